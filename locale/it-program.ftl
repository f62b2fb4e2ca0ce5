# Menu, domande e riga di comando, in italiano. Le stesse chiavi stanno in en-program.ftl.

## Il menu

welcome = Unstable Students
menu-new = [1] Nuova partita
menu-load = [2] Carica un salvataggio
menu-statistics = [3] Statistiche
menu-auto = [4] Guarda giocare il computer
menu-quit = [0] Esci
menu-prompt = Scelta:
goodbye = A presto!

## Domande e risposte

prompt-nonsense = "{ $answer }" non va bene. { $expected }
prompt-number-expected = Scrivi un numero da { $first } a { $last }.
prompt-confirm = { $question } [s/n]
prompt-confirm-expected = Scrivi s per sì o n per no.
prompt-more = -- Invio per continuare, 0 per smettere --
choice = [{ $number }] { $answer }
choice-prompt = Scelta ([c] le tue carte, [a] gli altri, [0] esci):
choice-expected = Scrivi un numero da 1 a { $last }, oppure c per rivedere le tue carte, a per guardare gli altri, 0 per uscire.
end-of-input = Input terminato: il programma si chiude. Se era in corso una partita, resta salvata all'inizio del turno.
output-failed = Non riesco a scrivere sullo schermo ({ $reason }). Se era in corso una partita, resta salvata all'inizio del turno.
output-failed-plain = Non riesco a scrivere il testo richiesto: { $reason }.

## I salvataggi

folder-missing = La cartella { $folder } non esiste ancora.
saves-none = Non ci sono ancora salvataggi.
saves-left-out = { $count ->
    [one] Un file .sav non è in elenco, perché il suo nome non può essere quello di un salvataggio: rinominalo per vederlo.
   *[other] { $count } file .sav non sono in elenco, perché i loro nomi non possono essere quelli di salvataggi: rinominali per vederli.
}
saves-prompt = Numero o nome del salvataggio (0 per tornare indietro):
saves-unknown = Non c'è nessun salvataggio che si chiama "{ $save }". Scrivi un numero dell'elenco o il nome di un salvataggio.
saves-forget = Il file di "{ $save }" non c'è più. Tolgo il nome dall'elenco?
saves-forgotten = "{ $save }" non è più nell'elenco.
save-line = { $save }: turno { $round } di { $player } ({ $players }), { $when }.
save-line-finished = Finita: ha vinto { $player }.
save-line-odd = { $count ->
    [one] Una anomalia.
   *[other] { $count } anomalie.
}
save-missing = { $save }: il file non c'è più.
save-damaged = { $save }: non si può giocare: { $reason }.
no-save = Non c'è nessun salvataggio che si chiama "{ $save }" in { $folder }. { $count ->
    [0] La cartella non ne ha ancora: comincia una partita dal menu o con "new".
   *[other] Ci sono: { $names }.
}
save-odd = Nota: { $oddity }
save-finished = Questa partita è già finita: ha vinto { $player }. Puoi rigiocare l'ultimo turno (turno { $round }), ma nelle statistiche non conta di nuovo.
save-replace = C'è già un salvataggio che si chiama "{ $save }". Lo sostituisco?

## Una nuova partita

form-save = Nome del salvataggio (0 per tornare indietro):
form-players = Quanti giocatori, da 2 a 4?
form-computer = Per far giocare il computer scrivi NOME=facile, NOME=medio o NOME=difficile.
form-player = Nome del giocatore { $number }:
form-player-taken = Un giocatore si chiama già "{ $player }": scegli un altro nome.
form-options = Vuoi cambiare le regole del tavolo?
form-option = { $option } ({ $possible }; Invio per "{ $default }"):
form-option-expected = Sono possibili: { $possible }.
option-chooser = Chi sceglie che cosa eliminare quando riguarda tutti: chi gioca la carta (user) o chi la perde (owner)
option-undo = Si possono annullare le scelte che non hanno ancora fatto vedere una carta

## La partita

