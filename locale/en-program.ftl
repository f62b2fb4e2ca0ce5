# Menu, questions and command line, in English. The same keys are in it-program.ftl.

## The menu

welcome = Unstable Students
menu-new = [1] New game
menu-load = [2] Load a save
menu-statistics = [3] Statistics
menu-quit = [0] Quit
menu-prompt = Choice:
goodbye = See you soon!

## Questions and answers

prompt-nonsense = "{ $answer }" makes no sense here. { $expected }
prompt-number-expected = Type a number from { $first } to { $last }.
prompt-confirm = { $question } [y/n]
prompt-confirm-expected = Type y for yes or n for no.
prompt-more = -- Enter for more, 0 to stop --
choice = [{ $number }] { $answer }
choice-prompt = Choice ([c] your cards, [a] the others, [0] leave):
choice-expected = Type a number from 1 to { $last }, or c to see your cards, a to look at the others, 0 to leave.
end-of-input = Nobody answers any more, so the program stops here. A game under way stays saved at the beginning of the round.
output-failed = The screen cannot be written to ({ $reason }). The game stays saved at the beginning of the round.

## Saves

saves-none = There are no saves yet.
saves-prompt = Number or name of the save (0 to go back):
saves-unknown = No save is called "{ $save }". Type a number of the list or the name of a save.
saves-forget = The file of "{ $save }" is gone. Take the name off the list?
saves-forgotten = "{ $save }" is off the list.
save-line = { $save }: round { $round }, { $player } to play ({ $players }), { $when }.
save-line-finished = Finished: { $player } has won.
save-line-odd = { $count ->
    [one] One thing about it is odd.
   *[other] { $count } things about it are odd.
}
save-missing = { $save }: the file is gone.
save-damaged = { $save }: cannot be played: { $reason }.
no-save = No save is called "{ $save }" in { $folder }. { $count ->
    [0] The folder has none yet: begin a game from the menu or with "new".
   *[other] There are: { $names }.
}
save-odd = Note: { $oddity }
save-finished = This game is finished: { $player } has won. You can play its last round, number { $round }, again, but the statistics will not count it twice.
save-replace = There is a save called "{ $save }" already. Replace it?

## A new game

form-save = Name of the save (0 to go back):
form-players = How many players, 2 to 4?
form-player = Name of player { $number }:
form-player-taken = Somebody is called "{ $player }" already: choose another name.
form-options = Do you want to change the rules of the table?
form-option = { $option } ({ $possible }; Enter for "{ $default }"):
form-option-expected = Possible: { $possible }.
option-chooser = Who chooses what is eliminated when it concerns all players: whoever plays the card (user) or whoever loses one (owner)
option-undo = The last move can be taken back

## The game

handover = Pass the keyboard: it is { $player }'s turn to answer. Press Enter when nobody else is looking.
action-menu = [1] Play a card  [2] Draw  [3] Your cards  [4] The others  [0] Leave:
action-expected = Type 1 to play a card, 2 to draw, 3 to see your cards, 4 to look at the others, 0 to leave.
hand-empty = Your hand is empty: you can only draw.
hand-nothing-playable = You can play none of these cards: you can draw.
hand-not-playable = [{ $number }] "{ $card }" cannot be played. { $reason }
hand-prompt = Which card do you play? (0 to go back)
others-all = All of them
others-prompt = Whom do you want to look at? (0 to go back)
leave-question = Do you really want to leave? The game stays saved at the beginning of round { $round }.
left = Game saved: take up round { $round } whenever you like with "{ $save }".
line-may-undo = [u] Take your last move back
line-undone = Your last move is taken back.
final-hands = The game is over. Here are everybody's cards.

## The log

log-opening = Playing "{ $save }": { $players }.

## Statistics

statistics-empty = There are no statistics yet: finish a round and they will appear here.
statistics-people = Games between people
statistics-automatic = Automatic games
statistics-leader = Leading in { $figure }: { $players } ({ $value }).
figure-name = Name
figure-wins = Wins
figure-games = Games
figure-rate = Win rate
figure-rounds = Rounds
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

deck-total = { $cards } different cards, { $copies } in all.
check-faulty = { $file }: not good. { $reason }
check-deck = { $file }: a deck of { $cards } cards, all in order.
check-save = { $file }: a save ({ $layout }), round { $round }, { $cards } cards.
check-player = - { $player }: { $hand } in hand, { $classroom } in the classroom, { $bonus_malus } in the bonus-malus.
check-piles = - draw pile { $draw }, discards { $discard }, study room { $study_room }.
check-odd = - note: { $oddity }
replay-too-short = The journal has only { $moves ->
    [one] one move
   *[other] { $moves } moves
}, not { $wanted }: choose fewer.
replay-verified = All is as it was: { $moves ->
    [one] one move played again
   *[other] { $moves } moves played again
}.

