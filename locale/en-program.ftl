# Menu, questions and command line, in English. The same keys are in it-program.ftl.

## The menu

welcome = Unstable Students
menu-new = [1] New game
menu-load = [2] Load a save
menu-statistics = [3] Statistics
menu-auto = [4] Watch the computer play
menu-quit = [0] Quit
menu-prompt = Choice:
goodbye = See you soon!

## Questions and answers

prompt-nonsense = "{ $answer }" is not valid here. { $expected }
prompt-number-expected = Type a number from { $first } to { $last }.
prompt-confirm = { $question } [y/n]
prompt-confirm-expected = Type y for yes or n for no.
prompt-more = -- Enter for more, 0 to stop --
choice = [{ $number }] { $answer }
choice-prompt = Choice ([c] your cards, [a] the others, [0] leave):
choice-expected = Type a number from 1 to { $last }, or c to see your cards, a to look at the others, 0 to leave.
end-of-input = End of input: stopping. If a game was under way, it stays saved at the beginning of the turn.
output-failed = Cannot write to the screen ({ $reason }). If a game was under way, it stays saved at the beginning of the turn.
output-failed-plain = Cannot write the text: { $reason }.

## Saves

folder-missing = The folder { $folder } does not exist yet.
saves-none = There are no saves yet.
saves-left-out = { $count ->
    [one] One .sav file is not listed because no save can have its name: rename it to see it.
   *[other] { $count } .sav files are not listed because no save can have their names: rename them to see them.
}
saves-prompt = Number or name of the save (0 to go back):
saves-unknown = No save is called "{ $save }". Type a number from the list or the name of a save.
saves-forget = The file of "{ $save }" is gone. Take the name off the list?
saves-forgotten = "{ $save }" is off the list.
save-line = { $save }: turn { $round }, { $player } to play ({ $players }), { $when }.
save-line-finished = Finished: { $player } has won.
save-line-odd = { $count ->
    [one] One oddity.
   *[other] { $count } oddities.
}
save-missing = { $save }: the file is gone.
save-damaged = { $save }: cannot be played: { $reason }.
no-save = No save is called "{ $save }" in { $folder }. { $count ->
    [0] The folder has none yet: begin a game from the menu or with "new".
   *[other] There are: { $names }.
}
save-odd = Note: { $oddity }
save-finished = This game is finished: { $player } has won. You can play its last turn, number { $round }, again, but the statistics will not count it twice.
save-replace = There is already a save called "{ $save }". Replace it?

## A new game

form-save = Name of the save (0 to go back):
form-players = How many players, 2 to 4?
form-computer = To let the computer play, type NAME=easy, NAME=medium or NAME=hard.
form-player = Name of player { $number }:
form-player-taken = A player is already called "{ $player }": choose another name.
form-options = Do you want to change the rules of the table?
form-option = { $option } ({ $possible }; Enter for "{ $default }"):
form-option-expected = Possible: { $possible }.
option-chooser = Who chooses what to eliminate when it concerns everyone: the player of the card (user) or whoever loses one (owner)
option-undo = Choices that have not yet shown a card can be undone

## The game

handover = Pass the keyboard: it is { $player }'s turn to answer. Press Enter when nobody else is looking.
action-menu = [1] Play a card  [2] Draw  [3] Your cards  [4] The others  [0] Leave:
action-expected = Type 1 to play a card, 2 to draw, 3 to see your cards, 4 to look at the others, 0 to leave.
hand-empty = Your hand is empty: you can only draw.
hand-nothing-playable = You cannot play any of these cards: you can draw.
hand-not-playable = [{ $number }] "{ $card }" cannot be played. { $reason }
hand-prompt = Which card do you play? (0 to go back)
others-all = All of them
others-prompt = Whom do you want to look at? (0 to go back)
leave-question = Do you really want to leave? The game stays saved at the beginning of turn { $round }.
left = Game saved: resume turn { $round } whenever you like with "{ $save }".
line-may-undo = [u] Undo your last move
line-undone = Your last move is undone.
final-hands = The game is over. Here are everyone's cards.

## The log

log-opening = Playing "{ $save }": { $players }.

## Statistics

statistics-empty = There are no statistics yet: finish a turn and they will appear here.
statistics-people = Games with people
statistics-automatic = Automatic games
statistics-leader = { $sort ->
    [wins] Most wins
    [games] Most games
    [rate] Best win rate
    [rounds] Most turns
    [discarded] Most cards discarded
    [played] Most cards played
   *[other] Most cards played ({ $figure })
}: { $players } ({ $value }).
# The records in one sentence, before a game.
statistics-records = Records so far: { $records }.
statistics-record = { $sort ->
    [wins] most wins
    [rate] best win rate
    [rounds] most turns
   *[played] most cards played
} { $players } ({ $value })
figure-name = Name
figure-wins = Wins
figure-games = Games
figure-rate = Win rate
figure-rounds = Turns
figure-discarded = Discarded
figure-played = Played
figure-studente = Students
figure-matricola = Fresh.
figure-studente-semplice = Plain
figure-laureando = Grad.
figure-bonus = Bonus
figure-malus = Malus
figure-magia = Magic
figure-istantanea = Instant

