/** One open table with all that stands around it: the place, the words of its boxes, and what is open beside it. */

import { labelFor } from "$lib/lobby/label";
import { DEFAULT_REACH } from "$lib/lobby/lobby.svelte";
import { api } from "$lib/net/api";
import { newToken, type Key, type Keyring } from "$lib/net/keyring";
import { GameAssets } from "$lib/table/gameAssets.svelte";
import type { Standing } from "$lib/table/games";
import { LocalSeats, type HidesSecrets } from "$lib/table/localSeats.svelte";
import type { OnlineSession } from "$lib/table/session.svelte";
import { nameOfSeat } from "$lib/table/seatNames";
import { SidePanelState } from "$lib/table/panel/sidePanelState.svelte";
import type { Catalogue, Question, TableView, Terms, ToldEvent, Tried } from "$lib/wire/protocol";

export type DialogName =
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

export class TablePage {
  readonly localSeats: LocalSeats;
  readonly sidePanel = new SidePanelState();
  readonly assets = new GameAssets();
  dialog = $state<DialogName | null>(null);
  /** What may be done beside the question, and is about to be. */
  offer = $state.raw<Tried | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  /** The seat that is about to be given to a bot. */
  handOverSeat = $state(0);
  /** How far links to this server lead, as far as it is known. */
  reach = $state.raw(DEFAULT_REACH);
  /** Whether a rematch was wished for on this page: then it is followed without a question. */
  isRematchRequested = $state(false);
  /** What this browser keeps of the table. */
  key = $state.raw<Key | undefined>();

  constructor(
    readonly table: string,
    readonly keyring: Keyring,
    language: string,
  ) {
    this.key = keyring.of(table);
    const hides: HidesSecrets = (view) => this.assets.game?.hides(view) ?? null;
    this.localSeats = new LocalSeats(
      table,
      this.key,
      language,
      (events, scene) => this.durationMs(events, scene),
      hides,
    );
  }

  get session(): OnlineSession {
    return this.localSeats.session;
  }

  get scene(): TableView | null {
    return this.session.playback.scene;
  }

  get catalogue(): Catalogue | null {
    return this.assets.catalogue;
  }

  get spoken(): readonly string[] {
    return this.assets.thingsOf(this.sidePanel.events);
  }

  get standing(): Standing {
    return this.assets.standing(this.scene?.view);
  }

  /** A question as it is said to whoever does not see what it is about. */
  questionText(question: Question): string {
    return this.assets.questionText(question, this.scene?.view);
  }

  /** What the scene tells everybody beside any question, to whoever does not see it. */
  get aside(): string {
    return this.scene ? this.assets.aside(this.scene, (seat) => this.nameOf(seat)) : "";
  }

  nameOf(seat: number): string {
    return nameOfSeat(this.session.seats[seat], this.letterOf(seat));
  }

  letterOf(seat: number): string {
    return this.assets.letterOf(seat);
  }

  /** Ask where links must lead, once; until it is known they lead to where this page is. */
  async findReach(language: string): Promise<void> {
    if (this.reach !== DEFAULT_REACH) return;
    try {
      this.reach = (await api.games(language)).reach;
    } catch {
      // then links lead to where this page is
    }
  }

  /** The next match of these players, unless it is followed without a question. */
  get next(): string | undefined {
    return this.isRematchRequested ? undefined : this.session.followed?.table;
  }

  /** Why the match ended before its time, if it did. */
  get earlyEnd(): string {
    const isEarly = this.assets.game?.isEarlyEnd ?? (() => false);
    const { log } = this.session.playback;
    const last = log.at(-1)?.events.at(-1)?.seq;
    const isCause = ({ seq, event }: ToldEvent): boolean => seq === last && isEarly(event);
    return log.find(({ events }) => events.some(isCause))?.text ?? "";
  }

  openRule(id: string): void {
    this.sidePanel.openRule(id);
    this.dialog = null;
  }

  get mayAskHint(): boolean {
    return Boolean(this.session.facts?.hints && this.scene?.question && !this.localSeats.isCurtained);
  }

  /** Whoever asks while nothing is asked of him is told just that. */
  askHint(): void {
    const isPlayed = this.session.seat !== null && this.scene?.phase === "playing";
    if (this.session.facts?.hints && isPlayed) this.dialog = "hint";
  }

  report(complaint: Complaint): void {
    this.complaint = complaint;
    this.dialog = "report";
  }

  openOffer(offer: Tried): void {
    this.offer = offer;
    this.dialog = "offer";
  }

  /** Everybody on this device wants to play again: whoever shares a screen does not click twice. */
  requestRematch(terms: Terms): void {
    this.isRematchRequested = true;
    for (const session of this.localSeats.sessions)
      if (session.seat !== null) void session.ask({ do: "rematch", ...terms });
  }

  /** Agree to towers, or to dice for the seats of this device; a rematch does not ask again. */
  agree(dice: boolean): void {
    this.localSeats.roll(dice);
    this.keyring.change(this.table, { dice });
  }

  handOver(seat: number): void {
    this.handOverSeat = seat;
    this.dialog = "hand";
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
    const shareStructure = this.keyring.of(this.table);
    const label = this.label ?? shareStructure?.label;
    const isOver = this.scene?.phase === "over" || shareStructure?.isOver === true;
    if (
      !shareStructure ||
      label === undefined ||
      (shareStructure.label === label && shareStructure.isOver === isOver)
    )
      return;
    this.keyring.change(this.table, { label, isOver });
  }

  /** Keep the keys of the next match of these players; says where it is, once all who share this screen have theirs. */
  carryKeysOver(): string | null {
    const { sessions } = this.localSeats;
    for (const session of sessions) this.carryKeyOver(session);
    return sessions.every(({ followed }) => followed) ? (this.session.followed?.table ?? null) : null;
  }

  /** Get up from the seat that is looked at; its key opens nothing any more. */
  async leaveSeat(): Promise<void> {
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
    this.localSeats.leave();
  }

  /** The one person with a name who sits opposite, if there is one. */
  private get label(): string | undefined {
    const { seat, seats } = this.session;
    const [other, ...more] = seats.filter(
      (each) => each.seat !== seat && each.kind === "person" && each.name,
    );
    const isOne = other && !more.length && seat !== null && !this.localSeats.isShared;
    return isOne ? labelFor(other.name) : undefined;
  }

  private carryKeyOver({ followed, facts, ticket }: OnlineSession): void {
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
      ...(this.localSeats.dice === undefined ? {} : { dice: this.localSeats.dice }),
    });
  }

  /** How long some events and the scene they led to are looked at. */
  durationMs(events: ToldEvent[], scene: TableView): number {
    return this.assets.durationMs(
      events.map(({ event }) => event),
      scene,
    );
  }
}
