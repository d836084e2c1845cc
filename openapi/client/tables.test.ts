// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { examples } from "./examples.gen.ts";

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

/** A client of a page that has just been opened: the second table is not here. */
async function freshClient(response: () => Response) {
  vi.resetModules();
  const { createApi } = await import("./createApi.ts");
  const urls: string[] = [];
  const fetch = (async (request: Request) => {
    urls.push(request.url);
    return response();
  }) as typeof globalThis.fetch;
  const reports: unknown[] = [];
  const onReport = (report: unknown) => void reports.push(report);
  return { api: createApi({ baseUrl: "http://kadr.test/backend", fetch, onReport }), urls, reports };
}

beforeEach(() => {
  vi.doUnmock("./guards.rest.gen.ts");
});

describe("the two tables of the client", () => {
  it("send what the first load needs at once, so that it leaves with the page", async () => {
    const { api, urls } = await freshClient(() => new Response(null, { status: 204 }));
    const saved = api.call("saveVideoProgress", { body: { video_id: "v1", position: 5 } });
    await Promise.resolve();
    await Promise.resolve();
    expect(urls).toHaveLength(1);
    await saved;
  });

  it("load the rest with the first call that needs it, and check its response", async () => {
    const { api, urls } = await freshClient(() => json(examples.checkVpn.yes));
    await expect(api.call("checkVpn")).resolves.toEqual({ show_banner: true });
    expect(urls).toEqual(["http://kadr.test/backend/api/page_options/check_vpn"]);
    const broken = await freshClient(() => json({ show_banner: 5 }));
    await expect(broken.api.call("checkVpn")).rejects.toMatchObject({ kind: "wrongShape" });
  });

  it("load the rest also for a link that is the first to need it", async () => {
    const { api } = await freshClient(() => json(examples.checkVpn.yes));
    await expect(api.followLink("checkVpn", "/backend/api/page_options/check_vpn")).resolves.toEqual({
      show_banner: true,
    });
  });

  it("say offline when the rest does not come, and try again with the next call", async () => {
    vi.doMock("./guards.rest.gen.ts", () => {
      throw new Error("the chunk is not there");
    });
    const { api, urls, reports } = await freshClient(() => json({ show_banner: false }));
    const error: unknown = await api.call("checkVpn").catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: "offline", operationId: "checkVpn", cause: expect.any(Error) });
    expect(reports).toEqual([{ type: "failed", error, willRetry: false }]);
    expect(urls).toEqual([]);
    vi.doUnmock("./guards.rest.gen.ts");
    await expect(api.call("checkVpn")).resolves.toEqual({ show_banner: false });
  });

  it("say of each call how it is sent, what it carries and whose server answers it", async () => {
    vi.resetModules();
    const { lineOf, loadRest, shapeNames, shapeText } = await import("./tables.ts");
    expect(lineOf("getVideoVotes")).toEqual({
      method: "GET",
      path: "/api/numerator/video/{id}/vote",
      shape: "VideoVotes",
      takesKey: false,
      saysWho: true,
      mayBeEmpty: false,
      role: "api",
    });
    expect(lineOf("logEvent")).toMatchObject({ path: "/events", shape: "", saysWho: false, role: "log" });
    expect([lineOf("startPayment"), lineOf("listShortsCategory"), shapeText("VpnCheck")]).toEqual([
      null,
      null,
      undefined,
    ]);
    expect(shapeNames()).not.toContain("VpnCheck");
    await loadRest();
    expect(lineOf("startPayment")).toMatchObject({ method: "POST", takesKey: true, saysWho: true, role: "payment" });
    expect(lineOf("listShortsCategory")).toMatchObject({ shape: "ShortsCategory", takesKey: false, mayBeEmpty: true });
    expect([lineOf("getVideoVotes")?.shape, shapeText("VpnCheck"), shapeText("VideoVotes")]).toEqual([
      "VideoVotes",
      "show_banner:b",
      "likes_number:i dislikes_number:i",
    ]);
    expect(shapeNames()).toEqual(expect.arrayContaining(["VpnCheck", "VideoVotes"]));
  });

  it("load the rest once for all who wait for it", async () => {
    vi.resetModules();
    const { loadRest } = await import("./tables.ts");
    const first = loadRest();
    expect(loadRest()).toBe(first);
    await first;
    expect(loadRest()).toBe(first);
  });

  it("share nothing, and the second is imported dynamically only", async () => {
    const first = await import("./guards.gen.ts");
    const rest = await import("./guards.rest.gen.ts");
    for (const table of ["callTable", "shapeTable"] as const) {
      expect(
        Object.keys(rest[table]).filter((name) => name in first[table]),
        table,
      ).toEqual([]);
    }
    const folder = new URL(".", import.meta.url);
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".ts") && !file.includes(".test."))) {
      expect(readFileSync(new URL(name, folder), "utf8"), name).not.toMatch(/from "\.\/guards\.rest\.gen\.ts"/);
    }
  });
});
