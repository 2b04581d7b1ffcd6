/** A table that is being thought up: what was chosen so far, and the form that the server is sent. */

import { defaultValue } from "$lib/lobby/defaults";
import { botLevel, botStyle } from "$lib/ui/bots";
import type { Create, GameOffer, OptionText } from "$lib/wire/protocol";

/** What a table was opened with. */
export type Earlier = Required<Pick<Create, "seats" | "names" | "options" | "packs">> & Pick<Create, "daily">;

export const COMPANY = ["here", "link", "open", "bot"] as const;
export type Company = (typeof COMPANY)[number];
export const HINTS = ["usual", "yes", "no"] as const;
export type Hints = (typeof HINTS)[number];

/** Options whose values are boxes: they can name only what is on the table. */
const BOXED = new Set(["arena", "skills"]);

export class SeatForm {
  company = $state<Company>("here");
  name = $state("");
  level = $state("");
  style = $state("");

  constructor(company: Company, level: string, name = "") {
    [this.company, this.level, this.name] = [company, level, name];
  }

  get wish(): string {
    if (this.company !== "bot") return this.company;
    return this.style ? `${this.level}:${this.style}` : this.level;
  }
}

export class TableForm {
  packs = $state<string[]>([]);
  seats = $state<SeatForm[]>([]);
  isPublic = $state(false);
  correspondence = $state(false);
  spectators = $state(true);
  hints = $state<Hints>("usual");
  /** Whether it is the deal of the day. */
  daily = $state(false);
  /** What was set, by option; what was not has its default. */
  private chosen = $state<Record<string, string>>({});

  constructor(
    private readonly game: GameOffer,
    name: string,
  ) {
    this.packs = [...game.usual_packs];
    this.seats = Array.from({ length: game.usual }, (_, seat) => this.seat(seat, name));
  }

  /** Begin as an earlier table was, as far as everything of it is still here. */
  follow({ seats, names, options, packs, daily = false }: Earlier): void {
    this.daily = daily;
    const known = this.inOrder(packs);
    if (known.length) this.packs = known;
    if (seats.length >= this.game.fewest && seats.length <= this.game.most)
      this.seats = seats.map((wish, seat) => this.seated(wish, names[seat] ?? ""));
    const offered = Object.entries(options).filter(([name]) =>
      this.game.options.some((option) => option.name === name),
    );
    this.chosen = Object.fromEntries(offered);
    this.forgetMissing();
  }

  value(option: string): string {
    return this.chosen[option] ?? this.usual(option);
  }

  choose(option: string, value: string): void {
    this.chosen[option] = value;
  }

  isChanged(option: string): boolean {
    return this.value(option) !== this.usual(option);
  }

  /** How many options are not as they usually are. */
  get changes(): number {
    return this.game.options.filter((option) => this.matters(option) && this.isChanged(option.name)).length;
  }

  putBack(): void {
    this.chosen = {};
  }

  /** Put a box on the table, or take it away; the last one stays. */
  take(pack: string, isTaken: boolean): void {
    const others = this.packs.filter((each) => each !== pack);
    if (!this.game.mixes) this.packs = [pack];
    else if (isTaken) this.packs = this.inOrder([...others, pack]);
    else if (others.length) this.packs = others;
    this.forgetMissing();
  }

  resize(count: number): void {
    const more = Array.from({ length: Math.max(0, count - this.seats.length) }, (_, n) =>
      this.seat(this.seats.length + n, ""),
    );
    this.seats = [...this.seats, ...more].slice(0, count);
  }

  /** Values that speak of boxes on the table, or of none. */
  valuesOf(values: readonly string[]): string[] {
    const away = this.game.packs.map((pack) => pack.id).filter((id) => !this.packs.includes(id));
    return values.filter((value) => !away.includes(value));
  }

  /** With one box there is nothing to choose where every value is a box. */
  matters(option: OptionText): boolean {
    return !BOXED.has(option.name) || this.packs.length > 1;
  }

  /** One fighter for each seat, to begin with when they are set. */
  firstFighters(): string {
    return this.fighters.slice(0, this.seats.length).join(",");
  }

  create(): Create {
    return {
      game: this.game.id,
      seats: this.seats.map((seat) => seat.wish),
      options: this.options(),
      packs: [...this.packs],
      names: this.seats.map((seat) => (seat.company === "here" ? seat.name.trim() : "")),
      public: this.isPublic,
      correspondence: this.correspondence,
      hints: this.hints === "usual" ? null : this.hints === "yes",
      spectators: this.spectators,
      ...(this.daily ? { daily: true } : {}),
    };
  }

  private seat(seat: number, name: string): SeatForm {
    return new SeatForm(seat === 0 ? "here" : "bot", this.game.usual_level, seat === 0 ? name : "");
  }

  private seated(wish: string, name: string): SeatForm {
    if (wish === "here" || wish === "link" || wish === "open")
      return new SeatForm(wish, this.game.usual_level, name);
    const seat = new SeatForm("bot", botLevel(wish));
    seat.style = botStyle(wish);
    return seat;
  }

  private usual(option: string): string {
    const found = this.game.options.find((each) => each.name === option);
    return found ? defaultValue(found) : "";
  }

  /** Those that are not as the rules have them. */
  private options(): Record<string, string> {
    const values = this.game.options.map(({ name, default: ruled }) => [name, this.value(name), ruled]);
    return Object.fromEntries(values.filter(([, value, ruled]) => value !== ruled));
  }

  private get fighters(): string[] {
    const boxes = this.game.packs.filter((pack) => this.packs.includes(pack.id));
    return boxes.flatMap((pack) => pack.fighters.map((fighter) => fighter.id));
  }

  private inOrder(packs: string[]): string[] {
    return this.game.packs.map((pack) => pack.id).filter((id) => packs.includes(id));
  }

  /** What names a box that was taken away, or somebody out of it, is as usual again. */
  private forgetMissing(): void {
    const fighters = this.fighters;
    for (const [option, value] of Object.entries(this.chosen)) {
      const isKnown =
        (!BOXED.has(option) || this.packs.includes(value)) &&
        (option !== "fighters" || value.split(",").every((id) => fighters.includes(id)));
      if (!isKnown) this.chosen[option] = this.usual(option);
    }
  }
}
