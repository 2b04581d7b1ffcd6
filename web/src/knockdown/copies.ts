/** Cards of a heap that can be told apart: equal ones are counted, so that each keeps its place on the screen. */

export interface Copy {
  id: string;
  /** how many of the same lie before it */
  copies: number;
  key: string;
}

export function copiesOf(cards: readonly string[]): Copy[] {
  return cards.map((id, place) => {
    const copies = cards.slice(0, place).filter((each) => each === id).length;
    return { id, copies, key: `${id}-${copies}` };
  });
}
