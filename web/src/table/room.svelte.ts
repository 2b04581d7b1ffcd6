/** One open table with all that stands around it: the place, the words of its boxes, and what is open beside it. */

import { labelFor } from "$lib/lobby/label";
import { NOWHERE } from "$lib/lobby/lobby.svelte";
import { api } from "$lib/net/api";
import { newToken, type Key, type Keyring } from "$lib/net/keys";
import { Furnishing } from "$lib/table/furnishing.svelte";
import type { Standing } from "$lib/table/games";
import { Place, type Hiding } from "$lib/table/place.svelte";
import type { OnlineSession } from "$lib/table/session.svelte";
import { nameOfSeat } from "$lib/table/naming";
import { Beside } from "$lib/table/panel/beside.svelte";
import type { Catalogue, Question, Scene, Terms, ToldEvent, Tried } from "$lib/wire/protocol";

export type WindowName =
  | "menu"
  | "people"
  | "elsewhere"
  | "hand"
  | "leave"
  | "hint"
  | "offer"
  | "report"
  | "keys"
  | "adventure"
  | "result";

/** What is reported to whoever runs the server: something of a seat. */
export interface Complaint {
  seat: number;
  text: string;
}

export class Room {
  readonly place: Place;
  readonly beside = new Beside();
  readonly furnishing = new Furnishing();
  window = $state<WindowName | null>(null);
  /** What may be done beside the question, and is about to be. */
  offer = $state.raw<Tried | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  /** The seat that is about to be given to a bot. */
  handed = $state(0);
  /** How far links to this server lead, as far as it is known. */
  reach = $state.raw(NOWHERE);
  /** Whether a rematch was wished for on this page: then it is followed without a question. */
  isRematchWished = $state(false);
  /** What this browser keeps of the table. */
  key = $state.raw<Key | undefined>();

  constructor(
    readonly table: string,
    readonly keyring: Keyring,
    language: string,
  ) {
    this.key = keyring.of(table);
    const hides: Hiding = (view) => this.furnishing.game?.hides(view) ?? null;
    this.place = new Place(table, this.key, language, (told, scene) => this.lasting(told, scene), hides);
  }

  get session(): OnlineSession {
    return this.place.session;
  }

  get scene(): Scene | null {
    return this.session.show.scene;
  }

  get catalogue(): Catalogue | null {
    return this.furnishing.catalogue;
  }

  get spoken(): readonly string[] {
    return this.furnishing.thingsOf(this.beside.events);
  }

  get standing(): Standing {
    return this.furnishing.standing(this.scene?.view);
  }

  /** A question as it is said to whoever does not see what it is about. */
  askedText(question: Question): string {
    return this.furnishing.asked(question, this.scene?.view);
  }

  /** What the scene tells everybody beside any question, to whoever does not see it. */
  get aside(): string {
    return this.scene ? this.furnishing.aside(this.scene, (seat) => this.nameOf(seat)) : "";
  }

  nameOf(seat: number): string {
    return nameOfSeat(this.session.seats[seat], this.letterOf(seat));
  }

  letterOf(seat: number): string {
    return this.furnishing.letterOf(seat);
  }

  /** Ask where links must lead, once; until it is known they lead to where this page is. */
  async findReach(language: string): Promise<void> {
    if (this.reach !== NOWHERE) return;
    try {
      this.reach = (await api.games(language)).reach;
    } catch {
      // then links lead to where this page is
    }
  }

  /** The next match of these players, unless it is followed without a question. */
  get next(): string | undefined {
    return this.isRematchWished ? undefined : this.session.followed?.table;
  }

  /** Why the match ended before its time, if it did. */
  get earlyEnd(): string {
    const isEarly = this.furnishing.game?.isEarlyEnd ?? (() => false);
    const { log } = this.session.show;
    const last = log.at(-1)?.events.at(-1)?.seq;
    const isCause = ({ seq, event }: ToldEvent): boolean => seq === last && isEarly(event);
    return log.find(({ events }) => events.some(isCause))?.text ?? "";
  }

  openRule(id: string): void {
    this.beside.openRule(id);
    this.window = null;
  }

  get mayAskHint(): boolean {
    return Boolean(this.session.facts?.hints && this.scene?.question && !this.place.isCurtained);
  }

