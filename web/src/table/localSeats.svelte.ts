/** Where one device sits at a table: one seat, several that share the screen, or among the onlookers. */

import type { Key } from "$lib/net/keyring";
import { OnlineSession } from "$lib/table/session.svelte";
import type { DurationOf } from "$lib/table/playbackQueue.svelte";
import type { TableView } from "$lib/wire/protocol";

const NONCE_BYTES = 16;
const SEAT_LETTERS = "AB";

/** Whether a view shows its seat something that others at the table must not see; nothing while that is not known. */
export type HidesSecrets = (view: unknown) => boolean | null;

export class LocalSeats {
  readonly sessions: OnlineSession[];
  /** The session whose view is on the screen, by its number. */
  activeIndex = $state(0);
  /** Whether somebody else is about to look: nothing is shown until they say so. */
  isCurtained = $state(false);
  /** The session that was looked at before, if the screen has turned. */
  previous = $state.raw<OnlineSession | null>(null);
  /** Whether the view on the screen hid something when it was last looked at. */
  private isHiding = false;
  /** Whether the seats of this device roll where others build; unknown until somebody has said so. */
  dice = $state<boolean>();
  private readonly isHost: boolean;
  private readySent: OnlineSession[] = [];

  constructor(
    readonly table: string,
    key: Key | undefined,
    language: string,
    durationOf: DurationOf,
    private readonly hides: HidesSecrets,
  ) {
    const host = key?.host ?? "";
    [this.isHost, this.dice] = [host !== "", key?.dice];
    const tokens = Object.values(key?.seats ?? {});
    this.sessions = (tokens.length ? tokens : [""]).map(
      (token) => new OnlineSession({ table, token, host }, language, durationOf),
    );
    for (const session of this.sessions) session.localSessions = this.sessions;
  }

  get session(): OnlineSession {
    const found = this.sessions[this.activeIndex] ?? this.sessions[0];
    if (!found) throw new Error("a place has at least one session");
    return found;
  }

  get isShared(): boolean {
    return this.sessions.length > 1;
  }

  /** The server tells everything anew in a language; seats and what was asked stay as they are. */
  setLanguage(language: string): void {
    for (const session of this.sessions) session.setLanguage(language);
  }

  private get isTower(): boolean {
    return this.session.facts?.options["ko_test"] === "tower";
  }

  /** Whether somebody has yet to agree to towers: whoever did not open the table is asked once. */
  get needsTowerConsent(): boolean {
    return this.isTower && !this.isHost && this.dice === undefined && this.sessions.some(isAwaited);
  }

  /** Say that the promise of the shuffle was seen, and add a word of our own to it. */
  getReady(): void {
    if (this.needsTowerConsent) return;
    for (const session of this.sessions) {
      if (!isAwaited(session) || this.readySent.includes(session)) continue;
      this.readySent.push(session);
      void session.ask({ do: "ready", nonce: nonce(), ...(this.dice ? { dice: true } : {}) });
    }
  }

  /** Whether it can still be said that a seat of this device rolls, or builds after all: until the deal. */
  get mayRoll(): boolean {
    return this.isTower && this.sessions.some((session) => isReady(session) && !isSetToRoll(session));
  }

  /** Whether a seat of this device rolls where others build, as everybody is shown. */
  get rollsDice(): boolean {
    return this.sessions.some(({ seat, seats }) => seat !== null && seats[seat]?.dice === true);
  }

  /** Whether it can be said of the rematch, too, that the seats of this device roll, or build after all. */
  get mayRollAgain(): boolean {
    const isSeated = this.sessions.some(({ seat }) => seat !== null);
    return this.isTower && isSeated && (this.dice === true || !this.rollsDice);
  }

  /** Ask for dice, or for none: those who have yet to be ready say so then, the others say it once more. */
  roll(dice: boolean): void {
    this.dice = dice;
    for (const session of this.sessions.filter(isReady))
      void session.ask({ do: "ready", nonce: nonce(), dice });
  }

  /** Turn the screen to whoever is asked, once all was seen that happened; what is hidden needs a curtain. */
  showAskedSeat(): void {
    const { playback } = this.session;
    const isHiding =
      this.isShared && playback.scene?.phase === "playing" ? this.hides(playback.scene.view) : null;
    if (isHiding === null) return;
    this.cover(isHiding);
    if (playback.isBehind || playback.isAnimating || isAsked(playback.scene)) return;
    const next = this.sessions.findIndex((session) => isAsked(session.playback.scene));
    if (next >= 0 && next !== this.activeIndex) this.turnTo(next);
  }

  /** Whoever looked before takes back his answer, and looks again. */
  async takeBack(): Promise<void> {
    const { previous } = this;
    const reply = await previous?.ask({ do: "undo" });
    if (!previous || reply?.is !== "accepted") return;
    this.activeIndex = this.sessions.indexOf(previous);
    [this.isHiding, this.isCurtained] = [true, false];
  }

  drawCurtain(): void {
    this.isCurtained = false;
  }

  leave(): void {
    for (const session of this.sessions) session.leave();
  }

  /** What begins to be hidden is not for whoever else looked on until then. */
  private cover(isHiding: boolean): void {
    if (isHiding && !this.isHiding) this.isCurtained = true;
    this.isHiding = isHiding;
  }

  private turnTo(number: number): void {
    this.previous = this.session;
    this.activeIndex = number;
    this.isCurtained = this.isHiding = this.hides(this.session.playback.scene?.view) ?? true;
  }
}

function isAsked(scene: TableView | null): boolean {
  return scene?.question != null;
}

/** Whether the deal waits for a seat of this device. */
function isAwaited(session: OnlineSession): boolean {
  return isBefore(session, false);
}

/** Whether a seat of this device waits for the deal. */
function isReady(session: OnlineSession): boolean {
  return isBefore(session, true);
}

/** Whether the table was opened with dice for a seat of this device, whatever it asks for. */
function isSetToRoll({ seat, facts }: OnlineSession): boolean {
  const always = facts?.options["dice_always"];
  return always === "both" || (seat !== null && always === SEAT_LETTERS[seat]);
}

function isBefore({ playback, seat, seats }: OnlineSession, ready: boolean): boolean {
  return playback.scene?.phase === "seating" && seat !== null && seats[seat]?.ready === ready;
}

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
