# Statistics and replays on the full screen, in English. The same keys are in it-records.ftl.

## Statistics

records-leaders = Who leads
records-sorted = Sorted by { $figure }, { $column } of { $columns }. By another: its number, left, right.
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

## Replays

replay-title = Replay of "{ $save }"
replay-no-journal = There is no journal of "{ $save }": a game can be watched again once it was played here.
replay-where = Where the replay is
replay-place = Move { $move } of { $moves }, round { $round } of { $rounds }.
replay-all-open = All hands are open.
replay-public = All hands are covered.
replay-eyes = Seen by { $player }.
replay-held = Held at pace { $pace } of { $paces }.
replay-running = Running at pace { $pace } of { $paces }.
replay-over = The game ends here.
replay-so-far = This is as far as the game has been played.
replay-stops = The journal stops here. { $reason }
replay-at-beginning = This is the beginning.
replay-at-end = This is the end.
replay-fastest = It does not go faster.
replay-slowest = It does not go slower.
replay-goal = To which round, { $first } to { $last }? For a move type m and its number, m0 to m{ $moves }.
replay-goal-nonsense = Type a round from { $first } to { $last }, or a move from m0 to m{ $moves }.
