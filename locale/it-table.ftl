# Il tavolo a schermo intero, in italiano. Le stesse chiavi stanno in en-table.ftl.

## Le parti del tavolo

part-question = Domanda
part-story = Storia
board-progress = { board-students }, { hand-size }
board-students = { $bar } { $students }/{ $goal } studenti
board-students-short = { $bar } { $students }/{ $goal }
hold-engineer = non vince
hold-barred = non gioca { $kinds }
hold-open = mano scoperta
board-standings = Studenti: { $players }
board-piles-short = M{ $draw } S{ $discard } A{ $study_room }
board-in-play = In corso: { $cards }
board-pass = Quando hai letto, premi Invio e passa la tastiera: ora decide { $player }.
board-over = La partita è finita. Premi Invio per vedere com'è andata.
board-telling = ...
board-no-card = Qui non ci sono carte da vedere.

# Il tipo di una carta in poche lettere.
kind-short = { $kind ->
    [MATRICOLA] Matr.
    [STUDENTE_SEMPLICE] Sempl.
    [LAUREANDO] Laur.
    [BONUS] Bonus
    [MALUS] Malus
    [MAGIA] Magia
   *[ISTANTANEA] Istant.
}

## Le scelte di un turno

choice-play = Gioca una carta
choice-own = Le tue in tavola
choice-others = Gli altri
choice-leave = Esci

## Annullare una mossa

event-taken-back = { $player } annulla l'ultima mossa.
undo-not-allowed = A questo tavolo le mosse non si annullano: si decide quando comincia la partita.
undo-final = L'ultima mossa non si può annullare: non è tua, o ha fatto pescare o vedere una carta.

## Una carta da vicino

card-words = Le parole su questa carta
card-number = Pagina { $number } di { $count }
card-in-hand = Nella mano di { $player }.
card-on-table = In tavola, di { $player }.
card-that-asks = È la carta di cui parla la domanda.
card-that-answers = Puoi scegliere questa carta.
card-under-way = È in corso.

## La vittoria

victory-again = Un'altra partita, stessi giocatori
victory-replay = Rivedi la partita
victory-menu = Menu
victory-again-question = La nuova partita si chiamerà "{ $next }"; "{ $save }" resta fra i salvataggi e si può rivedere. Va bene?
victory-winner = { $player }: ha vinto
victory-hand = Mano: { $cards }
victory-summary = La partita
victory-rounds = { $rounds ->
    [one] È durata un turno.
   *[other] È durata { $rounds } turni.
}
victory-played = { $player }: carte giocate { $played }, di cui studenti { $students }; carte scartate { $discarded }.
victory-turnings = I momenti decisivi
turning-ahead = Turno { $round }: { $player } passa in testa con { $students } studenti.
turning-stolen = Turno { $round }: { $player } ruba "{ $card }" di { $other }, che aveva { $students } studenti.
turning-won = Turno { $round }: { $player } vince con { $students ->
    [one] uno studente
   *[other] { $students } studenti
}.
turning-won-by = Turno { $round }: { $player } vince con { $students ->
    [one] uno studente: "{ $card }"
   *[other] { $students } studenti, l'ultimo è "{ $card }"
}.
turning-eliminated = Turno { $round }: { $other } perde "{ $card }" quando ha { $students } studenti.
victory-statistics = Le statistiche, e quanto sono cresciute da quando vi siete seduti
board-thinking = { $player } sta pensando...
board-no-thought = Un giocatore automatico si è fermato per un errore del programma. La partita resta salvata all'inizio del turno.

## Una partita automatica

part-watch = Andamento
watch-running = Gioca il computer, { $seconds ->
    [one] una mossa al secondo
   *[other] una mossa ogni { $seconds } secondi
}. Ora tocca a { $player }.
watch-at-once = Gioca il computer, senza pause. Ora tocca a { $player }.
watch-held = In pausa. Ora tocca a { $player }.
watch-pace = Ritmo: una mossa ogni { $seconds } secondi.
watch-pace-at-once = Ritmo: senza pause.
watch-join = Da qui in poi giochi tu al posto di { $player }?
