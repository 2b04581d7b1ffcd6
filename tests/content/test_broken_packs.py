"""Whatever is wrong with a pack is said with its place, what was found and what was expected."""

from pathlib import Path

import pytest

from knockbox.games.knockdown.game import build
from knockbox.games.knockdown.pack.inspection import check_pack
from knockbox.games.knockdown.vocabulary import VERB_PATTERNS
from knockbox.games.packs.errors import PackError
from tests.content.pack_copies import corrupt_pack

PACK, ARENA, CARDS, SKILLS, SHEETS = "pack.toml", "arena.toml", "attacks.toml", "skills.toml", "fighters.toml"
SLOTS = "'fist', 'foot', 'block', 'dash', '?' or different ones such as 'fist/foot'"
SKILL_MOMENTS = (
    "'round start', 'turn start', 'turn end', 'opponent turn start', 'opponent turn end', 'attack action', "
    "'your pool', 'opponent pool', 'your block', 'you blocked', 'you take', 'opponent takes', 'you move', 'you dash', "
    "'you hop', 'opponent moves', 'you attacked', 'you were attacked', 'you were wounded', 'combo end', "
    "'you passed' or 'opponent passed'"
)
TOKEN_MOMENTS = "'entered', 'you entered', " + SKILL_MOMENTS.replace("'attack action', ", "")
CORRIDORS = "dangerous = [0, 6]\ncorridors = "
TWO_SPACES = "expected none or at least two different spaces"
FIRST_WORDS = ", ".join(sorted({pattern.split()[0] for pattern in VERB_PATTERNS.values()}))

FIELDS = [
    (CARDS, "light = 2", 'light = "two"', 'high-jab.light: found "two", expected a whole number'),
    (CARDS, "light = 2", "light = 1.5", "high-jab.light: found 1.5, expected a whole number"),
    (CARDS, "ko = true", "ko = 1", "drawbridge-uppercut.ko: found 1, expected true or false"),
    (CARDS, 'range = "1-2"', "range = 2", "high-jab.range: found 2, expected a text in quotes"),
    (
        CARDS,
        "light = 2",
        "lihgt = 2",
        "high-jab.lihgt: found an unknown field, expected symbols, type, provenance, copies, light, heavy, range, ko or"
        " effect; did you mean 'light'?",
    ),
    (CARDS, 'symbols = ["fist"]', "", "high-jab.symbols: found nothing, expected a list"),
    (CARDS, 'symbols = ["fist"]', 'symbols = "fist"', 'high-jab.symbols: found "fist", expected a list'),
    (
        CARDS,
        'symbols = ["fist"]',
        'symbols = ["fst"]',
        'high-jab.symbols[0]: found "fst", expected fist, foot, block or dash',
    ),
    (CARDS, 'type = "strike"', 'type = "hit"', 'high-jab.type: found "hit", expected strike, ability or reaction'),
    (
        SHEETS,
        'id = "fists-of-fury"',
        "",
        "veroth.specials[0].id: found nothing, expected a text in quotes",
    ),
    (SHEETS, '["fist", "fist"]', '["fist", 3]', "veroth.fists-of-fury.cost[1]: found 3, expected a text in quotes"),
    (
        SKILLS,
        "[whatever",
        "loose = 3\n[whatever",
        "loose: found 3, expected a table with initiative, when, effect, provenance",
    ),
    (ARENA, "[1, 5]", "[1, 5, 6]", "starts: found [1,5,6], expected a list of two whole numbers"),
    (ARENA, "[0, 6]", '[0, "six"]', 'dangerous[1]: found "six", expected a whole number'),
    (
        ARENA,
        "dangerous = [0, 6]",
        CORRIDORS + '[{ space = 0, wound = "huge" }, { space = 6, wound = "light" }]',
        'corridors[0].wound: found "huge", expected light or heavy',
    ),
    (
        ARENA,
        "dangerous = [0, 6]",
        CORRIDORS + '[{ space = 0 }, { space = 6, wound = "light" }]',
        "corridors[0].wound: found nothing, expected light or heavy",
    ),
    (ARENA, "dangerous = [0, 6]", CORRIDORS + "3", "corridors: found 3, expected a list"),
    (ARENA, "dangerous = [0, 6]", 'candles = "four"', 'candles: found "four", expected a whole number'),
    (SHEETS, "count = 4", "count = 4\nbreaks_line = 1", "driana.trap.breaks_line: found 1, expected true or false"),
    (SHEETS, "count = 4", 'count = 4\nentrance = "yes"', 'driana.trap.entrance: found "yes", expected true or false'),
    (
        PACK,
        '1 = "The first edition',
        '1 = 1 # "',
        'history: found {"1":1,"2":"Counter Jab and Low Sweep lose the K.O. icon. Ph…, expected a table of texts',
    ),
]

