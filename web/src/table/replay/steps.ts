/** A step of a match that is over, as a table draws it. */

import type { LogEntry } from "$lib/table/playbackQueue.svelte";
import { say } from "$lib/i18n/messages.svelte";
import type { Looked, TableView, ToldEvent } from "$lib/wire/protocol";

export interface Step {
  input: number;
  inputs: number;
  view: unknown;
  aids: unknown;
  events: ToldEvent[];
  lines: LogEntry[];
  /** Whether a tower was built in it, which can be built again. */
  hasTower: boolean;
}

/** More lines than one step ever has: keys of lines tell their steps apart. */
const MAX_STEP_LINES = 1000;

export function stepOf({ input, inputs, view, aids, events, lines, tower }: Looked): Step {
  const stepEvents = events.map((event) => ({ seq: input, event }));
  const entries = lines.map(({ text, rule, first, count }, number) => ({
    key: input * MAX_STEP_LINES + number,
    text,
    rule,
    events: stepEvents.slice(first, first + count),
  }));
  return { input, inputs, view, aids, events: stepEvents, lines: entries, hasTower: tower };
}

/** The lines of some steps in their order; where steps between them are not known, a line says so. */
export function logOf(steps: readonly Step[]): LogEntry[] {
  const sorted = steps.toSorted((one, other) => one.input - other.input);
  return sorted.flatMap(({ input, lines }, place) => {
    const count = input - (sorted[place - 1]?.input ?? -1) - 1;
    return count > 0 ? [gapEntry(input, count), ...lines] : lines;
  });
}

function gapEntry(input: number, count: number): LogEntry {
  return {
    key: input * MAX_STEP_LINES - 1,
    text: say("table-replay-skipped", { count }),
    rule: "",
    events: [],
  };
}

/** The step as a scene: nobody can answer in it any more. */
export function sceneOf(step: Step, end: TableView | null): TableView {
  const isEnd = step.input >= step.inputs;
  return {
    phase: isEnd ? "over" : "playing",
    view: step.view,
    aids: step.aids,
    question: null,
    offers: [],
    utterances: [],
    asked: isEnd ? [] : askedIn(step.view),
    clock: null,
    paused: false,
    luck: end?.luck ?? { commitment: "", nonces: [], secret: "" },
    result: isEnd && end ? end.result : null,
    undo: false,
    adventure: end?.adventure ?? null,
    frozen: "",
    unplayed: [],
  };
}

/** Views of all games say who is asked. */
function askedIn(view: unknown): number[] {
  const question = (view as { question?: { seat: number } | null } | null)?.question;
  return question ? [question.seat] : [];
}
