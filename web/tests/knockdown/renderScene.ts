/** A recorded scene on the screen, and a session that writes down what is answered. */

import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { Duel } from "$lib/knockdown/duel.svelte";
import DuelTable from "$lib/knockdown/DuelTable.svelte";
import { Library } from "$lib/knockdown/library";
import { settings } from "$lib/settings/settings.svelte";
import type { Plan, Reply, Session, ClientRequest } from "$lib/table/session.svelte";
import { PlaybackQueue } from "$lib/table/playbackQueue.svelte";
import { TowerTest } from "$lib/tower/test.svelte";
import { messages } from "$lib/i18n/messages.svelte";
import english from "$lib/i18n/en";
import type { Event, KnockdownView } from "$lib/wire/knockdown";
import type { Catalogue, Previewed, TableView, TowerKey, TowerPoint } from "$lib/wire/protocol";

export const PROMPTS = [
  "call_test",
  "choose_may",
  "choose_mode",
  "continue_combo",
  "dash_on",
  "declare_block",
  "discard_own",
  "draft_one",
  "draft_two",
  "go_blink",
  "go_corridor",
  "go_step",
  "go_yank",
  "judge_tower",
  "keep_first",
  "keep_second",
  "lay_skill",
  "lift_token",
  "obey_limit",
  "order_skills",
  "pay_cost",
  "pick_discard",
  "pick_fighter",
  "place_token",
  "spend_cards",
  "split_block",
  "sweep_row",
  "take_action",
  "take_row",
  "use_reaction",
] as const;

const files = import.meta.glob<unknown>("./scenes/*.json", { eager: true, import: "default" });
const read = (name: string): unknown => structuredClone(files[`./scenes/${name}.json`]);
const library = new Library(read("catalogue") as Catalogue);

export const sceneOf = (prompt: string): TableView => read(prompt) as TableView;

/** Answers at once, and remembers. */
export class ReplaySession implements Session {
  readonly isPast = false;
  readonly facts = null;
  readonly line = "open" as const;
  readonly pending = 0;
  readonly refused = null;
  readonly clock = null;
  readonly isHost = true;
  readonly seats = [0, 1].map((seat) => ({
    seat,
    kind: "person",
    name: ["Ada", "Ben"][seat] ?? "",
    online: true,
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
  }));
  readonly playback = new PlaybackQueue(() => 0);
  readonly tower = new TowerTest();
  readonly told: (TowerPoint | TowerKey)[] = [];
  readonly chosen: number[] = [];
  readonly asked: ClientRequest[] = [];
  readonly planned: Plan[] = [];
  foreseen: Previewed | null = null;

  constructor(
    readonly seat: number | null,
    scene: TableView,
  ) {
    this.playback.reset({ seq: 1, events: [], lines: [], scene });
  }

  ask = (wish: ClientRequest): Promise<Reply> => {
    this.asked.push(wish);
    return Promise.resolve({ is: "accepted", id: "" });
  };
  choose = (choice: number): Promise<Reply> => {
    this.chosen.push(choice);
    return Promise.resolve({ is: "accepted", id: "" });
  };
  preview = (plan: Plan): Promise<Previewed | null> => {
    this.planned.push(plan);
    return Promise.resolve(this.foreseen);
  };
  tell = (message: TowerPoint | TowerKey): void => void this.told.push(message);
  localSession = (seat: number): Session | null => (seat === this.seat ? this : null);

  /** The same question once more, as if nothing had been answered. */
  async askAgain(): Promise<void> {
    const { scene } = this.playback;
    if (!scene?.question) throw new Error("nothing is asked");
    this.chosen.length = 0;
    await this.go({ ...scene, question: { ...scene.question, id: scene.question.id + 1 } });
  }

  /** Something happens, and the table looks otherwise. */
  async go(scene: TableView, events: Event[] = []): Promise<void> {
    this.playback.add({ seq: 2, events: events.map((event) => ({ seq: 2, event })), lines: [], scene });
    await tick();
  }
}

export interface Sitting {
  duel: Duel;
  session: ReplaySession;
  scene: TableView;
  root: HTMLElement;
  rules: string[];
}

export async function sit(
  prompt: string,
  change: (scene: TableView) => void = () => undefined,
): Promise<Sitting> {
  messages.use("en", english);
  settings.motion = "reduced";
  const scene = sceneOf(prompt);
  change(scene);
  const seat = (scene.view as KnockdownView).seat;
  const session = new ReplaySession(seat < 0 ? null : seat, scene);
  const duel = new Duel(session);
  duel.library = library;
  const rules: string[] = [];
  const { container } = render(DuelTable, { duel, onrule: (rule: string) => rules.push(rule) });
  await tick();
  return { duel, session, scene, root: container, rules };
}
