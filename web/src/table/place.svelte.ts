/** Where one device sits at a table: one seat, several that share the screen, or among the onlookers. */

import type { Key } from "$lib/net/keys";
import { Session } from "$lib/table/session.svelte";
import type { Lasting } from "$lib/table/show.svelte";
import type { Scene } from "$lib/wire/protocol";

const NONCE_BYTES = 16;

export class Place {
  sessions = $state.raw<Session[]>([]);
  /** The session whose view is on the screen, by its number. */
  turned = $state(0);
  /** Whether somebody else is about to look: nothing is shown until they say so. */
  isCurtained = $state(false);
  private readonly readied: Record<number, boolean> = {};

  constructor(
    readonly table: string,
    private readonly key: Key | undefined,
    language: string,
    private readonly lasting: Lasting,
  ) {
    this.speak(language);
  }

  get session(): Session {
    const found = this.sessions[this.turned] ?? this.sessions[0];
    if (!found) throw new Error("a place has at least one session");
    return found;
  }

  get isShared(): boolean {
    return this.sessions.length > 1;
  }

  /** Everything anew in a language; the server tells the log again in it. */
  speak(language: string): void {
    const before = this.sessions;
    const host = this.key?.host ?? "";
    const tokens = Object.values(this.key?.seats ?? {});
    this.sessions = (tokens.length ? tokens : [""]).map(
      (token) => new Session({ table: this.table, token, host }, language, this.lasting),
    );
    for (const session of before) session.leave();
  }

  /** Say that the promise of the shuffle was seen, and add a word of our own to it. */
  getReady(): void {
    this.sessions.forEach((session, number) => {
      const isWaiting = session.show.scene?.phase === "seating" && session.seat !== null;
      if (!isWaiting || this.readied[number]) return;
      this.readied[number] = true;
      void session.ask({ do: "ready", nonce: nonce() });
    });
  }

  /** Turn the screen to whoever is asked; what is hidden needs a curtain between them. */
  turnTo(): void {
    if (!this.isShared || this.isAsked(this.session.show.scene)) return;
    const next = this.sessions.findIndex((session) => this.isAsked(session.show.scene));
    if (next < 0 || next === this.turned) return;
    this.turned = next;
    this.isCurtained = true;
  }

  drawCurtain(): void {
    this.isCurtained = false;
  }

  leave(): void {
    for (const session of this.sessions) session.leave();
  }

  private isAsked(scene: Scene | null): boolean {
    return scene?.question != null;
  }
}

export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
