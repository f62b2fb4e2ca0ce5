# Statistiche e repliche a schermo intero, in italiano. Le stesse chiavi sono in en-records.ftl.

## Le statistiche

records-leaders = Chi è in testa
records-sorted = In ordine di: { $figure } (colonna { $column } di { $columns }). Cambia con le frecce o un numero.
records-exported = Ho scritto le statistiche in { $paths }.
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
    [0] Di nessuna partita finita si conoscono i dettagli.
    [one] { $won } vinte su una partita (+ vinta, - persa).
   *[other] { $won } vinte su { $games } partite (+ vinta, - persa).
}
records-met = { $other }: { $won } a { $lost } in { $games ->
    [one] una partita
   *[other] { $games } partite
}
records-met-nobody = Di nessuna partita finita si sa con chi è stata giocata.

## Due giocatori

records-meeting = { $one } e { $other }
records-meetings = { $games ->
    [one] Si sono incontrati in una partita. { $others ->
        [0] L'ha vinta uno dei due.
       *[other] L'ha vinta qualcun altro.
    }
   *[other] Si sono incontrati in { $games } partite. { $others ->
        [0] Ogni volta ha vinto l'uno o l'altro.
        [one] Una l'ha vinta qualcun altro.
       *[other] { $others } le ha vinte qualcun altro.
    }
}
records-games = Le loro partite, l'ultima per prima
records-game = Partita { $number }: ha vinto { $winner } dopo { $rounds ->
    [one] un turno
   *[other] { $rounds } turni
} ({ $players }).

## Le repliche

replay-title = Replica di "{ $save }"
replay-no-journal = "{ $save }" non ha un diario: si può rivedere solo una partita giocata qui.
replay-where = Avanzamento
replay-place = Mossa { $move } di { $moves }, turno { $round } di { $rounds }.
replay-all-open = Tutte le mani sono scoperte.
replay-public = Tutte le mani sono coperte.
replay-eyes = Con gli occhi di { $player }.
replay-held = In pausa, velocità { $pace } di { $paces }.
replay-running = In riproduzione, velocità { $pace } di { $paces }.
replay-over = La partita finisce qui.
replay-so-far = La partita è stata giocata fin qui.
replay-stops = Il diario si ferma qui. { $reason }
replay-at-beginning = Questo è l'inizio.
replay-at-end = Questa è la fine.
replay-fastest = Più veloce di così non va.
replay-slowest = Più lento di così non va.
replay-goal = A quale turno, da { $first } a { $last }? Per una mossa scrivi m e il suo numero, da m0 a m{ $moves }.
replay-goal-nonsense = Scrivi un turno da { $first } a { $last }, o una mossa da m0 a m{ $moves }.
