/** One seat at one table, or an onlooker's place: what the server said, and what can be said to it. */

import { Line, type LineState } from "$lib/net/line";
import { socketUrl } from "$lib/net/place";
import { PACES, settings } from "$lib/settings/settings.svelte";
import { Replies } from "$lib/table/replies";
import { Show, type Lasting, type News } from "$lib/table/show.svelte";
import { Unheard } from "$lib/table/unheard";
import { TowerTest } from "$lib/tower/test.svelte";
import type {
  Bye,
  Chatted,
  ClientMessage,
  Clock,
  Followed,
  Hello,
  Hinted,
  Looked,
  Preview,
  Previewed,
  Rebuilt,
  Recounted,
  Refused,
  Seats,
  SeatState,
  ServerMessage,
  TableFacts,
  Tower,
  TowerFrame,
  TowerKey,
  TowerPoint,
  Welcome,
} from "$lib/wire/protocol";

export interface Ticket {
  table: string;
  token: string;
  host: string;
}

type Named = ClientMessage extends infer M ? (M extends { id: string } ? M : never) : never;
/** Without its name, which is given here. */
export type Wish = Named extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;
export type Reply = Extract<ServerMessage, { id: string }>;

/** What one thinks of doing. */
export type Plan = Omit<Preview, "do" | "id">;

/** What a drawn table works with, be it played now or looked back at. */
export interface Session {
  /** Whether the match is only looked back at: nothing is ever asked here. */
  readonly isPast: boolean;
  readonly facts: TableFacts | null;
  readonly seat: number | null;
  readonly seats: SeatState[];
  readonly show: Show;
  readonly line: LineState;
  /** Wishes that wait for their answer. */
  readonly pending: number;
  readonly refused: Refused | null;
  /** What the clock showed, if there is one. */
  readonly clock: HeardClock | null;
  ask: (wish: Wish) => Promise<Reply>;
  choose: (choice: number, question: number | null) => Promise<Reply>;
  preview: (plan: Plan) => Promise<Previewed | null>;
  /** The Knockdown test that is held, if one is. */
  readonly tower: TowerTest;
  /** Let the hand of this seat be seen; nobody answers that. */
  tell: (message: TowerPoint | TowerKey) => void;
  /** The session of a seat that is played on this device. */
  fellow: (seat: number) => Session | null;
}

/** What the clock showed, and when that was heard. */
export interface HeardClock {
  clock: Clock;
  atMs: number;
}

/** Whoever asks these looks at the answer himself; or nobody needs to know. */
const QUIET = new Set<Wish["do"]>(["preview", "hint", "look", "recount", "rebuild", "ready"]);
/** In which chat of before is told again. */
const SETTLING_MS = 1_500;
/** How long the verdict on a tower is looked at by itself, at the usual pace and at least. */
const VERDICT_MS = 4_500;
const SHORTEST_VERDICT_MS = 1_500;

export class OnlineSession implements Session {
  readonly isPast = false;
  line = $state<LineState>("connecting");
  bye = $state.raw<Bye | null>(null);
  facts = $state.raw<TableFacts | null>(null);
  seat = $state<number | null>(null);
  isHost = $state(false);
  spectator = $state<number | null>(null);
  seats = $state.raw<SeatState[]>([]);
  spectators = $state.raw<number[]>([]);
  chat = $state.raw<Chatted[]>([]);
  /** Seats whose chat is not wanted; the server leaves it out for a seat, and we do so for an onlooker. */
  muted = $state.raw<readonly number[]>([]);
  followed = $state.raw<Followed | null>(null);
  refused = $state.raw<Refused | null>(null);
  clock = $state.raw<HeardClock | null>(null);
  pending = $state(0);
  /** Whether what was said before we came has been told: from then on chat is news. */
  isSettled = $state(false);
  readonly show: Show;
  readonly tower: TowerTest;
  /** The sessions of all seats of this device; this one, if it is the only one. */
  fellows: readonly OnlineSession[] = [this];
  private readonly unheard: Unheard;
  private wire: Line;
  private readonly replies = new Replies<Named, Reply>();
  private readonly name = Math.random().toString(36).slice(2, 10);
  private wishes = 0;
  private lines = 0;
  private seq: number | null = null;

  constructor(
    readonly ticket: Ticket,
    private language: string,
    lasting: Lasting,
  ) {
    this.show = new Show(lasting);
    this.unheard = new Unheard(ticket.table);
    this.tower = new TowerTest(verdictMs, () => this.show.release());
    this.wire = this.connect();
  }

  leave(): void {
    this.show.stop();
    this.wire.hangUp();
  }

  hurry(): void {
    this.wire.hurry();
  }

  /** Hear everything anew in another language; what was asked meanwhile is asked again. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.seq = null;
    if (this.line === "ended") return;
    this.wire.hangUp();
    this.wire = this.connect();
    for (const wish of this.replies.wishes) this.wire.say(wish);
  }

  /** Ask something of the server, and wait for its answer however long that takes. */
  ask(wish: Wish): Promise<Reply> {
    const named = { ...wish, id: `${this.name}-${++this.wishes}` } as Named;
    const reply = this.replies.to(named);
    this.pending = this.replies.count;
    if (!QUIET.has(wish.do)) this.refused = null;
    this.wire.say(named);
    return reply;
  }

