# Errori e stranezze, in italiano: che cosa non va, con il valore sbagliato, e che cosa fare. Le stesse chiavi,
# con le stesse variabili, stanno in en-faults.ftl.

## I file

fault-file = { $action ->
    [read] Non riesco a leggere "{ $path }"
    [write] Non riesco a scrivere "{ $path }"
    [create_folder] Non riesco a creare la cartella "{ $path }"
    [set_aside] Non riesco a mettere da parte "{ $path }"
    [delete] Non riesco a eliminare "{ $path }"
   *[lock] Non riesco a creare il file di blocco "{ $path }"
}: { fault-file-why }. { fault-file-advice }

fault-file-why = { $why ->
    [missing] { $action ->
        [read] non esiste
        [set_aside] non esiste
        [delete] non esiste
       *[other] la cartella in cui deve stare non esiste
    }
    [denied] permesso negato
    [full] il disco è pieno
    [quota] hai esaurito lo spazio che il sistema ti concede
    [read_only] il disco è di sola lettura
    [no_file] è una cartella o un dispositivo, non un file
    [no_folder] nel percorso c'è un file al posto di una cartella
    [exists] c'è già qualcosa con questo nome
    [too_large_to_write] diventerebbe troppo grande
    [bad_name] il sistema non accetta questo nome
    [large] ha più di { $limit } byte, troppi per un file di questo genere
    [busy] un altro programma lo sta usando
    [away] il disco o la rete non risponde
   *[other] il sistema segnala un errore di lettura o di scrittura
}

fault-file-advice = { $why ->
    [missing] { $action ->
        [read] Controlla il nome e la cartella.
        [set_aside] Controlla il nome e la cartella.
        [delete] Controlla il nome e la cartella.
       *[other] Crea la cartella, o scegline un'altra con --dir.
    }
    [denied] Controlla i permessi, o scegli un'altra cartella con --dir.
    [full] Libera spazio e riprova.
    [quota] Libera spazio e riprova.
    [read_only] Scegli un'altra cartella con --dir.
    [no_file] Spostalo, o usa un altro nome.
    [no_folder] Sposta quel file, o scegli un'altra cartella con --dir.
    [exists] Spostalo, o scegli un'altra cartella con --dir.
    [too_large_to_write] Togli dal file quello che non serve più, e riprova.
    [bad_name] Usa un altro nome.
    [large] Controlla che sia il file giusto.
   *[other] Riprova, o scegli un'altra cartella con --dir.
}

fault-keeper = Per un errore del programma la partita non si può più salvare. Resta com'era all'ultimo salvataggio.
fault-lock-held = Questa partita è già aperta in un altro programma (file di blocco "{ $path }"). Chiudila lì, o scegli un'altra partita.

fault-statistics-newer = Le statistiche in "{ $path }" hanno la versione { $version }, più nuova di questo programma: restano come sono. Aggiorna il programma.
notice-taken-over = Ho ripreso le statistiche del programma originale, { $players ->
    [one] di un giocatore
   *[other] di { $players } giocatori
}. Il suo file è conservato in "{ $path }".
notice-set-aside = Le statistiche erano danneggiate e ricominciano da zero. Il vecchio file è conservato in "{ $path }". Non si sa più quali delle partite salvate erano già finite.

## Le partite salvate

fault-load = Non riesco a caricare "{ $path }": { $why }. Il file resta com'era: usane una copia intatta, o scegli un'altra partita.
fault-save = Formato di salvataggio non riconosciuto: { $why }.
fault-save-taken = C'è già una partita salvata che si chiama "{ $name }". Scegli un altro nome.
fault-save-text = Il testo "{ $text }" contiene un NUL o non sta nello spazio che una partita salvata gli riserva, { $max } byte. Accorcialo e riprova.
fault-check-other = È { $what ->
    [journal] il diario di una partita
    [statistics] un file di statistiche
    [settings] il file delle impostazioni
   *[log] la storia di tutte le partite
}, non un mazzo né una partita salvata. Indica un mazzo o un file .sav.

