#!/usr/bin/env python3
"""A bot in Python, with nothing but the standard library.

    unstable-students new --save prova --seat Ada --seat 'Bea=bot:python3 examples/bots/thrifty.py'

It gives each move a value by a few rules of thumb and makes the best one. What it says to the standard
error is kept in bot-NAME.log, in the folder of the game. The protocol is described in docs/bots.md.
"""

import json
import sys

PROTOCOL = 1
STUDENTS = {"MATRICOLA", "STUDENTE_SEMPLICE", "LAUREANDO"}
STUDENTS_TO_WIN = 6


def matches(wanted, card_type):
    """Whether an effect on cards of the type `wanted` means a card of `card_type`."""
    return wanted == "ALL" or wanted == card_type or (wanted == "STUDENTE" and card_type in STUDENTS)


class Table:
    """What the greeting says, and the view of the request at hand."""

    def __init__(self, greeting):
        self.me = greeting["seat"]
        self.cards = {card["id"]: card for card in greeting["deck"]}
        self.view = None

    def others(self):
        return [seat for seat in range(len(self.view["players"])) if seat != self.me]

    def on_table(self, seat):
        player = self.view["players"][seat]
        return player["classroom"] + player["bonus_malus"]

    def hand_size(self, seat):
        hand = self.view["players"][seat]["hand"]
        return hand["hidden"] if "hidden" in hand else len(hand["open"])

    def type_of(self, card):
        return self.cards[card]["card_type"]

    def threat(self, seat):
        """How much it hurts a player to lose something, the more the closer they are to winning."""
        return 1 + len(self.view["players"][seat]["classroom"]) / 2

    def has_identical(self, seat, card):
        name = self.cards[card]["name"]
        return any(self.cards[other]["name"] == name for other in self.on_table(seat))

    def worth(self, card):
        """What a card that lies on the table is worth to its owner."""
        card_type = self.type_of(card)
        if card_type in STUDENTS:
            return 10
        return 4 if card_type == "BONUS" else -5

    def kept(self, card):
        """What a card in the own hand is worth."""
        by_type = {"ISTANTANEA": 6, "BONUS": 4, "MAGIA": 3, "MALUS": 2}
        return by_type.get(self.type_of(card), 5)

    def effect_on(self, effect, seat):
        """What an effect of an own card brings, if it works on `seat`."""
        action, wanted = effect["action"], effect["card_type"]
        hit = [self.worth(card) for card in self.on_table(seat) if matches(wanted, self.type_of(card))]
        if seat == self.me:
            return {
                "PESCA": 3,
                "GIOCA": 5,
                "SCARTA": -3 if self.hand_size(seat) else 0,
                "ELIMINA": -min(hit, default=0),
            }.get(action, 0)
        return {
            "PESCA": -1,
            "GIOCA": -2,
            "SCARTA": 2 if self.hand_size(seat) else 0,
            "PRENDI": 4 if self.hand_size(seat) else 0,
            "ELIMINA": max(hit, default=0) * self.threat(seat) / 2,
            "RUBA": max(hit, default=0) * (1 + self.threat(seat) / 2),
            "SCAMBIA": 2 * (self.hand_size(seat) - self.hand_size(self.me)),
        }.get(action, 0)

    def effects(self, card, target=None):
        """What all effects of an own card bring; `target` is the player that TU means, if that is settled."""
        total = 0
        for effect in self.cards[card]["effects"]:
            if effect["target"] in ("IO", "TUTTI"):
                total += self.effect_on(effect, self.me)
            if effect["target"] in ("VOI", "TUTTI"):
                total += sum(self.effect_on(effect, seat) for seat in self.others())
            if effect["target"] == "TU":
                seats = self.others() if target is None else [target]
                total += max(self.effect_on(effect, seat) for seat in seats)
        return total

    def entering(self, card):
        """What the effects of a card bring when it is played."""
        if self.cards[card]["when"] != "SUBITO":
            return 0
        value = self.effects(card)
        return max(value, 0) if self.cards[card]["optional"] else value

    def placed(self, card, seat):
        """What a BONUS or MALUS brings before a player."""
        if self.has_identical(seat, card):
            return 0
        value = self.worth(card)
        return value if seat == self.me else -value * self.threat(seat) / 2

    def play(self, card):
        """What playing a card brings."""
        card_type = self.type_of(card)
        if card_type in STUDENTS:
            if self.has_identical(self.me, card):
                return 0
            complete = len(self.view["players"][self.me]["classroom"]) + 1 >= STUDENTS_TO_WIN
            value = 10 + self.entering(card) + (100 if complete else 0)
        elif card_type in ("BONUS", "MALUS"):
            value = max(self.placed(card, seat) for seat in range(len(self.view["players"])))
        else:
            value = self.entering(card)
        return value - self.kept(card) / 2

    def value(self, question, move):
        """What a move brings. A question is a word, or an object with one word and what belongs to it."""
        asked, about = (question, {}) if isinstance(question, str) else next(iter(question.items()))
        made, what = (move, None) if isinstance(move, str) else next(iter(move.items()))
        if made == "draw":
            return 3
        if made == "play":
            return self.play(what)
        if made == "player":
            if asked == "target":
                return self.effects(about["card"], what)
            return self.placed(about["card"], what)
        if made == "defend":
            if about["effect"] is None:  # The attacking card itself is about to be put before us.
                return -self.worth(about["card"]) - 2
            serious = about["effect"]["action"] in ("ELIMINA", "RUBA", "SCAMBIA", "PRENDI")
            return 1 if serious else -1
        if made == "pick":
            if asked == "discard":
                return -self.kept(what)
            if asked == "eliminate" and about["owner"] == self.me:
                return -self.worth(what)
            return self.worth(what)
        if made == "yes":
            # An identical card is played in vain, once it has come to that: to choose anew could go on for ever.
            return self.effects(about["card"]) if asked == "use_effects" else 1
        return 0  # "no"

    def choose(self, request):
        """The position of the best move in the list."""
        self.view = request["view"]
        values = [self.value(request["question"], move) for move in request["moves"]]
        return values.index(max(values))


def say(**message):
    print(json.dumps(message, separators=(",", ":")), flush=True)


def main():
    table = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            if message["protocol"] != PROTOCOL:
                sys.exit(f"the game speaks version {message['protocol']} of the protocol")
            table = Table(message)
            say(type="hello", protocol=PROTOCOL, name="thrifty.py", version="1.0")
        elif message["type"] == "request":
            say(type="answer", number=message["number"], index=table.choose(message))
        elif message["type"] == "fault":
            print(message["reason"], file=sys.stderr)
        elif message["type"] == "bye":
            break
        # "event" and "end" are of no use to this bot; messages of other types may come with later versions.


if __name__ == "__main__":
    main()