## The command line

cli-about = Unstable Students, a card game of 2 to 4 players for the terminal.
cli-after-help = Without arguments the menu opens. A save that is called like a command is loaded with --save.
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
cli-value-option = KEY=VALUE
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-shell = SHELL
cli-name = The name of a save, without its extension
cli-save = The name of the save, whatever it is
cli-version = Show the version
cli-help = Show this help
cli-dir = The folder of saves, mazzo.txt, stats.bin and log.txt
cli-lang = The language
cli-color = Colours; NO_COLOR is respected
cli-width = The columns to use, 20 to 1000
cli-plain = One sentence a thing, without boxes or folded lines: for screen readers and programs
cli-new = Begin a game without the menu
cli-seat = A player, 2 to 4 times, in the order of play; NAME=easy, NAME=medium or NAME=hard if the computer plays
cli-deck-file = A deck other than mazzo.txt
cli-seed = The seed: the same seed and the same choices give the same game
cli-option = A rule of the table: chooser=user|owner, undo=true|false
cli-stats = Show the statistics
cli-format = The form of the result
cli-sort = What to sort by: name, wins, games, rate, rounds, discarded, played or a type of card
cli-saves = List the saves
cli-check = Say what files are and what is odd or wrong about them
cli-check-file = Decks or saves
cli-replay = Run the journal of a game again and verify it
cli-replay-to = Only up to this move
cli-deck = Show all cards of a deck
cli-completions = Write the completions for a shell
cli-shell = bash, elvish, fish, powershell or zsh
cli-man = Write the man page
cli-arena = Let the computer play against itself and measure who wins
cli-arena-seat = Who plays, 2 to 4 times: NAME=easy, NAME=medium or NAME=hard
cli-arena-games = How many games, at least; every deal is played once for every seating
cli-arena-threads = How many threads to use; the result is the same
arena-level = Level
arena-games = { $games } games in { $seconds } seconds, { $unfinished } broken off; { $rounds } rounds and { $moves } moves on average.
usage-level = "{ $value }" is no level. Possible: facile (easy), medio (medium), difficile (hard).
usage-see-help = Try "unstable-students --help".
usage-no-value = { $argument } lacks its value.
usage-invalid-value = "{ $value }" is no value of { $argument }. Possible: { $possible }.
usage-wrong-value = "{ $value }" is no value of { $argument }.
usage-unknown-argument = "{ $argument }" makes no sense here.
usage-missing-argument = { $argument } is missing.
usage-conflict = { $argument } does not go with the rest, or stands there twice.
usage-not-text = An argument is no UTF-8 text.
usage-new-missing = { $argument } is missing: outside a terminal it cannot be asked for.
usage-seats = There are 2 to 4 players, not { $value }.
usage-seat-kind = "{ $value }" is no kind of player. Possible: human, facile (easy), medio (medium), difficile (hard).
usage-nobody = At least one player has to be a person.
usage-seat-twice = Two players are called "{ $value }": their names have to differ.
usage-option-form = "{ $value }" does not have the form KEY=VALUE.

## The full screen

screen-too-small = The screen is too small: at least { $width } columns and { $height } lines are needed. Enlarge the window.
confirm-leave = Do you want to leave? A game under way stays saved at the beginning of the round.
entry-new = New game
entry-saves = Load a save
entry-statistics = Statistics
entry-settings = Settings
entry-help = Help
entry-quit = Quit
key-confirm = choose
key-back = back
key-leave = leave
key-up = up
key-down = down
key-left = left
key-right = right
key-next-part = other part
key-previous-part = part before
key-first = to the first
key-last = to the last
key-page-up = page up
key-page-down = page down
key-help = help
key-settings = settings
key-show-card = show the card
key-undo = take back
key-skip = show all
key-rename = rename
key-copy = copy
key-delete = delete
key-by-name = by name
key-replay = replay
key-sort = sort
key-export = export
key-step-back = a step back
key-step-on = a step on
key-round-back = round before
key-round-on = next round
key-run = run or hold
key-jump = go to
key-viewer = whose eyes
key-faster = faster
key-slower = slower
lines-because-dumb = This terminal cannot show the full screen: the game goes by lines.
lines-because-small = The full screen needs { $width } columns and { $height } lines: the game goes by lines.
settings-not-understood = The settings in "{ $file }" make no sense ({ $reason }): the usual ones are used. The file stays as it is until you change them.
panic = The program has stopped because of a fault of its own. The game is saved at the beginning of the round. To report it, send "{ $file }" along.
