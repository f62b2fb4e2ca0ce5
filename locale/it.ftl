# Ogni frase che una persona legge, in italiano. Le stesse chiavi, con le stesse variabili, stanno in en.ftl.
# I nomi dei giocatori e delle carte entrano così come sono: le frasi non concordano mai con loro, e non
# mettono mai la preposizione "a" davanti al nome di un giocatore.

## Le carte: tipi, effetti, momenti

# Una carta del tipo: "scarta uno studente".
kind-one = { $kind ->
    [STUDENTE] uno studente
    [MATRICOLA] una matricola
    [STUDENTE_SEMPLICE] uno studente semplice
    [LAUREANDO] un laureando
    [BONUS] un bonus
    [MALUS] un malus
    [MAGIA] una magia
    [ISTANTANEA] un'istantanea
   *[ALL] una carta
}

# Come sopra, ma fra le carte in tavola.
kind-on-table = { $kind ->
    [ALL] una carta in tavola
   *[other] { kind-one }
}

# Una carta in tavola di chi legge.
kind-own = { $kind ->
    [STUDENTE] un tuo studente
    [MATRICOLA] una tua matricola
    [STUDENTE_SEMPLICE] un tuo studente semplice
    [LAUREANDO] un tuo laureando
    [BONUS] un tuo bonus
    [MALUS] un tuo malus
    [MAGIA] una tua magia
    [ISTANTANEA] una tua istantanea
   *[ALL] una tua carta in tavola
}

# Le carte del tipo: "non puoi giocare bonus".
kind-many = { $kind ->
    [STUDENTE] studenti
    [MATRICOLA] matricole
    [STUDENTE_SEMPLICE] studenti semplici
    [LAUREANDO] laureandi
    [BONUS] bonus
    [MALUS] malus
    [MAGIA] magie
    [ISTANTANEA] istantanee
   *[ALL] carte
}

# Come sopra, ma fra le carte in tavola.
kind-many-on-table = { $kind ->
    [ALL] carte in tavola
   *[other] { kind-many }
}

# Il tipo come sta scritto in testa alla carta.
kind-label = { $kind ->
    [STUDENTE] STUDENTE
    [MATRICOLA] MATRICOLA
    [STUDENTE_SEMPLICE] STUDENTE SEMPLICE
    [LAUREANDO] LAUREANDO
    [BONUS] BONUS
    [MALUS] MALUS
    [MAGIA] MAGIA
    [ISTANTANEA] ISTANTANEA
   *[ALL] TUTTE
}

# Un effetto, detto a chi usa la carta.
effect = { $action ->
    [GIOCA] { effect-gioca }
    [SCARTA] { effect-scarta }
    [ELIMINA] { effect-elimina }
    [RUBA] { effect-ruba }
    [PESCA] { effect-pesca }
    [PRENDI] { effect-prendi }
    [BLOCCA] blocca { kind-one } che un altro giocatore usa contro di te
    [SCAMBIA] { effect-scambia }
    [MOSTRA] giochi con la mano scoperta
    [IMPEDIRE] non puoi giocare { kind-many }
   *[INGEGNERE] non puoi vincere
}

effect-gioca = { $target ->
    [IO] gioca { kind-one } dalla mano
    [TU] un altro giocatore gioca { kind-one } dalla mano
    [VOI] ogni altro giocatore gioca { kind-one } dalla mano
   *[TUTTI] ogni giocatore, a cominciare da te, gioca { kind-one } dalla mano
}

effect-scarta = { $target ->
    [IO] scarta { kind-one } dalla mano
    [TU] un altro giocatore scarta a caso { kind-one } dalla mano
    [VOI] ogni altro giocatore scarta a caso { kind-one } dalla mano
   *[TUTTI] scarta { kind-one } a tua scelta; ogni altro giocatore scarta { kind-one } a caso
}

effect-elimina = { $target ->
    [IO] elimina { kind-own }
    [TU] elimina { kind-on-table } di un altro giocatore
    [VOI] elimina { kind-on-table } di ogni altro giocatore
   *[TUTTI] elimina { kind-on-table } di ogni giocatore, a cominciare da te
}

effect-ruba = { $target ->
    [IO] ruba { kind-own }: non succede niente
    [TU] ruba { kind-on-table } di un altro giocatore
   *[TUTTI] ruba { kind-on-table } di ogni altro giocatore
}

effect-pesca = { $target ->
    [IO] pesca una carta{ effect-pesca-kept }
    [TU] un altro giocatore pesca una carta{ effect-pesca-kept }
    [VOI] ogni altro giocatore pesca una carta{ effect-pesca-kept }
   *[TUTTI] ogni giocatore, a cominciare da te, pesca una carta{ effect-pesca-kept }
}

effect-pesca-kept = { $kind ->
    [ALL] { "" }
   *[other] , che resta in mano solo se è { kind-one }
}

