# Errors and oddities, in English: what is wrong, with the wrong value, and what to do. The same keys, with the
# same variables, are in it-faults.ftl.

## Files

fault-file = { $action ->
    [read] Cannot read "{ $path }"
    [write] Cannot write "{ $path }"
    [create_folder] Cannot create the folder "{ $path }"
    [set_aside] Cannot set "{ $path }" aside
    [delete] Cannot delete "{ $path }"
   *[lock] Cannot create the lock file "{ $path }"
}: { fault-file-why }. { fault-file-advice }

fault-file-why = { $why ->
    [missing] { $action ->
        [read] it does not exist
        [set_aside] it does not exist
        [delete] it does not exist
       *[other] the folder it belongs in does not exist
    }
    [denied] permission denied
    [full] the disk is full
    [quota] you have used up your disk quota
    [read_only] the disk is read-only
    [no_file] it is a folder or a device, not a file
    [no_folder] its path has a file in place of a folder
    [exists] something with this name is already there
    [too_large_to_write] it would become too large
    [bad_name] the system does not accept this name
    [large] it has more than { $limit } bytes, too many for a file of its kind
    [busy] another program is using it
    [away] the disk or the network does not answer
   *[other] the system reports an error while reading or writing
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

fault-keeper = The game cannot be saved any more because of an error in the program. It stays as it was saved last.
fault-lock-held = This game is already open in another program (lock file "{ $path }"). Close it there, or choose another game.

fault-statistics-newer = The statistics in "{ $path }" have version { $version }, which is newer than this program: they stay as they are. Update the program.
notice-taken-over = Imported the original program's statistics ({ $players ->
    [one] one player
   *[other] { $players } players
}). Its file is kept in "{ $path }".
notice-set-aside = The statistics were damaged and start again from zero. The old file is kept in "{ $path }". Which of the saved games were finished is not known any more.

## Saved games

fault-load = Cannot load "{ $path }": { $why }. The file stays as it was: use an intact copy of it, or choose another game.
fault-save = Save format not recognised: { $why }.
fault-save-taken = There is already a saved game called "{ $name }". Choose another name.
fault-save-text = The text "{ $text }" contains a NUL or does not fit into the { $max } bytes that a save has for it. Shorten it and try again.
fault-check-other = It is { $what ->
    [journal] the journal of a game
    [statistics] a file of statistics
    [settings] the file of the settings
   *[log] the history of all games
}, neither a deck nor a saved game. Name a deck or a .sav file.

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
fault-save-count = at byte { $offset } { fault-save-field } is { $count }, impossible with { $left ->
    [one] 1 byte left
   *[other] { $left } bytes left
}
fault-save-value = at byte { $offset } { fault-save-field } is { $value }, { $field ->
    [players] but 2, 3 or 4 can play
   *[other] a value that does not exist
}
fault-save-zone = at byte { $offset } the card "{ $card }" ({ kind-label }) is { fault-zone }, where it cannot be
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
fault-deck-line = Line { $line }: { fault-deck-expected } is expected, but { $found }. Correct the line and try again.
fault-deck-no-cards = Line { $line }: the deck ends here without a single card. Write the cards before the 0 that closes it, or use another deck.