## Decks, checks, replays

deck-total = { $cards ->
    [one] One kind of card
   *[other] { $cards } different cards
}, { $copies } in all.
check-faulty = { $file }: faulty. { $reason }
check-deck = { $file }: a deck of { $cards ->
    [one] one card
   *[other] { $cards } cards
}, all in order.
check-save = { $file }: a save ({ $layout }), turn { $round }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
check-player = - { $player }: { $hand } in hand, { $classroom } in the classroom, { $bonus_malus } in the bonus-malus.
check-piles = - draw pile { $draw }, discards { $discard }, study room { $study_room }.
check-odd = - note: { $oddity }
replay-too-short = The journal has only { $moves ->
    [one] one move
   *[other] { $moves } moves
}, not { $wanted }: choose fewer.
replay-verified = Everything matches: { $moves ->
    [one] one move replayed
   *[other] { $moves } moves replayed
}.

## The command line

cli-about = Unstable Students, a card game for 2 to 4 players in the terminal.
cli-after-help = Without arguments the menu opens. To load a save named like a command, use --save.
cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-usage-game = unstable-students [OPTIONS] [NAME]
cli-usage-command = unstable-students COMMAND [OPTIONS]
cli-usage-of = unstable-students { $command } [OPTIONS]
cli-usage-with = unstable-students { $command } [OPTIONS] { $argument }
cli-value-name = NAME
cli-value-figure = FIGURE
cli-value-seat = PLAYER
cli-value-number = N
cli-value-milliseconds = MS
cli-value-option = KEY=VALUE
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-shell = SHELL
cli-name = The name of a save, without its extension
cli-save = The name of a save, even if it is that of a command
cli-version = Show the version
cli-help = Show this help
cli-dir = The folder of saves, mazzo.txt, stats.bin and log.txt
cli-lang = The language
cli-color = Colours, auto by default; NO_COLOR is respected
cli-width = The columns to use, 20 to 1000; by default those of the terminal
cli-plain = One sentence per line, no boxes or wrapping: for screen readers and programs
cli-new = Begin a game without the menu
cli-seat = A player, 2 to 4 times, in the order of play; NAME=easy, NAME=medium or NAME=hard if the computer plays, NAME=bot:COMMAND if another program does
cli-seat-again = Who plays as NAME from now on, for example NAME=bot:COMMAND; repeatable
cli-bot-time = Milliseconds another program has for each move, 2000 by default
cli-deck-file = A deck other than mazzo.txt
cli-seed = The seed: the same seed and the same choices give the same game; by default at random
cli-option = A rule of the table: chooser=user|owner, undo=true|false
cli-stats = Show the statistics
cli-format = The format of the result, { $default } by default
cli-sort = What to sort by, wins by default: name, wins, games, rate, rounds, discarded, played or a type of card
cli-saves = List the saves
cli-check = Check deck and save files and report problems
cli-check-file = Decks or saves
cli-replay = Replay the journal of a game and verify it
cli-replay-to = Only up to this move
cli-deck = Show all cards of a deck
cli-completions = Write the completions for a shell
cli-shell = bash, elvish, fish, powershell or zsh
cli-man = Write the man page
cli-auto = Let the computer play by itself, with all cards open
cli-auto-players = How many players, 2 to 4, all of the level medium; 4 by default
cli-auto-seat = A player, 2 to 4 times, in the order of play: NAME=easy, NAME=medium, NAME=hard or NAME=bot:COMMAND; a level alone is its own name
cli-auto-save = The name of the save, "auto" by default; a game that is there goes on. With --games the beginning of the names: NAME-1, NAME-2 and so on
cli-auto-delay = How many milliseconds lie between two moves; by default 1200 on the full screen and 0 by lines
cli-auto-games = How many games to play at once without showing them; tells at the end who has won
cli-arena = Let the computer play against itself and measure who wins
cli-arena-seat = Who plays, 2 to 4 times: NAME=random, NAME=course, NAME=easy, NAME=medium, NAME=hard or NAME=bot:COMMAND; a level alone is its own name
cli-arena-games = How many games, 1000 by default; with --rotate some more, so that all seats go round
cli-bot = Let a level play as a program of its own, over standard input and output (docs/bots.md)
cli-bot-level = The level that plays
cli-bot-simulations = How many games "difficile" simulates before each move, 1000 by default
cli-bot-threads = How many threads "difficile" shares its simulations among, 1 by default
cli-arena-seed = The seed of the first deal, 0 by default: the same seed gives the same games
cli-arena-threads = How many threads to use, 1 by default; the result is the same
cli-arena-rotate = Play every deal once with every player at every seat, and change neighbours from deal to deal, so that nothing favours anybody
cli-arena-cards = Show all cards, the one first by which most games are won
arena-level = Level
arena-faults = Faults
arena-time = ms/move
arena-rating = Rating
arena-card = Card
arena-users = Players
arena-cards = Which cards win games
arena-cards-best = Who played these cards won most often (those first of which that is surest):
arena-cards-worst = Who played these cards won least often (those first of which that is surest):
arena-games = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } seconds, { $unfinished ->
    [0] { $games ->
        [one] finished
       *[other] all finished
    }
   *[other] { $unfinished } without a winner after { $longest } moves
}; { $rounds } turns and { $moves } moves on average.
usage-see-help = Try "unstable-students --help".
usage-see-help-of = Try "unstable-students { $command } --help".
usage-no-value = The value of { $argument } is missing.
usage-invalid-value = "{ $value }" is not a valid value for { $argument }. Possible: { $possible }.
usage-wrong-value = "{ $value }" is not a valid value for { $argument }.
usage-out-of-range = "{ $value }" is not a valid value for { $argument }: give a whole number from { $least } to { $most }.
usage-unknown-argument = Unexpected argument: "{ $argument }".
usage-missing-argument = { $argument } is missing.
usage-conflict = { $argument } and { $other } cannot be used together: leave one of them out.
usage-twice = { $argument } is given twice: once is enough.
usage-before-command = Write "{ $argument }" after "{ $command }", not before it, if it is for that command; else leave it out.
usage-no-value-possible = { $argument } takes no value: leave "={ $value }" out.
usage-not-text = An argument is not UTF-8 text.
usage-new-missing = { $argument } is missing: outside a terminal it cannot be asked for.
usage-seats = There are 2 to 4 players, not { $value }.
usage-seat-kind = "{ $value }" is not a kind of player. { usage-seat-possible }
usage-seat-person = "{ $value }" is a person, and only the computer plays here. { usage-seat-possible }
usage-seat-possible = Possible: { $company ->
    [game] human, facile (easy), medio (medium), difficile (hard), bot:COMMAND
    [automatic] facile (easy), medio (medium), difficile (hard), bot:COMMAND
   *[arena] random, course, facile (easy), medio (medium), difficile (hard), bot:COMMAND
}.
usage-auto-series-exists = There is already a save called "{ $value }", and the games of this series would be called { $first }, { $second } and so on. Choose another name with --save.
usage-auto-exists = There is already a save called "{ $value }". To go on with that game, give only --save; for a new one choose another name.
games-interrupted = Interrupted: { $played } of { $games } games played.
games-hopeless = So the series ends here: { $played } of { $games } games played.
games-interrupted-save = The game "{ $save }" was left in the middle: "auto --save" with its name goes on with it.
usage-auto-save = A person plays in the game "{ $value }": load it without "auto".
usage-seat-twice = Two players are called "{ $value }": their names must differ.
usage-option-form = "{ $value }" does not have the form KEY=VALUE.
man-heading-name = NAME
man-heading-synopsis = SYNOPSIS
man-heading-description = DESCRIPTION
man-heading-options = OPTIONS
man-heading-commands = COMMANDS
man-heading-version = VERSION
man-heading-more = MORE