# Seconda metà di una frase, o poche parole in un elenco.
fault-save-empty = il file è vuoto
fault-save-cut = tagliato al byte { $offset }
fault-save-cut-detail = { fault-save-cut }, dove { $needed ->
    [one] serve ancora 1 byte
   *[other] servono ancora { $needed } byte
} e { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $left }
}
fault-save-count = al byte { $offset } { fault-save-field } è { $count }, impossibile { $left ->
    [0] senza altri byte
    [one] con un solo byte rimasto
   *[other] con { $left } byte rimasti
}
fault-save-value = al byte { $offset } { fault-save-field } è { $value }, { $field ->
    [players] ma si gioca in 2, 3 o 4
   *[other] un valore che non esiste
}
fault-save-zone = al byte { $offset } la carta "{ $card }" ({ kind-label }) sta { fault-zone }, dove non può stare
fault-save-no-cards = fino al byte { $offset } non c'è nessuna carta
fault-save-many-cards = fino al byte { $offset } ci sono { $cards } carte, più di quante ne possa avere una partita
fault-save-trailer = dal byte { $offset } { $bytes ->
    [one] c'è 1 byte
   *[other] ci sono { $bytes } byte
} di troppo

fault-save-field = { $field ->
    [players] il numero dei giocatori
    [cards] il numero delle carte
    [card_type] il tipo di una carta
    [effects] il numero degli effetti di una carta
    [action] l'azione di un effetto
    [target] il bersaglio di un effetto
    [effect_type] il tipo di carta di un effetto
    [when] il momento degli effetti di una carta
   *[optional] il valore di "facoltativo" di una carta
}

fault-zone = { $zone ->
    [hand] in mano
    [classroom] in aula
    [bonus_malus] nel bonus-malus
    [draw] nel mazzo
    [discard] negli scarti
   *[study_room] in aula studio
}

## Il mazzo

fault-deck = Il mazzo "{ $path }" ha un errore. { $why }
fault-deck-line = Riga { $line }: ci vuole { fault-deck-expected }, ma { $found }. Correggi la riga e riprova.
fault-deck-no-cards = Riga { $line }: il mazzo finisce qui, senza nessuna carta. Scrivi le carte prima dello 0 che lo chiude, o usa un altro mazzo.

fault-deck-expected = { $expected ->
    [copies] un numero di copie (0 chiude il mazzo; in tutto al massimo { $max } carte)
    [name] il nome di una carta
    [description] la descrizione di una carta
    [card_type] un tipo di carta da 2 a 8
    [effect_count] un numero di effetti
    [effect] un effetto, cioè azione (da 0 a 10), bersaglio (da 0 a 3) e tipo di carta (da 0 a 8)
    [when] il momento degli effetti, da 0 a 4
   *[optional] 0 o 1, cioè se gli effetti sono facoltativi
}

fault-deck-end = il file finisce lì
fault-deck-empty = la riga è vuota
fault-deck-text = c'è scritto "{ $text }"
fault-deck-value = c'è { $value }
fault-deck-long = "{ $text }" ha { $bytes } byte e non può averne più di { $limit }
fault-deck-nul = il testo contiene un NUL

## I nomi e le opzioni

fault-name-empty = Scrivi un nome per la partita.
fault-name-separator = Nel nome "{ $name }" c'è "{ $separator }". Scrivi il nome della partita senza cartelle.
fault-name-dot-dot = Nel nome "{ $name }" c'è "..". Togli uno dei punti.
fault-name-leading-dot = Il nome "{ $name }" comincia con un punto. Fallo cominciare con un altro carattere.
fault-name-space = Il nome "{ $name }" comincia o finisce con uno spazio. Togli lo spazio.
fault-name-control = Nel nome "{ $name }" c'è il carattere di controllo { $code }. Toglilo.
fault-name-reserved = Questo sistema non accetta "{ $name }" come nome di un file. Scegline un altro.
fault-name-long = Il nome della partita ha { $bytes } byte e può averne al massimo { $max }. Accorcialo.

fault-player-empty = Scrivi un nome per il giocatore.
fault-player-long = Il nome "{ $name }" ha { $bytes } byte e può averne al massimo { $max } (una lettera accentata ne occupa 2). Accorcialo.
fault-player-invisible = Il nome del giocatore non ha nessun carattere visibile. Scrivine uno.

fault-option-unknown = L'opzione "{ $key }" non esiste. Puoi usare: { $known }.
fault-option-value = L'opzione "{ $key }" non può valere "{ $value }". Valori possibili: { $possible }.

## La preparazione della partita

fault-setup-players = { $players ->
    [0] Non ci sono giocatori
    [one] C'è un giocatore solo
   *[other] I giocatori sono { $players }
}, ma si gioca da { $min } a { $max }. Cambia il numero dei giocatori.
fault-setup-cards = Il mazzo ha { $matricole ->
    [one] 1 matricola
   *[other] { $matricole } matricole
} e { $others ->
    [one] 1 altra carta
   *[other] { $others } altre carte
}: per { $players } giocatori servono { $players } matricole e { $needed } altre carte. Usa un altro mazzo, o gioca con meno giocatori.
fault-setup-other-players = Le carte sono disposte per { $found } giocatori, ma al tavolo ce ne sono { $players }. Gioca con { $found } giocatori.

