// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callsOf, type OpenApi } from "../../tools/openapi.ts";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";
import { assertSameOrigin } from "../http/same-origin.ts";
import { loadSpec, ofRole, type OpenApiDocument } from "./spec.ts";
import { specifiedUrl } from "../http/spellings.ts";

let sandbox: Sandbox;
let guest: Visitor;
let document: OpenApiDocument;
beforeAll(async () => {
  sandbox = await startSmall();
  guest = new Visitor(sandbox);
  document = await loadSpec();
}, 60_000);
afterAll(() => sandbox.close());

describe("the address of every role", () => {
  it("is told to the host in one configuration", async () => {
    const { origins } = sandbox.context;
    expect((await guest.request("/config.json")).json()).toEqual({
      apiUrl: "/backend",
      authUrl: origins.auth,
      mediaUrl: origins.media,
      studioUrl: origins.studio,
      paymentUrl: origins.payment,
      paymentApiUrl: "/backend",
      shopId: "kadr-sandbox",
      logUrl: `${origins.log}/backend`,
      metricsUrl: `${origins.metrics}/backend`,
      siteId: "kadr",
      onboarding: "",
      paidTraffic: "cpc,cpm,cpv,cpa,ppc,paid,paid_social,display",
    });
    const policy = String((await guest.request("/sandbox/../")).headers["content-security-policy"]);
    for (const name of ["log", "metrics"] as const)
      expect(policy).toMatch(new RegExp(`connect-src [^;]*${origins[name]}`));
    // The payment origin is there for frames only.
    expect(policy.split("; ").filter((directive) => directive.includes(origins.payment))).toEqual([
      expect.stringMatching(/^frame-src /),
    ]);
  });

  it.each(["payment", "log", "metrics"] as const)(
    "lets the shell's pages call %s with the session, and nobody else's",
    async (host) => {
      const { origins } = sandbox.context;
      const preflight = (origin: string) =>
        guest.call("/any/call", {
          host,
          method: "OPTIONS",
          headers: {
            origin,
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type",
          },
        });
      const allowed = await preflight(origins.shell);
      expect(allowed.status).toBe(204);
      expect(allowed.headers).toMatchObject({
        "access-control-allow-origin": origins.shell,
        "access-control-allow-credentials": "true",
      });
      const foreign = await preflight("http://evil.example");
      expect(foreign.headers["access-control-allow-origin"]).toBeUndefined();
      // A refusal can be read by the page that was refused.
      expect(
        (await guest.call("/any/call", { host, headers: { origin: origins.shell } })).headers[
          "access-control-allow-origin"
        ],
      ).toBe(origins.shell);
    },
  );

  it("answers the calls of its role only, while the shell answers all", async () => {
    const shared = callsOf(document as unknown as OpenApi);
    expect(callsOf(ofRole(document, "api") as unknown as OpenApi)).toHaveLength(shared.length);
    for (const role of ["payment", "log", "metrics"] as const) {
      const own = shared.filter((call) => call.role === role).map(({ id }) => id);
      expect(callsOf(ofRole(document, role) as unknown as OpenApi).map(({ id }) => id)).toEqual(own);
      expect((await guest.call("/info/partners/", { host: role })).status).toBe(404);
    }
    expect((await guest.call("/info/partners/")).status).toBe(200);
  });
});

describe("a write", () => {
  const shell = "http://kadr.localhost:4300";
  const pay = "http://pay.kadr.localhost:4300";
  it.each([
    [shell, "same-site", true],
    [shell, undefined, true],
    [pay, "same-origin", true],
    [undefined, "same-origin", true],
    [shell, "cross-site", false],
    ["http://auth.kadr.localhost:4300", "same-site", false],
    ["http://evil.example", "cross-site", false],
    ["null", "cross-site", false],
    [undefined, "same-site", false],
    [undefined, undefined, false],
  ] as const)("to another role from %s (%s) is let through: %s", (origin, site, isFine) => {
    const headers = {
      ...(origin === undefined ? {} : { origin }),
      ...(site === undefined ? {} : { "sec-fetch-site": site }),
    };
    const attempt = () => assertSameOrigin("POST", headers, pay, shell);
    if (isFine) expect(attempt).not.toThrow();
    else expect(attempt).toThrow();
    // The shell itself takes its own only.
    if (origin === pay) expect(() => assertSameOrigin("POST", headers, shell)).toThrow();
  });
});

describe("the other spelling of an address", () => {
  it.each([
    ["POST", "/api/subscription/card/person/5", "/api/v2/subscription/card/person/5"],
    ["DELETE", "/api/v2/subscription/card/person/5/", "/api/subscription/card/person/5/"],
    ["GET", "/api/subscription/user/", "/api/subscription/user/"],
    ["POST", "/api/v2/reactions/", "/reactions/"],
    ["POST", "/api/v2/reactions?x=1", "/reactions/?x=1"],
    ["POST", "/api/v2/reactions/rating/videos/5", "/api/v2/reactions/rating/videos/5"],
    ["GET", "/reactions/videos/5", "/api/v2/reactions/videos/5"],
    ["GET", "/page_options/page_meta/video/5", "/api/page_options/page_meta/video/5"],
    ["GET", "/api/page_options/page_meta/catalog/user/5/", "/page_options/page_meta/catalog/user/5/"],
    ["GET", "/page_options/page_meta/catalog/user/5/", "/page_options/page_meta/catalog/user/5/"],
  ])("%s %s is read as %s", (method, other, specified) => {
    expect(specifiedUrl(method, `/backend${other}`, "/backend")).toBe(`/backend${specified}`);
    // Pages share these paths (K17) and are left alone.
    expect(specifiedUrl(method, other, "/backend")).toBe(other);
  });

  it("reaches the same operation, with and without the last slash", async () => {
    for (const path of [
      `/page_options/page_meta/video/${small.video}`,
      `/api/page_options/page_meta/video/${small.video}/`,
    ]) {
      expect((await guest.call(path)).status, path).toBe(200);
    }
  });
});
