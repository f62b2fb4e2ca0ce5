# Errors and oddities, in English: what is wrong, with the wrong value, and what to do. The same keys, with the
# same variables, lie in it-faults.ftl.

## Files

fault-file = { $action ->
    [read] Cannot read "{ $path }"
    [write] Cannot write "{ $path }"
    [create_folder] Cannot create the folder "{ $path }"
    [set_aside] Cannot set "{ $path }" aside
    [delete] Cannot delete "{ $path }"
   *[lock] Cannot reserve the game with the file "{ $path }"
}: { fault-file-why }. { fault-file-advice }

fault-file-why = { $why ->
    [missing] { $action ->
        [read] it does not exist
        [set_aside] it does not exist
        [delete] it does not exist
       *[other] the folder it belongs in does not exist
    }
    [denied] the system does not allow it
    [full] the disk is full
    [quota] you have used up the space that the system grants you
    [read_only] the disk is read-only
    [no_file] it is a folder or a device, not a file
    [no_folder] a file stands in its path in place of a folder
    [exists] something else has this name already
    [too_large_to_write] it would become too large
    [bad_name] the system does not accept this name
    [large] it has more than { $limit } bytes, too many for a file of its kind
   *[other] the system answers "{ $system }"
}

fault-file-advice = { $why ->
    [missing] { $action ->
        [read] Check the name and the folder.
        [set_aside] Check the name and the folder.
        [delete] Check the name and the folder.
       *[other] Create the folder, or choose another one with --dir.
    }
    [denied] Check the permissions, or choose another folder with --dir.
    [full] Free some space and try again.
    [quota] Free some space and try again.
    [read_only] Choose another folder with --dir.
    [no_file] Move it away, or use another name.
    [no_folder] Move that file away, or choose another folder with --dir.
    [exists] Move it away, or choose another folder with --dir.
    [too_large_to_write] Remove what the file no longer needs, and try again.
    [bad_name] Use another name.
    [large] Check that it is the right file.
   *[other] Try again, or choose another folder with --dir.
}

fault-lock-held = Another program is already playing this game (the file "{ $path }" reserves it). Leave it there first, or choose another game.

fault-statistics-newer = The statistics in "{ $path }" have version { $version }, which is newer than this program: they stay as they are. Update the program.
notice-taken-over = The statistics of the original program were taken over, { $players ->
    [one] those of one player
   *[other] those of { $players } players
}. Its file is kept in "{ $path }".
notice-set-aside = The statistics were damaged and begin anew. The old file is kept in "{ $path }".

## Saved games

fault-load = "{ $path }" is not a saved game that can be read: { $why }. The file stays as it was: use an intact copy of it, or choose another game.
fault-save = This is not a saved game that can be read: { $why }.
fault-save-taken = There is a saved game called "{ $name }" already. Choose another name.
fault-save-text = The text "{ $text }" has a NUL or does not fit into the { $max } bytes that a save has for it. Shorten it and try again.

# The second half of a sentence, or a few words in a list.
fault-save-empty = the file is empty
fault-save-cut = cut off at byte { $offset }
fault-save-cut-detail = { fault-save-cut }, where { $needed ->
    [one] 1 more byte is needed
   *[other] { $needed } more bytes are needed
} and { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}
fault-save-count = at byte { $offset } { fault-save-field } is { $count }, too much for the { $left ->
    [one] 1 byte that is left
   *[other] { $left } bytes that are left
}
fault-save-value = at byte { $offset } { fault-save-field } is { $value }, { $field ->
    [players] but 2, 3 or 4 can play
   *[other] a value that does not exist
}
fault-save-zone = at byte { $offset } the card "{ $card }" ({ kind-label }) lies { fault-zone }, where it may not lie
fault-save-no-cards = up to byte { $offset } there is no card at all
fault-save-many-cards = up to byte { $offset } there are { $cards } cards, more than a game can have
fault-save-trailer = from byte { $offset } on there { $bytes ->
    [one] is 1 byte
   *[other] are { $bytes } bytes
} too many

fault-save-field = { $field ->
    [players] the number of players
    [cards] the number of cards
    [card_type] the type of a card
    [effects] the number of effects of a card
    [action] the action of an effect
    [target] the target of an effect
    [effect_type] the card type of an effect
    [when] the moment of a card's effects
   *[optional] the value of "optional" of a card
}

fault-zone = { $zone ->
    [hand] in a hand
    [classroom] in a classroom
    [bonus_malus] in a bonus-malus
    [draw] in the draw pile
    [discard] in the discard pile
   *[study_room] in the study room
}

## The deck

fault-deck = The deck "{ $path }" has an error. { $why }
fault-deck-line = Line { $line }: { fault-deck-expected } is expected there, but { $found }. Correct the line and try again.

fault-deck-expected = { $expected ->
    [copies] a number of copies (0 ends the deck; { $max } cards in all are the most)
    [name] the name of a card
    [description] the description of a card
    [card_type] a card type from 2 to 8
    [effect_count] a number of effects
    [effect] an effect, that is action (0 to 10), target (0 to 3) and card type (0 to 8),
    [when] the moment of the effects, from 0 to 4,
   *[optional] 0 or 1, that is whether the effects are optional,
}

