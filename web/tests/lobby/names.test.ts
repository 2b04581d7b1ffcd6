import { beforeEach, describe, expect, it } from "vitest";
import { labelFor, labelOf, readLabel } from "$lib/lobby/label";
import { isLoopback, linkRoot } from "$lib/lobby/links";
import { ago, levelText, optionName, sentence, valueName } from "$lib/lobby/names";
import { refusalDetail, refusalText, refusedOption } from "$lib/lobby/refusals";
import { ApiError } from "$lib/net/api";
import { messages } from "$lib/i18n/messages.svelte";
import type { OptionText } from "$lib/wire/protocol";
import { KNOCKDOWN } from "../home/fakeServer";

beforeEach(() => messages.load("en"));

describe("a label", () => {
  it.each([
    [["here", "hard:tricky"], "Against Korvo (Hard)"],
    [["here", "here"], "A friend here"],
    [["here", "link"], "A friend online"],
    [["here", "open"], "An open seat"],
    [["here", "easy", "easy", "link"], "With 3 others"],
  ])("of %j says whom one plays against", (seats, said) => {
    expect(readLabel(labelOf(seats), "knockdown")).toBe(said);
  });

  it("may be a name", () => {
    expect(readLabel(labelFor("Ana B"), "knockdown")).toBe("Against Ana B");
    expect(readLabel("", "knockdown")).toBe("Opponent to be decided");
    expect(readLabel(labelFor("Ana B"), "dungeon")).toBe("With Ana B");
    expect(readLabel(labelOf(["here"]), "dungeon")).toBe("Alone in the dungeon");
    expect(readLabel(labelOf(["here", "easy"]), "dungeon")).toBe("With Pipo (Easy)");
  });
});

describe("a link", () => {
  it.each(["localhost", "box.localhost", "127.0.0.1", "127.8.8.8", "[::1]"])(
    "to %s works on this machine only",
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each(["192.168.0.7", "knock.example", "localhost.example"])("to %s works elsewhere", (host) => {
    expect(isLoopback(host)).toBe(false);
  });

  it("begins where others find it, if this page does not", () => {
    const lan = "http://192.168.0.7:8080/";
    expect(linkRoot(new URL("http://127.0.0.1:8080/"), lan).href).toBe(lan);
    expect(linkRoot(new URL("https://knock.example/box/"), lan).href).toBe("https://knock.example/box/");
    expect(linkRoot(new URL("http://127.0.0.1:8080/"), null).href).toBe("http://127.0.0.1:8080/");
  });
});

describe("names", () => {
  it("are short where the server tells sentences", () => {
    expect(levelText({ name: "easy", text: "easy: a beginner: really" })).toBe("a beginner: really");
    expect(optionName("ko_test")).toBe("Knockdown test");
    expect(optionName("from_outside")).toBe("from_outside");
    expect(valueName(KNOCKDOWN, "arena", "nemesis")).toBe("The Silent Deck");
    expect(valueName(KNOCKDOWN, "skills", "nemesis")).toBe("Nemesis");
    expect(valueName(KNOCKDOWN, "block_windows", "2")).toBe("Twice");
    expect(valueName(KNOCKDOWN, "edge_wound", "heavy")).toBe("Heavy");
  });

  it("stand in sentences instead of what programs read", () => {
    const dice = KNOCKDOWN.options.find(({ name }) => name === "dice_always") as OptionText;
    const text = sentence(KNOCKDOWN, dice).map((part) => part.text);
    expect(text.join("")).toBe("With Knockdown test: Tower: these roll dice.");
  });

  it("of times are those of the language", () => {
    const now = 1_000_000_000;
    expect(ago(now, now)).toBe("now");
    expect(ago(now - 5 * 60_000, now)).toBe("5 minutes ago");
    expect(ago(now - 3 * 3_600_000, now)).toBe("3 hours ago");
    expect(ago(now - 72 * 3_600_000, now)).toBe("3 days ago");
  });
});

describe("a refusal", () => {
  it("is a sentence, with the words of the server where only it knows", () => {
    const taken = new ApiError("seat-taken", "somebody sits there");
    expect(refusalText(taken)).toBe("This seat is taken.");
    expect(refusalDetail(taken)).toBe("");
    const bad = new ApiError("bad-option", "option 'dice_always=A': found dice; expected towers");
    expect(refusalDetail(bad)).toContain("expected towers");
    expect(refusedOption(bad)).toBe("dice_always");
    expect(refusalText(new ApiError("brand-new", "?"))).toBe("The server refused the request.");
  });
});
