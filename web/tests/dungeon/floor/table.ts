/** A recorded floor on the screen, and a session that writes down what is answered. */

import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { facesOf } from "$lib/dungeon/cards/faces";
import Floor from "$lib/dungeon/floor/Floor.svelte";
import type { Target } from "$lib/dungeon/floor/spots";
import { Laying, type Likes } from "$lib/dungeon/placement.svelte";
import { settings } from "$lib/settings/settings.svelte";
import type { Reply, Session } from "$lib/table/session.svelte";
import { PlaybackQueue } from "$lib/table/playbackQueue.svelte";
import english from "$lib/i18n/en";
import { messages } from "$lib/i18n/messages.svelte";
import type { DungeonView } from "$lib/wire/dungeon";
import { TowerTest } from "$lib/tower/test.svelte";
import type { Catalogue, TableView, TableFacts } from "$lib/wire/protocol";

const files = import.meta.glob<unknown>("./scenes/*.json", { eager: true, import: "default" });
const read = (name: string): unknown => structuredClone(files[`./scenes/${name}.json`]);

export const sceneOf = (name: string): TableView => read(name) as TableView;
export const viewOf = (scene: TableView): DungeonView => scene.view as DungeonView;
export const faces = facesOf(read("catalogue") as Catalogue);

/** Answers at once, and remembers by notation. */
export class ReplaySession implements Session {
  readonly isPast = false;
  facts: TableFacts | null = null;
  readonly line = "open" as const;
  readonly pending = 0;
  readonly refused = null;
  readonly clock = null;
  readonly seats = [];
  readonly playback = new PlaybackQueue(() => 0);
  readonly tower = new TowerTest();
  readonly chosen: string[] = [];
  isRefusing = false;

  constructor(
    readonly seat: number | null,
    scene: TableView,
  ) {
    this.playback.reset({ seq: 1, events: [], lines: [], scene });
  }

  ask = (): Promise<Reply> => Promise.resolve({ is: "accepted", id: "" });
  preview = (): Promise<null> => Promise.resolve(null);
  tell = (): void => undefined;
  localSession = (): null => null;
  choose = (choice: number): Promise<Reply> => {
    const { question = null, offers = [] } = this.playback.scene ?? {};
    const tried = [...(question?.candidates ?? []), ...offers].find((each) => each.choice === choice);
    this.chosen.push(tried?.notation ?? "");
    if (!this.isRefusing) return Promise.resolve({ is: "accepted", id: "" });
    return Promise.resolve({ is: "refused", id: "", code: "late", text: "", reasons: [], told: [] });
  };

  async go(scene: TableView): Promise<void> {
    this.playback.reset({ seq: 2, events: [], lines: [], scene });
    await tick();
  }
}

export interface Sitting {
  session: ReplaySession;
  laying: Laying;
  scene: TableView;
  root: HTMLElement;
  rules: string[];
  aimed: Target[];
}

export function sit(name: string, likes?: Likes): Pick<Sitting, "session" | "laying" | "scene"> {
  messages.use("en", english);
  settings.motion = "reduced";
  const scene = sceneOf(name);
  const session = new ReplaySession(viewOf(scene).seat, scene);
  return { session, laying: new Laying(session, likes), scene };
}

export async function draw(name: string, likes?: Likes, targets: Target[] = []): Promise<Sitting> {
  const { session, laying, scene } = sit(name, likes);
  const [rules, aimed]: [string[], Target[]] = [[], []];
  const { container } = render(Floor, {
    view: viewOf(scene),
    laying,
    faces,
    targets,
    ontarget: (target: Target) => aimed.push(target),
    onrule: (rule: string) => rules.push(rule),
  });
  await tick();
  return { session, laying, scene, root: container, rules, aimed };
}

export const spot = (root: HTMLElement, key: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(`[data-thing="cell:${key}"]`);
  if (!found) throw new Error(`no place to choose at ${key}`);
  return found;
};
