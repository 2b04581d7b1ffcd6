"""The catalogue has words for all that a table can show, and nothing but shipped boxes can be asked for."""

from functools import cache
from itertools import permutations

import msgspec
import pytest

from knockbox.bots.registry import check_bot
from knockbox.engine.rng import make_rng
from knockbox.games.dungeon.views import DungeonView
from knockbox.games.knockdown.game import Knockdown
from knockbox.games.registry import ALLOWED_SEATS, DEFAULT_PACKS, SHIPPED_PACKS, build, game_keys
from knockbox.server.catalogue import catalogue_of, games_of, texts
from knockbox.server.catalogue.shapes import Catalogue, DungeonTexts, GameOffer, Games, KnockdownTexts, Printed
from knockbox.server.errors import RequestRefusedError
from knockbox.server.forms import Create
from knockbox.server.ids import RandomIdSource
from knockbox.server.public_url import LOOPBACK_ONLY
from knockbox.server.tables.opening import open_table
from knockbox.text.contents import load_rule_index
from knockbox.text.language import LANGUAGES

BOXES = SHIPPED_PACKS["knockdown"]()


@cache
def read(game: str, packs: tuple[str, ...], lang: str) -> Catalogue:
    return msgspec.json.decode(catalogue_of(game, packs, lang), type=Catalogue)


@cache
def offers(lang: str) -> dict[str, GameOffer]:
    told = msgspec.json.decode(games_of(lang, LOOPBACK_ONLY), type=Games)
    assert told.lang == lang
    assert told.languages == list(LANGUAGES)
    return {offer.id: offer for offer in told.games}


def duel(lang: str = "en") -> KnockdownTexts:
    contents = read("knockdown", tuple(BOXES), lang).contents
    assert isinstance(contents, KnockdownTexts)
    return contents


def delve(lang: str = "en") -> DungeonTexts:
    contents = read("dungeon", (), lang).contents
    assert isinstance(contents, DungeonTexts)
    return contents


def everything(lang: str) -> list[Printed]:
    boxes, box = duel(lang), delve(lang)
    return [*boxes.attacks, *boxes.skills, *boxes.specials, *boxes.tokens, *boxes.arenas, *box.rooms, *box.creatures]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_keys())
def test_the_heading_is_that_of_every_table_with_these_boxes(game: str, lang: str) -> None:
    told, table = read(game, (), lang), build(game, {})
    assert (told.game, told.lang, told.content_hash) == (game, lang, table.content_hash)
    assert told.rules_version == table.rules_version
    assert [pack.id for pack in told.packs] == list(DEFAULT_PACKS[game])
    assert len(told.seats) == max(ALLOWED_SEATS[game])


