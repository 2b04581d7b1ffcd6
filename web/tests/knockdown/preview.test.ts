import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ghostsOf, tellsMore } from "$lib/knockdown/preview";
import type { Event, KnockdownView } from "$lib/wire/knockdown";
import type { Previewed } from "$lib/wire/protocol";
import { sit } from "./renderScene";

afterEach(cleanup);

const rule = "";
const attack: Event = { type: "AttackDeclared", rule, seat: 0, attack: "pillage", in_range: true };
const moved = (seat: number, space: number): Event => ({ type: "FigureMoved", rule, seat, space });

function preview(events: Event[]): Previewed {
  const lines = events.map(({ type }, first) => ({ text: type, rule, first, count: 1 }));
  return { is: "previewed", id: "", events, lines, view: null, certain: true, unhindered: false };
}

it("lets no name shine through what has to be decided first", async () => {
  const names = ({ root }: { root: HTMLElement }): number =>
    root.querySelectorAll(".plate.seat-0, .plate.seat-1").length;
  expect(names(await sit("take_action"))).toBeGreaterThan(0);
  cleanup();
  expect(names(await sit("draft_one"))).toBe(0);
});

describe("a preview", () => {
  it("has figures stand where they would be in the end, if that is elsewhere", () => {
    expect(ghostsOf(preview([attack, moved(1, 4), moved(1, 5)]), [2, 3])).toEqual([{ seat: 1, space: 5 }]);
    expect(ghostsOf(preview([moved(0, 3), moved(0, 2)]), [2, 3])).toEqual([]);
    expect(ghostsOf(null, [2, 3])).toEqual([]);
  });

  it("tells nothing that only says which attack is made", () => {
    expect(tellsMore(preview([attack]))).toBe(false);
    expect(tellsMore(preview([]))).toBe(false);
    expect(tellsMore(preview([attack, moved(1, 5)]))).toBe(true);
  });

  it("is told anew when the same question comes in another language", async () => {
    const { duel, session, root, scene } = await sit("take_action");
    session.foreseen = preview([moved(1, 5)]);
    await fireEvent.click(root.querySelector('[data-thing="row:haymaker"]') as HTMLElement);
    await vi.waitFor(() => expect(duel.preview).toBe(session.foreseen));
    session.foreseen = preview([moved(1, 4)]);
    await session.go({ ...scene, question: scene.question && { ...scene.question } });
    await vi.waitFor(() => expect(duel.preview).toBe(session.foreseen));
  });

  it("draws a pushed figure on its new space, as long as it is looked at", async () => {
    const sitting = await sit("take_action");
    const view = sitting.scene.view as KnockdownView;
    const other = 1 - view.seat;
    const space = ((view.table.places[other] ?? 0) + 1) % view.spaces;
    sitting.session.foreseen = preview([attack, moved(other, space)]);
    const card = sitting.root.querySelector('[data-thing="row:haymaker"]') as HTMLElement;
    await fireEvent.pointerEnter(card);
    await vi.waitFor(() => expect(sitting.root.querySelector(`[data-ghost="${other}"]`)).not.toBeNull());
    await fireEvent.pointerLeave(card);
    await vi.waitFor(() => expect(sitting.root.querySelector("[data-ghost]")).toBeNull());
  });
});
