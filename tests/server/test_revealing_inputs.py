"""Whatever can be taken back has taught its seat nothing: else it could look, take that back, and know."""

import pytest
from msgspec.structs import replace

from knockbox.engine.decision import PUBLIC
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.registry import AnyGame, build
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.tables import visibility
from knockbox.server.tables.observation import observe, observe_all
from knockbox.server.tables.visibility import PlayedInput
from tests.server.kit import Kit, run


def some_choice(game: AnyGame, moment: MatchSnapshot, rng: Rng) -> tuple[int, int]:
    """An answer of whoever is asked, or now and then something beside it that does not end the match."""
    questions = moment.questions()
    question = questions[rng.below(len(questions))]
    seat = rng.below(game.num_players)
    beside = [
        offer
        for offer in game.side_actions(moment.state, seat)
        if game.action_to_string(offer) not in ("resign", "give-up")
    ]
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
def test_an_undoable_input_looks_the_same_in_every_state_its_seat_considers_possible(
    game: str, options: dict[str, str], packs: list[str], seats: int
) -> None:
    """Else a seat could look at something hidden, take that back, and know it."""
    rules, quiet = build(game, options, packs, seats), 0
    for seed in range(12):
        rng = make_rng(seed)
        moment = MatchSnapshot(rules, rules.start(make_rng(seed)), {})
        seen = observe_all(moment)
        while moment.questions():
            seat, choice = some_choice(rules, moment, rng)
            after, events = moment.apply(seat, choice)
            happening = PlayedInput(seat, choice, moment, after, events)
            noticed = visibility.compute_visibility(happening, seen)
            if seat != PUBLIC and not noticed.seen_by & ~(1 << seat) and not noticed.involves_chance:
                quiet += 1
                assert not noticed.revealed_hidden
                check_foreknowledge(happening, range(100, 110))
            moment, seen = after, noticed.observations
    assert quiet > 20


def check_foreknowledge(happening: PlayedInput, seeds: range) -> None:
    moment, seat = happening.before, happening.seat
    if happening.after.state is moment.state:
        return
    for seed in seeds:
        world = moment.game.determinize(moment.state, seat, make_rng(seed))
        there, _ = MatchSnapshot(moment.game, world, {}).apply(seat, happening.choice)
        assert observe(there, seat) == observe(happening.after, seat)


def test_an_input_that_reveals_hidden_information_cannot_be_undone() -> None:
    rules = build("knockdown", {}, ["siege-storm"], 2)
    moment = MatchSnapshot(rules, rules.start(make_rng(1)), {})
    while moment.questions()[0].prompt != rules.prompts.index("keep_first"):
        moment, _ = moment.apply(moment.questions()[0].seat, moment.questions()[0].options[0])
    question = moment.questions()[0]
    after, events = moment.apply(question.seat, question.options[0])
    peeped = rules.clone(after.state)
    peeped.dealt = [*after.state.dealt[3:], *after.state.dealt[:3]]  # as if it had been shown what the other was dealt
    happening = PlayedInput(question.seat, question.options[0], moment, MatchSnapshot(rules, peeped, {}), events)
    assert visibility.reveals_hidden(happening, observe_all(happening.after))
    assert not visibility.reveals_hidden(happening._replace(after=after), observe_all(after))


def test_revealing_inputs_are_not_undone() -> None:
    async def scenario() -> None:
        kit = Kit()
        (ana,) = await kit.duel(game="dungeon", seats=["here"])
        course = ana.actor.table.match
        assert course is not None
        step = course.evaluate(0, ana.options[0], "", 0)
        assert step.entry.is_private
        assert not replace(step.entry, revealed_hidden=True).is_private
        assert not replace(step.entry, is_chance=True).is_private
        assert not replace(step.entry, seen_by=0b11).is_private

    run(scenario())