fault-deck-expected = { $expected ->
    [copies] a number of copies (0 ends the deck; at most { $max } cards in all)
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
fault-deck-long = "{ $text }" has { $bytes } bytes and may have at most { $limit }
fault-deck-nul = the text contains a NUL

## Names and options

fault-name-empty = Type a name for the game.
fault-name-separator = There is a "{ $separator }" in the name "{ $name }". Type the game's name without folders.
fault-name-dot-dot = There is ".." in the name "{ $name }". Remove one of the dots.
fault-name-leading-dot = The name "{ $name }" begins with a dot. Start it with another character.
fault-name-space = The name "{ $name }" begins or ends with a space. Remove the space.
fault-name-control = There is the control character { $code } in the name "{ $name }". Remove it.
fault-name-reserved = This system does not accept "{ $name }" as the name of a file. Choose another one.
fault-name-long = The name of the game has { $bytes } bytes and may have at most { $max }. Shorten it.

fault-player-empty = Type a name for the player.
fault-player-long = The name "{ $name }" has { $bytes } bytes and may have at most { $max } (an accented letter takes 2). Shorten it.
fault-player-invisible = The name of the player has no character that can be seen. Write one.

fault-option-unknown = There is no option "{ $key }". You can use: { $known }.
fault-option-value = The option "{ $key }" cannot be "{ $value }". Possible values: { $possible }.

## Setting a game up

fault-setup-players = { $players ->
    [0] There are no players
    [one] There is only one player
   *[other] There are { $players } players
}, but { $min } to { $max } can play. Change the number of players.
fault-setup-cards = The deck has { $matricole ->
    [one] 1 freshman
   *[other] { $matricole } freshmen
} and { $others ->
    [one] 1 other card
   *[other] { $others } other cards
}: { $players } players need { $players } freshmen and { $needed } other cards. Use another deck, or play with fewer players.
fault-setup-other-players = The cards are laid out for { $found } players, but { $players } are at the table. Play with { $found } players.

fault-position-current = It should be the turn of player { $seat }, who does not exist. The game cannot go on: choose another one.
fault-position-round = The turn has the number 0, but turns are numbered from 1. The game cannot go on: choose another one.
fault-position-copies = Card number { $card } of the deck is present { $found ->
    [one] once
   *[other] { $found } times
} instead of { $expected }. The game cannot go on: choose another one.
fault-position-zone = Card number { $card } of the deck is { fault-zone }, where it cannot be. The game cannot go on: choose another one.

# Who plays, where the name is not at hand.
fault-seat = Player { $seat }

fault-no-such-player = Nobody in this game is called "{ $player }". Check the name given with --seat.

## The journal of a game

fault-journal-empty = The journal of the game is empty: there is nothing to replay. { fault-journal-advice }
fault-journal-line = Line { $line } of the journal cannot be read. { fault-journal-advice }
fault-journal-other-game = The journal belongs to another game, "{ $game }". Check the name.
fault-journal-other-rules = The journal follows version { $found } of the rules, but this program plays version { $known }. Replay it with the version of the program that wrote it.
fault-journal-other-generator = The journal uses the random generator "{ $generator }", which this program does not have. Replay it with the program that wrote it.
fault-journal-changed-deck = The deck in the journal was changed after the game. { fault-journal-advice }
fault-journal-options = The options in the journal are not valid. { $reason }
fault-journal-setup = The game of the journal cannot be set up again. { fault-journal-advice }
fault-journal-move = The move in line { $line } of the journal is not legal there. { fault-journal-advice }
fault-journal-undo = The move before line { $line } of the journal cannot be undone: { $reason ->
    [not_allowed] moves cannot be undone at this table
   *[final] there is none, or luck or a hidden card was involved
}. { fault-journal-advice }
fault-journal-other-state = In line { $line } of the journal the game is no longer the one that was played. { fault-journal-advice }

fault-journal-advice = The journal cannot be replayed from there on, but the saved game can still be loaded.

## Oddities

oddity-bare-players = The players are written as bare names, and the study room comes before the other piles.
oddity-pointers-32 = The file was written by a 32-bit program.
oddity-card-count = { $cards ->
    [one] There is one card
   *[other] There are { $cards } cards
} instead of the { $official } of the official game.
oddity-identical-cards = { $player } has { $copies } copies of "{ $card }" { fault-zone }.
oddity-large-hand = { $player } has { $cards } cards in hand, above the limit of { $limit }.
oddity-matricola-outside = { $cards ->
    [one] 1 freshman is
   *[other] { $cards } freshmen are
} outside the study room and the classrooms.
oddity-duplicate-name = Two players are called "{ $name }": the second becomes "{ $shown }".
oddity-empty-name = A player has no name and becomes "{ $shown }".
oddity-not-terminated = The text "{ $text }" fills all of its space, without the NUL that should end it.
oddity-older-encoding = The texts are in { $encoding } instead of UTF-8.
oddity-round-from-trailer = The number of the turn, { $round }, was only in the last 4 bytes of the file.
oddity-unknown-trailer = At the end of the file there { $bytes ->
    [one] is 1 unknown byte
   *[other] are { $bytes } unknown bytes
}.
oddity-own-block = The options, seats and random state of the game cannot be read: it goes on with the defaults.
oddity-same-name = There are different cards with the same name, "{ $card }".
oddity-idle-spell = The effects of the magic card "{ $card }" are not immediate (SUBITO): playing it does nothing.
oddity-idle-instant = The instant "{ $card }" cannot block immediately (BLOCCA, SUBITO): it can never be played.

## Programs that play

program-replaced = { $player }'s program { $why }: the easy level makes this move.
program-failing = { $player }'s program ("{ $command }") { $why }: whenever it does not play, the easy level plays in its place.
program-failed = { $player }'s program { $why }: this happened { $times ->
    [one] once
   *[other] { $times } times
}.
program-own-moves = Of { $moves } moves { $player }'s program made { $own } itself; the easy level made the others and counts as { $player }.
program-never-moved = { $player }'s program did not make a single move: the results are those of the easy level, which played in its place.
program-awaited = Waiting for { $player }'s program...
program-absent = { $player } was played by the program "{ $command }". Programs named in a save are not started by themselves: the easy level plays in its place. If you trust the program, open the game again with --seat and "{ $player }=bot:{ $command }".
program-out = { $player }'s program { $why }: from here to the end of the game the easy level plays in its place.

