/** What is asked over HTTP: tables are opened, joined and listed, and the words of the boxes fetched. */

import { apiUrl } from "$lib/net/urls";
import type {
  Catalogue,
  Create,
  Fault,
  Games,
  Listed,
  Opened,
  SatDown,
  TableFacts,
  Take,
} from "$lib/wire/protocol";

/** A wish that the server did not carry out; `code` says why. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

type Body = Create | Take | undefined;

async function ask<T>(
  method: string,
  path: string,
  body?: Body,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await fetched(method, path, body, headers);
  if (!answer.ok) throw await faultOf(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function fetched(
  method: string,
  path: string,
  body: Body,
  headers: Record<string, string>,
): Promise<Response> {
  const request: RequestInit = { method, headers, credentials: "omit", referrerPolicy: "no-referrer" };
  if (body !== undefined) request.body = JSON.stringify(body);
  try {
    return await fetch(apiUrl(path), request);
  } catch {
    throw new ApiError("offline", "the server does not answer");
  }
}

async function faultOf(answer: Response): Promise<ApiError> {
  try {
    const fault = (await answer.json()) as Fault;
    return new ApiError(fault.error, fault.detail);
  } catch {
    return new ApiError("http", `the server answered ${answer.status}`);
  }
}

export const api = {
  games: (lang: string): Promise<Games> => ask("GET", `games?lang=${lang}`),
  open: (form: Create): Promise<Opened> => ask("POST", "tables", form),
  tables: (before = ""): Promise<Listed[]> => ask("GET", `tables?before=${encodeURIComponent(before)}`),
  facts: (table: string): Promise<TableFacts> => ask("GET", `tables/${encodeURIComponent(table)}`),
  sit: (table: string, seat: number, form: Take): Promise<SatDown> =>
    ask("POST", `tables/${encodeURIComponent(table)}/seats/${seat}`, form),
  remove: (table: string, host: string): Promise<void> =>
    ask("DELETE", `tables/${encodeURIComponent(table)}`, undefined, { authorization: `Bearer ${host}` }),
  catalogue: (
    facts: Pick<TableFacts, "game" | "packs" | "content_hash">,
    lang: string,
  ): Promise<Catalogue> => {
    const packs = facts.packs.map(encodeURIComponent).join(",");
    return ask("GET", `catalogue/${facts.game}/${facts.content_hash}/${lang}?packs=${packs}`);
  },
};

export type Api = typeof api;

export function recordUrl(table: string): string {
  return apiUrl(`tables/${encodeURIComponent(table)}/record`).href;
}