NUMBERS = [
    (CARDS, "light = 2", "light = -1", "high-jab.light: found -1, expected a whole number from 0 to 15"),
    (CARDS, "heavy = 2", "heavy = 16", "drawbridge-uppercut.heavy: found 16, expected a whole number from 0 to 15"),
    (CARDS, 'symbols = ["fist"]', "symbols = []", "high-jab.symbols: found 0 symbols, expected 1 or 2"),
    (
        CARDS,
        'range = "1-2"',
        'range = "2-1"',
        "high-jab.range: found '2-1', expected '2', '1-3', 'projectile' or nothing",
    ),
    (CARDS, "light = 2", "", "high-jab.effect: found neither wounds nor an effect, expected one of them"),
    (
        SKILLS,
        "initiative = 8",
        "initiative = 5",
        "scrounger.initiative: found 5, expected another than that of whatever-is-at-hand",
    ),
    (SKILLS, "initiative = 8", "initiative = 0", "scrounger.initiative: found 0, expected a whole number from 1 to 99"),
    (SKILLS, 'when = "turn start"', 'when = "dawn"', f"scrounger.when: found 'dawn', expected {SKILL_MOMENTS}"),
    (SKILLS, 'when = "turn start"', 'when = "entered"', f"scrounger.when: found 'entered', expected {SKILL_MOMENTS}"),
    (SKILLS, 'effect = "count 2 more"', 'effect = " "', "pavise.effect: found nothing, expected an effect"),
    (SHEETS, '["fist", "fist"]', "[]", "veroth.fists-of-fury.cost: found 0 symbols, expected 1 to 6"),
    (SHEETS, '["fist", "fist"]', '["fist/fist"]', f"veroth.fists-of-fury.cost[0]: found 'fist/fist', expected {SLOTS}"),
    (SHEETS, '["fist", "fist"]', '["fist", "!"]', f"veroth.fists-of-fury.cost[1]: found '!', expected {SLOTS}"),
    (
        SHEETS,
        'id = "fists-of-fury"',
        'id = "fists-of-fury"\nwhen = "opponent moving"',
        "veroth.fists-of-fury.when: found 'opponent moving', expected nothing, as only a Reaction waits for a moment",
    ),
    (
        SHEETS,
        'when = "opponent moving"\nrange = "1-2"\nlight = 2',
        'range = "1-2"\nlight = 2',
        "driana.parting-shot.when: found '', expected 'opponent moving' or 'opponent attacking'",
    ),
    (SHEETS, "count = 4", "count = 0", "driana.trap.count: found 0, expected a whole number from 1 to 12"),
    (SHEETS, 'when = "entered"', 'when = "dusk"', f"driana.trap.when: found 'dusk', expected {TOKEN_MOMENTS}"),
    (SHEETS, 'when = "entered"\n', "", f"driana.trap.when: found '', expected {TOKEN_MOMENTS}"),
    (SHEETS, 'effect = "wound light 2"', "", "driana.trap.effect: found nothing, expected an effect"),
    (
        SHEETS,
        'when = "entered"\neffect = "wound light 2"',
        'when = "attack action"\neffect = "draw 1"',
        f"driana.trap.when: found 'attack action', expected {TOKEN_MOMENTS}",
    ),
    (ARENA, "spaces = 7", "spaces = 8", "spaces: found 8, expected an odd number from 7 to 31"),
    (ARENA, "spaces = 7", "spaces = 5", "spaces: found 5, expected an odd number from 7 to 31"),
    (ARENA, "[1, 5]", "[0, 5]", "starts: found 0 and 5, expected two ascending spaces from 1 to 5"),
    (ARENA, "[1, 5]", "[3, 3]", "starts: found 3 and 3, expected two ascending spaces from 1 to 5"),
    (ARENA, "[0, 6]", "[0, 7]", "dangerous: found 7, expected a whole number from 0 to 6"),
    (
        ARENA,
        "dangerous = [0, 6]",
        CORRIDORS + '[{ space = 0, wound = "light" }]',
        f"corridors: found 0, {TWO_SPACES}",
    ),
    (
        ARENA,
        "dangerous = [0, 6]",
        CORRIDORS + '[{ space = 3, wound = "light" }, { space = 3, wound = "heavy" }]',
        f"corridors: found 3 and 3, {TWO_SPACES}",
    ),
    (
        ARENA,
        "dangerous = [0, 6]",
        CORRIDORS + '[{ space = 0, wound = "light" }, { space = 7, wound = "light" }]',
        "corridors: found 7, expected a whole number from 0 to 6",
    ),
    (ARENA, "dangerous = [0, 6]", "candles = 13", "candles: found 13, expected a whole number from 0 to 12"),
    (ARENA, "dangerous = [0, 6]", "candles = -1", "candles: found -1, expected a whole number from 0 to 12"),
    (
        ARENA,
        '"orange"',
        '"mauve"',
        "start_colour: found 'mauve', expected orange, green, red, blue, yellow, purple or grey",
    ),
    (PACK, '"knockdown"', '"chess"', "game: found 'chess', expected 'knockdown'"),
    (PACK, "version = 2", "version = 0", "version: found 0, expected a whole number from 1 to 9999"),
]

