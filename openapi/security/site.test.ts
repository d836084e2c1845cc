// @vitest-environment node
import { describe, expect, it } from "vitest";
import { originNames, originOfHost, originsFor, publicUrlsIn } from "../sandbox/http/origins.ts";
import { startSmall, Visitor } from "../sandbox/testing/visitor.ts";
import { small } from "../sandbox/testing/small-seed.ts";
import { expectRow, hostNames } from "./rows.ts";
import type { OriginName } from "../sandbox/context.ts";

/** Places where a user would put it, by what is said of them. */
const places: Readonly<Record<string, readonly string[]>> = {
  "one domain": ["https://video.example"],
  "one domain at another port": ["https://video.example:8443"],
  www: ["https://www.video.example"],
  "media elsewhere": ["https://video.example", "media=https://cdn.example.net"],
  "an address a role": [
    "https://video.example",
    ...["auth", "payment", "media", "studio", "log", "metrics"].map(
      (role) => `${role}=https://${role}-of.video.example`,
    ),
  ],
};

describe.each(Object.entries(places))("%s", (_, given) => {
  const options = { publicUrls: publicUrlsIn(given), trustedProxies: ["127.0.0.1"] };

  it("signs in and writes by its addresses, with cookies that https alone carries", async () => {
    const sandbox = await startSmall(options);
    try {
      const { origins } = sandbox.context;
      const viewer = new Visitor(sandbox);
      const form = await viewer.request("/multipass/login/", { host: "auth" });
      const signed = await viewer.sendForm("/multipass/login/", {
        email: small.viewer.email,
        password: small.password,
      });
      expect(signed.status).toBe(303);
      const cookies = [...(form.headers["set-cookie"] ?? []), ...(signed.headers["set-cookie"] ?? [])];
      expect(cookies.length).toBeGreaterThan(1);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__(?:Host|Secure)-/);
        expect(cookie).toMatch(/; HttpOnly; .*; Secure(?:;|$)/);
        // A prefix that browsers hold a cookie to: no Domain, the whole host.
        if (cookie.startsWith("__Host-")) expect(cookie).toMatch(/^(?!.*Domain=).*; Path=\/;/);
      }
      expect(cookies.find((cookie) => cookie.startsWith("__Secure-kadr_session="))).toContain(
        "; Domain=video.example;",
      );
      const written = await viewer.call(`/api/comments/video/${small.video}/`, {
        method: "POST",
        body: { text: "Издалека" },
      });
      expect(written.status, written.text).toBe(201);
      // The addresses of the server itself are nobody's any more.
      expect((await viewer.request("/", { headers: { host: `kadr.localhost:${sandbox.port}` } })).status).toBe(421);
      const config = (await viewer.request("/config.json")).json<Record<string, string>>();
      for (const role of ["auth", "media", "studio", "payment"] as const)
        expect(config[`${role}Url`]).toBe(origins[role]);
      for (const host of hostNames) {
        const reply = await viewer.request("/nothing", { host });
        expectRow(sandbox, host, reply.headers, host);
        expect(reply.headers["strict-transport-security"], host).toBe("max-age=31536000");
      }
    } finally {
      await sandbox.close();
    }
  }, 60_000);

  it("has no tools of the sandbox, whatever is in the headers", async () => {
    const sandbox = await startSmall(options);
    try {
      expect(sandbox.routes.filter(({ url }) => url.startsWith("/sandbox"))).toEqual([]);
      const fault = await new Visitor(sandbox).call("/feed/home/", { headers: { "x-kadr-fault": "503" } });
      expect(fault.status).toBe(200);
    } finally {
      await sandbox.close();
    }
  }, 60_000);

  it("tells its hosts apart by name, at any port", () => {
    const origins = originsFor(4300, publicUrlsIn(given));
    const originOf = originOfHost(origins);
    for (const name of originNames)
      for (const port of ["", ":443", ":4300"])
        expect(originOf(new URL(origins[name]).hostname + port)).toBe<OriginName>(name);
    expect(originOf("kadr.localhost:4300")).toBeUndefined();
  });
});

it("is http without HSTS, Secure and prefixes where it was always, and nowhere else", async () => {
  const sandbox = await startSmall();
  const reply = await new Visitor(sandbox).request("/multipass/login/", { host: "auth" });
  await sandbox.close();
  expect(reply.headers["strict-transport-security"]).toBeUndefined();
  expect(reply.headers["set-cookie"]?.[0]).toMatch(/^kadr_auth_form=(?!.*Secure)/);
}, 60_000);

it.each([
  ["video.example"],
  ["https://video.example/path"],
  ["https://user@video.example"],
  ["ftp://video.example"],
  ["https://192.0.2.1"],
  ["https://[::1]"],
  ["media=https://cdn.example"],
  ["nobody=https://a.example", "https://b.example"],
])("refuses addresses that are none: %s", (...given) => {
  expect(() => publicUrlsIn(given)).toThrow(/--public-url/);
});

it.each([
  ["roles that share a name", ["https://video.example", "media=https://video.example:8443"]],
  ["a role that the session does not reach", ["https://video.example", "auth=https://auth.example.net"]],
  ["TLS for some only", ["https://video.example", "media=http://cdn.example.net"]],
])("refuses %s", (_, given) => {
  expect(() => originsFor(4300, publicUrlsIn(given))).toThrow(/--public-url/);
});