handover = Passa la tastiera: ora decide { $player }. Premi Invio quando nessun altro guarda.
action-menu = [1] Gioca una carta  [2] Pesca  [3] Le tue carte  [4] Gli altri  [0] Esci:
action-expected = Scrivi 1 per giocare una carta, 2 per pescare, 3 per vedere le tue carte, 4 per vedere gli altri, 0 per uscire.
hand-empty = Non hai carte in mano: puoi solo pescare.
hand-nothing-playable = Non puoi giocare nessuna di queste carte: puoi pescare.
hand-not-playable = [{ $number }] "{ $card }" non si può giocare. { $reason }
hand-prompt = Quale carta giochi? (0 per tornare indietro)
others-all = Tutti
others-prompt = Chi vuoi guardare? (0 per tornare indietro)
leave-question = Vuoi davvero uscire? La partita resta salvata all'inizio del turno { $round }.
left = Partita salvata: riprendi il turno { $round } quando vuoi con "{ $save }".
line-may-undo = [u] Annulla la tua ultima mossa
line-undone = La tua ultima mossa è annullata.
final-hands = La partita è finita. Ecco le carte di tutti.

## Il diario

log-opening = Si gioca "{ $save }": { $players }.

## Le statistiche

statistics-empty = Non ci sono ancora statistiche: finisci un turno e compariranno qui.
statistics-people = Partite con persone
statistics-automatic = Partite automatiche
statistics-leader = { $sort ->
    [wins] Più partite vinte
    [games] Più partite giocate
    [rate] Miglior percentuale di vittorie
    [rounds] Più turni giocati
    [discarded] Più carte scartate
    [played] Più carte giocate
   *[other] Più carte giocate ({ $figure })
}: { $players } ({ $value }).
# I record in una frase sola, prima di una partita.
statistics-records = Record finora: { $records }.
statistics-record = { $sort ->
    [wins] più vittorie
    [rate] miglior percentuale
    [rounds] più turni
   *[played] più carte giocate
} { $players } ({ $value })
figure-name = Nome
figure-wins = Vinte
figure-games = Partite
figure-rate = Vittorie
figure-rounds = Turni
figure-discarded = Scartate
figure-played = Giocate
figure-studente = Studenti
figure-matricola = Matr.
figure-studente-semplice = Sempl.
figure-laureando = Laur.
figure-bonus = Bonus
figure-malus = Malus
figure-magia = Magie
figure-istantanea = Istant.

## Mazzi, controlli, repliche

deck-total = { $cards ->
    [one] Una sola carta
   *[other] { $cards } carte diverse
}, { $copies } in tutto.
check-faulty = { $file }: non va bene. { $reason }
check-deck = { $file }: un mazzo di { $cards ->
    [one] una carta
   *[other] { $cards } carte
}, tutto in ordine.
check-save = { $file }: un salvataggio ({ $layout }), turno { $round }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}.
check-player = - { $player }: { $hand } in mano, { $classroom } in aula, { $bonus_malus } nel bonus-malus.
check-piles = - mazzo { $draw }, scarti { $discard }, aula studio { $study_room }.
check-odd = - nota: { $oddity }
replay-too-short = Il diario ha solo { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}, non { $wanted }: scegline di meno.
replay-verified = Tutto corrisponde: { $moves ->
    [one] una mossa rigiocata
   *[other] { $moves } mosse rigiocate
}.

## La riga di comando

