# Every sentence a person reads, in English. The same keys, with the same variables, are in it.ftl.
# Names of players and cards are taken as they are: no sentence depends on their gender.

## Cards: types, effects, moments

# A card of the kind: "discard a student".
kind-one = { $kind ->
    [STUDENTE] a student
    [MATRICOLA] a freshman
    [STUDENTE_SEMPLICE] a plain student
    [LAUREANDO] a graduand
    [BONUS] a bonus
    [MALUS] a malus
    [MAGIA] a magic card
    [ISTANTANEA] an instant
   *[ALL] a card
}

# The same, among the cards on the table.
kind-on-table = { $kind ->
    [ALL] a classroom or bonus-malus card
   *[other] { kind-one }
}

# A card on the table that belongs to the reader.
kind-own = { $kind ->
    [STUDENTE] a student of yours
    [MATRICOLA] a freshman of yours
    [STUDENTE_SEMPLICE] a plain student of yours
    [LAUREANDO] a graduand of yours
    [BONUS] a bonus of yours
    [MALUS] a malus of yours
    [MAGIA] a magic card of yours
    [ISTANTANEA] an instant of yours
   *[ALL] a classroom or bonus-malus card of yours
}

# The cards of the kind: "you cannot play bonus cards".
kind-many = { $kind ->
    [STUDENTE] students
    [MATRICOLA] freshmen
    [STUDENTE_SEMPLICE] plain students
    [LAUREANDO] graduands
    [BONUS] bonus cards
    [MALUS] malus cards
    [MAGIA] magic cards
    [ISTANTANEA] instants
   *[ALL] cards
}

# The type as it stands at the head of a card.
kind-label = { $kind ->
    [STUDENTE] STUDENT
    [MATRICOLA] FRESHMAN
    [STUDENTE_SEMPLICE] PLAIN STUDENT
    [LAUREANDO] GRADUAND
    [BONUS] BONUS
    [MALUS] MALUS
    [MAGIA] MAGIC
    [ISTANTANEA] INSTANT
   *[ALL] ALL
}

# An effect, said to the user of the card.
effect = { $action ->
    [GIOCA] { effect-gioca }
    [SCARTA] { effect-scarta }
    [ELIMINA] { effect-elimina }
    [RUBA] { effect-ruba }
    [PESCA] { effect-pesca }
    [PRENDI] { effect-prendi }
    [BLOCCA] block { kind-one } that another player uses against you
    [SCAMBIA] { effect-scambia }
    [MOSTRA] your hand is open
    [IMPEDIRE] you cannot play { kind-many }
   *[INGEGNERE] you cannot win
}

effect-gioca = { $target ->
    [IO] play { kind-one } from your hand
    [TU] another player plays { kind-one } from their hand
    [VOI] every other player plays { kind-one } from their hand
   *[TUTTI] every player, you first, plays { kind-one } from their hand
}

effect-scarta = { $target ->
    [IO] discard { kind-one } from your hand
    [TU] another player discards { kind-one } from their hand at random
    [VOI] every other player discards { kind-one } from their hand at random
   *[TUTTI] discard { kind-one } of your choice; every other player discards { kind-one } at random
}

effect-elimina = { $target ->
    [IO] eliminate { kind-own }
    [TU] eliminate { kind-on-table } of another player
    [VOI] eliminate { kind-on-table } of every other player
   *[TUTTI] eliminate { kind-on-table } of every player, you first
}

effect-ruba = { $target ->
    [IO] steal { kind-own }: nothing happens
    [TU] steal { kind-on-table } of another player
   *[TUTTI] steal { kind-on-table } of every other player
}

effect-pesca = { $target ->
    [IO] draw a card{ effect-pesca-kept }
    [TU] another player draws a card{ effect-pesca-kept }
    [VOI] every other player draws a card{ effect-pesca-kept }
   *[TUTTI] every player, you first, draws a card{ effect-pesca-kept }
}

effect-pesca-kept = { $kind ->
    [ALL] { "" }
   *[other] , which stays in the hand only if it is { kind-one }
}

