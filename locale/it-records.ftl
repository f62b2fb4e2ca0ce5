# Statistiche e repliche a schermo intero, in italiano. Le stesse chiavi sono in en-records.ftl.

## Le statistiche

records-leaders = Chi è in testa
records-sorted = In ordine di { $figure }, colonna { $column } di { $columns }. Un'altra colonna: il suo numero, o sinistra e destra.
records-exported = Le statistiche sono scritte in { $paths }.
records-replace = { $count ->
    [one] C'è già qualcos'altro: { $paths }. Lo sostituisco?
   *[other] C'è già qualcos'altro: { $paths }. Li sostituisco?
}

## Un giocatore

records-figures = Numeri
records-cards = Carte per tipo
records-wins = Vittorie nel tempo
records-opponents = Testa a testa
records-won = { $games ->
    [0] Nessuna partita finita è nota da sola.
    [one] { $won } vinte su una partita (+ vinta, - persa).
   *[other] { $won } vinte su { $games } partite (+ vinta, - persa).
}
records-met = { $other }: { $won } a { $lost } in { $games ->
    [one] una partita
   *[other] { $games } partite
}
records-met-nobody = Non è nota nessuna partita finita con qualcuno.

## Due giocatori

records-meeting = { $one } e { $other }
records-meetings = { $games ->
    [one] Si sono incontrati in una partita.
   *[other] Si sono incontrati in { $games } partite.
} { $others ->
    [0] Ha sempre vinto uno dei due.
    [one] Una l'ha vinta un altro.
   *[other] { $others } le ha vinte qualcun altro.
}
records-games = Le loro partite, l'ultima per prima
records-game = Partita { $number }: ha vinto { $winner } dopo { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
} ({ $players }).
