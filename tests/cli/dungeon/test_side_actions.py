"""What is refused, offered and said beside the question, and what nobody learns by it."""

import re

from tests.cli.dungeon.piped_dungeon import PEOPLE, PipedDungeon


def test_what_is_not_possible_is_refused_with_the_rule(table: PipedDungeon) -> None:
    output = table.enter("1", "0,0", "1,0", "5,5", "lay 1,-1 quarter", "pass")
    refused = re.findall(r"is not possible now:\n.*?\[(KKDR?-[A-Z0-9-]+)\]", output)
    assert refused == ["KKDR-1", "KKD-PLACE-3", "KKD-PLACE-2", "KKD-PLACE-5", "KKDR-12"]
    assert len(table.inputs()) == 1


def test_a_place_before_a_card_is_told_what_comes_first(table: PipedDungeon) -> None:
    output = table.enter("1,-1", "1 -1 t")
    assert output.count("Choose a card from your hand first. [KKD-PLACE-1]") == 2
    assert table.inputs() == []


def test_a_card_laid_sideways_is_not_called_turned(table: PipedDungeon) -> None:
    output = table.enter("1", "?", "lay 1,-1 quarter")
    assert output.count("“Lay it at 1,-1, sideways” is not possible now:") == 1
    closed = output[output.index("Not possible now:") :].partition("Your answer")[0]
    assert "turned" not in closed
    assert "Lay it at 1,-1, sideways" in closed


def test_of_many_closed_places_a_few_are_told_for_each_reason(table: PipedDungeon) -> None:
    output = table.enter("1", "?")
    closed = output[output.index("Not possible now:") :].partition("Your answer")[0]
    assert [closed.count(f"[{rule}]") for rule in ("KKDR-1", "KKD-PLACE-3", "KKD-PLACE-2", "KKDR-12")] == [1, 3, 3, 1]
    assert closed.count("… and 1 more for the same reason") == 3


def test_places_to_speak_of_or_point_at_are_gathered_above_the_rest(table: PipedDungeon) -> None:
    output = table.enter("t")
    told = output[output.index("You may say or show:") :].partition("Your answer")[0].splitlines()
    corners = told.index("Say: “Do not cover that corner” (a corner has the name of the cell to its lower right):")
    cells = told.index("Point at the free cell:")
    joker = next(row for row, line in enumerate(told) if "Say: “I have a joker.”" in line)
    assert corners < cells < joker
    for row, word, places in (
        (corners + 1, "spare", ["0,0", "1,0", "0,1", "1,1"]),
        (cells + 1, "point-cell", ["-1,-1", "1,-1", "-1,1", "1,1"]),
    ):
        listed = re.findall(r"(\d+)  (-?\d,-?\d)", told[row])
        assert [place for _, place in listed] == places
        table.enter(f"t {listed[1][0]}")
        assert table.inputs() == [(0, f"{word} {listed[1][1]}")]


def test_who_speaks_has_still_to_answer_to_what_was_done(table: PipedDungeon) -> None:
    output = table.enter("t 1", seats="greedy,greedy,person")
    before, after = output.split("Your answer")[:2]
    deeds = re.findall(r"» (greedy \d lays .*)", before)
    assert deeds
    assert re.findall(r"» (greedy \d lays .*)", after) == deeds


def test_offers_and_talk_are_listed_and_taken_by_number(table: PipedDungeon) -> None:
    output = table.enter("o", "t", "o 1", "t 1", "nod")
    assert "Besides answering, you may:" in output
    assert "Show " in output
    assert "Say: “I have a joker.”" in output
    first, forced, second, third = table.inputs()
    assert first[1].startswith("show ")
    assert forced[1].startswith("card ")
    assert (second, third) == ((0, "have-joker"), (0, "nod"))
    assert "Player 1: “I have a joker.”" in output
    assert "Player 1 nods." in output


def test_bots_play_and_what_they_say_is_told(table: PipedDungeon) -> None:
    output = table.enter("l", seats="greedy,greedy,greedy,person")
    assert re.search(r"greedy \d: “I have .*zeros.*” \[KKD-TALK-2\]", " ".join(output.split()))
    assert re.search(r"greedy \d lays ", output)
    spoken = [entry for entry in table.inputs() if entry[1].startswith("zeros ")]
    assert {seat for seat, _ in spoken} == {0, 1, 2}


def test_alone_there_is_nobody_to_talk_to(table: PipedDungeon) -> None:
    output = table.enter("t", "nod", seats="person")
    assert "There is no one to talk to" in output
    assert "You play alone" in output
    assert table.inputs() == []


def test_another_person_at_the_keyboard_speaks_by_number(table: PipedDungeon) -> None:
    output = table.enter("", "3: nod", "2: t 1", seats=PEOPLE)
    assert table.inputs() == [(2, "nod"), (1, "have-joker")]
    assert "Player 3 nods." in output


def test_nobody_learns_of_a_hand_by_speaking_for_its_owner(table: PipedDungeon) -> None:
    told = set()
    for seed in range(6):
        output = table.enter("", "2: o", "2: show joker", "2: show room-1121", "2: 1", seats="person,person", seed=seed)
        told.add(output[output.index("> 2: o") :].partition("The match is saved.")[0])
        assert table.inputs() == []
    (after,) = told
    assert "Show " not in after
    assert "Agree to give up" in after
    assert after.count("That is for Player 2 alone, on a screen the others cannot see.") == 3


def test_a_screen_for_all_tells_of_no_hand(table: PipedDungeon) -> None:
    output = table.enter("", "p", "1", "2", "o", "show joker", seats="person,random,person")
    watched = output[output.index("random 2 is about to play.") :]
    assert "Agree to give up" in watched
    assert "Show " not in watched
    assert "That is for Player 1 alone" in watched


def test_a_token_is_used_out_of_turn(table: PipedDungeon) -> None:
    for seed in range(30):
        arguments = ("--option", "adventure=on", "--option", "tokens=poison", "--option", "first_player=0")
        seats = ("--seats", "person,person", "--seed", str(seed), "--lang", "en")
        output = table.play(["", "2: o 1"], *seats, *arguments)
        if "Player 2 uses the poison." in output:
            break
    assert table.inputs()[0][0] == 1
    assert table.inputs()[0][1].startswith("poison ")


def test_giving_up_takes_all_people_and_bots_agree(table: PipedDungeon) -> None:
    output = table.enter("", "give-up", "2: give-up", seats="person,person,random")
    assert table.inputs() == [(0, "give-up"), (1, "give-up"), (2, "give-up")]
    assert "The dungeon is lost" in output
    output = table.enter("", "give-up", seats="person,person,random")
    assert "The match is saved." in output
