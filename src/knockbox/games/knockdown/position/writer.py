"""Write a state as plain JSON values; named things are written by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockbox.games.knockdown.position.cards import CANDLE_CARD, write_hand
from knockbox.games.knockdown.position.frames import write_frames, write_specials
from knockbox.games.knockdown.position.task_codec import write_task
from knockbox.games.knockdown.state import CANDLE, NOBODY, NOTHING, ON_SHEET, SEATS, KnockdownState
from knockbox.games.knockdown.tasks.setup import dealt_to
from knockbox.games.knockdown.text.names import Names
from knockbox.games.knockdown.tokens import token_kind, token_seat
from knockbox.games.positions.rng import write_rng

if TYPE_CHECKING:
    from knockbox.games.knockdown.game import Knockdown


def write_position(game: Knockdown, state: KnockdownState) -> dict[str, object]:
    """Return everything the state holds; equal tables have equal positions."""
    names = game.names
    return (
        position_heading(game)
        | {"options": dict(game.options)}
        | write_progress(state)
        | write_skills(state, names)
        | write_table(state, names)
        | write_cards(state, names)
        | write_agenda(state, names)
    )


def position_heading(game: Knockdown) -> dict[str, object]:
    return {
        "game": game.key,
        "rules_version": game.rules_version,
        "packs": game.card_pool.packs,
        "content_hash": game.content_hash,
    }


def write_progress(state: KnockdownState) -> dict[str, object]:
    return {
        "round": state.round,
        "victories": state.victories[:],
        "winner": None if state.winner == NOBODY else state.winner,
        "first": state.first,
        "active": state.active,
        "turn": state.turn,
        "actions": state.actions,
        "stall": state.stall,
        "taken": state.taken,
        "delays": state.delays[:],
    }


def write_skills(state: KnockdownState, names: Names) -> dict[str, object]:
    known = names.skills
    return {
        "dealt": [[known[skill] for skill in dealt_to(state, seat)] for seat in range(SEATS)] if state.dealt else [],
        "kept": [[name_or_none(known, skill) for skill in state.kept[seat::SEATS]] for seat in range(SEATS)],
        "face_down": [name_or_none(known, skill) for skill in state.face_down],
        "skills": [[known[skill] for skill in skills] for skills in state.skills],
    }


def write_table(state: KnockdownState, names: Names) -> dict[str, object]:
    return {
        "arena": names.arenas[state.rules.arenas.index(state.arena)],
        "skill_set": names.skill_sets[state.skill_set],
        "fighters": [name_or_none(names.fighters, fighter) for fighter in state.fighters],
        "places": state.places[:],
        "light": state.light[:],
        "heavy": state.heavy[:],
        "tokens": write_tokens(state, names),
    }


def write_tokens(state: KnockdownState, names: Names) -> list[dict[str, object]]:
    """Return the tokens in play; those of one kind are interchangeable, so they are sorted by place."""
    lying = [(token_seat(state, index), token_kind(state, index), place) for index, place in enumerate(state.tokens)]
    return [
        {"seat": seat, "kind": names.tokens[kind], **write_place(place)}
        for seat, kind, place in sorted(lying)
        if place != NOTHING
    ]


def write_place(place: int) -> dict[str, object]:
    return {"sheet": place - ON_SHEET} if place >= ON_SHEET else {"space": place}


def write_cards(state: KnockdownState, names: Names) -> dict[str, object]:
    known = names.cards
    return {
        "last_taken": name_or_none(known, state.last_taken),
        "hands": [write_hand(hand, names) for hand in state.hands],
        "row": [known[kind] for kind in state.row],
        "deck": [CANDLE_CARD if kind == CANDLE else known[kind] for kind in reversed(state.deck)],
        "discards": [known[kind] for kind in state.discards],
        "candle": None if state.candle == NOTHING else state.candle,
    }


def write_agenda(state: KnockdownState, names: Names) -> dict[str, object]:
    rules = state.rules
    return {
        "combo": write_specials(state, names, state.active, state.combo),
        "paid": [names.cards[kind] for kind in state.paid],
        "frames": write_frames(state, names),
        "asking": None if state.asking is None else write_task(names, rules, state.asking),
        "agenda": [write_task(names, rules, task) for task in reversed(state.agenda)],
        "rng": write_rng(state.rng),
    }


def name_or_none(names: list[str], number: int) -> str | None:
    return None if number == NOTHING else names[number]
