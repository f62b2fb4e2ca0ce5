# The forms of the full screen: the new game and the saves. it-forms.ftl has the same keys.

## A new game

field-save = Save
field-players = Players
field-player = Player { $number }
field-name = Name
field-chooser = Chooser
field-undo = Undo
field-seed = Seed
field-start = Begin the game
kind-human = person
kind-facile = computer: easy
kind-medio = computer: medium
kind-difficile = computer: hard
field-leaders = In the lead
field-seed-luck = random
field-save-proposed = game { $number }
field-save-taken = There is a game with this name: you will be asked before it is replaced.
field-seed-wrong = A seed is a whole number from 0 to { $last }. Leave it empty to shuffle at random.
field-deck = Deck: { $file }.
field-reason = { $field }: { $reason }
field-leave = Leave the form? What you have typed will be lost.
value-user = the player of the card
value-owner = the owner of the lost card
hint-save = The name by which you find the game again. Click on it to have one proposed.
hint-players = How many play, the computer included, from 2 to 4: change it with the arrows or type the number.
hint-kind = Who plays: a person, or the computer at one of three levels. Change it with the arrows or the numbers 1 to 4.
hint-player = The players' names, in the order of play, all different. Another click on an empty name proposes one.
hint-chooser = When a card makes everyone lose something, its player chooses what, or each player does.
hint-undo = Choices that have not yet shown a card to anyone can be undone, such as that of a target. A card played or drawn stays.
hint-seed = The same seed and the same choices give the same game. Empty: shuffled at random.
hint-start = Press Enter to begin.

## The saves

saves-title = Saves
saves-item-missing = { $save } (its file is gone)
saves-item-damaged = { $save } (cannot be played: { $reason })
saves-item-finished = { $save } (finished)
saves-no-journal = "{ $save }" has no journal: it cannot be watched.
saves-detail-missing = Press Enter to take the name off the list.
saves-detail-round = Turn { $round }: { $player } to play.
saves-detail-player = { $player }: { $hand } in hand, { $classroom } in the classroom, { $bonus_malus } bonus-malus.
saves-detail-when = Last time: { $when }.
saves-detail-layout = { $layout ->
    [official-64] Format: that of the original game.
    [official-32] Format: that of the original game, built for 32 bits.
   *[bare-players] Format: that of programs that store only the names of players.
}
saves-detail-journal = There is a journal: you can watch the game.
saves-detail-no-journal = There is no journal: the game cannot be watched.
saves-detail-new = You have not played it here yet.
saves-rename = What do you want to call "{ $save }"?
saves-copy = What do you want to call the copy of "{ $save }"?
saves-by-name = Which save do you want to play? Type its name, without an extension.
saves-same = It is already called "{ $save }". Type another name.
saves-taken = There is a game with this name: you will be asked before it is replaced.
saves-no-such = There is no save called "{ $save }".
saves-delete = Delete "{ $save }" and its journal? This cannot be undone.
