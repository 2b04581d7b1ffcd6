/** One seat at one table, or an onlooker's place: what the server said, and what can be said to it. */

import { Line, type LineState } from "$lib/net/line";
import { socketUrl } from "$lib/net/place";
import { Replies } from "$lib/table/replies";
import { Show, type Lasting } from "$lib/table/show.svelte";
import type {
  Bye,
  Chatted,
  ClientMessage,
  Events,
  Followed,
  Hello,
  Hinted,
  Looked,
  Previewed,
  Refused,
  SeatState,
  ServerMessage,
  Snapshot,
  TableFacts,
  Welcome,
} from "$lib/wire/protocol";

export interface Ticket {
  table: string;
  token: string;
  host: string;
}

/** Without its name, which is given here. */
type Wish = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;
export type Reply = Extract<ServerMessage, { id: string }>;

export class Session {
  line = $state<LineState>("connecting");
  bye = $state.raw<Bye | null>(null);
  facts = $state.raw<TableFacts | null>(null);
  seat = $state<number | null>(null);
  isHost = $state(false);
  spectator = $state<number | null>(null);
  seats = $state.raw<SeatState[]>([]);
  spectators = $state.raw<number[]>([]);
  chat = $state.raw<Chatted[]>([]);
  followed = $state.raw<Followed | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Wishes that wait for their answer. */
  pending = $state(0);
  readonly show: Show;
  private readonly wire: Line;
  private readonly replies = new Replies<Reply>();
  private readonly name = Math.random().toString(36).slice(2, 10);
  private wishes = 0;
  private seq: number | null = null;

  constructor(
    readonly ticket: Ticket,
    private language: string,
    lasting: Lasting,
  ) {
    this.show = new Show(lasting);
    this.wire = new Line(socketUrl(ticket.table), {
      greeting: () => this.greeting(),
      hear: (message) => this.hear(message),
      changed: (line, bye) => this.change(line, bye),
    });
  }

  leave(): void {
    this.show.stop();
    this.wire.hangUp();
  }

  hurry(): void {
    this.wire.hurry();
  }

  /** Ask something of the server, and wait for its answer however long that takes. */
  ask(wish: Wish): Promise<Reply> {
    const id = `${this.name}-${++this.wishes}`;
    const reply = this.replies.to(id);
    this.pending = this.replies.count;
    this.refused = null;
    this.wire.say({ ...wish, id } as ClientMessage & { id: string });
    return reply;
  }

  choose(choice: number, question: number | null): Promise<Reply> {
    this.show.catchUp();
    return this.ask({ do: "choose", choice, question });
  }

  async preview(choice: number): Promise<Previewed | null> {
    const reply = await this.ask({ do: "preview", choice });
    return reply.is === "previewed" ? reply : null;
  }

  async hint(): Promise<Hinted | Refused | null> {
    const reply = await this.ask({ do: "hint" });
    return reply.is === "hinted" || reply.is === "refused" ? reply : null;
  }

  async look(seat: number | null, input: number | null): Promise<Looked | null> {
    const reply = await this.ask({ do: "look", seat, input });
    return reply.is === "looked" ? reply : null;
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
    else if (message.is === "seats") [this.seats, this.spectators] = [message.seats, message.spectators];
    else if (message.is === "chatted") this.chat = [...this.chat, message];
    else if (message.is === "followed") this.followed = message;
    else if ("id" in message) this.settle(message);
  }

  private enter(message: Welcome): void {
    this.facts = message.table;
    this.seat = message.seat;
    this.isHost = message.host;
    this.spectator = message.spectator;
    this.chat = [];
  }

  private start(message: Snapshot): void {
    this.seq = message.seq || null;
    this.show.reset(message);
  }

  private goOn(message: Events): void {
    this.seq = message.seq;
    this.show.add(message);
  }

  private settle(reply: Reply): void {
    if (reply.is === "refused") this.refused = reply;
    this.replies.settle(reply);
    this.pending = this.replies.count;
  }
}
