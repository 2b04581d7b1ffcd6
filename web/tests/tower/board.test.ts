import { cleanup, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "$lib/settings/settings.svelte";
import type { Crew } from "$lib/tower/participants";
import { countedBetween, outcomeText } from "$lib/tower/announcements";
import { TowerTest } from "$lib/tower/test.svelte";
import { announcer } from "$lib/ui/announcer.svelte";
import { violations } from "../axe";
import { setStage, watch, type Watching } from "./renderTest";
import { hearUpTo, recorded, towerIn } from "./recordings";

beforeEach(() => {
  setStage();
  announcer.clear();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const WAITING = -1;
const WHOLE = Infinity;
const upToStart = async (changes: Partial<Crew>): Promise<Watching> => {
  const seen = await watch(changes, WHOLE);
  seen.test.receive(towerIn(recorded("stands"), "waiting"), performance.now());
  await tick();
  return seen;
};

describe("before the clock", () => {
  test("the attacker has a button for it, with the odds in view", async () => {
    const seen = await upToStart({ mayStart: true });
    expect(screen.getByText("About 62% of towers with 5 cubes fall.")).toBeTruthy();
    const start = screen.getByRole("button", { name: /Start the clock/ });
    expect(document.activeElement).toBe(start);
    await userEvent.click(start);
    expect(seen.started()).toBe(1);
  });

  test("whoever builds is told how, and can do nothing yet", async () => {
    const seen = await upToStart({ isOwn: true });
    expect(screen.queryByRole("button", { name: /Start the clock/ })).toBeNull();
    expect(screen.getByText(/Drag a cube and let it go/)).toBeTruthy();
    await userEvent.keyboard("{ArrowLeft} ");
    expect(seen.told).toEqual([]);
    expect(announcer.polite).toContain("Ben builds a tower of 3 light and 2 heavy cubes.");
  });

  test("a server that was restarted says so", async () => {
    const { test: held } = await watch({}, WAITING);
    held.receive({ ...towerIn(recorded("stands"), "waiting"), restarted: true }, 0);
    await tick();
    expect(screen.getByRole("status").textContent).toContain("The server restarted");
  });
});

describe("while the clock runs", () => {
  test("cubes lie where the server says, light ones and heavy ones", async () => {
    const { test: held } = await watch({}, 1200);
    const cubes = [...document.querySelectorAll("[data-cube]")];
    expect(cubes).toHaveLength(5);
    expect(cubes.filter((cube) => cube.querySelector(".heavy"))).toHaveLength(2);
    const [first] = held.sight?.cubes ?? [];
    expect(cubes[0]?.getAttribute("transform")).toContain(`translate(${first?.x.toFixed(2)} `);
  });

  test("seconds are counted aloud, each fifth, with how high the tower is", async () => {
    const { test: held } = await watch({}, 0);
    const beganMs = performance.now() - 60_000;
    expect(announcer.urgent).toBe("The clock runs: 10 seconds for 5 cubes.");
    hearUpTo(held, recorded("stands"), 1240, beganMs);
    held.look(performance.now(), 0);
    await tick();
    expect(held.left).toBe(5);
    expect(announcer.polite).toMatch(/^5 seconds left, highest column: \d\.$/);
  });

  test("whoever builds hears what is in the hand", async () => {
    const { test: held } = await watch({ isOwn: true }, 0);
    const heavy = recorded("stands").find((message) => message.is === "towerframe" && message.held >= 0);
    hearUpTo(held, recorded("stands"), heavy?.tick ?? 0, performance.now() - 60_000);
    held.look(performance.now(), 0);
    await tick();
    expect(announcer.polite).toMatch(/^A (light|heavy) cube in your hand\.$/);
  });
});

describe("cubes that fall", () => {
  test.each([
    ["full", 4, 1, 1],
    ["full", 4, 3, 0],
    ["reduced", 4, 1, 0],
  ] as const)("with %s motion, from %s to %s in a column: the table shakes %s times", async (...asked) => {
    const [motion, before, after, times] = asked;
    const shaken = vi.fn();
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const { test: held } = await watch({}, 1200);
    settings.motion = motion;
    const table = document.querySelector<HTMLElement>(".middle");
    if (table) table.animate = shaken;
    for (const height of [before, after]) {
      if (held.sight) held.sight = { ...held.sight, height };
      await tick();
    }
    expect(shaken).toHaveBeenCalledTimes(times);
    vi.unstubAllGlobals();
  });
});

describe("the verdict", () => {
  test("of a tower that stands is a stamp and a sentence with its rule", async () => {
    const { rules } = await watch({}, WHOLE);
    expect(screen.getByRole("heading", { name: "Still standing" })).toBeTruthy();
    expect(screen.getByText(/All 5 cubes stand in one column/)).toBeTruthy();
    expect(document.querySelectorAll("[data-culprit]")).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: /KD-KO-4/ }));
    expect(rules).toEqual(["KD-KO-4"]);
    expect(announcer.urgent).toBe("Still standing: All 5 cubes stand in one column.");
  });

  test("of one that does not says which condition failed, and marks where", async () => {
    const { test: held } = await watch({}, WHOLE, "falls");
    const { verdict } = held.told ?? {};
    if (!verdict) throw new Error("it has a verdict");
    expect(screen.getByRole("heading", { name: "K.O." })).toBeTruthy();
    expect(screen.getByText(new RegExp(outcomeText(verdict, 13).slice(0, 20)))).toBeTruthy();
    const marked = [...document.querySelectorAll("[data-culprit]")].map((mark) =>
      mark.getAttribute("data-culprit"),
    );
    expect(marked.map(Number)).toEqual(verdict.cubes);
  });

  test("is read for a while, and then the test is gone", () => {
    vi.useFakeTimers();
    const closed = vi.fn();
    const held = new TowerTest(() => 1_000, closed);
    hearUpTo(held, recorded("stands"), WHOLE, 0);
    const none = { ...towerIn(recorded("stands"), "judged"), phase: "none" as const };
    held.receive(none, 0);
    expect(held.phase).toBe("judged");
    vi.advanceTimersByTime(1_000);
    expect([held.phase, closed.mock.calls.length]).toEqual([null, 1]);
    vi.useRealTimers();
  });

  test("is not waited for where the test was given up", () => {
    const held = new TowerTest();
    hearUpTo(held, recorded("stands"), 500, 0);
    held.receive({ ...towerIn(recorded("stands"), "running"), phase: "none" }, 0);
    expect(held.phase).toBeNull();
  });
});

test.each([
  [{ mayStart: true, isOwn: true }, 0],
  [{ isOwn: true }, 900],
  [{}, 2500],
  [{}, WHOLE],
])("axe finds nothing wrong as %o at tick %s", async (changes, upTo) => {
  await watch(changes, upTo);
  expect(await violations(document.body)).toEqual([]);
});

test("each fifth second is counted aloud, and none twice", () => {
  expect([countedBetween(11, 10), countedBetween(6, 5), countedBetween(5, 5), countedBetween(5, 4)]).toEqual([
    10,
    5,
    null,
    null,
  ]);
});
