# Impostazioni, aiuto e significato delle parole sulle carte, in italiano. Le stesse chiavi stanno in en-looks.ftl.

## Le parole sulle carte

word-optional = (facoltativo)
word-action = { $action ->
    [GIOCA] Gioca
    [SCARTA] Scarta
    [ELIMINA] Elimina
    [RUBA] Ruba
    [PESCA] Pesca
    [PRENDI] Prendi
    [BLOCCA] Blocca
    [SCAMBIA] Scambia
    [MOSTRA] Mano scoperta
    [IMPEDIRE] Non puoi giocare
   *[INGEGNERE] Non puoi vincere
}
word-target = { $target ->
    [IO] Tu
    [TU] Un altro giocatore
    [VOI] Ogni altro giocatore
   *[TUTTI] Ogni giocatore
}

meaning-type = { $kind ->
    [STUDENTE] Qualunque studente: matricola, studente semplice o laureando.
    [MATRICOLA] Uno studente del primo anno. Tutti cominciano con una in aula. Quella che se ne va torna in aula studio.
    [STUDENTE_SEMPLICE] Uno studente che non fa nulla: conta per arrivare a sei.
    [LAUREANDO] Uno studente con effetti suoi.
    [BONUS] Si mette davanti a un giocatore qualsiasi, anche a sé. Aiuta.
    [MALUS] Si mette davanti a un giocatore qualsiasi, anche a sé. Ostacola.
    [MAGIA] Ha effetto quando la giochi, poi va agli scarti.
    [ISTANTANEA] Non si gioca di propria iniziativa: la usi per rispondere quando un altro giocatore usa una carta contro di te.
   *[ALL] Qualunque carta, di ogni tipo.
}
meaning-when = { $when ->
    [SUBITO] { $kind ->
        [MAGIA] Subito, appena la magia è giocata.
        [ISTANTANEA] Quando la usi per rispondere a una carta che un altro giocatore usa contro di te.
       *[other] Appena la carta arriva in tavola, anche perché rubata.
    }
    [INIZIO] In ogni turno di chi ha la carta davanti, prima che peschi.
    [FINE] Quando la carta è eliminata o rubata. Vale ancora per chi la perde.
    [SEMPRE] Per tutto il tempo, finché la carta non lascia il tavolo.
   *[MAI] Gli effetti non si applicano mai.
}
meaning-optional = Ti viene chiesto, e puoi rinunciare a tutti gli effetti della carta.
meaning-action = { $action ->
    [GIOCA] Si gioca una carta di quel tipo dalla mano, fuori turno. Chi non ne ha non gioca.
    [SCARTA] Una carta va dalla mano agli scarti: fra le tue la scegli tu, fra quelle degli altri sceglie il caso.
    [ELIMINA] Una carta va dal tavolo agli scarti. La scegli tu, a meno che a questo tavolo scelga chi la perde.
    [RUBA] Una carta in tavola passa davanti a te, e ciò che fa appena entra vale per te. Non puoi rubare una carta uguale a una che hai già lì.
    [PESCA] La prima carta del mazzo entra nella mano. Se il mazzo è finito, gli scarti mescolati diventano il nuovo mazzo.
    [PRENDI] Una carta presa a caso dalla mano di un altro entra nella tua.
    [BLOCCA] Gli effetti della carta che ti attacca si annullano. Ciò che hanno già fatto resta.
    [SCAMBIA] Due giocatori si scambiano tutte le carte in mano.
    [MOSTRA] Tutti vedono la mano di chi ha la carta davanti.
    [IMPEDIRE] Chi ha la carta davanti non può giocare carte di quel tipo né usarle per difendersi.
   *[INGEGNERE] Chi ha la carta davanti non può vincere, neanche con sei studenti.
}
meaning-target = { $target ->
    [IO] Chi usa la carta: chi la gioca, chi ce l'ha davanti o chi la usa per difendersi.
    [TU] Un altro giocatore, che scegli una volta per tutti gli effetti della carta.
    [VOI] Tutti gli altri, uno dopo l'altro nell'ordine del tavolo.
   *[TUTTI] Prima tu, poi tutti gli altri nell'ordine del tavolo.
}

## Le impostazioni

settings-title = Impostazioni
setting-language = Lingua
setting-theme = Colori
setting-borders = Riquadri
setting-speed = Animazioni
setting-mouse = Mouse
value-system = come il sistema
value-it = Italiano
value-en = English
value-terminal = terminale
value-dark = scuro
value-light = chiaro
value-high-contrast = alto contrasto
value-colour-blind = per daltonici
value-none = nessuno
value-ascii = ASCII
value-unicode = linee
value-off = no
value-on = sì
value-quick = veloci
value-slow = lente
about-language = La lingua di tutto, tranne i testi delle carte, che vengono dal mazzo. Il log è sempre in italiano.
about-theme = I colori del terminale, colori su fondo scuro o chiaro, e altri. Il colore non è mai il solo a dire qualcosa.
about-borders = Con che cosa si disegnano i riquadri: i caratteri + - | che ogni terminale ha, oppure linee.
about-speed = Come viene raccontato ciò che succede: tutto insieme, un fatto dopo l'altro, o piano quanto basta per leggerlo ad alta voce.
about-mouse = Clic per scegliere, rotella per scorrere. Intanto quasi tutti i terminali selezionano il testo solo con Maiusc premuto.
settings-no-colours = Ora non ci sono colori, perché così vuole NO_COLOR o --color never.
settings-file = Salvate in { $file }
settings-sample = Ecco come appare
sample-text = Testo
sample-dim = Meno importante
sample-title = Titolo
sample-marked = Selezionato
sample-disabled = Non ora
sample-good = Bene
sample-bad = Male