effect-prendi = { $target ->
    [IO] take { kind-one } from your own hand: nothing happens
    [TU] take { kind-one } at random from another player's hand
   *[TUTTI] take { kind-one } at random from every other player's hand
}

effect-scambia = { $target ->
    [IO] exchange your hand with itself: nothing happens
    [TU] exchange your hand with another player's
   *[TUTTI] exchange your hand with every other player's, one after the other
}

effect-times = { $effect } ({ $times } times)

# When it happens, before the effects.
card-when = { $when ->
    [SUBITO] { $kind ->
        [MAGIA] When you play it
        [ISTANTANEA] In defence
       *[other] When it enters
    }
    [INIZIO] In front of you, at the beginning of your round
    [FINE] When it leaves the table
    [SEMPRE] As long as it is in front of you
   *[MAI] Never
}

card-when-optional = { card-when } (optional)

card-no-effect = No effect

# A card in one sentence.
card-sentence = { $name } ({ kind-label }). { $effects }.
card-sentence-described = { card-sentence } { $description }

## What happened

event-round-began = Round { $round }: { $player } plays.
event-drew = { $player } draws "{ $card }".
event-drew-hidden = { $player } draws a card.
event-nothing-to-draw = { $player } does not draw: the draw pile and the discards are empty.
event-reshuffled = The draw pile was empty: the discards, shuffled, are the new draw pile ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
event-played = { $player } plays "{ $card }".
event-played-own = { $player } plays "{ $card }" on their own bonus-malus.
event-played-on = { $player } plays "{ $card }" on the bonus-malus of { $other }.
event-played-in-vain-own = { $player } plays "{ $card }" but has an identical card on the table: it is discarded without effect.
event-played-in-vain-on = { $player } plays "{ $card }" but { $other } has an identical card on the table: it is discarded without effect.
event-triggered = "{ $card }" of { $player } takes effect.
event-declined = { $player } declines the effects of "{ $card }".
event-targeted = { $player } uses "{ $card }" against { $other }.
event-lost = "{ $card }" comes to nothing for { $player }: { deed }.
event-may-play = Sub-round: { $player } plays a card because of "{ $card }".
event-eliminated-own = { $player } eliminates "{ $card }" from their own { $zone ->
    [classroom] classroom
   *[bonus-malus] bonus-malus
}.
event-eliminated = { $player } eliminates "{ $card }" from the { $zone ->
    [classroom] classroom
   *[bonus-malus] bonus-malus
} of { $other }.
event-stolen = { $player } steals "{ $card }" from the { $zone ->
    [classroom] classroom
   *[bonus-malus] bonus-malus
} of { $other }.
event-no-room = { $player } already has an identical card on the table: "{ $card }" goes to the { $pile ->
    [study-room] study room
   *[discards] discards
}.
event-discarded = { $player } discards "{ $card }".
event-discarded-at-random = { $player } discards a card at random: "{ $card }".
event-drawn-in-vain = { $player } draws "{ $card }" and has to discard it: it is not of the right type.
event-taken = { $player } takes "{ $card }" from the hand of { $other }.
event-taken-hidden = { $player } takes a card at random from the hand of { $other }.
event-swapped = { $player } and { $other } exchange their hands.
event-defended = { $player } answers with "{ $card }" to "{ $against }" of { $other }.
event-blocked = The effects of "{ $card }" end here.
event-blocked-discarded = The effects of "{ $card }" end here, and the card goes to the discards.
event-round-ended = End of round { $round } of { $player }.
event-won = { $player } wins the game with { $students ->
    [one] one student
   *[other] { $students } students
} in the classroom!

# Why an effect comes to nothing.
deed = { $action ->
    [GIOCA] cannot play { kind-one }
    [SCARTA] cannot discard { kind-one }
    [ELIMINA] cannot eliminate { kind-on-table }
    [RUBA] cannot steal { kind-on-table }
    [PESCA] there is nothing to draw
    [PRENDI] cannot take { kind-one }
    [BLOCCA] there is nothing to block
    [SCAMBIA] there is nothing to exchange
   *[other] nothing happens
}

## Questions

