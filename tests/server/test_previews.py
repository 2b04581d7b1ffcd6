"""Previews and hints: what would follow, and what a strong bot would do, from what a seat knows and nothing else."""

from typing import Any

import msgspec
import pytest

from knockbox.bots.observation import PlayerObservation
from knockbox.engine.action import verb_of
from knockbox.engine.event import Event
from knockbox.engine.rng import Rng, make_rng
from knockbox.games.knockdown.choices import ATTACK, COMBO_CHOICE, PASS_CHOICE, PERFORM
from knockbox.games.knockdown.events import CardDiscarded, SpecialPerformed, Wounded
from knockbox.games.registry import AnyGame, build
from knockbox.records.snapshot import MatchSnapshot
from knockbox.server.errors import RequestRefusedError
from knockbox.server.tables.observation import observe
from knockbox.server.tables.previews import PreviewPlan, preview
from tests.server.kit import Guest, Kit, play_on, refusal_code, require_guest_to_move, run

MATCHES: list[tuple[str, dict[str, str], int]] = [
    ("knockdown", {}, 2),
    ("dungeon", {"adventure": "on", "level": "4", "tokens": "fireball,ice,poison,silence"}, 3),
]


def previewed(moment: MatchSnapshot, seat: int, plan: PreviewPlan) -> tuple[Any, ...]:
    """A preview as it would be sent, or why there is none."""
    try:
        return (msgspec.json.encode(preview("1", moment, seat, plan)),)
    except RequestRefusedError as refusal:
        return refusal.code, refusal.text, refusal.reasons


def moments(game: AnyGame, seed: int) -> list[MatchSnapshot]:
    """A match at random, all of it."""
    rng = make_rng(seed)
    found = [MatchSnapshot(game, game.start(make_rng(seed)), {})]
    while questions := found[-1].questions():
        question = questions[rng.below(len(questions))]
        found.append(found[-1].apply(question.seat, any_of(question.options, rng))[0])
    return found[:-1]


def any_of(choices: list[int], rng: Rng) -> int:
    return choices[rng.below(len(choices))]


@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
def test_a_preview_is_the_same_in_all_worlds_that_its_seat_could_be_in(
    game: str, options: dict[str, str], seats: int
) -> None:
    rules, rng, compared = build(game, options, [], seats), make_rng(7), 0
    for moment in [each for seed in range(5) for each in moments(rules, seed)][::7]:
        for seat in range(seats):
            if moment.sealed_answers:
                continue
            seen = observe(moment, seat)
            other = MatchSnapshot(rules, rules.determinize(moment.state, seat, rng), {})
            assert observe(other, seat) == seen
            choices = [*(seen.question.options if seen.question else []), *seen.offers, *seen.utterances, 2**40]
            for choice in {any_of(choices, rng) for _ in range(3)}:
                compared += 1
                for plan in (PreviewPlan(choice), PreviewPlan(choice, any_of(choices, rng), True)):
                    assert previewed(moment, seat, plan) == previewed(other, seat, plan)
    assert compared > 30


@pytest.mark.parametrize(("game", "options", "seats"), MATCHES)
def test_certain_preview_events_come_true_and_possible_ones_can_happen(
    game: str, options: dict[str, str], seats: int
) -> None:
    rules, certain, uncertain = build(game, options, [], seats), 0, 0
    for moment in [each for seed in range(3) for each in moments(rules, seed)][::3]:
        question = rules.decision(moment.state)
        if question is None or question.seat < 0 or moment.sealed_answers:
            continue
        told = preview("1", moment, question.seat, PreviewPlan(question.options[-1]))
        after, events = moment.apply(question.seat, question.options[-1])
        happens = noticed(question.seat, events)
        if told.certain:
            certain += 1
            assert (told.view, told.events) == (rules.view(after.state, question.seat), happens)
        else:
            uncertain += 1
            assert told.view is None
            assert told.events == happens[: len(told.events)]
    assert certain
    assert uncertain


def noticed(seat: int, events: list[Event]) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def unhindered(moment: MatchSnapshot, seat: int, choice: int) -> list[Event]:
    """All that happens if the opponent lets it."""
    after, events = moment.apply(seat, choice)
    while (question := after.game.decision(after.state)) and question.seat != seat:
        if PASS_CHOICE not in question.options:
            break
        after, more = after.apply(question.seat, PASS_CHOICE)
        events += more
    return noticed(seat, events)


