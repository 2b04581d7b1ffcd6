"""Whatever can be taken back has taught its seat nothing: else it could look, take that back, and know."""

import pytest
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng, seeded
from knockbox.games.registry import AnyGame, build
from knockbox.records.moment import Moment
from knockbox.server.tables import notice
from knockbox.server.tables.notice import Happening
from knockbox.server.tables.outlook import outlook, outlooks
from tests.server.kit import Kit, run


def some_choice(game: AnyGame, moment: Moment, rng: Rng) -> tuple[int, int]:
    """An answer of whoever is asked, or now and then something beside it that does not end the match."""
    questions = moment.questions()
    question = questions[rng.below(len(questions))]
    seat = rng.below(game.seats)
    beside = [offer for offer in game.offers(moment.state, seat) if game.spell(offer) not in ("resign", "give-up")]
    if beside and not rng.below(6):
        return seat, beside[rng.below(len(beside))]
    return question.seat, question.options[rng.below(len(question.options))]


MATCHES: list[tuple[str, dict[str, str], list[str], int]] = [
    ("knockdown", {}, ["siege-storm"], 2),
    ("knockdown", {}, ["nemesis"], 2),
    ("knockdown", {"redraft": "true"}, ["tainted-grail"], 2),
    ("dungeon", {"level": "4"}, [], 1),
    ("dungeon", {"adventure": "on", "level": "4", "tokens": "fireball,ice,poison,silence"}, [], 3),
]


@pytest.mark.parametrize(("game", "options", "packs", "seats"), MATCHES)
def test_whatever_can_be_taken_back_looked_the_same_in_every_world_its_seat_could_be_in(
    game: str, options: dict[str, str], packs: list[str], seats: int
) -> None:
    """Else a seat could look at something hidden, take that back, and know it."""
    rules, quiet = build(game, options, packs, seats), 0
    for seed in range(12):
        rng = seeded(seed)
        moment = Moment(rules, rules.start(seeded(seed)), {})
        seen = outlooks(moment)
        while moment.questions():
            seat, choice = some_choice(rules, moment, rng)
            after, events = moment.after(seat, choice)
            happening = Happening(seat, choice, moment, after, events)
            noticed = notice.notice(happening, seen)
            if seat != PUBLIC and not noticed.shown & ~(1 << seat) and not noticed.is_chance:
                quiet += 1
                assert not noticed.is_lesson
                check_foreknowledge(happening, range(100, 110))
            moment, seen = after, noticed.after
    assert quiet > 20


def check_foreknowledge(happening: Happening, seeds: range) -> None:
    moment, seat = happening.before, happening.seat
    if happening.after.state is moment.state:
        return
    for seed in seeds:
        world = moment.game.imagine(moment.state, seat, seeded(seed))
        there, _ = Moment(moment.game, world, {}).after(seat, happening.choice)
        assert outlook(there, seat) == outlook(happening.after, seat)


def test_an_input_that_shows_its_seat_something_hidden_is_a_lesson_and_stays_done() -> None:
    rules = build("knockdown", {}, ["siege-storm"], 2)
    moment = Moment(rules, rules.start(seeded(1)), {})
    while moment.questions()[0].prompt != rules.prompts.index("keep_first"):
        moment, _ = moment.after(moment.questions()[0].seat, moment.questions()[0].options[0])
    question = moment.questions()[0]
    after, events = moment.after(question.seat, question.options[0])
    peeped = rules.clone(after.state)
    peeped.dealt = [*after.state.dealt[3:], *after.state.dealt[:3]]  # as if it had been shown what the other was dealt
    happening = Happening(question.seat, question.options[0], moment, Moment(rules, peeped, {}), events)
    assert notice.is_lesson(happening, outlooks(happening.after))
    assert not notice.is_lesson(happening._replace(after=after), outlooks(after))


def test_a_lesson_is_not_taken_back() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await kit.duel(game="dungeon", seats=["here"])
        course = ana.actor.table.course
        assert course is not None
        step = course.weigh(0, ana.options[0], "", 0)
        assert step.entry.is_private
        assert not replace(step.entry, is_lesson=True).is_private
        assert not replace(step.entry, is_chance=True).is_private
        assert not replace(step.entry, shown=0b11).is_private

    run(scenario())
