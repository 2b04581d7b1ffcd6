/** A test on the screen, as whoever has to do with it sees it. */

import { render } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { vi } from "vitest";
import { settings } from "$lib/settings/settings.svelte";
import type { Crew } from "$lib/tower/participants";
import { TowerTest } from "$lib/tower/test.svelte";
import TowerBoard from "$lib/tower/TowerBoard.svelte";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";
import type { TowerKey, TowerPoint } from "$lib/wire/protocol";
import { hearUpTo, recorded } from "./recordings";

export const CREW: Crew = {
  builder: { seat: 1, name: "Ben", fighter: "" },
  attacker: { seat: 0, name: "Ada", fighter: "" },
  isOwn: false,
  mayStart: false,
  odds: 0.62,
};
export const SIZE = { width: 800, height: 600 };

/** A field of a known size, in English, on which nothing moves by itself. */
export function setStage(): void {
  messages.use("en", english);
  settings.motion = "reduced";
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(SIZE.height);
}

export interface Watching {
  test: TowerTest;
  told: (TowerPoint | TowerKey)[];
  started: () => number;
  rules: string[];
}

export async function watch(
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
export function touchable(): HTMLElement {
  const field = document.querySelector<HTMLElement>(".field");
  if (!field) throw new Error("no field");
  field.setPointerCapture = () => undefined;
  vi.spyOn(field, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, SIZE.width, SIZE.height));
  return field;
}

export const touch = (pointerId: number, clientX: number, clientY: number): PointerEventInit => ({
  pointerId,
  clientX,
  clientY,
  button: 0,
  isPrimary: true,
});