def test_an_action_is_previewed_to_its_end_without_reactions() -> None:
    rules, wounded, answered = build("knockdown", {}, [], 2), 0, 0
    for moment in [each for seed in range(4) for each in moments(rules, seed)]:
        question = rules.decision(moment.state)
        for choice in question.options if question else []:
            if question is None or verb_of(choice) != ATTACK:
                continue
            told = preview("1", moment, question.seat, PreviewPlan(choice, assumes_no_response=True))
            happens = unhindered(moment, question.seat, choice)
            assert told.events == happens[: len(told.events)]
            assert not (told.certain and told.unhindered)
            wounded += any(isinstance(event, Wounded) for event in told.events)
            answered += told.unhindered
    assert wounded > 5
    assert answered > 5


def test_what_begins_a_combo_is_seen_with_what_follows_at_once() -> None:
    """Paid for by whatever pays: which cards these are is told only if there is no other way."""
    rules, performed, paid = build("knockdown", {}, [], 2), 0, 0
    for moment in [each for seed in range(6) for each in moments(rules, seed)]:
        question = rules.decision(moment.state)
        if question is None or COMBO_CHOICE not in question.options:
            continue
        after, _ = moment.apply(question.seat, COMBO_CHOICE)
        for special in [each for each in next(iter(after.questions())).options if verb_of(each) == PERFORM]:
            told = preview("1", moment, question.seat, PreviewPlan(COMBO_CHOICE, special, True))
            named = [event.attack for event in told.events if isinstance(event, SpecialPerformed)]
            assert named == [rules.action_to_string(special).split()[1]]
            ways = next(iter(after.apply(question.seat, special)[0].questions())).options
            is_told = any(isinstance(event, CardDiscarded) for event in told.events[: len(told.events) - 1])
            performed, paid = performed + 1, paid + (len(ways) > 1 and not is_told)
        assert preview("1", moment, question.seat, PreviewPlan(COMBO_CHOICE, 2**40)).events
    assert performed > 3
    assert paid


def test_nothing_is_certain_where_chance_decides() -> None:
    """However alike a few throws may be."""
    rules, thrown = build("knockdown", {}, [], 2), 0
    for moment in [each for seed in range(3) for each in moments(rules, seed)]:
        question = rules.decision(moment.state)
        assert question is not None
        if moment.sealed_answers or len(moment.questions()) > 1:
            continue
        for choice in question.options[:2]:
            after, _ = moment.apply(question.seat, choice)
            if after.state.rng.memory != moment.state.rng.memory and after.questions():
                thrown += 1
                assert not preview("1", moment, question.seat, PreviewPlan(choice)).certain
    assert thrown > 5


def test_a_preview_shows_what_would_follow_and_changes_nothing() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel(game="dungeon", seats=["here"] * 2)
        player = require_guest_to_move(guests)
        other = guests[1 - guests.index(player)]
        heard, scene, lines = other.received[:], player.scene, player.actor.table.next_seq
        told = await player.ask("preview", choice=player.options[0])
        assert (told["is"], told["certain"], told["view"]["question"]["prompt"]) == ("previewed", True, "choose_cell")
        assert (player.scene, other.received, player.actor.table.next_seq) == (scene, heard, lines)
        await player.choose(player.options[0])
        assert player.scene["view"] == told["view"]

    run(scenario())


def test_offers_and_words_can_be_previewed_too() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        resign = ana.scene["offers"][0]["choice"]
        for guest in (ana, olek):
            told = await guest.ask("preview", choice=resign)
            assert told["certain"] is True
            assert [event["type"] for event in told["events"]] == ["Resigned", "MatchWon"]
            assert told["view"]["table"]["winner"] == 1 - (guest.visitor.seat or 0)
        guests = await kit.duel(game="dungeon", seats=["here"] * 2)
        words = guests[0].scene["utterances"][0]
        told = await guests[0].ask("preview", choice=words["choice"])
        assert [event["words"] for event in told["events"]] == [words["notation"]]

    run(scenario())


def test_what_cannot_be_done_is_refused_with_the_reasons_of_the_choice() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel()
        while not [each for each in question_of(require_guest_to_move([ana, olek])) if not each["enabled"]]:
            await play_on([ana, olek], 1)
        player = require_guest_to_move([ana, olek])
        closed = next(each for each in question_of(player) if not each["enabled"])
        refused = await player.ask("preview", choice=closed["choice"])
        assert (refused["code"], refused["reasons"]) == ("illegal", closed["reasons"])
        assert refusal_code(await player.ask("preview", choice=2**50)) == "illegal"
        other = olek if player is ana else ana
        foreign = await other.ask("preview", choice=player.options[0])
        assert [reason["code"] for reason in foreign["reasons"]] == ["not-your-question"]
        onlooker = await kit.guest(ana.actor.table.id)
        assert refusal_code(await onlooker.ask("preview", choice=player.options[0])) == "not-seated"

    run(scenario())


def question_of(guest: Guest) -> list[dict[str, Any]]:
    candidates: list[dict[str, Any]] = guest.scene["question"]["candidates"]
    return candidates