@pytest.mark.parametrize("packs", [order for size in (2, 3) for order in permutations(BOXES, size)])
def test_boxes_in_another_order_are_another_content(packs: tuple[str, ...]) -> None:
    assert read("knockdown", packs, "en").content_hash == build("knockdown", {}, packs).content_hash


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_keys())
def test_every_question_and_every_rule_is_worded(game: str, lang: str) -> None:
    told = read(game, (), lang)
    assert list(told.questions) == list(build(game, {}).prompts)
    assert all(told.questions.values())
    chapters = load_rule_index(game).chapters
    assert {chapter.slug: [rule.id for rule in chapter.rules] for chapter in told.chapters} == {
        slug: list(rules) for slug, rules in chapters.items()
    }
    assert all(rule.text for chapter in told.chapters for rule in chapter.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_has_its_words(lang: str) -> None:
    assert [each.id for each in everything(lang) if not each.name or not each.facts] == []
    silent = {each.id for each in everything(lang) if not each.text}
    assert silent == {each.id for each in everything("en") if not each.text}
    assert {each.pack for each in everything(lang)} == {*BOXES, *SHIPPED_PACKS["dungeon"]()}


def test_a_card_without_an_effect_is_the_only_silent_one() -> None:
    for card in duel().attacks:
        assert bool(card.text) == bool(card.printed.effect), card.id
    assert all(skill.text for skill in duel().skills)
    assert all(creature.text for creature in delve().creatures)


def test_languages_differ_in_words_and_in_nothing_else() -> None:
    english, polish = everything("en"), everything("pl")
    assert [(each.id, each.pack, each.provenance) for each in english] == [
        (each.id, each.pack, each.provenance) for each in polish
    ]
    assert all(one.facts != other.facts for one, other in zip(english, polish, strict=True) if one.facts[0].isalpha())
    assert read("knockdown", (), "es").questions != read("knockdown", (), "en").questions


def test_things_are_called_as_the_table_calls_them() -> None:
    game = build("knockdown", {}, BOXES)
    assert isinstance(game, Knockdown)
    told = duel()
    assert [card.id for card in [*told.attacks, *told.specials]] == game.names.attacks
    assert [skill.id for skill in told.skills] == game.names.skills
    assert [fighter.id for fighter in told.fighters] == game.names.fighters
    assert [token.id for token in told.tokens] == game.names.tokens
    assert [arena.pack for arena in told.arenas] == game.names.arenas
    assert {special.fighter for special in told.specials} == set(game.names.fighters)


def test_all_cards_that_a_dungeon_shows_are_there() -> None:
    game = build("dungeon", {})
    view = game.view(game.start(make_rng(1)), 0)
    assert isinstance(view, DungeonView)
    assert view.own is not None
    ids = {card.id for card in [*delve().rooms, *delve().creatures]}
    assert {card.card for card in view.own.hand} <= ids
    assert list(delve().tokens) == ["fireball", "ice", "poison", "silence"]


def test_a_mixed_catalogue_knows_the_box_of_each_thing() -> None:
    told = duel()
    alone = read("knockdown", ("nemesis",), "en").contents
    assert isinstance(alone, KnockdownTexts)
    assert [card for card in told.attacks if card.pack == "nemesis"] == alone.attacks
    assert [fighter for fighter in told.fighters if fighter.pack == "nemesis"] == alone.fighters


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("packs", [(pack,) for pack in BOXES] + [tuple(BOXES)])
def test_options_are_those_of_these_boxes_with_their_defaults(packs: tuple[str, ...], lang: str) -> None:
    told = read("knockdown", packs, lang).options
    assert {option.name: option.default for option in told} == build("knockdown", {}, packs).options
    assert all(option.text for option in told)


@pytest.mark.parametrize("game", game_keys())
def test_every_value_of_every_option_can_be_asked_for(game: str) -> None:
    tower = {"ko_test": "tower"}
    needed = {"dice_always": tower, "tower_seconds": tower, "level_cards": {"level": "2"}}
    for option in offers("en")[game].options:
        assert option.values[0] == option.default
        for value in option.values:
            with_it = {"adventure": "on"} if option.name in ("tokens", "adventure_loss", "solo_silence_ball") else {}
            with_it = needed.get(option.name, with_it)
            seats = 1 if option.name == "solo_silence_ball" else None
            packs = BOXES if game == "knockdown" else ()
            assert build(game, {**with_it, option.name: value}, packs, seats).options[option.name] == value


def test_what_else_an_option_takes_is_named() -> None:
    more = {option.name: option.more for offer in offers("en").values() for option in offer.options if option.more}
    assert more == {
        "fighters": "fighters",
        "decision_time": "seconds",
        "timer": "minutes",
        "tokens": "list",
        "first_player": "seat",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_keys())
def test_what_is_offered_can_be_opened(game: str, lang: str) -> None:
    offer = offers(lang)[game]
    assert range(offer.fewest, offer.most + 1) == ALLOWED_SEATS[game]
    assert [pack.id for pack in offer.packs] == SHIPPED_PACKS[game]()
    packs = [pack.id for pack in offer.packs] if offer.mixes else offer.usual_packs
    for level in offer.levels:
        form = Create(game, [level.name, *["open"] * (offer.usual - 1)], packs=packs)
        entry, _ = open_table(form, "table", RandomIdSource(), 0)
        assert entry.packs == packs
        for style in offer.styles:
            check_bot(f"{level.name}:{style}", game)
    assert offer.usual_level in [level.name for level in offer.levels]
    assert all(level.text.strip() for level in offer.levels)


def test_fighters_are_offered_as_the_option_names_them() -> None:
    offer = offers("en")["knockdown"]
    first, *_, last = [fighter.id for pack in offer.packs for fighter in pack.fighters]
    assert build("knockdown", {"fighters": f"{first},{last}"}, BOXES).options["fighters"] == f"{first},{last}"
    assert all(pack.arena and len(pack.skills) == 12 for pack in offer.packs)
    assert {fighter.style for pack in offer.packs for fighter in pack.fighters} <= {"", *offer.styles}
    assert offers("en")["dungeon"].styles == []


@pytest.mark.parametrize(
    ("game", "packs", "lang", "code", "text"),
    [
        ("chess", [], "en", "bad-game", "unknown game 'chess'; known: knockdown, dungeon"),
        ("knockdown", [], "xx", "bad-language", "found language 'xx'; expected one of en, es, pl"),
        ("knockdown", [], "", "bad-language", "found language ''; expected one of en, es, pl"),
        ("knockdown", ["neme"], "en", "bad-pack", "found pack 'neme'; expected some of nemesis, siege-storm, t"),
        ("knockdown", ["first-dungeon"], "en", "bad-pack", "found pack 'first-dungeon'; expected some of nemesis"),
        ("knockdown", ["../knockdown/nemesis"], "en", "bad-pack", "found pack '../knockdown/nemesis'; expected"),
        ("knockdown", ["nemesis"] * 2, "en", "bad-pack", "pack 'nemesis': found 2 boxes with this id, expected"),
        ("dungeon", ["first-dungeon"] * 2, "en", "bad-pack", "found 2 packs; expected one, as boxes of dungeon"),
    ],
)
def test_what_does_not_exist_is_refused(game: str, packs: list[str], lang: str, code: str, text: str) -> None:
    with pytest.raises(RequestRefusedError) as caught:
        catalogue_of(game, packs, lang)
    assert caught.value.code == code
    assert caught.value.text.startswith(text)


def test_games_in_no_language_are_refused() -> None:
    with pytest.raises(RequestRefusedError, match="found language 'de'; expected one of en, es, pl"):
        games_of("de", LOOPBACK_ONLY)


def test_a_pack_on_disk_is_not_read_by_its_path() -> None:
    """Not even one that is shipped, nor one that is there beside the server."""
    for path in ("tests/packs/proving-ground", "nemesis/", "./nemesis", "NEMESIS"):
        with pytest.raises(RequestRefusedError, match="expected some of nemesis"):
            catalogue_of("knockdown", [path], "en")


def test_a_catalogue_is_made_once_and_the_memory_is_bounded() -> None:
    assert catalogue_of("dungeon", [], "en") is catalogue_of("dungeon", DEFAULT_PACKS["dungeon"], "en")
    assert texts.encode_catalogue.cache_info().maxsize == texts.CACHE_SIZE
