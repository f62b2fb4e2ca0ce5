# Settings, help, and what the words on cards mean, in English. The same keys are in it-looks.ftl.

## Words on cards

word-optional = (optional)
word-action = { $action ->
    [GIOCA] Play
    [SCARTA] Discard
    [ELIMINA] Eliminate
    [RUBA] Steal
    [PESCA] Draw
    [PRENDI] Take
    [BLOCCA] Block
    [SCAMBIA] Exchange
    [MOSTRA] Open hand
    [IMPEDIRE] Cannot play
   *[INGEGNERE] Cannot win
}
word-target = { $target ->
    [IO] You
    [TU] Another player
    [VOI] Every other player
   *[TUTTI] Every player
}

meaning-type = { $kind ->
    [STUDENTE] Any student: freshman, plain student or graduand.
    [MATRICOLA] A first-year student. Everybody begins with one in the classroom. One that leaves goes back to the study room.
    [STUDENTE_SEMPLICE] A student that does nothing but count towards the six.
    [LAUREANDO] A student with effects of its own.
    [BONUS] You put it in front of any player, yourself included. It helps.
    [MALUS] You put it in front of any player, yourself included. It hinders.
    [MAGIA] It has its effects when you play it, then goes to the discards.
    [ISTANTANEA] You never play it of your own accord: you answer with it when another player uses a card against you.
   *[ALL] Every card, whatever its type.
}
meaning-when = { $when ->
    [SUBITO] { $kind ->
        [MAGIA] At once, as soon as the magic card is played.
        [ISTANTANEA] When you answer with it to a card that another player uses against you.
       *[other] As soon as the card comes to lie on the table, also when it has been stolen.
    }
    [INIZIO] In every round of the player who has the card in front of them, before they draw.
    [FINE] When the card is eliminated or stolen. It still works for whoever loses it.
    [SEMPRE] All the time, until the card leaves the table.
   *[MAI] The effects never happen.
}
meaning-optional = You are asked, and may decline all effects of the card.
meaning-action = { $action ->
    [GIOCA] A card of that type is played from the hand, out of turn. Who has none plays none.
    [SCARTA] A card goes from the hand to the discards: of your own you choose which, of the others' chance does.
    [ELIMINA] A card goes from the table to the discards. You choose which, unless this table lets its owner choose.
    [RUBA] A card on the table comes to lie in front of you, and what it does when it enters happens for you. You cannot steal a card identical to one you have there.
    [PESCA] The top card of the draw pile enters the hand. If the pile is empty, the discards are shuffled and become it.
    [PRENDI] A card from another hand, picked by chance, enters yours.
    [BLOCCA] The effects of the card that attacks you end. What they have done already stays done.
    [SCAMBIA] Two players exchange all the cards in their hands.
    [MOSTRA] Everybody sees the hand of who has the card in front of them.
    [IMPEDIRE] Who has the card in front of them can neither play cards of that type nor defend with them.
   *[INGEGNERE] Who has the card in front of them cannot win, not even with six students.
}
meaning-target = { $target ->
    [IO] Who uses the card: who plays it, has it in front of them, or defends with it.
    [TU] Another player, whom you choose once for all effects of the card.
    [VOI] All the others, one after the other in the order of the table.
   *[TUTTI] You first, then all the others in the order of the table.
}

## Settings

settings-title = Settings
setting-language = Language
setting-theme = Colours
setting-borders = Boxes
setting-speed = Speed
setting-mouse = Mouse
value-system = as the system
value-it = Italiano
value-en = English
value-terminal = terminal
value-dark = dark
value-light = light
value-high-contrast = high contrast
value-colour-blind = colour-blind
value-none = none
value-ascii = ASCII
value-unicode = lines
value-off = off
value-on = on
value-quick = quick
value-slow = slow
about-language = The language of everything but the cards' own texts, which come from the deck. The log is always Italian.
about-theme = The terminal's own colours, colours on dark or on light, and others. No colour says anything that is not said without it too.
about-borders = What boxes are drawn with: the characters + - | that every terminal has, or lines.
about-speed = How you are told what happens: all at once, event by event, or slowly enough to read aloud.
about-mouse = Click to choose, turn the wheel to scroll. Meanwhile most terminals select text only with Shift held.
settings-no-colours = There are no colours now, because NO_COLOR or --color never says so.
settings-file = Kept in { $file }
settings-sample = This is what it looks like
sample-text = Text
sample-dim = Less important
sample-title = Title
sample-marked = Marked
sample-disabled = Not now
sample-good = Good
sample-bad = Bad

## Help

help-title = Help
help-heading-keys = Keys here
help-heading-everywhere = Everywhere
help-heading-rules = The rules in short
help-heading-words = The words on cards
help-any = A screen of the game.
help-menu = From here you begin a game, take one up again, look at the statistics and set how the program looks. The mark is on one entry: choose it, or press an entry's number or first letter.
help-table = The game. Above are the others, below are your own cards, and the question says what is asked of you. Answer by the number of an answer, or mark it and choose it. In your round: 1 play a card, 2 draw, 3 your cards, 4 the others, 0 leave.
help-handover = Somebody else has to answer, and must see only their own cards. Pass the keyboard; they choose when nobody else is looking.
help-card = A card in full, with what every word on it means.
help-new-game = What a new game needs: a name for its save, who plays, the rules of the table, and a seed if the same game should be played again. What is wrong with an entry is said beside it.
help-saves = Every game that is kept, with what is in it. Damaged ones and missing ones are marked with the reason.
help-statistics = What everybody has done in all games. People and automatic games are counted apart.
help-player = One player's figures, cards and victories, and how they do against another.
help-replay = A game again, from its beginning: step by step, round by round, or by itself.
help-settings = How the program looks and behaves. A change holds at once and is kept.
help-victory = The game is over: who has won, what everybody held, and what the game was like.

everywhere-letter = In a list a letter marks the next line that begins with it.
everywhere-mouse = A click chooses, the wheel scrolls. The settings can leave the mouse to the terminal.
everywhere-interrupt = Ctrl-C asks whether to leave, and leaves when pressed again. The game stays saved at the beginning of the round.
everywhere-suspend = Ctrl-Z goes back to the shell, where "fg" brings the game back. Ctrl-L draws the screen anew.
everywhere-brackets = What cannot be done now stands in brackets; its key tells why.

rules-goal = You win with six students in your classroom at the end of one of your rounds, unless a card in front of you forbids it.
rules-begin = You begin with a freshman in the classroom and five cards in your hand.
rules-round = In your round, what acts at its beginning happens, and you draw a card. Then you do one thing: play a card, or draw one more. At the end you keep five cards at most.
rules-student = Students go into your classroom. A bonus or a malus goes in front of a player of your choice. A magic card happens and is gone.
rules-defence = When another player's card is used against you, you are asked whether you answer with an instant, if you have one that can. The effects of that card are over then.
rules-identical = Nobody has two cards of the same name in front of them: a second one is discarded without effect.
rules-lost = What is impossible is left out, and the next effect goes on.

## Keys

key-number = choose by number
keyname-space = Space
keyname-enter = Enter
keyname-esc = Esc
keyname-backspace = Backspace
keyname-tab = Tab
keyname-back-tab = Shift-Tab
keyname-up = Up
keyname-down = Down
keyname-left = Left
keyname-right = Right
keyname-home = Home
keyname-end = End
keyname-page-up = PgUp
keyname-page-down = PgDn
keyname-delete = Del