question-action = { $player }, what do you do?
question-play-card = { $player }, which card do you play? "{ $card }" lets you play { kind-one }.
question-recipient = { $player }, on whose bonus-malus do you put "{ $card }"?
question-duplicate-own = { $player }, you have a card identical to "{ $card }" on the table: it would be discarded without effect. Play it all the same?
question-duplicate-on = { $player }, { $other } has a card identical to "{ $card }" on the table: it would be discarded without effect. Play it all the same?
question-use-effects = { $player }, "{ $card }": { $effects }. Do you use these effects?
question-target = { $player }, "{ $card }": { $effects }. Against whom?
question-eliminate-own = { $player }, choose { kind-one } to eliminate among your cards on the table, because of "{ $card }".
question-eliminate = { $player }, choose { kind-one } to eliminate among the cards of { $other } on the table, because of "{ $card }".
question-steal = { $player }, choose { kind-one } to steal among the cards of { $other } on the table, because of "{ $card }".
question-discard = { $player }, choose { kind-one } to discard from your hand, because of "{ $card }".
question-discard-limit = { $player }, you can keep { $limit } cards in your hand at most: which one do you discard?
question-defend = { $player }, { $other } uses "{ $card }" { $target ->
    [TU] against you: { threat }. Do you defend yourself
   *[TUTTI] against everybody: { threat }. Do you defend everybody
}?
question-defend-placement = { $player }, { $other } plays { kind-one } on your bonus-malus: "{ $card }". { $effects }. Do you defend yourself?

# What happens to who does not defend; the attacker is { $other }.
threat = { $action ->
    [GIOCA] you play { kind-one } from your hand
    [SCARTA] you discard { kind-one } from your hand at random
    [ELIMINA] you lose { kind-on-table }
    [RUBA] { kind-on-table } is stolen from you
    [PESCA] you draw a card
    [PRENDI] { kind-one } is taken from your hand at random
    [SCAMBIA] your hands are exchanged
    [MOSTRA] your hand is open
    [IMPEDIRE] you cannot play { kind-many }
    [INGEGNERE] you cannot win
   *[other] nothing happens to you
}

## Answers

answer-draw = Draw a card
answer-play = Play "{ $card }"
answer-pick = Choose "{ $card }"
answer-eliminate = Eliminate "{ $card }"
answer-steal = Steal "{ $card }"
answer-discard = Discard "{ $card }"
answer-player = { $player }
answer-player-self = { $player } (you)
answer-defend = Defend with "{ $card }"
answer-let-pass = Do not defend
answer-yes = Yes
answer-no = No
answer-play-anyway = Yes, play it all the same
answer-choose-anew = No, choose anew

## Why not

refusal-nothing-asked = There is nothing to decide now.
refusal-not-your-turn = { $player } has to answer now.
refusal-no-answer = That is no answer to the question.
refusal-not-there = That card is not there.
refusal-wrong-type = Here it takes { kind-one }.
refusal-only-blocks = An instant is only played to block another player's card.
refusal-barred = A card of your bonus-malus keeps you from playing { kind-many }.
refusal-cannot-block = That card cannot block the card that attacks you.
refusal-has-identical = You already have an identical card on the table.
refusal-not-that-player = That player cannot be chosen.

## The table

table-round = Round { $round }: { $player } plays
table-piles = Draw pile { $draw }, discards { $discard }, study room { $study_room }
table-in-play = Under way: { $cards }
table-player = { $player }: { hand-size }, { students-progress }
table-player-current = { $player } (playing): { hand-size }, { students-progress }
hand-size = { $hand ->
    [0] empty hand
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
students-progress = students { $students } of { $goal }
table-classroom = Classroom: { $cards }
table-bonus-malus = Bonus-malus: { $cards }
table-engineer = Cannot win.
table-barred = Cannot play { $kinds }.
table-open = The hand is open.
table-won = The game is over: { $player } wins.

look-hand = Hand of { $player }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
look-hand-hidden = Hidden hand of { $player }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
look-classroom = Classroom of { $player }: { $count ->
    [0] no students
    [one] 1 student
   *[other] { $count } students
}
look-bonus-malus = Bonus-malus of { $player }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
