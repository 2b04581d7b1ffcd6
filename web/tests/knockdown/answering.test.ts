import { cleanup, fireEvent } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { isOpen, type Answer } from "$lib/knockdown/selection.svelte";
import { isSaid } from "$lib/knockdown/things";
import { PROMPTS, sit, type Sitting } from "./renderScene";

const MANY_KEYS = 150;

/** The button of a thing; of several equal ones, the one after those that are picked up. */
function buttonOf({ root }: Sitting, thing: string, copies: number): HTMLElement {
  const found = root.querySelectorAll<HTMLElement>(`[data-thing="${thing}"]`)[copies];
  if (!found) throw new Error(`nothing stands for ${thing} (${copies})`);
  return found;
}

function saying({ root }: Sitting, answer: Answer): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-answer="${answer.tried.notation}"]`);
  if (!found) throw new Error(`no button says ${answer.tried.notation}`);
  return found;
}

function copiesBefore(answer: Answer, number: number): number {
  return answer.things.slice(0, number).filter((thing) => thing === answer.things[number]).length;
}

const wanted = (answer: Answer): number => (answer.lead ?? answer.tried).choice;

async function clickAnswer(sitting: Sitting, answer: Answer): Promise<void> {
  const things = answer.things.every(isSaid) ? [] : answer.things;
  for (const [number, thing] of things.entries())
    await fireEvent.click(buttonOf(sitting, thing, copiesBefore(answer, number)));
  if (!sitting.session.chosen.length) await fireEvent.click(saying(sitting, answer));
}

/** Press arrows until a thing has the focus: along its region, then on to the next. */
async function walkTo(user: ReturnType<typeof userEvent.setup>, target: HTMLElement): Promise<void> {
  await user.keyboard("p{ArrowDown}");
  for (let pressed = 0; document.activeElement !== target; pressed++) {
    if (pressed > MANY_KEYS) throw new Error(`cannot be reached: ${target.outerHTML.slice(0, 200)}`);
    const region = document.activeElement?.closest("[data-region]");
    await user.keyboard(region?.contains(target) ? "{ArrowRight}" : "{ArrowDown}");
  }
}

async function typeAnswer(sitting: Sitting, answer: Answer): Promise<void> {
  const user = userEvent.setup();
  const things = answer.things.every(isSaid) ? [] : answer.things;
  for (const [number, thing] of things.entries()) {
    await walkTo(user, buttonOf(sitting, thing, copiesBefore(answer, number)));
    await user.keyboard("{Enter}");
  }
  if (sitting.session.chosen.length) return;
  const offered = [...sitting.root.querySelectorAll("[data-answer]")];
  await user.keyboard(String(offered.indexOf(saying(sitting, answer)) + 1));
}

describe.each(PROMPTS)("%s", (prompt) => {
  let sitting: Sitting;

  beforeAll(async () => {
    sitting = await sit(prompt);
  });
  afterEach(() => sitting.session.askAgain());
  afterAll(cleanup);

  it("can be answered by clicks on the table, whatever the answer", async () => {
    const answers = sitting.duel.choosing.all.filter(isOpen);
    expect(answers.length).toBeGreaterThan(1);
    for (const answer of answers) {
      await clickAnswer(sitting, answer);
      expect(sitting.session.chosen).toEqual([wanted(answer)]);
      await sitting.session.askAgain();
    }
  });

  it("can be answered by keys alone", async () => {
    const answer = sitting.duel.choosing.all.findLast(isOpen) as Answer;
    await typeAnswer(sitting, answer);
    expect(sitting.session.chosen).toEqual([wanted(answer)]);
  });

  it("can be answered from the list of all answers", async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard("a");
    const list = sitting.root.querySelector("[data-screen=duel-answers]") as HTMLElement;
    const open = sitting.duel.choosing.all.filter(isOpen);
    const buttons = [...list.querySelectorAll<HTMLElement>(".open button")];
    expect(buttons.map((button) => button.textContent)).toEqual(open.map((answer) => answer.tried.text));
    await fireEvent.click(buttons.at(-1) as HTMLElement);
    expect(sitting.session.chosen).toEqual([wanted(open.at(-1) as Answer)]);
  });
});
