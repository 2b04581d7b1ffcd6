/** What is done beside laying a card: a token, a statement, a gesture or a card that is shown, and what it is aimed at. */

import type { Target } from "$lib/dungeon/floor/spots";
import type { Laying, Likes } from "$lib/dungeon/placement.svelte";
import { seatOf, spotOf, thingIn, verbOf, type Thing } from "$lib/dungeon/things";
import type { Previewed, Tried } from "$lib/wire/protocol";

/** What needs something to be aimed at, and the verbs by which it is done. */
const VERBS = {
  fireball: ["fireball"],
  ice: ["ice"],
  poison: ["poison"],
  "can-fix": ["can-fix"],
  "leave-to-me": ["leave-to-me"],
  help: ["help"],
  spare: ["spare"],
  point: ["point-card", "point-cell", "point-player"],
  show: ["show"],
} as const satisfies Record<string, readonly string[]>;
export type Aim = keyof typeof VERBS;

const TOKENS = new Set<string>(["fireball", "ice", "poison", "silence-ball"]);

/** A token that is about to be used, and what would follow once that is known. */
export interface Plan {
  tried: Tried;
  preview: Previewed | null;
}

export class Aiming {
  plan = $state.raw<Plan | null>(null);
  private missed = $state("");
  private wanted = $state<Aim | null>(null);

  constructor(
    private readonly laying: Laying,
    private readonly likes: Likes,
  ) {}

  /** All that may be done now beside laying a card; in the last chance tokens are answers. */
  get open(): readonly Tried[] {
    const { scene, question } = this.laying;
    if (!scene) return [];
    const answers = question?.prompt === "last_chance" ? question.candidates : [];
    return [...answers, ...scene.offers, ...scene.utterances].filter(({ enabled }) => enabled);
  }

  /** What is aimed now; nothing once there is nothing left to aim at. */
  get aim(): Aim | null {
    return this.wanted && this.can(this.wanted) ? this.wanted : null;
  }

  /** The places on the floor that it can be aimed at. */
  get targets(): Target[] {
    return this.aimed.flatMap((tried) => {
      const spot = spotOf(tried.notation);
      return spot ? [{ ...spot, label: tried.text ?? tried.notation }] : [];
    });
  }

  /** What is planned, for as long as it can still be done. */
  get planned(): Plan | null {
    const { plan } = this;
    return plan && this.find(plan.tried.notation) ? plan : null;
  }

  /** What was tried although it has no use now, with its reasons; nothing once it has one. */
  get vain(): Tried | null {
    return this.missed ? this.closed(this.missed) : null;
  }

  /** A verb that cannot be used on anything now, with what speaks against it. */
  closed(verb: string): Tried | null {
    const { scene, question } = this.laying;
    if (this.open.some(({ notation }) => verbOf(notation) === verb)) return null;
    const tried = [...(scene?.offers ?? []), ...(question?.candidates ?? [])];
    return tried.find(({ notation, enabled }) => !enabled && verbOf(notation) === verb) ?? null;
  }

  /** Ask why something has no use. */
  ask(verb: string): void {
    this.cancel();
    this.missed = verb;
  }

  can(aim: Aim): boolean {
    return this.triesOf(aim).length > 0;
  }

  find(notation: string): Tried | undefined {
    return this.open.find((tried) => tried.notation === notation);
  }

  /** Whether a thing beside the floor can be aimed at, such as a player or a card of the hand. */
  isTarget(thing: Thing): boolean {
    return this.aimed.some(({ notation }) => thingIn(notation) === thing);
  }

  isSeat(seat: number): boolean {
    return this.aimed.some(({ notation }) => seatOf(notation) === seat);
  }

  /** Begin to aim, or leave it be. */
  toggle(aim: Aim): void {
    const next = this.aim === aim ? null : aim;
    this.cancel();
    this.wanted = next;
  }

  cancel(): boolean {
    const isBusy = this.aim !== null || this.planned !== null || this.vain !== null;
    this.wanted = this.plan = null;
    this.missed = "";
    return isBusy;
  }

  /** Aim at a thing. */
  hit(thing: Thing): void {
    const tried = this.aimed.find(({ notation }) => thingIn(notation) === thing);
    if (tried) this.mean(tried);
  }

  /** Say or do something that needs no aim. */
  say(notation: string): void {
    const tried = this.find(notation);
    if (tried) this.mean(tried);
  }

  /** It is meant, whatever follows. */
  confirm(): void {
    const { planned } = this;
    if (planned) this.act(planned.tried);
  }

  /** A token is looked at before it is given up, unless somebody does not want to be told. */
  private mean(tried: Tried): void {
    if (!this.likes.previews || !TOKENS.has(verbOf(tried.notation))) return this.act(tried);
    this.cancel();
    this.plan = { tried, preview: null };
    void this.foresee(tried);
  }

  private async foresee(tried: Tried): Promise<void> {
    const preview = await this.laying.session.preview({ choice: tried.choice });
    if (this.plan?.tried === tried) this.plan = { tried, preview };
  }

  private act(tried: Tried): void {
    const { question, session } = this.laying;
    const isAnswer = question?.candidates.includes(tried) ?? false;
    this.cancel();
    void session.choose(tried.choice, isAnswer ? (question?.id ?? null) : null);
  }

  private get aimed(): readonly Tried[] {
    return this.aim ? this.triesOf(this.aim) : [];
  }

  private triesOf(aim: Aim): Tried[] {
    const verbs: readonly string[] = VERBS[aim];
    return this.open.filter(({ notation }) => verbs.includes(verbOf(notation)));
  }
}