TEXTS = [
    (
        CARDS,
        "opponent discards 1",
        "oponent discards 1",
        f"gut-punch.effect, column 14: unknown verb 'oponent'; known: {FIRST_WORDS}; did you mean 'opponent'?",
    ),
    (
        SHEETS,
        "place trap within",
        "place trp within",
        "driana.set-the-snare.effect, column 7: found 'trp', expected 'trap'; did you mean 'trap'?",
    ),
    (
        SHEETS,
        "place trap within",
        "place trap on you; place trap upon",
        "driana.set-the-snare.effect, column 31: found 'upon', expected 'here', 'on' or 'within'; did you mean 'on'?",
    ),
    (
        CARDS,
        "worsen 1",
        "if opponent bears curse { worsen 1 }",
        "hammer-fist.effect, column 19: found 'curse', expected a token, of which there are none here",
    ),
    (
        SHEETS,
        'when = "entered"\neffect = "wound light 2"',
        'when = "opponent pool"\neffect = "draw 1"',
        "driana.trap.effect: found 'draw 1' at the moment 'opponent pool', expected only 'ignore' and 'if'",
    ),
    (CARDS, "push 2", "push 99", "gate-breaker.effect: found 99 in 'push 99', expected a number from 1 to 12"),
    (
        CARDS,
        "worsen 1",
        "spend 7 { draw 1 }",
        "hammer-fist.effect: found 7 in 'spend', expected a number from 1 to 6",
    ),
    (
        CARDS,
        "worsen 1",
        "cancel attack",
        "hammer-fist.effect: found 'cancel attack', expected it only in a Reaction with when = \"opponent attacking\"",
    ),
    (
        SHEETS,
        "cancel move",
        "cancel attack",
        "veroth.fury-grab.effect: found 'cancel attack', expected it only in a Reaction with"
        ' when = "opponent attacking"',
    ),
    (
        CARDS,
        "worsen 1",
        "may { add light 1 }",
        "hammer-fist.effect: found 'add light 1', expected it only in a skill with when = \"your pool\"",
    ),
    (
        CARDS,
        "worsen 1",
        "if card shows dash { worsen 1 }",
        "hammer-fist.effect: found the condition 'card shows <symbol>', expected it only at the moment 'you take'",
    ),
    (
        SKILLS,
        "if you has at most 1 cards {",
        "if wounded {",
        "scrounger.effect: found the condition 'wounded', expected it only in an attack or at 'you blocked',"
        " 'you attacked', 'you were attacked' or 'you were wounded'",
    ),
    (
        SKILLS,
        "count 2 more",
        "draw 1",
        "pavise.effect: found 'draw 1' at the moment 'your block', expected only 'count' and 'if'",
    ),
    (
        SKILLS,
        "{ ignore heavy 1 }",
        "{ ignore heavy 1 } else { ignore light 1 }",
        "back-to-the-wall.effect: found 'else' at the moment 'opponent pool', expected 'if' without 'else'",
    ),
    (
        SKILLS,
        "count 2 more",
        "ignore light 1",
        "pavise.effect: found 'ignore light 1', expected it only in a skill with when = \"opponent pool\"",
    ),
    (
        SKILLS,
        "draw 1; strike",
        "strike",
        "whatever-is-at-hand.effect: found 'strike light 1 range 1-2' first, expected 'draw' first at the moment"
        " 'attack action'",
    ),
    (
        CARDS,
        "push 2",
        "push 99999999",
        "gate-breaker.effect: found 99999999 in 'push 99999999', expected a number from 1 to 12",
    ),
    (
        CARDS,
        "push 2",
        f"push {'9' * 100}",
        f"gate-breaker.effect: found {'9' * 100} in 'push {'9' * 100}', expected a number from 1 to 12",
    ),
    (
        CARDS,
        "push 2",
        f"push {'9' * 500}",
        f"gate-breaker.effect, column 6: found '{'9' * 500}', expected a number above 0",
    ),
    (
        CARDS,
        "worsen 1",
        "if opponent has 100 cards { worsen 1 }",
        "hammer-fist.effect: found 100 in '<who> has <number> <counted>', expected a number from 0 to 99",
    ),
    (
        CARDS,
        "worsen 1",
        "if distance 1-99999 { worsen 1 }",
        "hammer-fist.effect: found 1-99999 in 'distance <range>', expected a range up to 99",
    ),
    (
        CARDS,
        "push 2",
        "strike light 1 range 5-123456789",
        "gate-breaker.effect: found 5-123456789 in 'strike light 1 range 5-123456789', expected a range up to 99",
    ),
    (
        CARDS,
        "worsen 1",
        "may { " * 120 + "worsen 1" + " }" * 120,
        "hammer-fist.effect, column 53: found '{' inside 8 others, expected at most 8 within each other",
    ),
    (
        CARDS,
        "worsen 1",
        "; ".join(["push 1"] * 50_000),
        "hammer-fist.effect: found 399,998 characters, expected at most 1,000",
    ),
    (
        SKILLS,
        "count 2 more",
        "count 1 more; " * 100 + "count 2 more",
        "pavise.effect: found 1,412 characters, expected at most 1,000",
    ),
    (
        CARDS,
        'effect = "worsen 1"',
        "effect" + ".a" * 3000 + " = 1",
        "hammer-fist.effect: found tables nested too deep to show, expected a text in quotes",
    ),
    (
        CARDS,
        'effect = "worsen 1"',
        'effect = "worsen 1\\u001b[31m"',
        "hammer-fist.effect: found the control character \\x1b, expected none",
    ),
    (CARDS, "light = 2", "light = nan", "high-jab.light: found nan, expected a whole number"),
    (CARDS, "light = 2", f"light = {10**30}", f"high-jab.light: found {10**30}, expected a whole number from 0 to 15"),
]