cli-about = Unstable Students, un gioco di carte da 2 a 4 giocatori per il terminale.
cli-after-help = Senza argomenti si apre il menu. Un salvataggio che si chiama come un comando si carica con --save.
cli-heading-usage = Uso
cli-heading-commands = Comandi
cli-heading-arguments = Argomenti
cli-heading-options = Opzioni
cli-usage-game = unstable-students [OPZIONI] [NOME]
cli-usage-command = unstable-students COMANDO [OPZIONI]
cli-usage-of = unstable-students { $command } [OPZIONI]
cli-usage-with = unstable-students { $command } [OPZIONI] { $argument }
cli-value-name = NOME
cli-value-figure = VOCE
cli-value-seat = GIOCATORE
cli-value-number = N
cli-value-milliseconds = MS
cli-value-option = CHIAVE=VALORE
cli-value-file = FILE
cli-value-folder = CARTELLA
cli-value-shell = SHELL
cli-name = Il nome di un salvataggio, senza estensione
cli-save = Il nome del salvataggio, qualunque sia
cli-version = Mostra la versione
cli-help = Mostra questo aiuto
cli-dir = La cartella con saves, mazzo.txt, stats.bin e log.txt
cli-lang = La lingua
cli-color = I colori, auto se non lo dici; NO_COLOR è rispettato
cli-width = Le colonne da usare, da 20 a 1000; se non lo dici, quelle del terminale
cli-plain = Una frase per riga, senza riquadri: per lettori di schermo e programmi
cli-new = Comincia una partita senza passare dal menu
cli-seat = Un giocatore, da 2 a 4 volte, nell'ordine di gioco; NOME=facile, NOME=medio o NOME=difficile se gioca il computer, NOME=bot:COMANDO se gioca un altro programma
cli-seat-again = Chi gioca da qui in poi al posto di NOME, per esempio NOME=bot:COMANDO; ripetibile
cli-bot-time = Millisecondi che un altro programma ha per ogni mossa, 2000 se non lo dici
cli-deck-file = Un mazzo diverso da mazzo.txt
cli-seed = Il seme: lo stesso seme e le stesse scelte danno la stessa partita; se non lo dici, a caso
cli-option = Una regola del tavolo: chooser=user|owner, undo=true|false
cli-stats = Mostra le statistiche
cli-format = Il formato del risultato, { $default } se non lo dici
cli-sort = In base a che cosa ordinare, wins se non lo dici: name, wins, games, rate, rounds, discarded, played o un tipo di carta
cli-saves = Elenca i salvataggi
cli-check = Controlla file di mazzo o di salvataggio e ne segnala i problemi
cli-check-file = Mazzi o salvataggi
cli-replay = Rigioca il diario di una partita e lo verifica
cli-replay-to = Solo fino a questa mossa
cli-deck = Mostra tutte le carte di un mazzo
cli-completions = Scrive i completamenti per una shell
cli-shell = bash, elvish, fish, powershell o zsh
cli-man = Scrive la pagina di manuale
cli-auto = Fa giocare il computer da solo, a carte scoperte
cli-auto-players = Quanti giocatori, da 2 a 4, tutti di livello medio; 4 se non lo dici
cli-auto-seat = Un giocatore, da 2 a 4 volte, nell'ordine di gioco: NOME=facile, NOME=medio, NOME=difficile o NOME=bot:COMANDO; il livello da solo fa anche da nome
cli-auto-save = Il nome del salvataggio, "auto" se non lo dici; se la partita c'è già, va avanti. Con --games l'inizio dei nomi: NOME-1, NOME-2 e così via
cli-auto-delay = Quanti millisecondi passano da una mossa all'altra; se non lo dici, 1200 a schermo intero e 0 riga per riga
cli-auto-games = Quante partite giocare subito, senza mostrarle; alla fine dice chi ha vinto
cli-arena = Fa giocare il computer contro sé stesso e misura chi vince
cli-arena-seat = Chi gioca, da 2 a 4 volte: NOME=random, NOME=course, NOME=facile, NOME=medio, NOME=difficile o NOME=bot:COMANDO; il livello da solo fa anche da nome
cli-arena-games = Quante partite, 1000 se non lo dici; con --rotate qualcuna in più, perché i posti girino tutti
cli-bot = Fa giocare un livello come programma a sé, sullo standard input e output (docs/bots.md)
cli-bot-level = Il livello che gioca
cli-bot-simulations = Quante partite simula "difficile" prima di ogni mossa, 1000 se non lo dici
cli-bot-threads = Su quanti thread "difficile" divide le simulazioni, 1 se non lo dici
cli-arena-seed = Il seme della prima distribuzione, 0 se non lo dici: lo stesso seme dà le stesse partite
cli-arena-threads = Quanti thread usare, 1 se non lo dici; il risultato non cambia
cli-arena-rotate = Gioca ogni distribuzione con ciascuno a ogni posto, e da una all'altra cambia i vicini, così niente favorisce qualcuno
cli-arena-cards = Mostra tutte le carte, da quella con cui si vince di più
arena-level = Livello
arena-faults = Errori
arena-time = ms/mossa
arena-rating = Forza
arena-card = Carta
arena-users = Da quanti
arena-cards = Con quali carte si vince
arena-cards-best = Chi ha giocato queste carte ha vinto più spesso (prima quelle di cui è più sicuro):
arena-cards-worst = Chi ha giocato queste carte ha vinto meno spesso (prima quelle di cui è più sicuro):
arena-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $seconds } secondi, { $unfinished ->
    [0] { $games ->
        [one] finita
       *[other] tutte finite
    }
   *[other] { $unfinished } senza vincitore dopo { $longest } mosse
}; in media { $rounds } turni e { $moves } mosse.
usage-see-help = Prova "unstable-students --help".
usage-see-help-of = Prova "unstable-students { $command } --help".
usage-no-value = Manca il valore di { $argument }.
usage-invalid-value = "{ $value }" non è un valore valido per { $argument }. Possibili: { $possible }.
usage-wrong-value = "{ $value }" non è un valore valido per { $argument }.
usage-out-of-range = "{ $value }" non è un valore valido per { $argument }: ci vuole un numero intero da { $least } a { $most }.
usage-unknown-argument = Argomento non previsto: "{ $argument }".
usage-missing-argument = Manca { $argument }.
usage-conflict = { $argument } e { $other } non si possono usare insieme: togli uno dei due.
usage-twice = { $argument } compare due volte: basta una.
usage-before-command = Scrivi "{ $argument }" dopo "{ $command }", non prima, se è per questo comando; altrimenti toglilo.
usage-no-value-possible = { $argument } non vuole nessun valore: togli "={ $value }".
usage-not-text = Un argomento non è un testo UTF-8.
usage-new-missing = Manca { $argument }: fuori da un terminale non posso chiederlo.
usage-seats = I giocatori sono da 2 a 4, non { $value }.
usage-seat-kind = "{ $value }" non è un tipo di giocatore. { usage-seat-possible }
usage-seat-person = "{ $value }" è una persona, e qui gioca solo il computer. { usage-seat-possible }
usage-seat-possible = Possibili: { $company ->
    [game] persona, facile, medio, difficile, bot:COMANDO
    [automatic] facile, medio, difficile, bot:COMANDO
   *[arena] random, course, facile, medio, difficile, bot:COMANDO
}.
usage-auto-series-exists = C'è già un salvataggio che si chiama "{ $value }", e le partite di questa serie si chiamerebbero { $first }, { $second } e così via. Scegli un altro nome con --save.
usage-auto-exists = C'è già un salvataggio che si chiama "{ $value }". Per andare avanti con quella partita dai solo --save; per una nuova scegli un altro nome.
games-interrupted = Interrotto: { $played } partite giocate su { $games }.
games-hopeless = Perciò la serie finisce qui: { $played } partite giocate su { $games }.
games-interrupted-save = La partita "{ $save }" è rimasta a metà: "auto --save" con il suo nome la continua.
usage-auto-save = Nella partita "{ $value }" gioca anche una persona: caricala senza "auto".
usage-seat-twice = Due giocatori si chiamano "{ $value }": servono nomi diversi.
usage-option-form = "{ $value }" non ha la forma CHIAVE=VALORE.
man-heading-name = NOME
man-heading-synopsis = SINTASSI
man-heading-description = DESCRIZIONE
man-heading-options = OPZIONI
man-heading-commands = COMANDI
man-heading-version = VERSIONE
man-heading-more = ALTRO

