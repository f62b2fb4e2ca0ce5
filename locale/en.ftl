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
    [ALL] a card on the table
   *[other] { kind-one }
}

# A card on the table that belongs to the reader.
kind-own = { $kind ->
    [STUDENTE] one of your students
    [MATRICOLA] one of your freshmen
    [STUDENTE_SEMPLICE] one of your plain students
    [LAUREANDO] one of your graduands
    [BONUS] one of your bonus cards
    [MALUS] one of your malus cards
    [MAGIA] one of your magic cards
    [ISTANTANEA] one of your instants
   *[ALL] one of your cards on the table
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

# The same, among the cards on the table.
kind-many-on-table = { $kind ->
    [ALL] cards on the table
   *[other] { kind-many }
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
    [MOSTRA] everyone sees your hand
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
    [TU] eliminate one of another player's { kind-many-on-table }
    [VOI] eliminate one of each other player's { kind-many-on-table }
   *[TUTTI] eliminate one of each player's { kind-many-on-table }, yours first
}

effect-ruba = { $target ->
    [IO] steal { kind-own }: nothing happens
    [TU] steal one of another player's { kind-many-on-table }
   *[TUTTI] steal one of each other player's { kind-many-on-table }
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
    [INIZIO] In front of you, at the beginning of your turn
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

event-round-began = Turn { $round }: { $player } plays.
event-drew = { $player } draws "{ $card }".
event-drew-hidden = { $player } draws a card.
event-nothing-to-draw = { $player } does not draw: the draw pile and the discards are empty.
event-reshuffled = The draw pile was empty: the discards, shuffled, are the new draw pile ({ $cards ->
    [one] one card
   *[other] { $cards } cards
}).
event-played = { $player } plays "{ $card }".
event-played-own = { $player } puts "{ $card }" in front of themselves.
event-played-on = { $player } puts "{ $card }" in front of { $other }.
event-played-in-vain-own = { $player } plays "{ $card }" but has an identical card on the table: it is discarded without effect.
event-played-in-vain-on = { $player } plays "{ $card }" but { $other } has an identical card on the table: it is discarded without effect.
event-triggered = { $player }'s "{ $card }" takes effect.
event-declined = { $player } chooses not to use "{ $card }".
event-targeted = { $player } uses "{ $card }" against { $other }.
event-lost = "{ $card }" has no effect on { $player }: { deed }.
event-may-play = "{ $card }" lets { $player } play a card.
event-eliminated-own = { $player } eliminates "{ $card }" from their own { $zone ->
    [classroom] classroom
   *[bonus-malus] bonus-malus
}.
event-eliminated = { $player } eliminates "{ $card }" from { $other }'s { $zone ->
    [classroom] classroom
   *[bonus-malus] bonus-malus
}.
event-stolen = { $player } steals "{ $card }" from { $other }'s { $zone ->
    [classroom] classroom
   *[bonus-malus] bonus-malus
}.
event-no-room = { $player } already has an identical card on the table: "{ $card }" goes to the { $pile ->
    [study-room] study room
   *[discards] discards
}.
event-discarded = { $player } discards "{ $card }".
event-discarded-at-random = { $player } discards a card at random: "{ $card }".
event-drawn-in-vain = { $player } draws "{ $card }" and has to discard it: it is not of the right type.
event-taken = { $player } takes "{ $card }" from { $other }'s hand.
event-taken-hidden = { $player } takes a card at random from { $other }'s hand.
event-swapped = { $player } and { $other } exchange hands.
event-defended = { $player } answers { $other }'s "{ $against }" with "{ $card }".
event-blocked = The effects of "{ $card }" end here.
event-blocked-discarded = The effects of "{ $card }" end here, and the card goes to the discards.
event-round-ended = { $player }'s turn { $round } ends.
event-won = { $player } wins the game with { $students ->
    [one] one student
   *[other] { $students } students
} in the classroom!

# Why a card has no effect on a player.
deed = { $action ->
    [GIOCA] there are no { kind-many } to play
    [SCARTA] there are no { kind-many } to discard
    [ELIMINA] there are no { kind-many-on-table } to eliminate
    [RUBA] there are no { kind-many-on-table } to steal
    [PESCA] there is nothing to draw
    [PRENDI] there are no { kind-many } to take
    [BLOCCA] there is nothing to block
    [SCAMBIA] there is nothing to exchange
   *[other] nothing happens
}

## Questions

question-action = { $player }, what do you do?
question-play-card = { $player }, which card do you play? "{ $card }" lets you play { kind-one }.
question-recipient = { $player }, in front of whom do you place "{ $card }"? { $kind ->
    [MALUS] It is a malus: it harms whoever gets it.
   *[BONUS] It is a bonus: it helps whoever gets it.
 }
question-duplicate-own = { $player }, you have a card identical to "{ $card }" on the table: it would be discarded without effect. Play it anyway?
question-duplicate-on = { $player }, { $other } has a card identical to "{ $card }" on the table: it would be discarded without effect. Play it anyway?
question-use-effects = { $player }, "{ $card }": { $effects }. Use { $count ->
    [one] this effect
   *[other] these effects
}?
question-target = { $player }, "{ $card }": { $effects }. Against whom?
question-eliminate-own = { $player }, choose { kind-one } to eliminate from your cards on the table ("{ $card }").
question-eliminate = { $player }, choose { kind-one } to eliminate from { $other }'s cards on the table ("{ $card }").
question-steal = { $player }, choose { kind-one } to steal from { $other }'s cards on the table ("{ $card }").
question-discard = { $player }, choose { kind-one } to discard from your hand ("{ $card }").
question-discard-limit = { $player }, you may keep at most { $limit } cards in your hand: which one do you discard?
question-defend = { $player }, { $other } uses "{ $card }" { $target ->
    [TU] against you: { threat }. Defend yourself
   *[TUTTI] against everyone: { threat }. Defend everyone
}?
question-defend-placement = { $player }, { $other } places { kind-one } in front of you: "{ $card }". { $effects }. If blocked, it is discarded. Defend yourself?

# What happens to who does not defend; the attacker is { $other }.
threat = { $action ->
    [GIOCA] you play { kind-one } from your hand
    [SCARTA] you discard { kind-one } from your hand at random
    [ELIMINA] you lose { kind-on-table }
    [RUBA] { kind-on-table } is stolen from you
    [PESCA] you draw a card
    [PRENDI] { kind-one } is taken from your hand at random
    [SCAMBIA] your hand is exchanged for theirs
    [MOSTRA] everyone sees your hand
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
answer-defend-all = Defend everyone with "{ $card }"
answer-let-pass = Do not defend
answer-yes = Yes
answer-no = No
answer-play-anyway = Yes, play it anyway
answer-choose-anew = No, choose again

## Why not

refusal-nothing-asked = There is nothing to decide now.
refusal-not-your-turn = { $player } has to answer now.
refusal-no-answer = That is not an answer to the question.
refusal-not-there = That card is not there.
refusal-wrong-type = It has to be { kind-one } here.
refusal-only-blocks = An instant is only played to block another player's card.
refusal-barred = A card in your bonus-malus keeps you from playing { kind-many }.
refusal-cannot-block = That card cannot block the card used against you.
refusal-has-identical = You already have an identical card on the table.
refusal-not-that-player = That player cannot be chosen.

## The table

table-round = Turn { $round }: { $player } plays
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

look-hand = { $player }'s hand: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
look-hand-hidden = { $player }'s hidden hand: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
look-classroom = { $player }'s classroom: { $count ->
    [0] no students
    [one] 1 student
   *[other] { $count } students
}
look-bonus-malus = { $player }'s bonus-malus: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