fault-deck-end = the file ends
fault-deck-empty = the line is empty
fault-deck-text = it says "{ $text }"
fault-deck-value = it says { $value }
fault-deck-long = "{ $text }" has { $bytes } bytes and may have { $limit } at most
fault-deck-nul = the text has a NUL

## Names and options

fault-name-empty = A saved game needs a name. Give it one.
fault-name-separator = There is a "{ $separator }" in the name "{ $name }". Give the game's name without folders.
fault-name-dot-dot = There is ".." in the name "{ $name }". Leave one of the dots out.
fault-name-leading-dot = The name "{ $name }" begins with a dot. Begin it with another character.
fault-name-space = The name "{ $name }" begins or ends with a space. Leave the space out.
fault-name-control = There is the control character { $code } in the name "{ $name }". Leave it out.
fault-name-reserved = This system does not accept "{ $name }" as the name of a file. Choose another one.
fault-name-long = The name of the game has { $bytes } bytes and may have { $max } at most. Shorten it.

fault-player-empty = A player needs a name. Give one.
fault-player-long = The name "{ $name }" has { $bytes } bytes and may have { $max } at most (an accented letter takes 2). Shorten it.

fault-option-unknown = There is no option "{ $key }". You can use: { $known }.
fault-option-value = The option "{ $key }" cannot be "{ $value }". Possible values: { $possible }.

## Setting a game up

fault-setup-players = { $players ->
    [0] There are no players
    [one] There is one player only
   *[other] There are { $players } players
}, but { $min } to { $max } can play. Change the number of players.
fault-setup-cards = The deck has { $matricole ->
    [one] 1 freshman
   *[other] { $matricole } freshmen
} and { $others ->
    [one] 1 other card
   *[other] { $others } other cards
}: { $players } players need { $players } freshmen and { $needed } other cards. Use another deck, or play with fewer players.
fault-setup-other-players = The cards lie ready for { $found } players, but { $players } are at the table. Play with { $found } players.

fault-position-current = It should be the turn of player { $seat }, who does not exist. The game cannot go on: choose another one.
fault-position-round = The round has the number 0, but rounds are numbered from 1. The game cannot go on: choose another one.
fault-position-copies = Card number { $card } of the deck is there { $found ->
    [one] once
   *[other] { $found } times
} instead of { $expected }. The game cannot go on: choose another one.
fault-position-zone = Card number { $card } of the deck lies { fault-zone }, where it may not lie. The game cannot go on: choose another one.

# Who plays, where the name is not at hand.
fault-seat = Player { $seat }

## The journal of a game

fault-journal-empty = The journal of the game is empty: there is nothing to replay. { fault-journal-advice }
fault-journal-line = Line { $line } of the journal cannot be read ("{ $reason }"). { fault-journal-advice }
fault-journal-other-game = The journal is of another game, "{ $game }". Check the name.
fault-journal-other-rules = The journal follows version { $found } of the rules, but this program plays version { $known }. Replay it with the version of the program that wrote it.
fault-journal-other-generator = The journal uses the random generator "{ $generator }", which this program does not have. Replay it with the program that wrote it.
fault-journal-changed-deck = The deck in the journal was changed after the game. { fault-journal-advice }
fault-journal-options = The options in the journal do not fit. { $reason }
fault-journal-setup = The game of the journal cannot be set up again ("{ $reason }"). { fault-journal-advice }
fault-journal-move = The move in line { $line } of the journal is not legal there ("{ $reason }"). { fault-journal-advice }
fault-journal-undo = The move before line { $line } of the journal cannot be taken back: { $reason ->
    [not_allowed] this table plays without taking moves back
   *[final] there is none, or luck or a hidden card was involved
}. { fault-journal-advice }
fault-journal-other-state = In line { $line } of the journal the game is no longer the one that was played. { fault-journal-advice }

fault-journal-advice = The journal cannot be replayed from there on, but the saved game can still be loaded.

## Oddities

oddity-bare-players = The players are written as bare names, and the study room comes before the other piles.
oddity-pointers-32 = The file was written by a 32-bit program.
oddity-card-count = There are { $cards } cards instead of the { $official } of the official game.
oddity-identical-cards = { $player } has { $copies } copies of "{ $card }" { fault-zone }.
oddity-large-hand = { $player } has { $cards } cards in hand, above the limit of { $limit }.
oddity-matricola-outside = { $cards ->
    [one] 1 freshman lies
   *[other] { $cards } freshmen lie
} outside the study room and the classrooms.
oddity-duplicate-name = Two players are called "{ $name }": the second becomes "{ $shown }".
oddity-empty-name = A player has no name and becomes "{ $shown }".
oddity-not-terminated = The text "{ $text }" fills all of its room, without the NUL that should end it.
oddity-older-encoding = The texts are in { $encoding } instead of UTF-8.
oddity-round-from-trailer = The number of the round, { $round }, was only in the last 4 bytes of the file.
oddity-unknown-trailer = At the end of the file there { $bytes ->
    [one] is 1 unknown byte
   *[other] are { $bytes } unknown bytes
}.
oddity-own-block = The options, seats and luck of the game cannot be read: it goes on with the defaults.
oddity-same-name = There are different cards with the same name, "{ $card }".
oddity-idle-spell = The effects of the magic card "{ $card }" do not happen at once (SUBITO): playing it does nothing.
oddity-idle-instant = The instant "{ $card }" cannot block anything at once (BLOCCA, SUBITO): it can never be played.