program-fault-start = cannot be started ("{ $program }": { $reason })
program-obstacle = { $kind ->
    [missing] there is no such file
    [path] no folder of PATH has it; if it is in this folder, write "./{ $program }"
    [folder] it is a folder
    [executable] it is not executable, "chmod +x" makes it so
    [empty] the file is empty
    [program] it is no program of this system; if it is a script, its first line lacks "#!" and its interpreter
    [windows] its first line ends as on Windows, so that the interpreter "{ $interpreter }" is not found; save the file with line ends of Unix
   *[interpreter] the interpreter "{ $interpreter }", which its first line asks for, is missing
}
program-fault-ended = has ended with exit code { $code }
program-fault-killed = was ended by the signal { $signal }
program-fault-closed = has closed its output
program-complained = { $how } (its error messages are in "{ $log }")
program-fault-no-greeting = sent no greeting within { $limit } ms
program-fault-greeting = wrote a first line that is no valid greeting ({ $reason }), "{ $line }"
program-fault-protocol = speaks version { $found } of the protocol instead of { $known }
program-fault-late = did not answer within { $limit } ms
program-fault-unreadable = wrote a line that is no valid answer ({ $reason }), "{ $line }"
program-fault-oversized = wrote a line of more than { $limit } bytes
program-fault-number = answered question { $found }, but this is question { $asked }
program-fault-index = chose move { $index }, but the moves go from 0 to { $last }
program-fault-endless = has not come to a decision after { $limit } questions in the same turn
program-fault-illegal = chose the move { $choice }, which is not legal now

fault-command-empty = There is no program after "bot:". Write for example NAME=bot:./program.
fault-command-quotation = A quotation in the command "{ $text }" does not end. Add the missing quotation mark.
fault-command-nul = There is a NUL character in the command "{ $text }". Leave it out.

# A level that plays as a program: why it stops before its time.
program-stops-io = The lines of the game cannot be read or written: { $reason }.
program-stops-greeting = The first line is no greeting of a game. It is the game that starts this command, with --seat NAME=bot:COMMAND.
program-stops-protocol = The game speaks version { $found } of the protocol, this program version { $known }. Update the older of the two.
program-stops-game = The game is "{ $found }", but this program plays only "{ $known }".
program-stops-rules = The game follows version { $found } of the rules, this program version { $known }. Update the older of the two.
program-stops-deck = The deck of the greeting cannot be played with: { $reason ->
    [type] "{ $card }" has a type that no card can have
    [many] there are too many cards
   *[number] "{ $card }" does not have the number that is due to it
}. Correct whoever sends it.
program-stops-view = Request { $number } shows a game that cannot be: wrong is { $reason ->
    [players] the number of players
    [current] the player whose turn it is
    [round] the number of the turn
    [copies] the number of copies of a card
   *[zone] the place of a card
}. Correct whoever sends it.
program-stops-moves = The moves of request { $number } are not those of the rules. Correct whoever sends it.
