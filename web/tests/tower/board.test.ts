import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "$lib/settings/settings.svelte";
import { BENCH } from "$lib/tower/camera";
import type { Crew } from "$lib/tower/crew";
import { countedBetween, outcomeText } from "$lib/tower/telling";
import { TowerTest } from "$lib/tower/test.svelte";
import TowerBoard from "$lib/tower/TowerBoard.svelte";
import { announcer } from "$lib/ui/announcer.svelte";
import english from "$lib/words/en";
import { words } from "$lib/words/words.svelte";
import type { TowerKey, TowerPoint } from "$lib/wire/protocol";
import { violations } from "../axe";
import { hearUpTo, recorded, towerIn } from "./watching";

const CREW: Crew = {
  builder: { seat: 1, name: "Ben", fighter: "" },
  attacker: { seat: 0, name: "Ada", fighter: "" },
  isOwn: false,
  mayStart: false,
  odds: 0.62,
};
const SIZE = { width: 800, height: 600 };

beforeEach(() => {
  words.read("en", english);
  settings.motion = "reduced";
  announcer.hush();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(SIZE.height);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Watching {
  test: TowerTest;
  told: (TowerPoint | TowerKey)[];
  started: () => number;
  rules: string[];
}

async function watch(
  changes: Partial<Crew>,
  upTo: number,
  name: "stands" | "falls" = "stands",
): Promise<Watching> {
  const held = new TowerTest();
  hearUpTo(held, recorded(name), upTo, performance.now());
  const told: (TowerPoint | TowerKey)[] = [];
  const rules: string[] = [];
  const onstart = vi.fn();
  const ways = createRawSnippet(() => ({ render: () => "<button>Go on</button>" }));
  const tell = (message: TowerPoint | TowerKey): void => void told.push(message);
  const onrule = (rule: string): void => void rules.push(rule);
  render(TowerBoard, {
    test: held,
    crew: { ...CREW, ...changes },
    arena: "nemesis",
    onstart,
    tell,
    onrule,
    ways,
  });
  await tick();
  return { test: held, told, rules, started: () => onstart.mock.calls.length };
}

/** The field, as large as it says it is. */
function touchable(): HTMLElement {
  const field = document.querySelector<HTMLElement>(".field");
  if (!field) throw new Error("no field");
  field.setPointerCapture = () => undefined;
  vi.spyOn(field, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, SIZE.width, SIZE.height));
  return field;
}

const touch = (pointerId: number, clientX: number, clientY: number): PointerEventInit => ({
  pointerId,
  clientX,
  clientY,
  button: 0,
  isPrimary: true,
});

const WAITING = -1;
const WHOLE = Infinity;
const upToStart = async (changes: Partial<Crew>): Promise<Watching> => {
  const seen = await watch(changes, WHOLE);
  seen.test.hear(towerIn(recorded("stands"), "waiting"), performance.now());
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
    held.hear({ ...towerIn(recorded("stands"), "waiting"), restarted: true }, 0);
    await tick();
    expect(screen.getByRole("status").textContent).toContain("The server was restarted");
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

  test("a finger picks up, moves and lets go where it is; somebody else's does nothing", async () => {
    const drag = async (seen: Watching): Promise<TowerPoint[]> => {
      const field = touchable();
      await fireEvent.pointerDown(field, touch(1, 400, 500));
      await fireEvent.pointerMove(field, touch(1, 440, 400));
      await fireEvent.pointerUp(field, touch(1, 440, 400));
      return seen.told as TowerPoint[];
    };
    const told = await drag(await watch({ isOwn: true }, 100));
    expect(told.map(({ kind }) => kind)).toEqual(["pick", "move", "release"]);
    const [pick, move, release] = told.map(({ x, y }) => ({ x, y }));
    const scale = Number(document.querySelector(".field")?.getAttribute("data-scale"));
    const top = SIZE.height / scale - BENCH;
    expect(pick).toEqual({ x: 0, y: expect.closeTo(top - 500 / scale, 0) });
    expect(move).toEqual({ x: expect.closeTo(40 / scale, 0), y: expect.closeTo(top - 400 / scale, 0) });
    expect(release).toEqual(move);
    cleanup();
    expect(await drag(await watch({}, 100))).toEqual([]);
  });

  test("only the finger that picked up moves and lets go, whichever touched the screen first", async () => {
    const seen = await watch({ isOwn: true }, 100);
    const field = touchable();
    const kinds = (): string[] => (seen.told as TowerPoint[]).map(({ kind }) => kind);
    await fireEvent.pointerDown(field, { ...touch(2, 400, 500), isPrimary: false });
    await fireEvent.pointerDown(field, touch(3, 100, 100));
    await fireEvent.pointerMove(field, touch(3, 120, 100));
    await fireEvent.pointerUp(field, touch(3, 120, 100));
    expect(kinds()).toEqual(["pick"]);
    await fireEvent.pointerMove(field, { ...touch(2, 440, 400), isPrimary: false });
    await fireEvent.pointerUp(field, { ...touch(2, 440, 400), isPrimary: false });
    await fireEvent.pointerDown(field, touch(4, 300, 500));
    expect(kinds()).toEqual(["pick", "move", "release", "pick"]);
  });

  test("keys build, and so do the same keys on the screen", async () => {
    const { told } = await watch({ isOwn: true }, 100);
    await userEvent.keyboard("{ArrowLeft}{ArrowDown} {ArrowUp}{ArrowRight}{Enter}");
    const keys = ["left", "down", "grab", "up", "right", "grab"];
    expect(told).toEqual(keys.map((key) => ({ do: "towerkey", key })));
    told.length = 0;
    await userEvent.click(screen.getByRole("button", { name: "To the next column on the left" }));
    await userEvent.click(screen.getByRole("button", { name: /Pick up|Let go/ }));
    await userEvent.keyboard(" ");
    expect(told.map((each) => "key" in each && each.key)).toEqual(["left", "grab", "grab"]);
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

test.each([
  ["full", 1],
  ["reduced", 0],
] as const)("with %s motion the table jumps %i times when cubes fall on it", async (motion, times) => {
  settings.motion = motion;
  const jump = vi.fn();
  HTMLElement.prototype.animate = jump;
  const { test: held } = await watch({}, 1200);
  const { sight } = held;
  if (!sight) throw new Error("nothing is seen");
  for (const height of [4, 3, 5, 2]) {
    held.sight = { ...sight, height };
    await tick();
  }
  expect(jump).toHaveBeenCalledTimes(times);
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
    held.hear(none, 0);
    expect(held.phase).toBe("judged");
    vi.advanceTimersByTime(1_000);
    expect([held.phase, closed.mock.calls.length]).toEqual([null, 1]);
    vi.useRealTimers();
  });

  test("is not waited for where the test was given up", () => {
    const held = new TowerTest();
    hearUpTo(held, recorded("stands"), 500, 0);
    held.hear({ ...towerIn(recorded("stands"), "running"), phase: "none" }, 0);
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