fault-position-current = Dovrebbe giocare il giocatore { $seat }, che non esiste. La partita non si può riprendere: scegline un'altra.
fault-position-round = Il turno ha il numero 0, ma i turni si contano da 1. La partita non si può riprendere: scegline un'altra.
fault-position-copies = La carta numero { $card } del mazzo c'è { $found ->
    [one] 1 volta
   *[other] { $found } volte
} invece di { $expected }. La partita non si può riprendere: scegline un'altra.
fault-position-zone = La carta numero { $card } del mazzo sta { fault-zone }, dove non può stare. La partita non si può riprendere: scegline un'altra.

# Chi gioca, dove il nome non è a portata di mano.
fault-seat = il giocatore { $seat }

fault-no-such-player = In questa partita nessuno si chiama "{ $player }". Controlla il nome dato con --seat.

## Il diario di una partita

fault-journal-empty = Il diario della partita è vuoto: non c'è niente da rivedere. { fault-journal-advice }
fault-journal-line = La riga { $line } del diario non si può leggere. { fault-journal-advice }
fault-journal-other-game = Il diario è di un altro gioco, "{ $game }". Controlla il nome.
fault-journal-other-rules = Il diario segue la versione { $found } delle regole, ma questo programma gioca con la versione { $known }. Rivedilo con la versione del programma che l'ha scritto.
fault-journal-other-generator = Il diario usa il generatore di numeri casuali "{ $generator }", che questo programma non ha. Rivedilo con il programma che l'ha scritto.
fault-journal-changed-deck = Il mazzo scritto nel diario è stato cambiato dopo la partita. { fault-journal-advice }
fault-journal-options = Le opzioni scritte nel diario non vanno bene. { $reason }
fault-journal-setup = La partita del diario non si può preparare di nuovo. { fault-journal-advice }
fault-journal-move = La mossa alla riga { $line } del diario non è permessa in quel punto. { fault-journal-advice }
fault-journal-undo = La mossa prima della riga { $line } del diario non si può annullare: { $reason ->
    [not_allowed] a questo tavolo le mosse non si annullano
   *[final] non c'è nessuna mossa, o c'entravano il caso o una carta coperta
}. { fault-journal-advice }
fault-journal-other-state = Alla riga { $line } del diario la partita non è più quella che è stata giocata. { fault-journal-advice }

fault-journal-advice = Il diario non si può rivedere da lì in poi, ma la partita salvata si può caricare lo stesso.

## Le stranezze

oddity-bare-players = I giocatori sono scritti solo con il nome, e l'aula studio viene prima delle altre pile.
oddity-pointers-32 = Il file è stato scritto da un programma a 32 bit.
oddity-card-count = { $cards ->
    [one] C'è una carta
   *[other] Le carte sono { $cards }
} invece delle { $official } del gioco ufficiale.
oddity-identical-cards = { $player } ha { $copies } copie di "{ $card }" { fault-zone }.
oddity-large-hand = { $player } ha { $cards } carte in mano, più del limite di { $limit }.
oddity-matricola-outside = { $cards ->
    [one] 1 matricola sta
   *[other] { $cards } matricole stanno
} fuori dall'aula studio e dalle aule.
oddity-duplicate-name = Due giocatori si chiamano "{ $name }": il secondo diventa "{ $shown }".
oddity-empty-name = Un giocatore non ha nome: diventa "{ $shown }".
oddity-not-terminated = Il testo "{ $text }" riempie tutto il suo spazio, senza il NUL che deve chiuderlo.
oddity-older-encoding = I testi sono in { $encoding } invece che in UTF-8.
oddity-round-from-trailer = Il numero del turno, { $round }, era solo negli ultimi 4 byte del file.
oddity-unknown-trailer = In fondo al file { $bytes ->
    [one] c'è 1 byte che non conosco
   *[other] ci sono { $bytes } byte che non conosco
}.
oddity-own-block = Le opzioni, i posti e il caso della partita non si possono leggere: si continua con quelli predefiniti.
oddity-same-name = Ci sono carte diverse con lo stesso nome, "{ $card }".
oddity-idle-spell = Gli effetti della magia "{ $card }" non sono immediati (SUBITO): a giocarla non succede niente.
oddity-idle-instant = L'istantanea "{ $card }" non può bloccare subito (BLOCCA, SUBITO): non si può mai giocare.

## I programmi che giocano

