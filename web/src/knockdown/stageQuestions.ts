/** Questions that are asked before the stage instead of on it, because what they are about lies nowhere on the table. */

export type Moment = "fighters" | "skills" | "opening" | "split" | "test";

const MOMENTS: Record<string, Moment> = {
  pick_fighter: "fighters",
  keep_first: "skills",
  keep_second: "skills",
  lay_skill: "skills",
  draft_one: "opening",
  draft_two: "opening",
  split_block: "split",
  call_test: "test",
};
/** Those that need the room of large cards. */
const LARGE = new Set<Moment>(["fighters", "skills"]);

/** The moment that a question is, or none. */
export function momentOf(prompt: string): Moment | null {
  return MOMENTS[prompt] ?? null;
}

export function isLarge(moment: Moment | null): boolean {
  return moment !== null && LARGE.has(moment);
}
