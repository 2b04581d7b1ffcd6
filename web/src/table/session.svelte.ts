/** One seat at one table, or an onlooker's place: what the server said, and what can be said to it. */

import { ReconnectingSocket, type SocketState } from "$lib/net/reconnectingSocket";
import { socketUrl } from "$lib/net/urls";
import { PACES, settings } from "$lib/settings/settings.svelte";
import { PendingRequests } from "$lib/table/pendingRequests";
import { PlaybackQueue, type DurationOf, type News } from "$lib/table/playbackQueue.svelte";
import { LocalMutes } from "$lib/table/localMutes";
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

type IdentifiedRequest = Extract<ClientMessage, { id: string }>;
type WithoutId<M> = M extends { id: string } ? Omit<M, "id"> : never;
/** A request before `ask` gives it an id. */
export type ClientRequest = WithoutId<ClientMessage>;
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
  readonly playback: PlaybackQueue;
  readonly line: SocketState;
  /** Wishes that wait for their answer. */
  readonly pending: number;
  readonly refused: Refused | null;
  /** What the clock showed, if there is one. */
  readonly clock: ClockReading | null;
  ask: (request: ClientRequest) => Promise<Reply>;
  choose: (choice: number, question: number | null) => Promise<Reply>;
  preview: (plan: Plan) => Promise<Previewed | null>;
  /** The Knockdown test that is held, if one is. */
  readonly tower: TowerTest;
  /** Let the hand of this seat be seen; nobody answers that. */
  tell: (message: TowerPoint | TowerKey) => void;
  /** The session of a seat that is played on this device. */
  localSession: (seat: number) => Session | null;
}

/** What the clock showed, and when that was heard. */
export interface ClockReading {
  clock: Clock;
  atMs: number;
}

/** Whoever asks these looks at the answer himself; or nobody needs to know. */
const QUIET: ReadonlySet<string> = new Set(["preview", "hint", "look", "recount", "rebuild", "ready"]);
/** In which chat of before is told again. */
const SETTLING_MS = 1_500;
/** How long the verdict on a tower is looked at by itself, at the usual pace and at least. */
const VERDICT_MS = 4_500;
const MIN_VERDICT_MS = 1_500;

export class OnlineSession implements Session {
  readonly isPast = false;
  line = $state<SocketState>("connecting");
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
  clock = $state.raw<ClockReading | null>(null);
  pending = $state(0);
  /** Whether what was said before we came has been told: from then on chat is news. */
  isSettled = $state(false);
  readonly playback: PlaybackQueue;
  readonly tower: TowerTest;
  /** The sessions of all seats of this device; this one, if it is the only one. */
  localSessions: readonly OnlineSession[] = [this];
  private readonly localMutes: LocalMutes;
  private socket: ReconnectingSocket;
  private readonly pendingRequests = new PendingRequests<IdentifiedRequest, Reply>();
  private readonly name = Math.random().toString(36).slice(2, 10);
  private requestCount = 0;
  private connections = 0;
  private seq: number | null = null;

  constructor(
    readonly ticket: Ticket,
    private language: string,
    durationOf: DurationOf,
  ) {
    this.playback = new PlaybackQueue(durationOf);
    this.localMutes = new LocalMutes(ticket.table);
    this.tower = new TowerTest(verdictMs, () => this.playback.release());
    this.socket = this.connect();
  }

  leave(): void {
    this.playback.stop();
    this.socket.close();
  }

  reconnectNow(): void {
    this.socket.reconnectNow();
  }

  /** Hear everything anew in another language; what was asked meanwhile is asked again. */
  setLanguage(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.seq = null;
    if (this.line === "ended") return;
    this.socket.close();
    this.socket = this.connect();
    for (const request of this.pendingRequests.requests) this.socket.request(request);
  }

  /** Ask something of the server, and wait for its answer however long that takes. */
  ask(request: ClientRequest): Promise<Reply> {
    const sent = { ...request, id: `${this.name}-${++this.requestCount}` } as IdentifiedRequest;
    const reply = this.pendingRequests.add(sent);
    this.pending = this.pendingRequests.count;
    if (!QUIET.has(request.do)) this.refused = null;
    this.socket.request(sent);
    return reply;
  }

