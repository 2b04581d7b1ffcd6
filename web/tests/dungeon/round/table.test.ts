/** The whole table of the dungeon as people meet it: hand, prompt, players, tokens, talk, silence and the end. */

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Ending from "$lib/dungeon/hall/Ending.svelte";
import { seatColour, seatHue } from "$lib/ui/seatColours";
import type { Catalogue, TableView, TableFacts, Tried } from "$lib/wire/protocol";
import { violations } from "../../axe";
import catalogue from "../floor/scenes/catalogue.json";
import { sceneOf, viewOf } from "../floor/table";
import { find, laid, TALK } from "./renderScene";

const CATALOGUE = catalogue as unknown as Catalogue;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What the window at the end says, and the rules that are looked up there. */
function ended(scene: TableView, facts: TableFacts): { container: HTMLElement; rules: string[] } {
  const rules: string[] = [];
  const onrule = (rule: string): number => rules.push(rule);
  const { container } = render(Ending, { scene, facts, seats: [], catalogue: CATALOGUE, onrule });
  return { container, rules };
}

const prompt = (root: HTMLElement): string => find(root, "[data-region=prompt]").textContent ?? "";
const hand = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>("[data-region=hand] button"),
];

test("a card of the hand says what is on it, and a click chooses it", async () => {
  const { root, session } = await laid("card");
  const [first] = hand(root);
  expect(first?.textContent).toMatch(/Corners: .* Press to choose\./);
  expect(prompt(root)).toContain("Which card do you lay?");
  first?.click();
  expect(session.chosen[0]).toMatch(/^card /);
  await tick();
  expect(prompt(root)).toContain("Sending");
});

test("a key chooses a card, and the focus goes to the floor once its cell is asked for", async () => {
  const { root, session } = await laid("card");
  await fireEvent.keyDown(document.body, { key: "2" });
  expect(session.chosen).toHaveLength(1);
  const next = sceneOf("even");
  await session.go({ ...next, question: next.question && { ...next.question, id: 2 } });
  await tick();
  await tick();
  expect((document.activeElement as HTMLElement).dataset["thing"]).toMatch(/^cell:/);
  expect(find(root, "[data-control=lay]").getAttribute("aria-disabled")).toBe("false");
});

test("the prompt says what the card would do where one looks, and puts it back", async () => {
  const { root, session, round } = await laid("falls");
  expect(find(root, "[data-control=lay]").getAttribute("aria-disabled")).toBe("true");
  round.laying.look([-1, -1]);
  await tick();
  expect(prompt(root)).toContain("Smiling Basilisk is beaten");
  find(root, "[data-control=put-back]").click();
  expect(session.chosen).toEqual(["put-back"]);
});

test("others are backs with a name, and a card they have shown is seen", async () => {
  const { root, session } = await laid("even");
  expect(find(root, "[data-seat='1']").textContent).toContain("Ben, 4 cards");
  const { hands } = viewOf(sceneOf("even")).table;
  await session.happen([], { hands: hands.map((each) => ({ ...each, shown: "joker" })) });
  expect(find(root, "[data-seat='1']").textContent).toContain("shows Snoring Library (joker)");
  expect(find(root, "[data-seat='1'] [data-card]").dataset["card"]).toBe("joker");
});

test("what somebody says stands beside him and where he points, for a while", async () => {
  vi.useFakeTimers();
  const { root, session } = await laid("even");
  await session.happen([{ type: "Said", seat: 1, words: "help -2,0" }]);
  expect(find(root, "[data-seat='1'] [data-said]").textContent).toContain("Smiling Basilisk");
  vi.advanceTimersByTime(7000);
  await tick();
  expect(root.querySelector("[data-seat='1'] [data-said]")).toBeNull();
});

test("on a phone the last words of the others stand in lines with their names", async () => {
  const { root, session } = await laid("even");
  await session.happen([{ type: "Said", seat: 1, words: "zeros none" }]);
  const lines = [...root.querySelectorAll("[data-region=mates] ol > li")];
  expect(lines.map((line) => line.textContent.trim())).toEqual(["Ben I have no zeros."]);
});

test("seats have colours of their own, and faces of one level do not look the same", () => {
  const seats = [0, 1, 2, 3, 4, 5];
  expect(new Set(seats.map(seatColour)).size).toBe(6);
  expect(new Set(seats.slice(1).map(seatHue)).size).toBe(5);
});

test("statements that need a target are aimed on the floor", async () => {
  const { root, session } = await laid("even", { utterances: TALK });
  find(root, "[data-say='help']").click();
  await tick();
  expect(prompt(root)).toContain("Which creature needs help?");
  find(root, "[data-thing='cell:-2,0']").click();
  expect(session.chosen).toEqual(["help -2,0"]);
});

test("in silence the room changes, the rule is cited, and gestures remain", async () => {
  const gestures = TALK.filter(({ notation }) => /^(point|nod)/.test(notation));
  const { root, session, rules } = await laid("even", { utterances: gestures });
  await session.happen([{ type: "TalkFlipped", seat: 1, silent: true }], { silent: true });
  expect(document.documentElement.dataset["mood"]).toBe("hush");
  expect(root.querySelector("[data-say='have-joker']")).toBeNull();
  expect(find(root, "[data-screen=dungeon-moment]").textContent).toContain("Silence!");
  find(root, ".hush button").click();
  expect(rules).toEqual(["KKD-TALK-2"]);
  find(root, "[data-say='nod']").click();
  expect(session.chosen).toEqual(["nod"]);
  await session.happen([{ type: "TalkFlipped", seat: 1, silent: false }], { silent: false });
  expect(document.documentElement.dataset["mood"]).toBeUndefined();
});