effect-prendi = { $target ->
    [IO] prendi { kind-one } dalla tua mano: non succede niente
    [TU] prendi a caso { kind-one } dalla mano di un altro giocatore
   *[TUTTI] prendi a caso { kind-one } dalla mano di ogni altro giocatore
}

effect-scambia = { $target ->
    [IO] scambia la mano con la tua: non succede niente
    [TU] scambia la mano con quella di un altro giocatore
   *[TUTTI] scambia la mano con quella di ogni altro giocatore, uno dopo l'altro
}

effect-times = { $effect } ({ $times } volte)

# Quando succede, in testa agli effetti.
card-when = { $when ->
    [SUBITO] { $kind ->
        [MAGIA] Quando la giochi
        [ISTANTANEA] In difesa
       *[other] Appena entra
    }
    [INIZIO] Davanti a te, all'inizio del tuo turno
    [FINE] Quando lascia il tavolo
    [SEMPRE] Finché è davanti a te
   *[MAI] Mai
}

card-when-optional = { card-when } (facoltativo)

card-no-effect = Nessun effetto

# Una carta in una frase sola.
card-sentence = { $name } ({ kind-label }). { $effects }.
card-sentence-described = { card-sentence } { $description }

## I fatti

event-round-began = Turno { $round }: gioca { $player }.
event-drew = { $player } pesca "{ $card }".
event-drew-hidden = { $player } pesca una carta.
event-nothing-to-draw = { $player } non pesca: il mazzo e gli scarti sono vuoti.
event-reshuffled = Il mazzo era finito: gli scarti, mescolati, sono il nuovo mazzo ({ $cards ->
    [one] una carta
   *[other] { $cards } carte
}).
event-played = { $player } gioca "{ $card }".
event-played-own = { $player } mette "{ $card }" davanti a sé.
event-played-on = { $player } mette "{ $card }" nel bonus-malus di { $other }.
event-played-in-vain-own = { $player } gioca "{ $card }" ma ha già in tavola una carta uguale: va scartata senza effetto.
event-played-in-vain-on = { $player } gioca "{ $card }" ma { $other } ha già in tavola una carta uguale: va scartata senza effetto.
event-triggered = Si attiva "{ $card }" di { $player }.
event-declined = { $player } sceglie di non usare "{ $card }".
event-targeted = { $player } usa "{ $card }" contro { $other }.
event-lost = "{ $card }" non ha effetto su { $player }: { deed }.
event-may-play = Per effetto di "{ $card }", { $player } gioca una carta.
event-eliminated-own = { $player } elimina "{ $card }" { $zone ->
    [classroom] dalla propria aula
   *[bonus-malus] dal proprio bonus-malus
}.
event-eliminated = { $player } elimina "{ $card }" { $zone ->
    [classroom] dall'aula
   *[bonus-malus] dal bonus-malus
} di { $other }.
event-stolen = { $player } ruba "{ $card }" { $zone ->
    [classroom] dall'aula
   *[bonus-malus] dal bonus-malus
} di { $other }.
event-no-room = { $player } ha già in tavola una carta uguale: "{ $card }" { $pile ->
    [study-room] torna in aula studio
   *[discards] va agli scarti
}.
event-discarded = { $player } scarta "{ $card }".
event-discarded-at-random = { $player } scarta una carta a caso: "{ $card }".
event-drawn-in-vain = { $player } pesca "{ $card }" e deve scartare: non è una carta del tipo giusto.
event-taken = { $player } prende "{ $card }" dalla mano di { $other }.
event-taken-hidden = { $player } prende una carta a caso dalla mano di { $other }.
event-swapped = { $player } e { $other } si scambiano le carte in mano.
event-defended = { $player } si difende con "{ $card }" da "{ $against }" di { $other }.
event-blocked = Gli effetti di "{ $card }" finiscono qui.
event-blocked-discarded = Gli effetti di "{ $card }" finiscono qui, e la carta va agli scarti.
event-round-ended = Fine del turno { $round } di { $player }.
event-won = { $player } vince la partita con { $students ->
    [one] uno studente
   *[other] { $students } studenti
} in aula!

# Perché una carta non ha effetto su un giocatore.
deed = { $action ->
    [GIOCA] non può giocare { kind-many }
    [SCARTA] non ha { kind-many } da scartare
    [ELIMINA] non ha { kind-many-on-table } da eliminare
    [RUBA] non ci sono { kind-many-on-table } da rubare
    [PESCA] non c'è niente da pescare
    [PRENDI] non ci sono { kind-many } da prendere
    [BLOCCA] non c'è niente da bloccare
    [SCAMBIA] non c'è niente da scambiare
   *[other] non succede niente
}

## Le domande