@pytest.mark.parametrize(("name", "old", "new", "problem"), FIELDS + NUMBERS + TEXTS, ids=lambda value: str(value)[:30])
def test_one_wrong_thing_is_one_clear_message(tmp_path: Path, name: str, old: str, new: str, problem: str) -> None:
    pack = corrupt_pack(tmp_path, name, old, new)
    assert check_pack(pack) == [f"{name}, {problem}"]
    with pytest.raises(PackError) as refused:
        build({}, str(pack))
    assert refused.value.problems == [f"{name}, {problem}"]
    assert str(refused.value) == f"{pack}: {name}, {problem}"


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        (CARDS, "copies = 2", "copies = 1", "attacks.toml: found 35 cards (copies added up), expected 36"),
        (
            CARDS,
            "[gut-punch]",
            "[high-jab]",
            "attacks.toml, line 13, column 10: found the id 'high-jab' a second time, expected every id once",
        ),
        (
            CARDS,
            "light = 2",
            "light = 2\nlight = 3",
            "attacks.toml, line 11, column 10: found a field a second time, expected every field once",
        ),
        (
            CARDS,
            "[gut-punch]",
            "[gut-punch",
            "attacks.toml, line 13, column 11: found something that is not TOML (expected ']' at the end of a table"
            " declaration), expected TOML",
        ),
        (
            PACK,
            "version = 2",
            f"version = {'9' * 5000}",
            "pack.toml: found lists nested too deep or a number too long, expected those of a pack",
        ),
        (
            PACK,
            "version = 2",
            f"version = {'[' * 5000}{']' * 5000}",
            "pack.toml: found lists nested too deep or a number too long, expected those of a pack",
        ),
    ],
)
def test_a_whole_file_is_wrong(tmp_path: Path, name: str, old: str, new: str, problem: str) -> None:
    assert check_pack(corrupt_pack(tmp_path, name, old, new)) == [problem]


