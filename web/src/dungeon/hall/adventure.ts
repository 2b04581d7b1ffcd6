/** An adventure as a row of dungeons, each with how it stands. */

import type { Adventure } from "$lib/wire/protocol";

export type Stage = "won" | "here" | "next" | "ahead";

export interface Stop {
  level: number;
  stage: Stage;
  /** How often it was tried since it was last reached; a dungeon that was won counts the try that won it. */
  tries: number;
}

/** Every dungeon of an adventure; `isOver` is whether the one that was entered last has come to its end. */
export function stopsOf(adventure: Adventure, isOver: boolean): Stop[] {
  return Array.from({ length: adventure.last }, (_, place) => {
    const level = place + 1;
    return { level, stage: stageOf(adventure, level, isOver), tries: triesOf(adventure, level) };
  });
}

function stageOf({ level: now, finished }: Adventure, level: number, isOver: boolean): Stage {
  if (finished || level < now) return "won";
  if (level > now) return "ahead";
  return isOver ? "next" : "here";
}

/** What was tried before a loss that led back to the beginning is another story. */
function triesOf({ tried }: Adventure, level: number): number {
  const lastLeft = tried.findLastIndex((each) => each.level < level && each.won);
  return tried.slice(lastLeft + 1).filter((each) => each.level === level).length;
}
