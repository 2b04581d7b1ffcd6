/** The list of public tables, newest first, one part after the other. */

import { asApiError } from "$lib/lobby/lobby.svelte";
import type { Api, ApiError } from "$lib/net/api";
import type { Listed } from "$lib/wire/protocol";

/** As many as the server tells at once; fewer mean that there are no more. */
const PAGE = 50;

export class PublicTables {
  tables = $state.raw<Listed[]>([]);
  trouble = $state.raw<ApiError | null>(null);
  isLoading = $state(false);
  hasMore = $state(false);

  constructor(private readonly server: Pick<Api, "tables">) {}

  load(): Promise<void> {
    return this.fetch([]);
  }

  more(): Promise<void> {
    return this.fetch(this.tables);
  }

  private async fetch(before: Listed[]): Promise<void> {
    const last = before.at(-1);
    this.isLoading = true;
    this.trouble = null;
    try {
      const found = await this.server.tables(last ? `${last.created_ms}.${last.id}` : "");
      this.tables = [...before, ...found];
      this.hasMore = found.length === PAGE;
    } catch (error) {
      this.trouble = asApiError(error);
    }
    this.isLoading = false;
  }
}
