# I moduli dello schermo intero: la nuova partita e i salvataggi. Le stesse chiavi stanno in en-forms.ftl.

## Una nuova partita

field-save = Salvataggio
field-players = Giocatori
field-player = Giocatore { $number }
field-name = Nome
field-chooser = Chi sceglie
field-undo = Annulla mossa
field-seed = Seme
field-start = Comincia la partita
kind-human = persona
kind-facile = computer: facile
kind-medio = computer: medio
kind-difficile = computer: difficile
field-leaders = In testa
field-seed-luck = a caso
field-save-proposed = partita { $number }
field-save-taken = C'è già una partita con questo nome: prima di sostituirla te lo chiedo.
field-seed-wrong = Un seme è un numero intero da 0 a { $last }. Lascialo vuoto per mescolare a caso.
field-deck = Mazzo: { $file }.
field-reason = { $field }: { $reason }
field-leave = Vuoi lasciare il modulo? Quello che hai scritto andrà perso.
value-user = chi gioca la carta
value-owner = chi perde la carta
hint-save = Il nome con cui ritrovi la partita. Se ci fai clic te ne propongo uno.
hint-players = Quanti giocano, computer compresi, da 2 a 4: cambia con le frecce o scrivi il numero.
hint-kind = Chi gioca: una persona, oppure il computer a uno di tre livelli. Cambia con le frecce o con i numeri da 1 a 4.
hint-player = I nomi dei giocatori, in ordine di turno, tutti diversi. Con un altro clic su un nome vuoto te ne propongo uno.
hint-chooser = Quando una carta fa perdere qualcosa a tutti, sceglie chi la gioca o ciascuno per sé.
hint-undo = Si annullano le scelte che non hanno ancora fatto vedere una carta a qualcuno, come quella di un bersaglio. Una carta giocata o pescata resta.
hint-seed = Lo stesso seme e le stesse scelte danno la stessa partita. Vuoto: si mescola a caso.
hint-start = Premi Invio per cominciare.

## I salvataggi

saves-title = Salvataggi
saves-item-missing = { $save } (il file non c'è più)
saves-item-damaged = { $save } (non si può giocare: { $reason })
saves-item-finished = { $save } (finita)
saves-no-journal = Di "{ $save }" non c'è il diario: non si può rivedere.
saves-detail-missing = Premi Invio per togliere il nome dall'elenco.
saves-detail-round = Turno { $round } di { $player }.
saves-detail-player = { $player }: { $hand } in mano, { $classroom } in aula, { $bonus_malus } nel bonus-malus.
saves-detail-when = Ultima volta: { $when }.
saves-detail-layout = { $layout ->
    [official-64] Formato: quello del gioco originale.
    [official-32] Formato: quello del gioco originale, compilato a 32 bit.
   *[bare-players] Formato: quello dei programmi che scrivono solo i nomi dei giocatori.
}
saves-detail-journal = C'è il diario: puoi rivedere la partita.
saves-detail-no-journal = Non c'è il diario: la partita non si può rivedere.
saves-detail-new = Qui non l'hai ancora giocata.
saves-rename = Come vuoi chiamare "{ $save }"?
saves-copy = Come vuoi chiamare la copia di "{ $save }"?
saves-by-name = Quale salvataggio vuoi giocare? Scrivi il nome, senza estensione.
saves-same = Si chiama già "{ $save }". Scrivi un altro nome.
saves-taken = C'è già una partita con questo nome: prima di sostituirla te lo chiedo.
saves-no-such = Non c'è nessun salvataggio che si chiama "{ $save }".
saves-delete = Eliminare "{ $save }" e il suo diario? L'operazione è definitiva.
