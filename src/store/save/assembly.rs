//! From the parts of a file to a game: texts become readable, players get their seats and distinct names, cards
//! become numbers of the deck that they make. On the way, what is odd is noted.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::reader::{RawCard, RawField, RawPlayer, RawSave};
use super::{Layout, Loaded, OFFICIAL_CARDS, Save};
use crate::engine::Seat;
use crate::store::encoding::Encoding;
use crate::store::oddity::{Oddity, Zone};
use crate::students::{Card, CardId, CardType, Deck, HAND_LIMIT, Holdings, Position, Text};

/// The game of a file.
pub(super) fn assemble(mut raw: RawSave<'_>) -> Loaded {
    let mut oddities: Vec<Oddity> = match raw.layout {
        Layout::Official64 => None,
        Layout::BarePlayers => Some(Oddity::BarePlayers),
        Layout::Official32 => Some(Oddity::Pointers32),
    }
    .into_iter()
    .chain(raw.ending.oddity.take())
    .collect();
    let (own, first) = raw.ending.own.take().map_or((None, 0), |(own, first)| (Some(own), first));
    // The file begins with the player whose round begins; seats stay those of the running game.
    raw.players.rotate_right(first);

    let older = Encoding::detect(fields(&raw).map(RawField::text));
    oddities.extend(older.map(|encoding| Oddity::OlderEncoding { encoding }));
    for field in fields(&raw).filter(|field| !field.is_terminated()) {
        let text = Encoding::decode(older, field.text()).to_string();
        oddities.push(Oddity::NotTerminated { text });
    }
    let names: Vec<Text> =
        raw.players.iter().map(|player| Encoding::decode(older, player.name.text())).collect();
    let players = distinct(&names, &mut oddities);

    let mut cards = Cards { older, all: Vec::new() };
    let listed: Vec<[Vec<usize>; 3]> = raw
        .players
        .into_iter()
        .map(|player| [player.hand, player.classroom, player.bonus_malus].map(|list| cards.number(list)))
        .collect();
    let piles = [raw.draw, raw.discard, raw.study_room].map(|list| cards.number(list));
    let deck = Deck::new(cards.all.iter().map(|card| (card.clone(), 1)))
        .expect("types are concrete and the cards were counted");
    let ids: Vec<CardId> =
        cards.all.iter().map(|card| deck.find(card).expect("the deck was made of these cards")).collect();
    let numbers = |list: Vec<usize>| list.into_iter().map(|index| ids[index]).collect::<Vec<_>>();
    let [draw, discard, study_room] = piles.map(numbers);
    let holdings = listed.into_iter().map(|lists| {
        let [hand, classroom, bonus_malus] = lists.map(numbers);
        Holdings { hand, classroom, bonus_malus }
    });
    let position = Position {
        round: raw.ending.round,
        current: Seat::new(first),
        players: holdings.collect(),
        draw,
        discard,
        study_room,
    };
    let save = Save { players, deck: Arc::new(deck), position, own };
    note_cards(&save, &mut oddities);
    Loaded { save, layout: raw.layout, oddities }
}

/// The cards of a file, numbered as they come.
struct Cards {
    older: Option<Encoding>,
    all: Vec<Card>,
}

impl Cards {
    fn number(&mut self, list: Vec<RawCard<'_>>) -> Vec<usize> {
        let first = self.all.len();
        let older = self.older;
        self.all.extend(list.into_iter().map(|raw| Card {
            card_type: raw.card_type,
            name: Encoding::decode(older, raw.name.text()),
            description: Encoding::decode(older, raw.description.text()),
            effects: raw.effects,
            when: raw.when,
            optional: raw.optional,
        }));
        (first..self.all.len()).collect()
    }
}

/// The fields of all texts.
fn fields<'a, 'b>(raw: &'b RawSave<'a>) -> impl Iterator<Item = RawField<'a>> + use<'a, 'b> {
    let held = |player: &'b RawPlayer<'a>| [&player.hand, &player.classroom, &player.bonus_malus];
    let lists = raw.players.iter().flat_map(held).chain([&raw.draw, &raw.discard, &raw.study_room]);
    let cards = lists.flatten().flat_map(|card| [card.name, card.description]);
    raw.players.iter().map(|player| player.name).chain(cards)
}

/// The names by seat, each shown differently. Their bytes stay those of the file.
fn distinct(names: &[Text], oddities: &mut Vec<Oddity>) -> Vec<Text> {
    let mut players: Vec<Text> = Vec::with_capacity(names.len());
    for (seat, name) in names.iter().enumerate() {
        let is_taken = |shown: &str| {
            let later = names.iter().skip(seat + 1).any(|other| other.as_str() == shown);
            later || players.iter().any(|player| player.as_str() == shown)
        };
        let numbered = |base: &str, suffix: fn(usize) -> String, first: usize| {
            (first..).map(|number| format!("{base}{}", suffix(number))).find(|shown| !is_taken(shown))
        };
        let renamed = if name.as_str().is_empty() {
            let shown = numbered("Giocatore ", |number| number.to_string(), seat + 1).unwrap_or_default();
            oddities.push(Oddity::EmptyName { shown: shown.clone() });
            Some(shown)
        } else if players.iter().any(|player| player.as_str() == name.as_str()) {
            let shown = numbered(name.as_str(), |number| format!(" ({number})"), 2).unwrap_or_default();
            oddities.push(Oddity::DuplicateName { name: name.to_string(), shown: shown.clone() });
            Some(shown)
        } else {
            None
        };
        players.push(renamed.map_or_else(|| name.clone(), |shown| name.renamed(&shown)));
    }
    players
}

/// What is odd about the cards of a game.
fn note_cards(save: &Save, oddities: &mut Vec<Oddity>) {
    let Save { players, deck, position, own } = save;
    let foreign = own.is_none();
    // A game of this program may have any deck, and hands that are full until their owner's round ends.
    if foreign && deck.total() != OFFICIAL_CARDS {
        oddities.push(Oddity::CardCount { cards: deck.total() });
    }
    let mut outside = 0;
    let matricole =
        |list: &[CardId]| list.iter().filter(|&&id| deck.card(id).card_type == CardType::Matricola).count();
    for (name, holdings) in players.iter().zip(&position.players) {
        outside += matricole(&holdings.hand);
        if foreign && holdings.hand.len() > HAND_LIMIT {
            oddities.push(Oddity::LargeHand { player: name.to_string(), cards: holdings.hand.len() });
        }
        for (zone, list) in
            [(Zone::Classroom, &holdings.classroom), (Zone::BonusMalus, &holdings.bonus_malus)]
        {
            let mut copies: BTreeMap<&str, usize> = BTreeMap::new();
            for &id in list {
                *copies.entry(deck.card(id).name.as_str()).or_default() += 1;
            }
            oddities.extend(copies.into_iter().filter(|&(_, copies)| copies > 1).map(|(card, copies)| {
                Oddity::IdenticalCards { player: name.to_string(), zone, card: card.to_owned(), copies }
            }));
        }
    }
    outside += matricole(&position.draw) + matricole(&position.discard);
    if outside > 0 {
        oddities.push(Oddity::MatricolaOutside { cards: outside });
    }
}