## Lo schermo intero

screen-too-small = Lo schermo è troppo piccolo: servono almeno { $width } colonne e { $height } righe. Allarga la finestra.
confirm-leave = Vuoi uscire dal programma?
confirm-leave-game = Vuoi uscire dal programma? La partita resta salvata all'inizio del turno.
entry-new = Nuova partita
entry-saves = Carica un salvataggio
entry-statistics = Statistiche
entry-auto = Guarda giocare il computer
entry-settings = Impostazioni
entry-help = Aiuto
entry-quit = Esci
key-confirm = scegli
key-continue = continua
key-close = chiudi
key-back = indietro
key-leave = esci
key-up = in su
key-down = in giù
key-left = a sinistra
key-right = a destra
key-next-part = altro riquadro
key-previous-part = riquadro precedente
key-next = al successivo
key-previous = al precedente
key-first = al primo
key-last = all'ultimo
key-page-up = pagina su
key-page-down = pagina giù
key-read-on = il resto
key-next-card = successiva
key-previous-card = precedente
key-help = aiuto
key-settings = impostazioni
key-show-card = vedi la carta
key-undo = annulla la mossa
key-skip = mostra tutto
key-rename = rinomina
key-copy = copia
key-delete = elimina
key-by-name = per nome
key-replay = rivedi
key-sort = ordina
key-export = esporta
key-step-back = passo indietro
key-step-on = passo avanti
key-round-back = turno precedente
key-round-on = turno successivo
key-run = vai/pausa
key-jump = vai a
key-viewer = punto di vista
key-take-over = gioca tu
key-give-back = lascia giocare il computer
key-faster = veloce
key-slower = lento
lines-because-dumb = Questo terminale non sa mostrare lo schermo intero: si gioca riga per riga.
lines-because-small = Per lo schermo intero servono { $width } colonne e { $height } righe: si gioca riga per riga.
settings-not-understood = Non capisco le impostazioni in "{ $file }" (riga { $line }): uso quelle predefinite. Il file resta com'è finché non le cambi.
panic = Il programma si è fermato per un suo errore. Se era in corso una partita, resta salvata all'inizio del turno. Per segnalarlo, allega "{ $file }".