def cut(pack: Path, name: str, start: str) -> Path:
    """Leave out the end of a file."""
    text = (pack / name).read_text(encoding="utf-8")
    (pack / name).write_text(text[: text.index(start)], encoding="utf-8")
    return pack


def test_one_thing_less(tmp_path: Path) -> None:
    pack = cut(cut(corrupt_pack(tmp_path, CARDS, "", ""), SKILLS, "[no-quarter]"), SHEETS, "[[driana.tokens]]")
    problems = check_pack(pack)
    assert problems[0] == "skills.toml: found 11 skills, expected 12"
    assert problems[1].startswith(
        "fighters.toml, driana.set-the-snare.effect, column 7: found 'trap', expected a token"
    )
    assert "text/pl.ftl, skill-no-quarter: found a message that nothing in the pack needs, expected none" in problems
    assert "text/pl.ftl, token-trap.own: found a message that nothing in the pack needs, expected none" in problems


def test_too_few_fighters_and_specials(tmp_path: Path) -> None:
    problems = check_pack(cut(corrupt_pack(tmp_path, CARDS, "", ""), SHEETS, '[[xingo.specials]]\nid = "flicker"'))
    assert "fighters.toml, xingo.specials: found 3 special attacks, expected 4" in problems
    assert "fighters.toml: found 2 fighters, expected 3" in problems


@pytest.mark.parametrize("id", ["Gut_Punch", "gut--punch", "2-punch", '"gut punch"'])
def test_ids_are_lower_case_with_dashes(tmp_path: Path, id: str) -> None:
    found = id.strip('"')
    expected = "expected lower-case letters and digits with single dashes"
    assert check_pack(corrupt_pack(tmp_path, CARDS, "[gut-punch]", f"[{id}]"))[0] == (
        f"attacks.toml, {found}: found the id '{found}', {expected}"
    )


def test_a_token_without_moment_and_effect_is_a_mark(tmp_path: Path) -> None:
    assert check_pack(corrupt_pack(tmp_path, SHEETS, 'when = "entered"\neffect = "wound light 2"\n', "")) == []


def test_an_id_stands_once_on_a_sheet(tmp_path: Path) -> None:
    problems = check_pack(corrupt_pack(tmp_path, SHEETS, 'id = "frenzied-blow"', 'id = "fists-of-fury"'))
    assert problems[0] == (
        "fighters.toml, veroth.fists-of-fury: found the id 'fists-of-fury' 2 times, expected every id once on a sheet"
    )


def test_all_problems_are_said_at_once(tmp_path: Path) -> None:
    pack = corrupt_pack(tmp_path, CARDS, "light = 2", 'light = "two"\nluck = 7')
    corrupt_pack(tmp_path, SKILLS, "count 2 more", "cuont 2 more")
    corrupt_pack(tmp_path, ARENA, "spaces = 7", "spaces = 8")
    corrupt_pack(tmp_path, "text/es.ftl", "skill-riposte = Contragolpe\n", "")
    assert [problem.partition(":")[0] for problem in check_pack(pack)] == [
        "attacks.toml, high-jab.luck",
        "attacks.toml, high-jab.light",
        "arena.toml, spaces",
        "skills.toml, pavise.effect, column 1",
        "text/es.ftl, skill-riposte",
    ]
