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
    [MATRICOLA] A first-year student. Everyone begins with one in the classroom. One that leaves goes back to the study room.
    [STUDENTE_SEMPLICE] A student with no effects: it only counts towards the six.
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
        [ISTANTANEA] When you use it to answer a card that another player uses against you.
       *[other] As soon as the card enters the table, also when it has been stolen.
    }
    [INIZIO] In every turn of the player who has the card in front of them, before they draw.
    [FINE] When the card is eliminated or stolen. It still works for whoever loses it.
    [SEMPRE] All the time, until the card leaves the table.
   *[MAI] The effects never apply.
}
meaning-optional = You are asked, and may decide not to use the card's effects at all.
meaning-action = { $action ->
    [GIOCA] A card of that type is played from the hand, out of turn. A player with none plays none.
    [SCARTA] A card goes from the hand to the discards: from your own you choose it, from the others' it is picked at random.
    [ELIMINA] A card goes from the table to the discards. You choose which, unless this table lets its owner choose.
    [RUBA] A card on the table moves in front of you, and what it does when it enters now works for you. You cannot steal a card identical to one you have there.
    [PESCA] The top card of the draw pile enters the hand. If the pile is empty, the discards are shuffled into a new one.
    [PRENDI] A card picked at random from another hand enters yours.
    [BLOCCA] The effects of the card that attacks you end. What they have already done stays.
    [SCAMBIA] Two players exchange all the cards in their hands.
    [MOSTRA] Everyone sees the hand of the player who has the card in front of them.
    [IMPEDIRE] The player who has the card in front of them can neither play cards of that type nor defend with them.
   *[INGEGNERE] The player who has the card in front of them cannot win, not even with six students.
}
meaning-target = { $target ->
    [IO] The user of the card: the player who plays it, has it in front of them, or defends with it.
    [TU] Another player, whom you choose once for all effects of the card.
    [VOI] All the others, one after the other in the order of the table.
   *[TUTTI] You first, then all the others in the order of the table.
}

## Settings

settings-title = Settings
setting-language = Language
setting-theme = Colours
setting-borders = Boxes
setting-speed = Animation
setting-mouse = Mouse
value-system = same as the system
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
about-theme = The terminal's own colours, colours on a dark or light background, and others. Nothing is said by colour alone.
about-borders = What boxes are drawn with: the characters + - | that every terminal has, or lines.
about-speed = How you are told what happens: all at once, event by event, or slowly enough to read aloud.
about-mouse = Click to choose, turn the wheel to scroll. Meanwhile most terminals select text only with Shift held.
settings-no-colours = There are no colours now, because NO_COLOR or --color never says so.
settings-file = Saved in { $file }
settings-sample = This is what it looks like
sample-text = Text
sample-dim = Less important
sample-title = Title
sample-marked = Selected
sample-disabled = Not now
sample-good = Good
sample-bad = Bad

## Help

help-title = Help
help-heading-keys = Keys here
help-heading-signs = Signs on the table
help-heading-everywhere = Everywhere
help-heading-rules = The rules in short
help-heading-words = The words on cards
help-any = A screen of the game.
help-menu = From here you begin a game, resume one, look at the statistics and set how the program looks. One entry is selected: press Enter, or an entry's number or first letter.
help-table = The game. Above are the others, below are your own cards, and the question says what is asked of you. Type the number of an answer, or select it and press Enter. In your turn: 1 play a card, 2 draw, 3 your cards on the table, 4 the others, 0 leave.
help-handover = Someone else has to answer, and must see only their own cards. Pass them the keyboard: they go on when nobody else is looking.
help-card = A card in full, with what every word on it means. Further pages show the cards beside it, those under way and those the story tells of, latest first.
help-new-game = What a new game needs: a name for its save, who plays (people or the computer), the rules of the table, and a seed if the same game should be played again. Errors are shown below each field.
help-saves = Every saved game, with what is in it. Damaged and missing ones are marked, with the reason.
help-statistics = What everyone has done in all games. Games with people and games of the computer alone are counted separately.
help-player = One player's figures, cards and victories, and how they do against another.
help-watch = A game that only the computer plays, with all cards open. You can pause it, let it go move by move, faster or slower, or take the seat of the player who has to decide: from then on you see only that player's cards. The game is saved at the beginning of every turn, and goes on like any other.
help-replay = A game again, from its beginning: step by step, turn by turn, or by itself.
help-settings = How the program looks and behaves. A change takes effect at once and is kept.
help-victory = The game is over: who has won, what everyone held, and how the game went.

everywhere-letter = In a list, type a letter to jump to the next entry starting with it.
everywhere-mouse = A click chooses an answer, an entry of a menu or a command of the key bar. It marks a card or a line of a list, and another one chooses that. The wheel scrolls. The settings can leave the mouse to the terminal.
everywhere-typing = Where text is typed, Ctrl-U deletes everything before the cursor, and Ctrl-W one word.
everywhere-interrupt = Ctrl-C asks whether to leave, and leaves when pressed again. The game stays saved at the beginning of the turn.
everywhere-suspend = Ctrl-Z goes back to the shell, where "fg" brings the game back. Ctrl-L redraws the screen.
everywhere-brackets = Unavailable actions are in brackets; press their key to see why.

signs-piles = "D117 X2 S4" at the top: the cards in the draw pile, the discards and the study room.
signs-players = "*" before a name: it is their turn. "##....": the students in the classroom, out of those needed to win. "! open hand": something hampers the player, in this case everyone sees their hand.
signs-kinds = Before the name of a card: m freshman, s plain student, l graduand, + bonus, - malus, ~ magic, ! instant.
signs-cards = "[2]": the number that chooses the card. "x2": there are two copies. "(-)" or "(x2)": it cannot be chosen now. A name in brackets under another player: a card of their open hand. "+3": three more, for which there is no room.

rules-goal = You win with six students in your classroom at the end of one of your turns, unless a card in front of you prevents it.
rules-begin = You begin with a freshman in the classroom and five cards in your hand.
rules-round = At the beginning of your turn your cards that act then take effect, and you draw a card. Then you do one thing: play a card, or draw one more. At the end you keep at most five cards.
rules-student = Students go into your classroom. A bonus or a malus goes in front of a player of your choice. A magic card takes effect at once and goes to the discards.
rules-defence = When another player's card is used against you, you may answer with an instant, if you have a suitable one. The effects of that card then end.
rules-identical = Nobody has two cards with the same name in front of them: a second one is discarded without effect.
rules-lost = An impossible effect is skipped, and the next one follows.

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
