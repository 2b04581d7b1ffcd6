/** What axe finds wrong with a part of a page; colours are looked at in a real browser. */

import axe from "axe-core";

export async function violations(part: Element): Promise<string[]> {
  const { violations: found } = await axe.run(part, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