question-action = { $player }, che cosa fai?
question-play-card = { $player }, quale carta giochi? "{ $card }" ti fa giocare { kind-one }.
question-recipient = { $player }, davanti a chi metti "{ $card }"? { $kind ->
    [MALUS] È un malus: nuoce a chi lo riceve.
   *[BONUS] È un bonus: giova a chi lo riceve.
 }
question-duplicate-own = { $player }, hai già in tavola una carta uguale a "{ $card }": la scarteresti senza effetto. La giochi lo stesso?
question-duplicate-on = { $player }, { $other } ha già in tavola una carta uguale a "{ $card }": la scarteresti senza effetto. La giochi lo stesso?
question-use-effects = { $player }, "{ $card }": { $effects }. Vuoi usare { $count ->
    [one] l'effetto
   *[other] gli effetti
}?
question-target = { $player }, "{ $card }": { $effects }. Contro chi?
question-eliminate-own = { $player }, scegli { kind-one } da eliminare fra le tue carte in tavola, per effetto di "{ $card }".
question-eliminate = { $player }, scegli { kind-one } da eliminare fra le carte in tavola di { $other }, per effetto di "{ $card }".
question-steal = { $player }, scegli { kind-one } da rubare fra le carte in tavola di { $other }, per effetto di "{ $card }".
question-discard = { $player }, scegli { kind-one } da scartare dalla mano, per effetto di "{ $card }".
question-discard-limit = { $player }, puoi tenere al massimo { $limit } carte in mano: quale scarti?
question-defend = { $player }, { $other } usa "{ $card }" { $target ->
    [TU] contro di te: { threat }. Vuoi difenderti
   *[TUTTI] contro tutti: { threat }. Vuoi difendere tutti
}?
question-defend-placement = { $player }, { $other } ti mette davanti { kind-one }: "{ $card }". { $effects }. Se lo blocchi, va negli scarti. Vuoi difenderti?

# Che cosa succede a chi non si difende; chi attacca è { $other }.
threat = { $action ->
    [GIOCA] giochi { kind-one } dalla mano
    [SCARTA] scarti a caso { kind-one } dalla mano
    [ELIMINA] perdi { kind-on-table }
    [RUBA] ti ruba { kind-on-table }
    [PESCA] peschi una carta
    [PRENDI] ti prende a caso { kind-one } dalla mano
    [SCAMBIA] scambia la sua mano con la tua
    [MOSTRA] giochi con la mano scoperta
    [IMPEDIRE] non puoi giocare { kind-many }
    [INGEGNERE] non puoi vincere
   *[other] non ti succede niente
}

## Le risposte

answer-draw = Pesca una carta
answer-play = Gioca "{ $card }"
answer-pick = Scegli "{ $card }"
answer-eliminate = Elimina "{ $card }"
answer-steal = Ruba "{ $card }"
answer-discard = Scarta "{ $card }"
answer-player = { $player }
answer-player-self = { $player } (tu)
answer-defend = Difenditi con "{ $card }"
answer-defend-all = Difendi tutti con "{ $card }"
answer-let-pass = Non difenderti
answer-yes = Sì
answer-no = No
answer-play-anyway = Sì, giocala lo stesso
answer-choose-anew = No, scegli di nuovo

## Perché no

refusal-nothing-asked = Ora non c'è niente da decidere.
refusal-not-your-turn = Ora deve rispondere { $player }.
refusal-no-answer = Questa non è una risposta alla domanda.
refusal-not-there = Quella carta non c'è.
refusal-wrong-type = Qui ci vuole { kind-one }.
refusal-only-blocks = Un'istantanea si usa solo per bloccare la carta di un altro giocatore.
refusal-barred = Una carta del tuo bonus-malus ti impedisce di giocare { kind-many }.
refusal-cannot-block = Quella carta non può bloccare la carta che ti attacca.
refusal-has-identical = Hai già in tavola una carta uguale.
refusal-not-that-player = Quel giocatore non si può scegliere.

## Il tavolo

table-round = Turno { $round }: gioca { $player }
table-piles = Mazzo { $draw }, scarti { $discard }, aula studio { $study_room }
table-in-play = Effetti in corso: { $cards }
table-player = { $player }: { hand-size }, { students-progress }
table-player-current = { $player } (di turno): { hand-size }, { students-progress }
hand-size = { $hand ->
    [0] mano vuota
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
}
students-progress = studenti { $students } su { $goal }
table-classroom = Aula: { $cards }
table-bonus-malus = Bonus-malus: { $cards }
table-engineer = Non può vincere.
table-barred = Non può giocare { $kinds }.
table-open = Ha la mano scoperta.
table-won = La partita è finita: vince { $player }.

look-hand = Mano di { $player }: { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
look-hand-hidden = Mano coperta di { $player }: { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
look-classroom = Aula di { $player }: { $count ->
    [0] nessuno studente
    [one] 1 studente
   *[other] { $count } studenti
}
look-bonus-malus = Bonus-malus di { $player }: { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
