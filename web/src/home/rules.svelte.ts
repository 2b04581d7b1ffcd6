/** The rules of a game by their ids, fetched when somebody asks for the first. */

import { asApiError } from "$lib/lobby/lobby.svelte";
import type { Api, ApiError } from "$lib/net/api";
import type { GameOffer, RuleText } from "$lib/wire/protocol";

export interface FoundRule {
  chapter: string;
  rule: RuleText;
}

export class Rules {
  found = $state.raw<FoundRule | null>(null);
  trouble = $state.raw<ApiError | null>(null);

  constructor(private readonly server: Pick<Api, "catalogue">) {}

  /** Find a rule in a language; all boxes of a game have the same rules, so its first will do. */
  async find(game: GameOffer, id: string, language: string): Promise<void> {
    [this.found, this.trouble] = [null, null];
    const [box] = game.packs;
    if (!box) return;
    try {
      const { chapters } = await this.server.catalogue(
        { game: game.id, packs: [box.id], content_hash: box.content_hash },
        language,
      );
      const chapter = chapters.find(({ rules }) => rules.some((rule) => rule.id === id));
      const rule = chapter?.rules.find((each) => each.id === id);
      this.found = chapter && rule ? { chapter: chapter.name, rule } : null;
    } catch (error) {
      this.trouble = asApiError(error);
    }
  }
}
