import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiError, recordUrl } from "$lib/net/api";
import { pageUrl, rootOf } from "$lib/net/urls";

const answered = (status: number, body?: string): void => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(body ?? null, { status }))),
  );
};

afterEach(() => vi.unstubAllGlobals());

async function refusal(wish: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await wish.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("the server", () => {
  it("is told a form and answers", async () => {
    answered(201, '{"seat": 1, "token": "t"}');
    expect(await api.sit("x/y", 1, { invitation: "i", name: "Ana" })).toEqual({ seat: 1, token: "t" });
    const [url, request] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect(String(url)).toContain("/api/tables/x%2Fy/seats/1");
    expect(request).toMatchObject({
      method: "POST",
      credentials: "omit",
      body: '{"invitation":"i","name":"Ana"}',
    });
  });

  it("refuses with a code", async () => {
    answered(409, '{"error": "seat-taken", "detail": "somebody sits there"}');
    expect(await refusal(api.facts("x"))).toMatchObject({
      code: "seat-taken",
      message: "somebody sits there",
    });
  });

  it("may answer what nobody can read", async () => {
    answered(502, "<html>");
    expect(await refusal(api.games("en"))).toMatchObject({ code: "http" });
  });

  it("may not be there", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("failed"))),
    );
    expect(await refusal(api.tables())).toMatchObject({ code: "offline" });
  });

  it("deletes a table for its host and says nothing", async () => {
    answered(204);
    expect(await api.remove("x", "h0st")).toBeUndefined();
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ headers: { authorization: "Bearer h0st" } });
  });
});

describe("a place", () => {
  it("is wherever the page came from, also below a path", () => {
    expect(rootOf("https://a.example/box/index.html?x#/t/1").href).toBe("https://a.example/box/");
    expect(pageUrl("/t/1", new URL("https://a.example/box/"))).toBe("https://a.example/box/#/t/1");
    expect(recordUrl("x")).toMatch(/\/api\/tables\/x\/record$/);
  });
});
