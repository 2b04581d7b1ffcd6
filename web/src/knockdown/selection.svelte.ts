/** From clicks on the table to one answer: things are picked up one by one until they say what is meant. */

import { isSaid, isSame, isWithin, thingsOf, type Thing } from "$lib/knockdown/things";
import type { KnockdownView } from "$lib/wire/knockdown";
import type { Question, Tried } from "$lib/wire/protocol";

export interface Answer {
  tried: Tried;
  things: Thing[];
  /** What has to be answered first for this to be open: a special needs a Combo. */
  lead?: Tried;
}

/** How a thing stands to the open question. */
export type Standing = "open" | "picked" | "closed" | "idle";

/** What a reason is called that another answer of the same question takes away, and that answer. */
const LEADS: Record<string, string> = { "combo-first": "combo" };
/** A click says all, and nothing that it leads to is worth a second look. */
const AT_ONCE = new Set(["move", "go", "place", "lift", "dash"]);

export class Choosing {
  picked = $state.raw<Thing[]>([]);
  /** What was clicked although it is closed: the reasons are shown. */
  asked = $state.raw<Answer | null>(null);
  private question = $state.raw<Question | null>(null);
  private answers = $state.raw<Answer[]>([]);

  /** A new question, or the same on a table that looks otherwise; whatever was picked up is put down. */
  open(question: Question | null, view: KnockdownView | null): void {
    if (question === this.question) return;
    const isNew = question?.id !== this.question?.id;
    this.question = question;
    this.answers = question ? answersOf(question, view) : [];
    if (isNew) this.begin();
    else if (this.asked) this.whyStill(this.asked);
  }

  get isAsked(): boolean {
    return this.question !== null;
  }

  /** All that could be tried, what is open first. */
  get all(): Answer[] {
    return this.answers;
  }

  /** Answers that say exactly what is picked up. */
  get ready(): Answer[] {
    if (this.picked.length === 0) return [];
    return this.opened.filter((answer) => isSame(answer.things, this.picked));
  }

  /** Answers that more clicks can lead to, these included. */
  get reachable(): Answer[] {
    return this.opened.filter((answer) => isWithin(this.picked, answer.things));
  }

  /** Open answers about nothing on the table: words such as pass. */
  get spoken(): Answer[] {
    return this.opened.filter((answer) => answer.things.every(isSaid));
  }

  /** The things of one kind that can be chosen, each once. */
  openThings(kind: string): Thing[] {
    const found = this.opened.flatMap(({ things }) => things.filter((thing) => thing.startsWith(kind)));
    return found.filter((thing, place) => found.indexOf(thing) === place);
  }

  standing(thing: Thing): Standing {
    if (this.picked.includes(thing)) return "picked";
    if (this.opened.some((answer) => answer.things.includes(thing))) return "open";
    return this.answers.some((answer) => answer.things.includes(thing)) ? "closed" : "idle";
  }

  /** Whether a thing goes along with what is picked up, or is picked up itself. */
  goesAlong(thing: Thing): boolean {
    const more = [...this.picked, thing];
    return this.picked.includes(thing) || this.opened.some((answer) => isWithin(more, answer.things));
  }

  /** The one answer that a thing would say, together with what is picked up or alone. */
  meaning(thing: Thing): Answer | null {
    const namesAndCount = this.opened.filter((answer) => isSame(answer.things, [...this.picked, thing]));
    const alone = this.opened.filter((answer) => isSame(answer.things, [thing]));
    const found = namesAndCount.length ? namesAndCount : alone;
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Click on a thing: pick it up, put it down, or ask why it is closed. What is meant by that, if it is clear, comes back. */
  touch(thing: Thing): Answer | null {
    this.asked = null;
    const more = [...this.picked, thing];
    if (this.opened.some((answer) => isWithin(more, answer.things))) this.picked = more;
    else if (this.picked.includes(thing)) return this.touchAgain(thing);
    else if (this.opened.some((answer) => answer.things.includes(thing))) this.picked = [thing];
    else this.why(thing);
    return this.atOnce();
  }

  /** A second click on the only thing that is picked up means it; one of several is put down. */
  touchAgain(thing: Thing): Answer | null {
    const only = this.ready[0];
    if (only && this.ready.length === 1 && this.picked.length === 1) return only;
    this.putDown(thing);
    return null;
  }

  why(thing: Thing): void {
    this.asked = this.answers.find((answer) => !isOpen(answer) && answer.things.includes(thing)) ?? null;
  }

  whyAnswer(answer: Answer): void {
    this.asked = isOpen(answer) ? null : answer;
  }

  /** The reasons against something as they are said now: in another language, perhaps. */
  private whyStill({ tried }: Answer): void {
    const found = this.answers.find((answer) => answer.tried.notation === tried.notation);
    this.asked = found && !isOpen(found) ? found : null;
  }

  putDown(thing: Thing): void {
    const found = this.picked.indexOf(thing);
    if (found >= 0) this.picked = this.picked.toSpliced(found, 1);
  }

  clear(): void {
    this.picked = [];
    this.asked = null;
  }

  /** Where there is no choice at all, it lies ready to be said. */
  private begin(): void {
    this.clear();
    const only = this.opened[0];
    if (only && this.opened.length === 1 && only.things.every((thing) => thing.startsWith("hand:")))
      this.picked = only.things;
  }

  private atOnce(): Answer | null {
    const [only, other] = this.reachable;
    const isClear = only !== undefined && other === undefined && isSame(only.things, this.picked);
    return isClear && !only.lead && AT_ONCE.has(only.tried.notation.split(" ")[0] ?? "") ? only : null;
  }

  private get opened(): Answer[] {
    return this.answers.filter(isOpen);
  }
}

export function isOpen(answer: Answer): boolean {
  return answer.tried.enabled || answer.lead !== undefined;
}

function answersOf(question: Question, view: KnockdownView | null): Answer[] {
  return question.candidates.map((tried) => {
    const answer: Answer = { tried, things: thingsOf(question.prompt, tried.notation, view) };
    const lead = leadOf(tried, question);
    if (lead) answer.lead = lead;
    return answer;
  });
}

/** An open answer that takes away the only reason against this one. */
function leadOf(tried: Tried, question: Question): Tried | undefined {
  const [reason, ...more] = tried.reasons ?? [];
  if (tried.enabled || !reason || more.length) return undefined;
  const notation = LEADS[reason.code];
  return question.candidates.find((other) => other.enabled && other.notation === notation);
}
