# Statistics and replays on the full screen, in English. The same keys are in it-records.ftl.

## Statistics

records-leaders = Who leads
records-sorted = Sorted by { $figure }, column { $column } of { $columns }. Another column: its number, or left and right.
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
    [0] No finished game is known one by one.
    [one] { $won } won of one game (+ won, - lost).
   *[other] { $won } won of { $games } games (+ won, - lost).
}
records-met = { $other }: { $won } to { $lost } in { $games ->
    [one] one game
   *[other] { $games } games
}
records-met-nobody = No finished game with anybody is known.

## Two players

records-meeting = { $one } and { $other }
records-meetings = { $games ->
    [one] They met in one game.
   *[other] They met in { $games } games.
} { $others ->
    [0] One of the two has won each of them.
    [one] Somebody else has won one of them.
   *[other] Somebody else has won { $others } of them.
}
records-games = Their games, the last one first
records-game = Game { $number }: { $winner } won after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} ({ $players }).
