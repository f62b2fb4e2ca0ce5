# The table on the full screen, in English. The same keys stand in it-table.ftl.

## The parts of the table

part-question = Question
part-story = Story
board-progress = { $bar } { $students }/{ $goal } students, { hand-size }
hold-engineer = cannot win
hold-barred = cannot play { $kinds }
hold-open = open hand
board-piles-short = D{ $draw } X{ $discard } S{ $study_room }
board-pass = When you have read this, press Enter and pass the keyboard: it is { $player }'s turn to answer.
board-over = The game is over. Press Enter to see how it went.
board-telling = ...
board-story-goes-on = (still being told)
board-no-card = There is no card to show here.

# The type of a card in a few letters.
kind-short = { $kind ->
    [MATRICOLA] Matr.
    [STUDENTE_SEMPLICE] Simple
    [LAUREANDO] Laur.
    [BONUS] Bonus
    [MALUS] Malus
    [MAGIA] Magic
   *[ISTANTANEA] Instant
}

## The choices of a round

choice-play = Play a card
choice-own = Your cards
choice-others = The others
choice-leave = Leave

## Taking a move back

event-taken-back = { $player } takes the last move back.
undo-not-allowed = Moves are not taken back at this table: that is agreed on when a game begins.
undo-final = The last move cannot be taken back: it is not yours, or a card was drawn, or one was shown.

## A card from near

card-words = The words on this card
card-number = Card { $number } of { $count }
card-in-hand = In { $player }'s hand.
card-on-table = On the table, { $player }'s.
card-that-asks = This is the card in question.
card-that-answers = You can answer with this card.

## The victory

victory-again = Again, with the same players
victory-replay = Watch the game again
victory-menu = Menu
victory-again-question = The new game takes the place of "{ $save }", which is finished and could not be watched again after that. Go on?
victory-hand = Hand: { $cards }
victory-summary = The game
victory-rounds = { $rounds ->
    [one] It lasted one round.
   *[other] It lasted { $rounds } rounds.
}
victory-played = { $player }: cards played { $played }, students among them { $students }; cards discarded { $discarded }.
victory-turnings = Where it turned
turning-ahead = Round { $round }: { $player } takes the lead with { $students } students.
turning-stolen = Round { $round }: { $player } steals "{ $card }" from { $other }, who had { $students } students.
turning-eliminated = Round { $round }: { $other } loses "{ $card }" when having { $students } students.
victory-statistics = The statistics, and how they have grown since you sat down
board-thinking = { $player } is thinking...
board-no-thought = A CPU player has stopped because of a fault of the program. The game stays saved at the beginning of the round.