## L'aiuto

help-title = Aiuto
help-heading-keys = I tasti qui
help-heading-signs = I segni sul tavolo
help-heading-everywhere = Dappertutto
help-heading-rules = Le regole in breve
help-heading-words = Le parole sulle carte
help-any = Una schermata del gioco.
help-menu = Da qui cominci una partita, ne riprendi una, guardi le statistiche e regoli l'aspetto del programma. Una voce è selezionata: premi Invio, oppure il numero o l'iniziale di una voce.
help-table = La partita. In alto ci sono gli altri, in basso le tue carte, e la domanda dice che cosa ti si chiede. Rispondi con il numero di una risposta, oppure selezionala e premi Invio. Nel tuo turno: 1 gioca una carta, 2 pesca, 3 le tue carte in tavola, 4 gli altri, 0 esci.
help-handover = Deve rispondere un'altra persona, che deve vedere solo le proprie carte. Passale la tastiera: continua quando nessun altro guarda.
help-card = Una carta per intero, con il significato di ogni sua parola. Altre pagine mostrano le carte vicine, quelle in corso e quelle di cui parla la storia, le più recenti per prime.
help-new-game = Che cosa serve per una partita: un nome per il salvataggio, chi gioca (persone o computer), le regole del tavolo e, per rigiocare la stessa partita, un seme. Gli errori sono indicati sotto ogni campo.
help-saves = Tutte le partite salvate, con ciò che contengono. Quelle danneggiate o mancanti sono segnalate, con il motivo.
help-statistics = Che cosa hanno fatto tutti in tutte le partite. Le partite con persone e quelle del solo computer si contano a parte.
help-player = I numeri, le carte e le vittorie di un giocatore, e come se la cava contro un altro.
help-watch = Una partita in cui gioca solo il computer, a carte scoperte. Puoi metterla in pausa, farla andare mossa per mossa, più veloce o più lenta, oppure prendere il posto di chi deve decidere: da quel momento vedi solo le sue carte. La partita si salva all'inizio di ogni turno, e si riprende come le altre.
help-replay = Una partita rivista dall'inizio: passo per passo, turno per turno, o da sola.
help-settings = L'aspetto e il comportamento del programma. Una modifica vale subito e resta.
help-victory = La partita è finita: chi ha vinto, che cosa avevano tutti in mano, e come è andata.

everywhere-letter = In un elenco, premi una lettera per saltare alla prossima voce che comincia così.
everywhere-mouse = Un clic sceglie una risposta, una voce di menu o un comando dell'ultima riga. Una carta o una riga di un elenco si seleziona con un clic, e si sceglie con un altro. La rotella fa scorrere. Le impostazioni possono lasciare il mouse al terminale.
everywhere-typing = Dove si scrive, Ctrl-U cancella tutto ciò che sta prima del cursore e Ctrl-W una parola.
everywhere-interrupt = Ctrl-C chiede se uscire, ed esce se lo premi di nuovo. La partita resta salvata all'inizio del turno.
everywhere-suspend = Ctrl-Z torna alla shell, dove "fg" riporta al gioco. Ctrl-L ridisegna lo schermo.
everywhere-brackets = Ciò che ora non si può fare è fra parentesi: premi il suo tasto per sapere perché.

signs-piles = "M117 S2 A4" in alto: le carte nel mazzo, negli scarti e nell'aula studio.
signs-players = "*" davanti a un nome: è il suo turno. "##....": gli studenti in aula, su quelli che servono per vincere. "! mano scoperta": qualcosa ostacola il giocatore, in questo caso tutti vedono la sua mano.
signs-kinds = Davanti al nome di una carta: m matricola, s studente semplice, l laureando, + bonus, - malus, ~ magia, ! istantanea.
signs-cards = "[2]": il numero con cui si sceglie la carta. "x2": ce ne sono due copie. "(-)" o "(x2)": ora non si può scegliere. Un nome fra parentesi sotto un altro giocatore: una carta della sua mano scoperta. "+3": altre tre, per cui non c'è posto.

rules-goal = Vinci con sei studenti in aula alla fine di un tuo turno, a meno che una carta davanti a te non lo impedisca.
rules-begin = Cominci con una matricola in aula e cinque carte in mano.
rules-round = All'inizio del turno si applicano gli effetti delle tue carte che agiscono in quel momento, poi peschi. Quindi fai una cosa sola: giochi una carta o ne peschi un'altra. Alla fine tieni al massimo cinque carte.
rules-student = Gli studenti vanno nella tua aula. Un bonus o un malus va davanti a un giocatore che scegli tu. Una magia ha effetto subito e va negli scarti.
rules-defence = Quando la carta di un altro giocatore è usata contro di te, ti viene chiesto se rispondi con un'istantanea, se ne hai una adatta. In quel caso gli effetti di quella carta si annullano.
rules-identical = Nessuno ha davanti due carte con lo stesso nome: la seconda va scartata senza effetto.
rules-lost = Un effetto impossibile si salta e si passa al successivo.

## I tasti

key-number = scegli per numero
keyname-space = Spazio
keyname-enter = Invio
keyname-esc = Esc
keyname-backspace = Backspace
keyname-tab = Tab
keyname-back-tab = Maiusc-Tab
keyname-up = Su
keyname-down = Giù
keyname-left = Sinistra
keyname-right = Destra
keyname-home = Home
keyname-end = Fine
keyname-page-up = PagSu
keyname-page-down = PagGiù
keyname-delete = Canc
