/** Where one device sits at a table: one seat, several that share the screen, or among the onlookers. */

import type { Key } from "$lib/net/keys";
import { OnlineSession } from "$lib/table/session.svelte";
import type { Lasting } from "$lib/table/show.svelte";
import type { Scene } from "$lib/wire/protocol";

const NONCE_BYTES = 16;

/** Whether a view shows its seat something that others at the table must not see. */
export type Hiding = (view: unknown) => boolean;

export class Place {
  readonly sessions: OnlineSession[];
  /** The session whose view is on the screen, by its number. */
  turned = $state(0);
  /** Whether somebody else is about to look: nothing is shown until they say so. */
  isCurtained = $state(false);
  /** What is hidden depends on the game; as long as nobody knows it, everything may be. */
  hides: Hiding = () => true;
  private readied: OnlineSession[] = [];

  constructor(
    readonly table: string,
    key: Key | undefined,
    language: string,
    lasting: Lasting,
  ) {
    const host = key?.host ?? "";
    const tokens = Object.values(key?.seats ?? {});
    this.sessions = (tokens.length ? tokens : [""]).map(
      (token) => new OnlineSession({ table, token, host }, language, lasting),
    );
  }

  get session(): OnlineSession {
    const found = this.sessions[this.turned] ?? this.sessions[0];
    if (!found) throw new Error("a place has at least one session");
    return found;
  }

  get isShared(): boolean {
    return this.sessions.length > 1;
  }

  /** The server tells everything anew in a language; seats and what was asked stay as they are. */
  speak(language: string): void {
    for (const session of this.sessions) session.speak(language);
  }

  /** Say that the promise of the shuffle was seen, and add a word of our own to it. */
  getReady(): void {
    for (const session of this.sessions) {
      if (!isAwaited(session) || this.readied.includes(session)) continue;
      this.readied.push(session);
      void session.ask({ do: "ready", nonce: nonce() });
    }
  }

  /** Turn the screen to whoever is asked, once all was seen that happened; what is hidden needs a curtain. */
  turn(): void {
    const { show } = this.session;
    if (!this.isShared || show.isBehind || isAsked(show.scene)) return;
    const next = this.sessions.findIndex((session) => isAsked(session.show.scene));
    if (next < 0 || next === this.turned) return;
    this.turned = next;
    this.isCurtained = this.hides(this.session.show.scene?.view);
  }

  drawCurtain(): void {
    this.isCurtained = false;
  }

  leave(): void {
    for (const session of this.sessions) session.leave();
  }
}

function isAsked(scene: Scene | null): boolean {
  return scene?.question != null;
}

/** Whether the deal waits for a seat of this device. */
function isAwaited({ show, seat, seats }: OnlineSession): boolean {
  return show.scene?.phase === "seating" && seat !== null && seats[seat]?.ready === false;
}

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