  /** Whoever asks while nothing is asked of him is told just that. */
  askHint(): void {
    const isPlayed = this.session.seat !== null && this.scene?.phase === "playing";
    if (this.session.facts?.hints && isPlayed) this.window = "hint";
  }

  report(complaint: Complaint): void {
    this.complaint = complaint;
    this.window = "report";
  }

  openOffer(offer: Tried): void {
    this.offer = offer;
    this.window = "offer";
  }

  /** Everybody on this device wants to play again: whoever shares a screen does not click twice. */
  wishRematch(terms: Terms): void {
    this.isRematchWished = true;
    for (const session of this.place.sessions)
      if (session.seat !== null) void session.ask({ do: "rematch", ...terms });
  }

  /** Agree to towers, or to dice for the seats of this device; a rematch does not ask again. */
  agree(dice: boolean): void {
    this.place.roll(dice);
    this.keyring.change(this.table, { dice });
  }

  handOver(seat: number): void {
    this.handed = seat;
    this.window = "hand";
  }

  /** As the host, make a new link to an empty seat; the previous one stops working. */
  async invite(seat: number): Promise<void> {
    const invitation = newToken();
    const former = this.key?.invitations[seat];
    this.keepInvitation(seat, undefined); // news of the seats may come before the reply
    const reply = await this.session.ask({ do: "invite", seat, invitation });
    this.keepInvitation(seat, reply.is === "accepted" ? invitation : former);
    if (reply.is === "accepted" && this.key) {
      this.keyring.change(this.table, { invitations: this.key.invitations });
    }
  }

  private keepInvitation(seat: number, invitation: string | undefined): void {
    if (!this.key) return;
    const others = Object.entries(this.key.invitations).filter(([each]) => Number(each) !== seat);
    const own = invitation === undefined ? [] : [[seat, invitation] as const];
    this.key = { ...this.key, invitations: Object.fromEntries([...others, ...own]) };
  }

  /** The list of one's tables says whom one plays against, and which are over. */
  keep(): void {
    const kept = this.keyring.of(this.table);
    const label = this.label ?? kept?.label;
    const isOver = this.scene?.phase === "over" || kept?.isOver === true;
    if (!kept || label === undefined || (kept.label === label && kept.isOver === isOver)) return;
    this.keyring.change(this.table, { label, isOver });
  }

  /** Keep the keys of the next match of these players; says where it is, once all who share this screen have theirs. */
  takeKeysAlong(): string | null {
    const { sessions } = this.place;
    for (const session of sessions) this.takeAlong(session);
    return sessions.every(({ followed }) => followed) ? (this.session.followed?.table ?? null) : null;
  }

  /** Get up from the seat that is looked at; its key opens nothing any more. */
  async getUp(): Promise<void> {
    const { ticket } = this.session;
    const reply = await this.session.ask({ do: "leave" });
    if (reply.is !== "accepted") return;
    const left = Object.entries(this.key?.seats ?? {}).filter(([, token]) => token !== ticket.token);
    if (left.length || this.key?.host) this.keyring.change(this.table, { seats: Object.fromEntries(left) });
    else this.forget();
  }

  forget(): void {
    this.keyring.drop(this.table);
  }

  leave(): void {
    this.place.leave();
  }

  /** The one person with a name who sits opposite, if there is one. */
  private get label(): string | undefined {
    const { seat, seats } = this.session;
    const [other, ...more] = seats.filter(
      (each) => each.seat !== seat && each.kind === "person" && each.name,
    );
    const isOne = other && !more.length && seat !== null && !this.place.isShared;
    return isOne ? labelFor(other.name) : undefined;
  }

  private takeAlong({ followed, facts, ticket }: OnlineSession): void {
    if (followed?.seat == null || !facts || this.keyring.of(followed.table)?.seats[followed.seat]) return;
    this.keyring.keep({
      table: followed.table,
      game: facts.game,
      host: ticket.host,
      seats: { [followed.seat]: ticket.token },
      invitations: {},
      label: this.keyring.of(this.table)?.label ?? "",
      openedMs: Date.now(),
      isOver: false,
      ...(this.place.dice === undefined ? {} : { dice: this.place.dice }),
    });
  }

  /** How long some events and the scene they led to are looked at. */
  lasting(told: ToldEvent[], scene: Scene): number {
    const events = told.map(({ event }) => event);
    return this.furnishing.lookMs(events, scene);
  }
}