  tell(message: TowerPoint | TowerKey): void {
    this.wire.tell(message);
  }

  fellow(seat: number): OnlineSession | null {
    return this.fellows.find((session) => session.seat === seat) ?? null;
  }

  /** Hear somebody no more, or again; what a seat wishes the server knows, and an onlooker only we. */
  mute(seat: SeatState, on: boolean): void {
    if (this.seat !== null) return void this.ask({ do: "mute", seat: seat.seat, on });
    this.unheard.mute(seat, on);
    this.muted = this.unheard.among(this.seats);
    if (this.followed) this.goAlong(this.followed);
  }

  choose(choice: number, question: number | null): Promise<Reply> {
    this.show.catchUp();
    return this.ask({ do: "choose", choice, question });
  }

  async preview(plan: Plan): Promise<Previewed | null> {
    const reply = await this.ask({ do: "preview", ...plan });
    return reply.is === "previewed" ? reply : null;
  }

  async hint(): Promise<Hinted | Refused | null> {
    const reply = await this.ask({ do: "hint" });
    return reply.is === "hinted" || reply.is === "refused" ? reply : null;
  }

  async look(seat: number | null, input: number | null): Promise<Looked | Refused | null> {
    const reply = await this.ask({ do: "look", seat, input });
    return reply.is === "looked" || reply.is === "refused" ? reply : null;
  }

  async recount(seat: number): Promise<Recounted | Refused | null> {
    const reply = await this.ask({ do: "recount", seat });
    return reply.is === "recounted" || reply.is === "refused" ? reply : null;
  }

  /** The tower of an input of a match that is over, built again. */
  async rebuild(input: number): Promise<Rebuilt | Refused | null> {
    const reply = await this.ask({ do: "rebuild", input });
    return reply.is === "rebuilt" || reply.is === "refused" ? reply : null;
  }

  /** Ask for older lines of the log, before all that it has; says how many came. */
  async recall(): Promise<number> {
    const before = this.show.earliest;
    const reply = await this.ask({ do: "recall", before });
    return reply.is === "recalled" ? this.show.recall(before, reply) : 0;
  }

  /** A refusal was read. */
  dismiss(): void {
    this.refused = null;
  }

  /** A line that was hung up may still have something to say: only the last one is listened to. */
  private connect(): Line {
    const number = ++this.lines;
    return new Line(socketUrl(this.ticket.table), {
      greeting: () => this.greeting(),
      hear: (message) => number === this.lines && this.hear(message),
      changed: (line, bye) => number === this.lines && this.change(line, bye),
    });
  }

  private greeting(): Hello {
    const { token, host } = this.ticket;
    return { do: "hello", token, host, lang: this.language, seq: this.seq };
  }

  private change(line: LineState, bye: Bye | null): void {
    this.line = line;
    if (bye) this.bye = bye;
    if (line === "open") this.bye = null;
  }

  private hear(message: ServerMessage): void {
    if (message.is === "welcome") this.enter(message);
    else if (message.is === "snapshot") this.start(message);
    else if (message.is === "events") this.goOn(message);
    else if (message.is === "seats") this.lookAround(message);
    else if (message.is === "tower" || message.is === "towerframe") this.watch(message);
    else if (message.is === "chatted") this.listen(message);
    else this.hearBeside(message);
  }

  private hearBeside(message: ServerMessage): void {
    if (message.is === "muted") this.muted = message.seats;
    else if (message.is === "followed") this.goAlong(message);
    else if ("id" in message) this.settle(message);
  }

  private goAlong(next: Followed): void {
    this.followed = next;
    if (this.seat === null) this.unheard.takeAlong(this.muted, next);
  }

  private lookAround(message: Seats): void {
    [this.seats, this.spectators] = [message.seats, message.spectators];
    if (this.seat === null) this.muted = this.unheard.among(this.seats);
  }

  private listen(message: Chatted): void {
    if (this.seat === null && this.muted.includes(message.seat)) return;
    this.chat = [...this.chat, message];
  }

  private enter(message: Welcome): void {
    this.facts = message.table;
    this.seat = message.seat;
    this.isHost = message.host;
    this.spectator = message.spectator;
    this.chat = [];
    this.muted = message.muted;
    setTimeout(() => (this.isSettled = true), SETTLING_MS);
  }

  private start(news: News): void {
    this.note(news);
    this.seq = news.seq || null;
    this.show.reset(news);
  }

  private goOn(news: News): void {
    this.note(news);
    this.show.add(news);
  }

  private note({ seq, scene }: News): void {
    this.seq = seq;
    this.clock = scene.clock && { clock: scene.clock, atMs: performance.now() };
  }

  /** A test is looked at by itself: what follows from it is shown when it has been. */
  private watch(told: Tower | TowerFrame): void {
    if (told.is === "towerframe") return this.tower.follow(told, performance.now());
    if (told.phase !== "none") this.show.hold();
    this.tower.hear(told, performance.now());
  }

  private settle(reply: Reply): void {
    const wish = this.replies.settle(reply);
    if (reply.is === "refused" && !(wish && QUIET.has(wish.do))) this.refused = reply;
    this.pending = this.replies.count;
  }
}

/** How long a verdict is looked at, at the pace that somebody likes. */
export function verdictMs(): number {
  return Math.max(SHORTEST_VERDICT_MS, VERDICT_MS * PACES[settings.pace]);
}
