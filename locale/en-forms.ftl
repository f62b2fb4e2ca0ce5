# The forms of the full screen: the new game and the saves. it-forms.ftl has the same keys.

## A new game

field-save = Save
field-players = Players
field-player = Player { $number }
field-chooser = Who chooses
field-undo = Take back
field-seed = Seed
field-start = Begin the game
field-human = person
field-leaders = In the lead
field-seed-luck = by chance
field-save-taken = There is a game with this name: you will be asked before it is replaced.
field-seed-wrong = A seed is a whole number from 0 to { $last }. Leave it empty to shuffle by chance.
field-reason = { $field }: { $reason }
field-leave = Give this game up? What you have typed is lost.
value-user = who plays the card
value-owner = who loses the card
hint-save = The name by which you find the game again.
hint-players = How many you are, from 2 to 4: change it with the arrows or type the number.
hint-player = The name of who plays, in the order of play. Each a different one.
hint-chooser = When a card eliminates something of everybody, who plays it decides, or each for themselves.
hint-undo = Choices that have not yet shown a card to anybody can be taken back, such as who is hit. A card played or drawn stays.
hint-seed = The same seed and the same choices give the same game. Empty: shuffled by chance.
hint-start = Enter to begin.

## The saves

saves-title = Saves
saves-item-missing = { $save } (its file is gone)
saves-item-damaged = { $save } (cannot be played: { $reason })
saves-item-finished = { $save } (finished)
saves-no-journal = "{ $save }" has no journal: it cannot be watched.
saves-detail-missing = Enter to drop the name from the list.
saves-detail-round = Round { $round }, it is the turn of { $player }.
saves-detail-player = { $player }: { $hand } in hand, { $classroom } in the classroom, { $bonus_malus } bonus-malus.
saves-detail-when = Last time: { $when }.
saves-detail-layout = { $layout ->
    [official-64] Format: that of the original game.
    [official-32] Format: that of the original game, built for 32 bits.
   *[bare-players] Format: that of programs that write only the names of players.
}
saves-detail-journal = There is a journal: you can watch the game.
saves-detail-no-journal = There is no journal: the game cannot be watched.
saves-detail-new = You have not played it here yet.
saves-rename = What do you want to call "{ $save }"?
saves-copy = What is the copy of "{ $save }" called?
saves-by-name = Which save do you want to play? Type its name, without an extension.
saves-same = "{ $save }" is its name already. Type another one.
saves-taken = There is a game with this name: you will be asked before it is replaced.
saves-no-such = There is no save called "{ $save }".
saves-delete = Delete "{ $save }" and its journal? There is no way back.
