/** What a strong bot says in one's place: the fields of a hint, read with care because no message type has them. */

export interface AdvisedChoice {
  choice: number;
  text: string;
  chance: number | null; // to win, 0 to 1
}

export interface Advice {
  best: AdvisedChoice;
  next: AdvisedChoice | null;
  sure: string;
  plan: { seat: number; text: string }[];
}

interface HintMessage {
  best?: { choice: number; text: string; chance?: number };
  next?: { choice: number; text: string; chance?: number } | null;
  sure?: string;
  plan?: { seat: number; text: string }[];
}

export function readAdvice(hint: unknown): Advice | null {
  const message = hint as HintMessage | null;
  if (!message?.best) return null;
  return {
    best: readChoice(message.best),
    next: message.next ? readChoice(message.next) : null,
    sure: message.sure ?? "",
    plan: message.plan ?? [],
  };
}

function readChoice({
  choice,
  text,
  chance,
}: {
  choice: number;
  text: string;
  chance?: number;
}): AdvisedChoice {
  return { choice, text, chance: chance ?? null };
}

/** How good a chance is, as people would say it. */
export function chanceWord(chance: number): string {
  const WORDS: [number, string][] = [
    [0.15, "slim"],
    [0.35, "poor"],
    [0.45, "behind"],
    [0.55, "even"],
    [0.65, "ahead"],
    [0.85, "good"],
  ];
  return WORDS.find(([below]) => chance < below)?.[1] ?? "great";
}
