import { beforeEach, describe, expect, test, vi } from "vitest";
import { savePreviousTable, takePreviousTable } from "$lib/lobby/previousTable";
import { clockText, Countdown, momentBetween } from "$lib/table/countdown.svelte";
import { emoteCode, emoteOf, emoteText, EMOTES } from "$lib/table/emotes";
import { chanceWord, readAdvice } from "$lib/table/hints";
import { nameOfSeat } from "$lib/table/seatNames";
import { groundsOf, lostText, refusedDetail, refusedText } from "$lib/table/refusals";
import { LogTracker, AnnouncementQueue } from "$lib/table/announcements";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";
import type { TableFacts } from "$lib/wire/protocol";
import { seatOf } from "./fakeSocket";

beforeEach(() => {
  vi.useFakeTimers();
  messages.use("en", english);
});

describe("news that are heard", () => {
  const log = (...keys: number[]): { key: number }[] => keys.map((key) => ({ key }));

  test("come in order and in few breaths", () => {
    const said: string[] = [];
    const voice = new AnnouncementQueue((text) => said.push(text), 100);
    voice.add(["One.", "Two."]);
    voice.add(["Three."]);
    vi.advanceTimersByTime(100);
    voice.add(["Four."]);
    vi.advanceTimersByTime(100);
    expect(said).toEqual(["One. Two. Three.", "Four."]);
  });

  test("come before the question, which is said last or not at all", () => {
    const said: string[] = [];
    const voice = new AnnouncementQueue((text) => said.push(text), 100);
    voice.ask(() => "What now?");
    voice.add(["One."]);
    vi.advanceTimersByTime(100);
    voice.ask(() => "And now?");
    voice.ask(null);
    vi.advanceTimersByTime(100);
    voice.ask(() => "Really?");
    voice.stop();
    vi.advanceTimersByTime(100);
    expect(said).toEqual(["One. What now?"]);
  });

  test("are neither what was there before nor what is told anew", () => {
    const logTracker = new LogTracker();
    const playback = {};
    expect(logTracker.takeNew(playback, log(0, 1), 2)).toEqual([]);
    expect(logTracker.takeNew(playback, log(0, 1, 2), 2)).toEqual(log(2));
    expect(logTracker.takeNew(playback, log(0, 1, 2), 2)).toEqual([]);
    expect(logTracker.takeNew(playback, log(3, 4, 5), 6)).toEqual([]); // the same lines in another language
    expect(logTracker.takeNew(playback, log(3, 4, 5, 6), 6)).toEqual(log(6));
  });

  test("begin anew when somebody else looks", () => {
    const logTracker = new LogTracker();
    logTracker.takeNew({}, log(0), 0);
    expect(logTracker.takeNew({}, log(0, 1, 2), 0)).toEqual([]);
  });
});

describe("a clock", () => {
  test("counts down from what the server said, if it runs", () => {
    const countdown = new Countdown();
    const clock = { left_ms: 61_000, running: true, seat: 0, rule: "KD-TIME-1" };
    countdown.nowMs = 2_500;
    expect(countdown.seconds({ clock, atMs: 1_000 })).toBe(60);
    expect(countdown.seconds({ clock: { ...clock, running: false }, atMs: 1_000 })).toBe(61);
    countdown.nowMs = 90_000;
    expect(countdown.seconds({ clock, atMs: 1_000 })).toBe(0);
  });

  test("is said at few moments", () => {
    expect([
      momentBetween(Infinity, 90),
      momentBetween(61, 60),
      momentBetween(60, 59),
      momentBetween(12, 9),
    ]).toEqual([null, 60, null, 10]);
    expect(clockText(65)).toBe("1:05");
  });
});

test("an emote is read in everybody's language, and nothing else is one", () => {
  for (const emote of EMOTES) expect(emoteOf(emoteCode(emote))).toBe(emote);
  expect(emoteText(":hello:")).toBe("Hello!");
  expect(emoteText("<b>:hello:</b>")).toBe("<b>:hello:</b>");
});

test("a hint is read with care", () => {
  expect(readAdvice(null)).toBeNull();
  expect(readAdvice({ best: { choice: 3, text: "Move" }, next: null, sure: "only" })).toEqual({
    best: { choice: 3, text: "Move", chance: null },
    next: null,
    sure: "only",
    plan: [],
  });
  expect([0.05, 0.5, 0.95].map(chanceWord)).toEqual(["slim", "even", "great"]);
});

test("people are called by their names, bots by theirs, and empty seats by their letters", () => {
  expect(nameOfSeat(seatOf(0, "Ada"), "A")).toBe("Ada");
  expect(nameOfSeat(seatOf(1, "", { kind: "bot", bot: "hard:tricky" }), "B")).toBe(
    messages.say("ui-bot-hard"),
  );
  expect(nameOfSeat(seatOf(0, ""), "A")).toBe("Player A");
  expect(nameOfSeat(seatOf(0, ""), "player 2")).toBe("Player 2");
  expect(nameOfSeat(seatOf(1, "", { kind: "link" }), "B")).toBe("Seat B");
});

test("a refusal is told in words with its rules", () => {
  const refused = {
    is: "refused",
    id: "1",
    code: "illegal",
    text: "seat 0 may not",
    reasons: [{ code: "out-of-range", rule: "KD-ATK-2", values: {} }],
    told: ["It is out of range."],
  } as const;
  const shown = { ...refused, reasons: [...refused.reasons], told: [...refused.told] };
  expect(groundsOf(shown)).toEqual([{ rule: "KD-ATK-2", text: "It is out of range." }]);
  expect(refusedText(shown)).toBe("You cannot do that now.");
  expect(refusedDetail({ ...shown, code: "never-heard", reasons: [] })).toBe("seat 0 may not");
});

test("a connection that is lost comes back, and says why it went if it was told", () => {
  const lost = messages.say("table-lost");
  expect(lostText(null)).toBe(lost);
  expect(lostText({ is: "bye", code: "never-heard", text: "" })).toBe(lost);
  const crowded = lostText({ is: "bye", code: "crowded", text: "" });
  expect(crowded).toBe(`${messages.say("table-bye-crowded")} ${lost}`);
});

test("a finished table is the beginning of a new one, once, for its own game", () => {
  const facts = {
    game: "knockdown",
    packs: ["nemesis"],
    options: { memory: "closed" },
    daily: "",
  } as unknown as TableFacts;
  savePreviousTable(facts, [seatOf(0, "Ada"), seatOf(1, "", { kind: "bot", bot: "hard" })], [0]);
  expect(takePreviousTable("knockdown")).toEqual({
    game: "knockdown",
    seats: ["here", "hard"],
    options: { memory: "closed" },
    packs: ["nemesis"],
    names: ["Ada", ""],
    daily: false,
  });
  expect(takePreviousTable("knockdown")).toBeNull();
  savePreviousTable(facts, [seatOf(0, "Ada"), seatOf(1, "Ben")], [1]);
  expect(takePreviousTable("knockdown")?.seats).toEqual(["link", "here"]);
});
