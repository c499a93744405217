"""Pax a second time, written from the rules text alone: slow, plain, none of the game's own steps.

It takes the answers of a game one by one and says at each what may be answered and how the table must lie.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from client.rules.pax.data import CARDS, CATEGORIES, OPTIONS

REMOVED = {1: 30, 2: 20, 3: 10, 4: 0, 5: 30, 6: 20, 7: 10, 8: 0}
FORCES = ("fleet", "army")

Question = tuple[int, str, set[str]]  # who is asked what, and all answers
Course = Generator[Question, str, None]


def kind(card: int) -> str:
    """The category of a card."""
    return CATEGORIES[CARDS[card].category]


def symbols(cards: Sequence[int]) -> int:
    """The symbols on these cards."""
    return sum(CARDS[card].symbols for card in cards)


def aurei(cards: Sequence[int]) -> int:
    """The printed prices of these cards."""
    return sum(CARDS[card].cost for card in cards)


def empty_rows() -> dict[str, list[int]]:
    """A row for each category."""
    return {category: [] for category in CATEGORIES}


@dataclass
class Person:
    """What lies before one player."""

    purse: int = 0
    hand: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    area: dict[str, list[int]] = field(default_factory=empty_rows)

    def count(self, category: str) -> int:
        """The symbols of a category in the area."""
        return symbols(self.area[category])


class Naive:
    """The table. The deck's first card is its top; `end` is (players won, points, winners)."""

    def __init__(self, seats: int, options: dict[str, object], order: Sequence[int], start: int) -> None:
        self.rule = {option.name: option.default for option in OPTIONS} | options
        self.people = [Person() for _ in range(seats)]
        self.alone = seats == 1
        self.deck = list(order)
        del self.deck[: REMOVED[seats]]
        legions = self.rule["solo_legions"] if self.alone else seats + 1
        assert isinstance(legions, int)
        self.legions: list[list[int]] = [[] for _ in range(legions)]
        self.hidden = self.top(legions if self.rule["hidden_rome"] == "per_legion" else 3)
        self.rome = empty_rows()
        self.start, self.owner, self.round, self.ran_out = start, -1, 0, False
        self.end: tuple[bool, list[int], set[int]] | None = None

    def top(self, count: int) -> list[int]:
        """Take cards from the deck."""
        cards, self.deck = self.deck[:count], self.deck[count:]
        return cards

    def pay(self, person: Person, coins: int) -> None:
        """Money from the bank."""
        if self.rule["limited_bank"]:
            coins = min(coins, 60 - sum(one.purse for one in self.people))
        person.purse += coins

    def seated(self) -> list[int]:
        """All seats clockwise from the start player."""
        return [(self.start + step) % len(self.people) for step in range(len(self.people))]

    # ---- the game

    def game(self) -> Course:
        """From the start hands to the points."""
        for person in self.people:
            self.pay(person, 5)
        yield from self.start_hands()
        for pile in self.legions:
            pile.extend(self.top(1))
        while not self.ran_out and self.next_round():
            for me in self.seated():
                yield from self.turn(me)
            if self.rule["final_strengthening"] or not self.ran_out:
                self.strengthen()
        self.judge()

    def start_hands(self) -> Course:
        """2, 3, 4 ... cards, of which one is kept."""
        for place, me in enumerate(self.seated()):
            self.people[me].drawn = self.top(2 + place)
        for me in self.seated():
            person = self.people[me]
            said = yield me, "keep", {f"keep card.{card} seat.{me}.hand" for card in person.drawn}
            kept = int(said.split()[1][5:])
            person.hand.append(kept)
            self.deck += [card for card in person.drawn if card != kept]
            person.drawn = []

    def next_round(self) -> bool:
        """Primus, new cards under the legions; False when the deck is too small for them."""
        self.start = self.owner if self.owner >= 0 else self.start
        empty = [pile for pile in self.legions if not pile]
        if self.rule["refill"] == "all_empty_only" and len(empty) < len(self.legions):
            empty = []
        if len(self.deck) < len(empty):
            return False
        for pile in empty:
            pile.extend(self.top(1))
        self.round += 1
        return True

    def turn(self, me: int) -> Course:
        """Draw, buy, play and income, or a look at the hidden cards."""
        person = self.people[me]
        if not self.alone and (yield me, "turn", {"draw deck", "spy hidden"}) == "spy hidden":
            self.pay(person, 2)
            return
        yield from self.draw(me, person)
        yield from self.buy(me, person)
        played = yield from self.play(me, person)
        if not played:
            self.pay(person, 2)
        elif "intrigue" not in played:
            self.pay(person, max(len(person.area[row]) for row in played) + ("senator" in played))

    # ---- drawing

    def draw(self, me: int, person: Person) -> Course:
        """Three cards for three places; too few cards in the deck: 2 aurei."""
        religion, free = person.count("religion"), ["hand", "legion", "deck"]
        if len(self.deck) >= 3:
            pair = 3 <= religion < 6
            yield from self.see(me, 2 if pair else 1 if religion < 3 else 3, free, pair)
            while len(free) > 0:
                yield from self.see(me, 1, free)
            return
        self.ran_out = True
        if self.rule["deckout"] == "partial":
            few = len(self.deck)
            for cards in [1] * few if religion < 3 else [few]:
                yield from self.see(me, cards, free)
        self.pay(person, 2)

    def see(self, me: int, cards: int, free: list[str], pair: bool = False) -> Course:
        """Take up so many cards and place all that are there; of a pair one may have to wait."""
        person = self.people[me]
        person.drawn += self.top(cards)
        waits = pair and self.rule["religion_pair"] == "hold_one"
        while len(person.drawn) > (1 if waits else 0):
            places = [place for place in free if not waits or place != "hand"]
            answers = {f"put card.{card} {to}" for card in person.drawn for to in self.ways(me, places)}
            if len(answers) == 1:
                self.put(person, answers.pop(), free)
            else:
                self.put(person, (yield me, "send_away" if waits else "place", answers), free)

    def ways(self, me: int, places: Sequence[str]) -> list[str]:
        """The places as zones."""
        zones = {"hand": [f"seat.{me}.hand"], "deck": ["deck"]}
        zones["legion"] = [f"legion.{k}" for k in range(len(self.legions))]
        return [zone for place in places for zone in zones[place]]

    def put(self, person: Person, said: str, free: list[str]) -> None:
        """A drawn card goes where it was said."""
        _, name, to = said.split()
        card = int(name[5:])
        person.drawn.remove(card)
        if to == "deck":
            self.deck.append(card)
        elif to.startswith("legion"):
            self.legions[int(to[7:])].append(card)
        else:
            person.hand.append(card)
        free.remove("hand" if to.endswith("hand") else to.split(".")[0])

    # ---- buying and playing

    def buy(self, me: int, person: Person) -> Course:
        """One pile into the hand, if there is one the purse can pay."""
        less = person.count("wealth") // 3
        prices = {k: self.price(pile, less) for k, pile in enumerate(self.legions) if pile}
        offers = {f"buy legion.{k} seat.{me}.hand": k for k, price in prices.items() if price <= person.purse}
        if not offers:
            return
        said = yield me, "buy", {*offers, "pass"}
        if said in offers:
            bought = offers[said]
            person.purse -= prices[bought]
            person.hand += self.legions[bought]
            self.legions[bought] = []

    def price(self, pile: Sequence[int], less: int) -> int:
        """What a pile costs with a discount."""
        if self.rule["wealth_discount"] == "per_card":
            return sum(max(0, aurei([card]) - less) for card in pile)
        return max(0, aurei(pile) - less)

    def play(self, me: int, person: Person) -> Generator[Question, str, list[str]]:
        """Cards into the area; the categories of those played."""
        played: list[str] = []
        while person.hand:
            able = person.hand if len(played) <= person.purse else []
            answers = {
                f"play card.{card} seat.{me}.{kind(card)}" for card in able if self.has_room(person, card)
            }
            said = yield me, "play", {*answers, "stop"}
            if said == "stop":
                break
            card = int(said.split()[1][5:])
            person.purse -= len(played)
            person.hand.remove(card)
            person.area[kind(card)].append(card)
            played.append(kind(card))
            self.conspire()
        return played

    def has_room(self, person: Person, card: int) -> bool:
        """Whether land or intrigue is enough for a fleet or an army."""
        row = [*person.area[kind(card)], card]
        taken = len(row) if self.rule["capacity_unit"] == "cards" else symbols(row)
        return kind(card) not in FORCES or taken <= max(person.count("land"), person.count("intrigue"))

    def conspire(self) -> None:
        """Primus Conspiratus goes to who has more intrigue than its owner."""
        rows = [person.area["intrigue"] for person in self.people]
        most = [len(row) if self.rule["primus_by"] == "cards" else symbols(row) for row in rows]
        if not self.alone and max(most) > (most[self.owner] if self.owner >= 0 else 0):
            self.owner = most.index(max(most))

    # ---- Rome

    def strengthen(self) -> None:
        """The dearest pile, or the dearest category, goes to Rome."""
        under = [card for pile in self.legions for card in pile]
        if not under:
            return
        if self.rule["rome_takes"] == "pile":
            taken = max(self.legions, key=aurei)  # the first of equal ones
        else:
            kinds = sorted({kind(card) for card in under}, key=CATEGORIES.index)
            kinds.sort(
                key=lambda one: min(k for k, pile in enumerate(self.legions) if one in map(kind, pile))
            )
            rows = [[card for card in under if kind(card) == one] for one in kinds]
            taken = max(rows, key=aurei)
        for card in taken:
            self.rome[kind(card)].append(card)
        self.legions = [[card for card in pile if card not in taken] for pile in self.legions]

    def judge(self) -> None:
        """Rome's test and the points."""
        for card in self.hidden:
            self.rome[kind(card)].append(card)
        above = [self.above(person) for person in self.people]
        best = max(map(len, above))
        if self.rule["rome_test"] == "collective" and not self.alone:
            best = len(set().union(*above))
        level = self.rule["solo_level"]
        assert isinstance(level, int)
        won = best >= (2 + level if self.alone else 4)
        points = [self.points(me, len(above[me])) for me in range(len(self.people))]
        if won or self.alone:
            self.end = (won, points, self.best(points) if won else set())
        else:
            self.end = (False, [0] * len(points), {self.owner} - {-1})

    def above(self, person: Person) -> set[str]:
        """The categories in which a player has more than Rome."""
        mine = {category: person.count(category) for category in CATEGORIES}
        if self.rule["bonus_counts_as_strength"]:
            mine["fleet"], mine["army"] = (
                mine["fleet"] + mine["army"] // 3,
                mine["army"] + mine["fleet"] // 3,
            )
        return {category for category in CATEGORIES if mine[category] > symbols(self.rome[category])}

    def points(self, me: int, above: int) -> int:
        """The points of a player who is above Rome in so many categories."""
        person = self.people[me]
        fleets, armies = person.count("fleet"), person.count("army")
        rich = self.wealth(me) == max(map(self.wealth, range(len(self.people))))
        if self.alone:
            rich = self.rule["solo_money_points"] is True
        rows = sum(1 for row in person.area.values() if row)
        return (
            2 * rows + 3 * above + fleets + armies + fleets // 3 + armies // 3 + (self.owner == me) + 4 * rich
        )

    def wealth(self, me: int) -> int:
        """Aurei and cards in hand."""
        return self.people[me].purse + len(self.people[me].hand)

    def best(self, points: Sequence[int]) -> set[int]:
        """Who has the most points, and with the option the most money among them."""
        first = {me for me, mine in enumerate(points) if mine == max(points)}
        if self.rule["final_tiebreak"] == "money":
            most = max(map(self.wealth, first))
            first = {me for me in first if self.wealth(me) == most}
        return first
