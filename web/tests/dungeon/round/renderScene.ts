/** A whole table of the dungeon on a recorded scene, with talk and other seats as a test wants them. */

import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import DungeonTable from "$lib/dungeon/DungeonTable.svelte";
import type { Likes } from "$lib/dungeon/placement.svelte";
import { Round } from "$lib/dungeon/round/round.svelte";
import { settings } from "$lib/settings/settings.svelte";
import { messages } from "$lib/i18n/messages.svelte";
import english from "$lib/i18n/en";
import type { DungeonView, Event } from "$lib/wire/dungeon";
import type { Catalogue, Previewed, TableView, SeatState, Tried } from "$lib/wire/protocol";
import catalogue from "../floor/scenes/catalogue.json";
import { ReplaySession, sceneOf, viewOf } from "../floor/table";

export const TALK: Tried[] = [
  "have-joker",
  "help -2,0",
  "spare 0,0",
  "zeros both",
  "point-card 0,0",
  "point-cell 2,0",
  "point-player 1",
  "nod",
].map((notation, number) => ({ choice: 9000 + number, notation, enabled: true, text: notation }));

const NAMES = ["Ana", "Ben", "Cleo"];

function seatOf(seat: number): SeatState {
  const none = {
    ready: true,
    wants_pause: false,
    wants_rematch: false,
    bot: "",
    dice: false,
    lost: false,
    unseen: false,
    sittings: 0,
    invited: false,
    terms: null,
  };
  return { seat, kind: "person", name: NAMES[seat] ?? "", online: true, ...none };
}

export class TalkingSession extends ReplaySession {
  override readonly seats = NAMES.map((_, seat) => seatOf(seat)) as never[];
  foreseen: Previewed | null = null;
  override preview = (): Promise<null> => Promise.resolve(this.foreseen as null);
  /** The questions that were answered, by their ids. */
  readonly answered: (number | null)[] = [];
  override choose = (choice: number, asked?: number | null): ReturnType<ReplaySession["choose"]> => {
    this.answered.push(asked ?? null);
    const { question = null, offers = [], utterances = [] } = this.playback.scene ?? {};
    const all = [...(question?.candidates ?? []), ...offers, ...utterances];
    this.chosen.push(all.find((each) => each.choice === choice)?.notation ?? "");
    return Promise.resolve({ is: "accepted", id: "" });
  };

  /** Something happens, and the table looks otherwise. */
  async happen(events: Partial<Event>[], change: Partial<DungeonView["table"]> = {}): Promise<void> {
    const scene = this.playback.scene as TableView;
    const view = viewOf(scene);
    this.playback.add({
      seq: 2,
      events: events.map((event) => ({ seq: 2, event: { rule: "", ...event } })),
      lines: [],
      scene: { ...scene, view: { ...view, table: { ...view.table, ...change } } },
    });
    await tick();
  }
}

export interface Table {
  session: TalkingSession;
  round: Round;
  root: HTMLElement;
  rules: string[];
}

export function seated(
  name: string,
  changed: Partial<TableView> = {},
  likes: Likes = { previews: true, sums: true },
): Omit<Table, "root" | "rules"> {
  messages.use("en", english);
  settings.motion = "reduced";
  const scene = { ...sceneOf(name), ...changed };
  const session = new TalkingSession(viewOf(scene).seat, scene);
  const round = new Round(session, likes);
  round.catalogue = catalogue as unknown as Catalogue;
  return { session, round };
}

export async function laid(name: string, changed?: Partial<TableView>, likes?: Likes): Promise<Table> {
  const { session, round } = seated(name, changed, likes);
  const rules: string[] = [];
  const { container } = render(DungeonTable, { round, onrule: (rule: string) => rules.push(rule) });
  await tick();
  return { session, round, root: container, rules };
}

export function find(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`expected ${selector}; found nothing`);
  return found;
}