def test_a_seat_with_a_sealed_answer_gets_no_preview_of_another() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await sealing(kit)
        options = olek.options
        await olek.choose(options[0])
        refused = await olek.ask("preview", choice=options[1])
        assert [reason["code"] for reason in refused["reasons"]] == ["already-answered"]
        assert (await olek.ask("preview", choice=olek.scene["offers"][0]["choice"]))["certain"] is True
        assert ana.scene["asked"] == [0, 1]

    run(scenario())


async def sealing(kit: Kit) -> list[Guest]:
    guests = await kit.duel(hints=True)
    while require_guest_to_move(guests).scene["question"]["prompt"] != "keep_first":
        await play_on(guests, 1)
    return guests


def test_a_preview_does_not_reveal_whether_the_opponent_has_sealed() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await sealing(kit)
        foreign, question = ana.options[0], olek.scene["question"]["id"]
        wishes: list[tuple[str, dict[str, int]]] = [
            ("preview", {"choice": olek.options[0]}),
            ("preview", {"choice": foreign}),
            ("choose", {"choice": foreign, "question": question}),
            ("hint", {}),
        ]
        before = [await olek.ask(do, id="1", **fields) for do, fields in wishes]
        await ana.choose(foreign)
        assert [await olek.ask(do, id="1", **fields) for do, fields in wishes] == before
        assert [reply["is"] for reply in before] == ["previewed", "refused", "refused", "hinted"]

    run(scenario())


def test_a_preview_does_not_reveal_that_another_seat_has_chosen_a_card() -> None:
    async def scenario() -> None:
        kit = Kit()
        guests = await kit.duel(game="dungeon", seats=["here"] * 2)
        player = require_guest_to_move(guests)
        other = guests[1 - guests.index(player)]
        beside = [each["choice"] for kind in ("offers", "utterances") for each in other.scene[kind]]
        before = [await other.ask("preview", id="1", choice=choice) for choice in beside]
        await player.choose(player.options[0])
        assert [await other.ask("preview", id="1", choice=choice) for choice in beside] == before

    run(scenario())


def test_a_hint_is_computed_from_the_observation_of_its_seat_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await sealing(kit)
        await ana.choose(ana.options[0])
        thinkers, views = kit.house.context.bot_pool, list[Any]()
        ask = thinkers.submit

        def overheard(vantage: PlayerObservation, *more: Any) -> Any:
            views.append(msgspec.to_builtins(vantage.view))
            return ask(vantage, *more)

        monkeypatch.setattr(thinkers, "submit", overheard)
        assert (await olek.ask("hint"))["is"] == "hinted"
        assert views == [olek.scene["view"]]

    run(scenario())


@pytest.mark.parametrize("phase", ["seating", "over"])
def test_there_is_no_preview_without_a_match(phase: str) -> None:
    async def scenario() -> None:
        kit = Kit()
        opened = await kit.open()
        guests = [await kit.guest(opened.table, seat.token) for seat in opened.seats]
        if phase == "over":
            guests = await kit.connect_all(opened)
            resign = guests[0].scene["offers"][0]["choice"]
            await guests[0].ask("choose", choice=resign)
        expected = {"seating": "not-dealt", "over": "over"}[phase]
        assert refusal_code(await guests[0].ask("preview", choice=1)) == expected
        assert refusal_code(await guests[0].ask("hint")) == expected

    run(scenario())


def test_the_seat_to_move_gets_a_hint_if_the_table_has_hints() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, olek = await kit.duel(hints=True)
        player = require_guest_to_move([ana, olek])
        while len(player.scene["asked"]) > 1:
            await play_on([ana, olek], 1)
            player = require_guest_to_move([ana, olek])
        other = olek if player is ana else ana
        hinted = await player.ask("hint")
        assert (hinted["is"], hinted["hint"]["seat"]) == ("hinted", player.visitor.seat)
        assert hinted["hint"]["best"]["choice"] in player.options
        assert refusal_code(await other.ask("hint")) == "not-asked"
        onlooker = await kit.guest(ana.actor.table.id)
        assert refusal_code(await onlooker.ask("hint")) == "not-seated"

    run(scenario())


def test_by_default_hints_are_for_solo_players() -> None:
    async def scenario() -> None:
        kit = Kit()
        ana, _ = await kit.duel()
        assert ana.last("welcome")["table"]["hints"] is False
        assert refusal_code(await ana.ask("hint")) == "no-hints"
        (alone,) = await kit.duel(game="dungeon", seats=["here"])
        assert (await alone.ask("hint"))["is"] == "hinted"
        (strict,) = await kit.duel(game="dungeon", seats=["here"], hints=False)
        assert refusal_code(await strict.ask("hint")) == "no-hints"

    run(scenario())
