# Statistics and replays on the full screen, in English. The same keys are in it-records.ftl.

## Statistics

records-leaders = Who leads
records-sorted = Sorted by { $figure } (column { $column } of { $columns }). Change with the arrows or a number.
records-exported = The statistics are written to { $paths }.
records-replace = { $count ->
    [one] Something else is there already: { $paths }. Replace it?
   *[other] Something else is there already: { $paths }. Replace both?
}

## A player

records-figures = Figures
records-cards = Cards by type
records-wins = Wins over games
records-opponents = Head-to-head
records-won = { $games ->
    [0] No single finished game is known.
    [one] { $won } won of one game (+ won, - lost).
   *[other] { $won } won of { $games } games (+ won, - lost).
}
records-met = { $other }: { $won } to { $lost } in { $games ->
    [one] one game
   *[other] { $games } games
}
records-met-nobody = No finished game with others is known.

## Two players

records-meeting = { $one } and { $other }
records-meetings = { $games ->
    [one] They met in one game. { $others ->
        [0] One of the two won it.
       *[other] Someone else won it.
    }
   *[other] They met in { $games } games. { $others ->
        [0] Each time one or the other won.
        [one] Someone else won one of them.
       *[other] Someone else won { $others } of them.
    }
}
records-games = Their games, latest first
records-game = Game { $number }: { $winner } won after { $rounds ->
    [one] one turn
   *[other] { $rounds } turns
} ({ $players }).

## Replays

replay-title = Replay of "{ $save }"
replay-no-journal = "{ $save }" has no journal: only a game played here can be watched again.
replay-where = Progress
replay-place = Move { $move } of { $moves }, turn { $round } of { $rounds }.
replay-all-open = All hands are open.
replay-public = All hands are hidden.
replay-eyes = Through { $player }'s eyes.
replay-held = Paused, speed { $pace } of { $paces }.
replay-running = Playing, speed { $pace } of { $paces }.
replay-over = The game ends here.
replay-so-far = This is as far as the game has been played.
replay-stops = The journal stops here. { $reason }
replay-at-beginning = This is the beginning.
replay-at-end = This is the end.
replay-fastest = It cannot go any faster.
replay-slowest = It cannot go any slower.
replay-goal = To which turn, { $first } to { $last }? For a move type m and its number, m0 to m{ $moves }.
replay-goal-nonsense = Type a turn from { $first } to { $last }, or a move from m0 to m{ $moves }.
