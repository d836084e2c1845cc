// @vitest-environment node
import { describe, expect, it } from "vitest";
import { smallForFile } from "../sandbox/testing/small-file.ts";
import { requestLines, sendBytes } from "./raw.ts";
import { expectRow, hostNames, hostOf } from "./rows.ts";

const here = smallForFile();

/** Addresses that are no path of any host, each a kind of its own. */
const addresses = [
  "//",
  "//[",
  "///",
  "//evil.test/",
  "/\\evil.test/",
  "/%",
  "/%2",
  "/%zz",
  "/%E0%A4%A",
  "/%c0%af",
  "/a/%ff/b",
  "*",
  "?",
  "http://evil.test/",
  "evil.test:443",
];
/** Names that every object of the language has: whoever looks a name up in a table finds them. */
const inherited = ["constructor", "__proto__", "prototype", "toString", "hasOwnProperty", "valueOf"];
const folders = [
  "/fonts/",
  "/videos/",
  "/uploads/",
  "/clips/",
  "/live/",
  "/backend/",
  "/swagger-ui.css/",
  "/news/",
  "/blog/",
  "/multipass/",
  "/purchase/",
];
const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"];

describe.each(hostNames)("%s", (host) => {
  it.each(addresses)("answers 400 with a row of the table to %s", async (address) => {
    for (const method of methods) {
      const response = await sendBytes(
        here.sandbox.port,
        requestLines(method, address, [`Host: ${hostOf(here.sandbox, host)}`]),
      );
      expect(response.status, method).toBe(400);
      expectRow(here.sandbox, host, response.headers, `${method} ${address}`);
    }
  });

  it.each(inherited)("has no route and no file called %s, and no fault of its own", async (name) => {
    for (const folder of folders) {
      for (const address of [`${folder}${name}`, `${folder}${name}/`, `${folder}${name}/${name}`, `/${name}`]) {
        const response = await sendBytes(
          here.sandbox.port,
          requestLines("GET", address, [`Host: ${hostOf(here.sandbox, host)}`]),
        );
        // The shell has no build here: its pages say 503.
        if (response.status !== 503) expect(response.status, address).toBeGreaterThanOrEqual(300);
        if (response.status !== 503) expect(response.status, address).toBeLessThan(500);
        if (folder === "/fonts/" && address.startsWith(folder)) expect(response.status, address).toBe(400);
        expectRow(here.sandbox, host, response.headers, address);
      }
    }
  });

  it("refuses a request with two Host headers, and one with none", async () => {
    const own = `Host: ${hostOf(here.sandbox, host)}`;
    for (const lines of [
      [own, "Host: evil.test"],
      ["Host: evil.test", own],
      [own, own],
      [own, "hOST: kadr.localhost"],
      [],
    ]) {
      const response = await sendBytes(here.sandbox.port, requestLines("GET", "/", lines));
      expect(response.status, String(lines)).toBe(400);
      expectRow(here.sandbox, host, response.headers, String(lines));
    }
  });

  it("gives a row to what Node refuses before there is a request", async () => {
    const own = `Host: ${hostOf(here.sandbox, host)}`;
    const broken: ReadonlyArray<readonly [number, string]> = [
      [400, "nonsense\r\n\r\n"],
      [400, `GET / HTTP/9.9\r\n${own}\r\n\r\n`],
      [400, requestLines("GET", "/a b", [own])],
      [400, requestLines("GET", "/", [own, "Broken header"])],
      [400, requestLines("POST", "/", [own, "Content-Length: 1", "Transfer-Encoding: chunked"])],
      [400, requestLines("POST", "/", [own, "Content-Length: x"])],
      [431, requestLines("GET", "/", [own, `X-Long: ${"x".repeat(20_000)}`])],
      [417, requestLines("POST", "/", [own, "Content-Length: 0", "Expect: miracles"])],
    ];
    for (const [status, bytes] of broken) {
      const response = await sendBytes(here.sandbox.port, bytes);
      expect(response.status, bytes.slice(0, 100)).toBe(status);
      expectRow(here.sandbox, host, response.headers, bytes.slice(0, 100));
    }
  });
});

describe("who visits the shell", () => {
  const visit = (address: string) =>
    sendBytes(
      here.sandbox.port,
      requestLines("GET", address, [`Host: ${hostOf(here.sandbox, "shell")}`, "Accept: text/html,*/*;q=0.8"]),
    );

  it.each(["/%", "/%zz", "/%E0%A4%A", "/%c0%af", "/a/%ff/b", "/fonts/constructor"])(
    "is given a page of the product by %s",
    async (address) => {
      const response = await visit(address);
      // it is drawn as every page is: without a build it says 503
      expect(response.status).toBe(503);
      expect(response.headers["content-type"]).toContain("text/html");
      expectRow(here.sandbox, "shell", response.headers, address);
    },
  );

  it.each([
    ["//", "/"],
    ["///", "/"],
    ["//evil.test/", "/evil.test/"],
    ["/\\evil.test/", "/evil.test/"],
    ["//\\//evil.test/?next=//evil.test/", "/evil.test/?next=//evil.test/"],
    ["//%zz", "/%zz"],
  ])("is led by %s to %s, which is ours", async (address, location) => {
    const response = await visit(address);
    expect(response.status).toBe(302);
    expect(response.headers["location"]).toBe(location);
    expectRow(here.sandbox, "shell", response.headers, address);
  });
});

it("answers a call with the contract's body", async () => {
  const response = await sendBytes(
    here.sandbox.port,
    requestLines("GET", "/backend/feed/%/", [`Host: ${hostOf(here.sandbox, "shell")}`]),
  );
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.text).toContain('"code":"validation"');
});
