/** A table to practise at: cubes are scattered as often as one likes, and the server judges as it does in a match. */

import { ReconnectingSocket, type SocketState } from "$lib/net/reconnectingSocket";
import { practiceUrl } from "$lib/net/urls";
import { ledger, type Ledger } from "$lib/tower/practice/practiceStats.svelte";
import { TowerTest } from "$lib/tower/test.svelte";
import type { ClientMessage, ServerMessage, Tower, TowerKey, TowerPoint } from "$lib/wire/protocol";
import type { Clock } from "$lib/wire/tower";

/** What a tower is built of, and how long that may take. */
export interface Terms {
  light: number;
  heavy: number;
  seconds: Clock;
}

type Named = Extract<ClientMessage, { do: "practise" | "towerstart" }>;

export class Practising {
  line = $state<SocketState>("connecting");
  terms = $state.raw<Terms>({ light: 0, heavy: 0, seconds: 10 });
  /** Whether the last wish was refused: there is no room, or too much was asked. */
  isRefused = $state(false);
  readonly test = new TowerTest();
  private readonly wire: ReconnectingSocket;
  private readonly name = Math.random().toString(36).slice(2, 10);
  private wishes = 0;
  private noted = 0;
  private asked: Terms | null = null;

  constructor(
    terms: Terms,
    private readonly book: Ledger = ledger,
  ) {
    this.terms = terms;
    this.wire = new ReconnectingSocket(practiceUrl(), {
      hello: () => this.greeting(),
      welcome: "tower",
      onMessage: (message) => this.hear(message),
      onStateChange: (line) => this.change(line),
    });
  }

  scatter(terms: Terms): void {
    this.giveUp();
    this.terms = terms;
    if (this.line === "open") this.ask(this.practise());
    else if (this.isRefused) this.greetAgain();
    else this.wire.reconnectNow();
  }

  start(): void {
    this.ask({ do: "towerstart" });
  }

  tell(message: TowerPoint | TowerKey): void {
    this.wire.send(message);
  }

  leave(): void {
    this.giveUp();
    this.wire.close();
  }

  /** Whoever does not wait for the verdict has tried, and it did not stand. */
  private giveUp(): void {
    const { told, phase } = this.test;
    if (told && told.trials !== this.noted && (phase === "running" || phase === "settling"))
      this.note(told, false);
  }

  private note(told: Tower, stands: boolean): void {
    this.noted = told.trials;
    this.book.note(told.seconds, told.light + told.heavy, stands);
  }

  private greeting(): Named {
    return this.wish(this.practise());
  }

  /** Whoever was refused as he came is still at the door. */
  private greetAgain(): void {
    this.isRefused = false;
    this.wire.send(this.greeting());
  }

  private practise(): Omit<Extract<Named, { do: "practise" }>, "id"> {
    this.asked = this.terms;
    return { do: "practise", ...this.terms };
  }

  private ask(wish: Omit<Named, "id"> & { do: Named["do"] }): void {
    this.isRefused = false;
    this.wire.request(this.wish(wish));
  }

  private wish(wish: object): Named {
    return { ...wish, id: `${this.name}-${++this.wishes}` } as Named;
  }

  /** A test that was cut off goes on nowhere: cubes are scattered anew. */
  private change(line: SocketState): void {
    this.line = line;
    if (line !== "open") [this.noted, this.isRefused] = [0, line === "ended"];
    if (line === "waiting") this.test.close();
    if (line === "open" && this.asked !== this.terms) this.scatter(this.terms); // wished for before anybody listened
  }

  private hear(message: ServerMessage): void {
    if (message.is === "tower") this.watch(message);
    else if (message.is === "towerframe") this.test.follow(message, performance.now());
    else if (message.is === "refused") this.beRefused(message.code);
  }

  /** Where there is no room for what was wished, what lay there before is not looked at any longer. */
  private beRefused(code: string): void {
    this.isRefused = true;
    if (code === "too-many") this.test.close();
  }

  private watch(told: Tower): void {
    this.isRefused = false;
    this.test.receive(told, performance.now());
    if (told.verdict && told.trials !== this.noted) this.note(told, told.verdict.stands);
  }
}
