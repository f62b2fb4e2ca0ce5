# I moduli dello schermo intero: la nuova partita e i salvataggi. Le stesse chiavi stanno in en-forms.ftl.
