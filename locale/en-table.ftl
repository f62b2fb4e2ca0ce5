# The table on the full screen, in English. The same keys stand in it-table.ftl.

## The parts of the table

part-question = Question
part-story = Story
board-progress = { board-students }, { hand-size }
board-students = { $bar } { $students }/{ $goal } students
board-students-short = { $bar } { $students }/{ $goal }
hold-engineer = cannot win
hold-barred = cannot play { $kinds }
hold-open = open hand
board-standings = Students: { $players }
board-piles-short = D{ $draw } X{ $discard } S{ $study_room }
board-in-play = Under way: { $cards }
board-pass = When you have read this, press Enter and pass the keyboard: it is { $player }'s turn to answer.
board-over = The game is over. Press Enter to see how it went.
board-telling = ...
board-no-card = There is no card to show here.

# The type of a card in a few letters.
kind-short = { $kind ->
    [MATRICOLA] Fresh.
    [STUDENTE_SEMPLICE] Plain
    [LAUREANDO] Grad.
    [BONUS] Bonus
    [MALUS] Malus
    [MAGIA] Magic
   *[ISTANTANEA] Instant
}

## The choices of a turn

choice-play = Play a card
choice-own = Your cards on the table
choice-others = The others
choice-leave = Leave

## Undoing a move

event-taken-back = { $player } undoes the last move.
undo-not-allowed = Moves cannot be undone at this table: that is decided when a game begins.
undo-final = The last move cannot be undone: it is not yours, or a card was drawn or shown.

## A card close up

card-words = The words on this card
card-number = Page { $number } of { $count }
card-in-hand = In { $player }'s hand.
card-on-table = On the table, { $player }'s.
card-that-asks = This is the card the question is about.
card-that-answers = You can choose this card.
card-under-way = It is under way.

## The victory

victory-again = Again, with the same players
victory-replay = Watch the game again
victory-menu = Menu
victory-again-question = The new game will be called "{ $next }"; "{ $save }" stays among the saves and can be watched again. Go on?
victory-winner = { $player }: the winner
victory-hand = Hand: { $cards }
victory-summary = The game
victory-rounds = { $rounds ->
    [one] It lasted one turn.
   *[other] It lasted { $rounds } turns.
}
victory-played = { $player }: cards played { $played }, of which students { $students }; cards discarded { $discarded }.
victory-turnings = Turning points
turning-ahead = Turn { $round }: { $player } takes the lead with { $students } students.
turning-stolen = Turn { $round }: { $player } steals "{ $card }" from { $other }, who had { $students } students.
turning-won = Turn { $round }: { $player } wins with { $students ->
    [one] one student
   *[other] { $students } students
}.
turning-won-by = Turn { $round }: { $player } wins with { $students ->
    [one] one student: "{ $card }"
   *[other] { $students } students, the last one being "{ $card }"
}.
turning-eliminated = Turn { $round }: { $other } loses "{ $card }" with { $students } students in the classroom.
victory-statistics = The statistics, and how they have grown since you sat down
board-thinking = { $player } is thinking...
board-no-thought = A CPU player has stopped because of an error in the program. The game stays saved at the beginning of the turn.

## An automatic game

part-watch = Progress
watch-running = The computer plays, { $seconds ->
    [one] a move a second
   *[other] a move every { $seconds } seconds
}. { $player } is next.
watch-at-once = The computer plays without a pause. { $player } is next.
watch-held = Paused. { $player } is next.
watch-pace = Pace: a move every { $seconds } seconds.
watch-pace-at-once = Pace: without a pause.
watch-join = Will you play in { $player }'s stead from here on?
