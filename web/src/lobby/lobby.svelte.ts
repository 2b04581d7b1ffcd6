/** What everything before a table works with: the server, the keys of this browser, and what can be played. */

import { ApiError, type Api } from "$lib/net/api";
import type { Keyring } from "$lib/net/keyring";
import type { GameOffer, Reach } from "$lib/wire/protocol";

/** Until the server has said more: links lead to where this page is. */
export const DEFAULT_REACH: Reach = { lan: false, origin: null, program: "knockbox" };

/** All games with their boxes, options and words, in the language that was asked for last. */
export class Offers {
  games = $state.raw<GameOffer[]>([]);
  reach = $state.raw<Reach>(DEFAULT_REACH);
  trouble = $state.raw<ApiError | null>(null);
  isLoading = $state(false);
  private wanted = "";
  private had = "";

  constructor(private readonly server: Pick<Api, "games">) {}

  of(game: string): GameOffer | undefined {
    return this.games.find((offer) => offer.id === game);
  }

  async load(language: string): Promise<void> {
    this.wanted = language;
    if (this.had === language) return;
    this.isLoading = true;
    this.trouble = null;
    try {
      const response = await this.server.games(language);
      if (this.wanted === language)
        [this.games, this.reach, this.had] = [response.games, response.reach, language];
    } catch (error) {
      if (this.wanted === language) this.trouble = asApiError(error);
    }
    if (this.wanted === language) this.isLoading = false;
  }
}

export class Lobby {
  readonly offers: Offers;

  constructor(
    readonly server: Api,
    readonly keyring: Keyring,
  ) {
    this.offers = new Offers(server);
  }
}

/** What the server refused; anything else is a fault of ours and goes on its way. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
