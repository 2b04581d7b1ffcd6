/** What a strong bot says in one's place: the fields of a hint, read with care because no message type has them. */

export interface Advised {
  choice: number;
  text: string;
  chance: number | null; // to win, 0 to 1
}

export interface Advice {
  best: Advised;
  next: Advised | null;
  sure: string;
  plan: { seat: number; text: string }[];
}

interface Told {
  best?: { choice: number; text: string; chance?: number };
  next?: { choice: number; text: string; chance?: number } | null;
  sure?: string;
  plan?: { seat: number; text: string }[];
}

export function readAdvice(hint: unknown): Advice | null {
  const told = hint as Told | null;
  if (!told?.best) return null;
  return {
    best: advised(told.best),
    next: told.next ? advised(told.next) : null,
    sure: told.sure ?? "",
    plan: told.plan ?? [],
  };
}

function advised({ choice, text, chance }: { choice: number; text: string; chance?: number }): Advised {
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