program-replaced = Il programma di { $player } { $why }: per questa mossa decide il livello facile.
program-failing = Il programma di { $player } ("{ $command }") { $why }: quando non gioca, al suo posto decide il livello facile.
program-failed = Il programma di { $player } { $why }: è successo { $times ->
    [one] una volta
   *[other] { $times } volte
}.
program-own-moves = Il programma di { $player } ha fatto da sé { $own } mosse su { $moves }; le altre le ha fatte il livello facile, e contano per { $player }.
program-never-moved = Il programma di { $player } non ha fatto nemmeno una mossa: i risultati sono quelli del livello facile, che ha giocato al suo posto.
program-awaited = Aspetto il programma di { $player }...
program-absent = { $player } era affidato al programma "{ $command }". I programmi nominati in un salvataggio non si avviano da soli: al suo posto gioca il livello facile. Se ti fidi del programma, riapri la partita con --seat e "{ $player }=bot:{ $command }".
program-out = Il programma di { $player } { $why }: da qui alla fine della partita al suo posto decide il livello facile.

program-fault-start = non si avvia ("{ $program }": { $reason })
program-obstacle = { $kind ->
    [missing] il file non esiste
    [path] non sta in nessuna cartella di PATH; se è in questa cartella, scrivi "./{ $program }"
    [folder] è una cartella
    [executable] non è eseguibile, lo diventa con "chmod +x"
    [empty] il file è vuoto
    [program] non è un programma per questo sistema; se è uno script, nella prima riga manca "#!" con il suo interprete
    [windows] la prima riga finisce come su Windows e l'interprete "{ $interpreter }" perciò non si trova; salva il file con i fine riga di Unix
   *[interpreter] manca l'interprete "{ $interpreter }" che chiede nella prima riga
}
program-fault-ended = è terminato con il codice di uscita { $code }
program-fault-killed = è stato terminato dal segnale { $signal }
program-fault-closed = ha chiuso il suo output
program-complained = { $how } (i suoi messaggi di errore sono in "{ $log }")
program-fault-no-greeting = non si è presentato entro { $limit } ms
program-fault-greeting = ha scritto una prima riga che non è un saluto valido ({ $reason }), "{ $line }"
program-fault-protocol = parla la versione { $found } del protocollo invece della versione { $known }
program-fault-late = non ha risposto entro { $limit } ms
program-fault-unreadable = ha scritto una riga che non è una risposta valida ({ $reason }), "{ $line }"
program-fault-oversized = ha scritto una riga di più di { $limit } byte
program-fault-number = ha risposto alla domanda { $found }, ma siamo alla domanda { $asked }
program-fault-index = ha scelto la mossa { $index }, ma le mosse vanno da 0 a { $last }
program-fault-endless = non arriva a una decisione dopo { $limit } domande nello stesso turno
program-fault-illegal = ha scelto la mossa { $choice }, che adesso non è permessa

fault-command-empty = Dopo "bot:" manca il programma. Scrivi per esempio NOME=bot:./programma.
fault-command-quotation = Nel comando "{ $text }" una citazione non si chiude. Aggiungi le virgolette che mancano.
fault-command-nul = Nel comando "{ $text }" c'è un carattere NUL. Toglilo.

# Un livello che gioca come programma a sé: perché smette prima del tempo.
program-stops-io = Non riesco a leggere o a scrivere le righe del gioco: { $reason }.
program-stops-greeting = La prima riga non è il saluto di una partita. Questo comando lo avvia il gioco, con --seat NOME=bot:COMANDO.
program-stops-protocol = Il gioco parla la versione { $found } del protocollo, questo programma la versione { $known }. Aggiorna il più vecchio dei due.
program-stops-game = Il gioco è "{ $found }", ma questo programma gioca solo a "{ $known }".
program-stops-rules = Il gioco segue la versione { $found } delle regole, questo programma la versione { $known }. Aggiorna il più vecchio dei due.
program-stops-deck = Con il mazzo del saluto non si può giocare: { $reason ->
    [type] "{ $card }" ha un tipo che nessuna carta può avere
    [many] le carte sono troppe
   *[number] "{ $card }" non ha il numero che le spetta
}. Correggi chi lo manda.
program-stops-view = La domanda { $number } mostra una partita impossibile: non va { $reason ->
    [players] il numero dei giocatori
    [current] il giocatore di turno
    [round] il numero del turno
    [copies] il numero di copie di una carta
   *[zone] il posto di una carta
}. Correggi chi la manda.
program-stops-moves = Le mosse della domanda { $number } non sono quelle delle regole. Correggi chi la manda.
