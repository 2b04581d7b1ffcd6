/** From clicks on the table to one answer: things are picked up one by one until they say what is meant. */

import { isSame, isWithin, thingsOf, type Thing } from "$lib/knockdown/things";
import type { KnockdownView } from "$lib/wire/knockdown";
import type { Question, Tried } from "$lib/wire/protocol";

export interface Answer {
  tried: Tried;
  things: Thing[];
}

/** How a thing stands to the open question. */
export type Standing = "open" | "picked" | "closed" | "idle";

export class Choosing {
  picked = $state.raw<Thing[]>([]);
  /** What was clicked although it is closed: the reasons are shown. */
  asked = $state.raw<Answer | null>(null);
  private question = $state.raw<Question | null>(null);
  private answers = $state.raw<Answer[]>([]);

  /** A new question, or the same on a table that looks otherwise; whatever was picked up is put down. */
  open(question: Question | null, view: KnockdownView | null): void {
    if (question?.id === this.question?.id && (question === null) === (this.question === null)) return;
    this.question = question;
    this.answers = (question?.candidates ?? []).map((tried) => ({
      tried,
      things: thingsOf(question?.prompt ?? "", tried.notation, view),
    }));
    this.clear();
  }

  get isAsked(): boolean {
    return this.question !== null;
  }

  /** Answers that say exactly what is picked up. */
  get ready(): Answer[] {
    if (this.picked.length === 0) return [];
    return this.enabled.filter((answer) => isSame(answer.things, this.picked));
  }

  /** Answers that more clicks can lead to, these included. */
  get reachable(): Answer[] {
    return this.enabled.filter((answer) => isWithin(this.picked, answer.things));
  }

  /** Answers about nothing on the table: words such as pass. */
  get spoken(): Answer[] {
    return this.answers.filter((answer) => answer.things.every((thing) => thing.startsWith("word:")));
  }

  get all(): Answer[] {
    return this.answers;
  }

  standing(thing: Thing): Standing {
    if (this.picked.includes(thing)) return "picked";
    if (this.enabled.some((answer) => isWithin([...this.picked, thing], answer.things))) return "open";
    if (this.enabled.some((answer) => answer.things.includes(thing))) return "open";
    return this.answers.some((answer) => answer.things.includes(thing)) ? "closed" : "idle";
  }

  /** Click on a thing: pick it up, put it down, or ask why it is closed. */
  touch(thing: Thing): void {
    this.asked = null;
    const more = [...this.picked, thing];
    if (this.enabled.some((answer) => isWithin(more, answer.things))) this.picked = more;
    else if (this.picked.includes(thing)) this.putDown(thing);
    else if (this.enabled.some((answer) => answer.things.includes(thing))) this.picked = [thing];
    else this.asked = this.answers.find((answer) => answer.things.includes(thing)) ?? null;
  }

  putDown(thing: Thing): void {
    const found = this.picked.indexOf(thing);
    if (found >= 0) this.picked = this.picked.toSpliced(found, 1);
  }

  clear(): void {
    this.picked = [];
    this.asked = null;
  }

  private get enabled(): Answer[] {
    return this.answers.filter((answer) => answer.tried.enabled);
  }
}