test("a token is used by its button, its target and a yes", async () => {
  const { root, session } = await laid("even");
  find(root, "[data-thing='token:poison']").click();
  await tick();
  find(root, "[data-thing='vertex:-2,0']").click();
  await tick();
  await tick();
  expect(document.activeElement).toBe(find(root, "[data-answer='poison -2,0']"));
  find(root, "[data-answer='poison -2,0']").click();
  expect(session.chosen).toEqual(["poison -2,0"]);
});

test("a token without a use says why, with its rule, to whoever asks", async () => {
  const scene = sceneOf("even");
  const vain: Tried = {
    choice: 77,
    notation: "silence-ball",
    enabled: false,
    reasons: [{ code: "talking-already", rule: "KKD-GRIM-4", values: {} }],
    text: "Use the ball of silence",
    told: ["The talk side is up: there is no silence to break."],
  };
  const view = viewOf(scene);
  const table = { ...view.table, tokens: [...view.table.tokens, "silence"] };
  const { root, session, rules } = await laid("even", {
    offers: [...scene.offers, vain],
    view: { ...view, table },
  });
  const ball = find(root, "[data-thing='token:silence']");
  expect(ball.getAttribute("aria-disabled")).toBe("true");
  expect(ball.getAttribute("aria-label")).toContain("not useful now. The talk side is up");
  ball.click();
  await tick();
  expect(prompt(root)).toContain("there is no silence to break");
  find(root, "[data-region=prompt] .why button").click();
  expect(rules).toEqual(["KKD-GRIM-4"]);
  find(root, "[data-control=cancel]").click();
  await tick();
  expect(prompt(root)).not.toContain("there is no silence to break");
  expect(session.chosen).toEqual([]);
});

test("the card that is about to be laid tells what goes on in its picture", async () => {
  const { root, round } = await laid("falls");
  const scene = round.laying.card && round.faces.get(round.laying.card.card)?.text;
  expect(scene).toBeTruthy();
  expect(prompt(root)).toContain(scene);
});

test("chests are worth the same wherever the end is told", async () => {
  const scene = sceneOf("even");
  const { root, session } = await laid("even");
  session.facts = { options: { chest_hunt: "true" } } as unknown as TableFacts;
  const won = { outcome: "won", verdict: "KKD-END-1", points: 7 };
  await session.happen([{ type: "DungeonWon", rule: "KKD-END-1" }], won);
  expect(prompt(root)).toContain("7 points for the chests");
  const view = viewOf(scene);
  const end = { ...scene, view: { ...view, table: { ...view.table, ...won } } };
  const { container } = ended(end, session.facts);
  expect(container.textContent).toContain("7 points for the chests");
});

test("a lost dungeon says by which rule, and which card is to blame", async () => {
  const { root, session, rules } = await laid("even");
  const end = { outcome: "lost", verdict: "KKD-END-2", blamed: [[0, 0]] as [number, number][] };
  await session.happen([{ type: "DungeonLost", rule: "KKD-END-2" }], end);
  expect(prompt(root)).toContain("The alarm goes off.");
  expect(prompt(root)).toContain("5 is safe, 6 loses");
  find(root, "[data-outcome=lost] button").click();
  expect(rules).toEqual(["KKD-END-2"]);
});

test("the window at the end says so, too, and shows the card", async () => {
  const { session } = await laid("even");
  session.facts = { options: {}, daily: "" } as unknown as TableFacts;
  const scene = sceneOf("even");
  const view = viewOf(scene);
  const table = { ...view.table, outcome: "lost", verdict: "KKD-END-2", blamed: [[0, 0] as const] };
  const { container, rules } = ended({ ...scene, view: { ...view, table } }, session.facts);
  expect(container.textContent).toContain("The alarm goes off.");
  expect(container.textContent).toContain("5 is safe, 6 loses");
  expect(container.querySelectorAll("[data-card]")).toHaveLength(1);
  find(container, "button").click();
  expect(rules).toEqual(["KKD-END-2"]);
});

test("whoever would give up is named, and can be agreed with", async () => {
  const card = sceneOf("card");
  const { root, session } = await laid("card");
  const other = 1 - viewOf(card).seat;
  await session.happen([], { giving_up: [other] });
  find(root, "[data-answer='give-up']").click();
  expect(session.chosen).toEqual(["give-up"]);
});

test("whoever would give up sees that it was heard, and that the others have to agree", async () => {
  const { root, session } = await laid("card");
  await session.happen([], { giving_up: [viewOf(sceneOf("card")).seat] });
  expect(prompt(root)).toContain("You want to give up; the others have to agree.");
  expect(root.querySelector("[data-answer='give-up']")).toBeNull();
});

test("nothing of the table is hard to reach", async () => {
  const { root } = await laid("even", { utterances: TALK });
  expect(await violations(root)).toEqual([]);
}, 20_000);