## The full screen

screen-too-small = The screen is too small: at least { $width } columns and { $height } lines are needed. Enlarge the window.
confirm-leave = Do you want to leave the program?
confirm-leave-game = Do you want to leave the program? The game stays saved at the beginning of the turn.
entry-new = New game
entry-saves = Load a save
entry-statistics = Statistics
entry-auto = Watch the computer play
entry-settings = Settings
entry-help = Help
entry-quit = Quit
key-confirm = choose
key-continue = go on
key-close = close
key-back = back
key-leave = leave
key-up = up
key-down = down
key-left = left
key-right = right
key-next-part = next pane
key-previous-part = previous pane
key-next = to the next
key-previous = to the previous
key-first = to the first
key-last = to the last
key-page-up = page up
key-page-down = page down
key-read-on = the rest
key-next-card = next card
key-previous-card = previous card
key-help = help
key-settings = settings
key-show-card = show the card
key-undo = undo
key-skip = show all
key-rename = rename
key-copy = copy
key-delete = delete
key-by-name = by name
key-replay = replay
key-sort = sort
key-export = export
key-step-back = step back
key-step-on = step on
key-round-back = previous turn
key-round-on = next turn
key-run = run/pause
key-jump = go to
key-viewer = point of view
key-take-over = play yourself
key-give-back = let the computer play
key-faster = faster
key-slower = slower
lines-because-dumb = This terminal cannot show the full screen: the game is played line by line.
lines-because-small = The full screen needs { $width } columns and { $height } lines: the game is played line by line.
settings-not-understood = Cannot understand the settings in "{ $file }" (line { $line }): the defaults are used. The file stays as it is until you change them.
panic = The program has stopped because of an internal error. If a game was under way, it stays saved at the beginning of the turn. To report it, attach "{ $file }".