  tell(message: TowerPoint | TowerKey): void {
    this.socket.send(message);
  }

  localSession(seat: number): OnlineSession | null {
    return this.localSessions.find((session) => session.seat === seat) ?? null;
  }

  /** Hear somebody no more, or again; what a seat wishes the server knows, and an onlooker only we. */
  mute(seat: SeatState, on: boolean): void {
    if (this.seat !== null) return void this.ask({ do: "mute", seat: seat.seat, on });
    this.localMutes.mute(seat, on);
    this.muted = this.localMutes.mutedAmong(this.seats);
    if (this.followed) this.follow(this.followed);
  }

  choose(choice: number, question: number | null): Promise<Reply> {
    this.playback.catchUp();
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
    const before = this.playback.earliest;
    const reply = await this.ask({ do: "recall", before });
    return reply.is === "recalled" ? this.playback.recall(before, reply) : 0;
  }

  /** A refusal was read. */
  dismiss(): void {
    this.refused = null;
  }

  /** A line that was hung up may still have something to say: only the last one is listened to. */
  private connect(): ReconnectingSocket {
    const number = ++this.connections;
    return new ReconnectingSocket(socketUrl(this.ticket.table), {
      hello: () => this.hello(),
      onMessage: (message) => number === this.connections && this.receive(message),
      onStateChange: (line, bye) => number === this.connections && this.change(line, bye),
    });
  }

  private hello(): Hello {
    const { token, host } = this.ticket;
    return { do: "hello", token, host, lang: this.language, seq: this.seq };
  }

  private change(line: SocketState, bye: Bye | null): void {
    this.line = line;
    if (bye) this.bye = bye;
    if (line === "open") this.bye = null;
  }

  private receive(message: ServerMessage): void {
    if (message.is === "welcome") this.enter(message);
    else if (message.is === "snapshot") this.start(message);
    else if (message.is === "events") this.append(message);
    else if (message.is === "seats") this.updateSeats(message);
    else if (message.is === "tower" || message.is === "towerframe") this.receiveTower(message);
    else if (message.is === "chatted") this.receiveChat(message);
    else this.receiveOther(message);
  }

  private receiveOther(message: ServerMessage): void {
    if (message.is === "muted") this.muted = message.seats;
    else if (message.is === "followed") this.follow(message);
    else if ("id" in message) this.settle(message);
  }

  private follow(next: Followed): void {
    this.followed = next;
    if (this.seat === null) this.localMutes.carryOver(this.muted, next);
  }

  private updateSeats(message: Seats): void {
    [this.seats, this.spectators] = [message.seats, message.spectators];
    if (this.seat === null) this.muted = this.localMutes.mutedAmong(this.seats);
  }

  private receiveChat(message: Chatted): void {
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
    this.playback.reset(news);
  }

  private append(news: News): void {
    this.note(news);
    this.playback.add(news);
  }

  private note({ seq, scene }: News): void {
    this.seq = seq;
    this.clock = scene.clock && { clock: scene.clock, atMs: performance.now() };
  }

  /** A test is looked at by itself: what follows from it is shown when it has been. */
  private receiveTower(message: Tower | TowerFrame): void {
    if (message.is === "towerframe") return this.tower.follow(message, performance.now());
    if (message.phase !== "none") this.playback.hold();
    this.tower.receive(message, performance.now());
  }

  private settle(reply: Reply): void {
    const request = this.pendingRequests.settle(reply);
    if (reply.is === "refused" && !(request && QUIET.has(request.do))) this.refused = reply;
    this.pending = this.pendingRequests.count;
  }
}

/** How long a verdict is looked at, at the pace that somebody likes. */
export function verdictMs(): number {
  return Math.max(MIN_VERDICT_MS, VERDICT_MS * PACES[settings.pace]);
}
