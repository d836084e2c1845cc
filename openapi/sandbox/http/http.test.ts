// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPage } from "../../pages/index.ts";
import type { Sandbox } from "../server.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";
import { securityHeaders, type Surface } from "./security-headers.ts";
import { parseRange } from "./send-file.ts";

let sandbox: Sandbox;
let guest: Visitor;
const dist = mkdtempSync(join(tmpdir(), "kadr-dist-"));
const script = "console.log('кадр')".repeat(50);

beforeAll(async () => {
  writeFileSync(
    join(dist, "index.html"),
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>old</title>' +
      '<link rel="stylesheet" href="/index.0a1b2c3d.css"></head><body><div id="app"></div>' +
      '<script type="module" src="/index.0a1b2c3d.js"></script></body></html>',
  );
  writeFileSync(join(dist, "VideoPage.1a1b2c3d.js"), "");
  writeFileSync(join(dist, "VideoPageOther.1a1b2c3d.js"), "");
  writeFileSync(join(dist, "index.0a1b2c3d.js"), script);
  writeFileSync(join(dist, "index.0a1b2c3d.js.br"), brotliCompressSync(script));
  writeFileSync(join(dist, "index.0a1b2c3d.css"), "@font-face{src:url(a.woff2)}");
  writeFileSync(
    join(dist, "chunks.json"),
    JSON.stringify({ VideoPage: ["VideoPage.1a1b2c3d.js"], VideoPageOther: ["VideoPageOther.1a1b2c3d.js"] }),
  );
  writeFileSync(
    join(dist, "integrity.json"),
    JSON.stringify({ "/index.0a1b2c3d.js": "sha256-entry", "/VideoPage.1a1b2c3d.js": "sha256-page" }),
  );
  sandbox = await startSmall({ hostDist: dist });
  guest = new Visitor(sandbox);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dist, { recursive: true });
});

describe("security headers", () => {
  const addresses: ReadonlyArray<readonly [Surface, "shell" | "auth" | "payment" | "media", string]> = [
    ["shell", "shell", "/"],
    ["shell", "shell", `/video/${small.video}/`],
    ["file", "shell", "/index.0a1b2c3d.js"],
    ["shell", "shell", "/no/such/page"],
    ["sandboxPage", "shell", "/sandbox"],
    ["api", "shell", "/backend/feed/home/"],
    ["api", "shell", "/backend/no/such/call"],
    ["api", "shell", "/config.json"],
    ["auth", "auth", "/multipass/login/"],
    ["auth", "auth", "/no/such/page"],
    ["payment", "payment", "/"],
    ["media", "media", "/no/such/file.mp4"],
  ];

  it.each(addresses)("the row of %s is on every response of %s%s", async (surface, host, path) => {
    const { headers } = await guest.request(path, { host });
    const nonce = /'nonce-([\w-]+)'/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
    expect(headers).toMatchObject(withoutVary(securityHeaders(surface, sandbox.context.origins, nonce)));
  });

  const withoutVary = ({ vary: _vary, ...rest }: Record<string, string>) => rest;

  it("allow what the pages need and no more", () => {
    const { origins } = sandbox.context;
    const shell = securityHeaders("shell", origins, "n")["content-security-policy"] ?? "";
    expect(shell).toContain("script-src 'nonce-n' 'strict-dynamic';");
    for (const part of [
      "style-src-attr 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
      `frame-src ${origins.auth} ${origins.payment} ${origins.media};`,
    ])
      expect(shell).toContain(part);
    // the page itself asks the payment origin for nothing and sends it nothing
    expect(shell.split("; ").filter((directive) => directive.includes(origins.payment))).toEqual([
      expect.stringMatching(/^frame-src /),
    ]);
    expect(shell).not.toMatch(/unsafe|\*/);
    for (const frame of ["auth", "news", "payment"] as const) {
      const headers = securityHeaders(frame, origins, "n");
      expect(headers["content-security-policy"]).toContain(`frame-ancestors ${origins.shell};`);
      expect(headers["origin-agent-cluster"]).toBe("?1");
    }
    expect(securityHeaders("media", origins)["access-control-allow-origin"]).toBe(origins.shell);
    for (const surface of ["shell", "api", "auth", "media"] as const)
      expect(Object.keys(securityHeaders(surface, origins))).not.toContain("strict-transport-security");
  });

  it("hold every script of the document to its hash, before any is loaded", async () => {
    const { headers, text } = await guest.request(`/video/${small.video}/`);
    expect(headers["integrity-policy"]).toBe("blocked-destinations=(script)");
    const map = /<script nonce="[\w-]+" type="importmap">(.*?)<\/script>/.exec(text);
    expect(JSON.parse(map?.[1] ?? "")).toEqual({
      integrity: {
        "/index.0a1b2c3d.js": "sha256-entry",
        "/VideoPage.1a1b2c3d.js": "sha256-page",
      },
    });
    expect(text).toMatch(/<script nonce="[\w-]+" integrity="sha256-entry" type="module"/);
    expect(text).toMatch(
      /<link nonce="[\w-]+" rel="modulepreload" href="\/VideoPage\.1a1b2c3d\.js" integrity="sha256-page">/,
    );
    expect(text.indexOf("importmap")).toBeLessThan(text.indexOf("modulepreload"));
  });

  it("give every response a nonce of its own, and the document carries it", async () => {
    const [first, second] = [await guest.request("/"), await guest.request("/")];
    const nonceOf = (policy: unknown) => /'nonce-([\w-]{24})'/.exec(String(policy))?.[1];
    const nonce = nonceOf(first.headers["content-security-policy"]);
    expect(nonce).not.toBe(nonceOf(second.headers["content-security-policy"]));
    expect(first.text).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    for (const tag of first.text.match(/<(?:script|style)\b[^>]*>/g) ?? []) expect(tag).toContain(`nonce="${nonce}"`);
    expect(first.text).toMatch(new RegExp(`<link nonce="${nonce}" rel="stylesheet"`));
  });
});

describe("pages", () => {
  const prefetchedIn = (text: string) =>
    JSON.parse(/<script[^>]*id="kadr-prefetched"[^>]*>(.*?)<\/script>/.exec(text)?.[1] ?? "null") as {
      call: string;
      path: object;
      query: object;
      response: object;
    }[];

  it("carry the configuration, the title and the responses to the first calls", async () => {
    const page = await guest.request("/");
    const config = /<script[^>]*id="kadr-config"[^>]*>(.*?)<\/script>/.exec(page.text)?.[1] ?? "";
    expect(JSON.parse(config)).toEqual((await guest.request("/config.json")).json());
    expect(page.text).not.toContain("<title>old</title>");
    const prefetched = prefetchedIn(page.text);
    expect(prefetched.map(({ call }) => call)).toEqual([
      "getFeed",
      "getFeedResources",
      "getProfile",
      "getClientSettings",
    ]);
    expect(prefetched[0]).toMatchObject({
      path: { slug: "home" },
      query: { log: true },
      response: (await guest.request("/backend/feed/home/?log=true")).json(),
    });
    expect(prefetched[1]).toMatchObject({
      path: { ids: "1,2", kind: "items" },
      response: (await guest.request("/backend/resources/1%2C2/items/?log=true")).json(),
    });
    expect(page.headers["cache-control"]).toBe("private, no-cache");
  });

  it("hand over what the person may see, escaped, and leave out what is told to fail", async () => {
    const viewer = new Visitor(sandbox);
    await viewer.signIn(small.viewer.email);
    const page = await viewer.request(`/video/${small.video}/?t=90&p=0&season=2`);
    const prefetched = prefetchedIn(page.text);
    expect(prefetched.map(({ call }) => call)).toEqual([
      "getVideoPage",
      "getVideoReaction",
      "listComments",
      "getProfile",
      "getClientSettings",
      "getVideoProgress",
      "listPaidSubscriptions",
    ]);
    expect(prefetched[0]).toMatchObject({
      path: { id: small.video },
      query: { season: 2 },
      response: { video: { title: "Видео 1 «<b>&»" } },
    });
    expect(prefetched[3]?.response).toMatchObject({ email: small.viewer.email });
    expect(page.text).not.toContain("<b>&");
    sandbox.context.faults.set("getVideoPage", { kind: "500" } as never);
    const failing = await guest.request(`/video/${small.video}/`);
    sandbox.context.faults.clear();
    expect(prefetchedIn(failing.text).map(({ call }) => call)).toEqual([
      "getVideoVotes",
      "listComments",
      "getProfile",
      "getClientSettings",
    ]);
  });

  it("of a video by its link tell nothing of it without its key, and hand over all of it with the key", async () => {
    const db = sandbox.context.database.query;
    await db.updateTable("videos").set({ is_hidden: 1, pepper: "k1u4" }).where("id", "=", small.quietVideo).execute();
    const [bare, wrong, keyed] = await Promise.all(
      ["", "?pepper=ne-tot", "?pepper=k1u4"].map((search) => guest.request(`/video/${small.quietVideo}/${search}`)),
    );
    await db.updateTable("videos").set({ is_hidden: 0, pepper: null }).where("id", "=", small.quietVideo).execute();
    for (const page of [bare, wrong]) {
      expect([page?.status, page?.text.includes("Видео 2"), page?.text.includes("preview.mp4")]).toEqual([
        403,
        false,
        false,
      ]);
      expect(prefetchedIn(page?.text ?? "").map(({ call }) => call)).toEqual(["getProfile", "getClientSettings"]);
    }
    expect(keyed?.text).toContain("<title>Видео 2");
    expect(prefetchedIn(keyed?.text ?? "").map(({ call }) => call)).toEqual([
      "getVideoPage",
      "getVideoVotes",
      "listComments",
      "getProfile",
      "getClientSettings",
    ]);
  });

  it("of a video are its title, its card and its data, escaped", async () => {
    const page = await guest.request(`/video/${small.video}/`);
    expect(page.status).toBe(200);
    expect(page.text).toContain("<title>Видео 1 «&#60;b&#62;&#38;» — смотреть на Кадре</title>");
    expect(page.text).toContain(`<link rel="canonical" href="${sandbox.url}/video/${small.video}/">`);
    expect(page.text).toContain('property="og:title"');
    expect(page.text).toMatch(/<link nonce="[\w-]+" rel="modulepreload" href="\/VideoPage\.1a1b2c3d\.js" /);
    expect(page.text).not.toContain("VideoPageOther");
    const data = /<script[^>]*ld\+json"[^>]*>(.*?)<\/script>/.exec(page.text)?.[1] ?? "";
    expect(data).not.toContain("<");
    expect(JSON.parse(data)).toMatchObject({ "@type": "VideoObject", name: "Видео 1 «<b>&»", duration: "PT10M" });
  });

  it("tell the truth by their status", async () => {
    const status = async (path: string) => (await guest.request(path)).status;
    expect(await status("/video/unknown/")).toBe(404);
    expect(await status(`/video/${"30".padStart(32, "0")}/`)).toBe(404);
    expect(await status("/feeds/unknown/")).toBe(404);
    expect(await status("/search/?query=x")).toBe(200);
    expect(await status("/nothing/here")).toBe(404);
    expect(await status("/missing.0a1b2c3d.js")).toBe(404);
    expect(await status("/%00")).toBe(404);
    for (const path of ["/person/99999", "/metainfo/tv/99999"]) expect([path, await status(path)]).toEqual([path, 404]);
    expect(
      [
        "/my/history",
        "/my/future/favorite/",
        "/info/agreement/",
        "/profile/",
        "/channel/1/videos/page-2/",
        "/news/a/b/",
      ].every((path) => findPage(path) !== null),
    ).toBe(true);
    for (const path of ["/my/nowhere/", "/my/future/nowhere/", "/info/nowhere/", "/info/", "/profile/nowhere/"])
      expect([path, await status(path)]).toEqual([path, 404]);
  });

  it("are nobody's where the address is half a page's, or names what nothing can be called", async () => {
    for (const path of ["/news/a/", "/news/a/b/c/", "/video/%00/", "/feeds/%D1%8B/"])
      expect([path, (await guest.request(path)).status]).toEqual([path, 404]);
  });

  it("of a feed without a slug are home's [ROUTE-ADDRESS-07]", async () => {
    const page = await guest.request("/feeds/");
    expect(page.text).toContain("<title>Кадр — смотрите видео</title>");
    expect(prefetchedIn(page.text).map(({ call }) => call)).toEqual([
      "getFeed",
      "getFeedResources",
      "getProfile",
      "getClientSettings",
    ]);
  });

  it("of a person are kept by no search engine, and no other page says so", async () => {
    const robots = async (path: string) =>
      /<meta name="robots" content="(\w+)">/.exec((await guest.request(path)).text)?.[1];
    expect(await Promise.all(["/my/history/", "/profile/"].map(robots))).toEqual(["noindex", "noindex"]);
    expect(await Promise.all(["/", "/search/", `/video/${small.video}/`].map(robots))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("lead on where the redirect table says so: our own path, a partner's site, and to a stranger's only by the host's question", async () => {
    await sandbox.context.database.query
      .insertInto("redirects")
      .values([
        { path: "/old/", target: "/feeds/home/?from=old" },
        { path: "/away/", target: "https://www.example.com/a?b" },
        { path: "/stranger/", target: "https://example.com.stranger.example/" },
        { path: "/script/", target: "javascript:alert(1)" },
        { path: "/slashes/", target: "/..//stranger.example/" },
        { path: "/own-host/", target: `${sandbox.url}/search/` },
        { path: "/self/", target: "/self/" },
        { path: "/back/", target: "/\\stranger.example/" },
        { path: "/tab/", target: "/\t/stranger.example/" },
        { path: "/name/", target: "https://www.example.com@stranger.example/" },
      ])
      .execute();
    const to = async (path: string) => {
      const { status, headers } = await guest.request(path);
      return [status, headers.location];
    };
    expect(await to("/old/")).toEqual([302, "/feeds/home/?from=old"]);
    expect(await to("/old?t=90")).toEqual([302, "/feeds/home/?from=old"]);
    expect(await to("/away/")).toEqual([302, "https://www.example.com/a?b"]);
    expect(await to("/own-host/")).toEqual([302, "/search/"]);
    expect(await to("/stranger/")).toEqual([200, undefined]);
    expect(await to("/%6fld/")).toEqual([302, "/feeds/home/?from=old"]);
    for (const path of ["/script/", "/slashes/", "/back/", "/tab/", "/name/"])
      expect([path, ...(await to(path))]).toEqual([path, 404, undefined]);
    expect(await to("/self/")).toEqual([404, undefined]);
    expect((await guest.request("/away/")).headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("that the app would write anew lead there at once", async () => {
    const to = async (path: string) => {
      const { status, headers } = await guest.request(path);
      return [status, headers.location];
    };
    expect(await to(`/video/person/${small.author.id}/?a=1`)).toEqual([302, `/channel/${small.author.id}/?a=1`]);
    expect(await to(`/channel/${small.author.id}/videos`)).toEqual([302, `/channel/${small.author.id}/videos/`]);
    expect(await to("/feeds/home/all/")).toEqual([302, "/feeds/home/"]);
  });

  it("that lead in a circle, or on and on, are nobody's page and not a circle for the browser", async () => {
    const target = (from: string, to: string) => ({ path: from, target: to });
    const long = Array.from({ length: 14 }, (_, index) => target(`/long-${index}/`, `/long-${index + 1}/`));
    await sandbox.context.database.query
      .insertInto("redirects")
      .values([
        target("/circle-a/", "/circle-b/"),
        target("/circle-b/", "/circle-a"),
        target("/into-circle/", "/circle-a/"),
        target("/again/", "/again/?again"),
        target("/по-русски/", "/туда/"),
        target("/туда/", "/по-русски/"),
        target("/list-circle/", "/plst/7/?pl_video=round"),
        target("/video/round/", "/list-circle/"),
        ...long,
      ])
      .execute();
    const to = async (path: string) => {
      const { status, headers, text } = await guest.request(path);
      return [path, status, headers.location, text.includes("Страница не найдена")];
    };
    for (const path of [
      "/circle-a/",
      "/circle-b",
      "/into-circle/",
      "/again/",
      encodeURI("/туда/"),
      "/list-circle/",
      "/long-0/",
      "/long-3/",
    ]) {
      expect(await to(path)).toEqual([path, 404, undefined, true]);
    }
    expect((await to("/long-4/")).slice(1, 3)).toEqual([302, "/long-5/"]);
  });

  it("of a playlist that name a video lead to its page", async () => {
    const to = async (path: string) => (await guest.request(path)).headers.location;
    expect(await to("/plst/1/?pl_video=abc")).toBe("/video/abc/?playlist=1");
    expect(await to("/plst/1/?pl_video=abc&plId=2")).toBe("/video/abc/?plId=2");
    expect(await to("/audio/?pl_video=..%2Fabc")).toBe("/audio/..%2Fabc");
    expect(await to("/plst/1/")).toBeUndefined();
    expect(await to(`/video/${small.video}/?pl_video=abc`)).toBeUndefined();
  });

  it("have the theme of the cookie on their first byte [THEME-TOGGLE-02]", async () => {
    expect((await guest.request("/")).text).toContain('<html lang="ru">');
    expect((await guest.request("/", { headers: { cookie: "theme=dark" } })).text).toContain(
      '<html data-theme="dark" lang="ru">',
    );
    expect((await guest.request("/", { headers: { cookie: 'theme="><script>' } })).text).toContain('<html lang="ru">');
  });
});

describe("answers", () => {
  it("of calls and pages travel compressed to those who take it", async () => {
    for (const path of ["/backend/resources/2/items/", "/"]) {
      const plain = await guest.request(path);
      const small = await guest.request(path, { headers: { "accept-encoding": "gzip, deflate, br" } });
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(small.headers).toMatchObject({
        "content-encoding": "br",
        vary: expect.stringMatching(/^(?:Cookie|\*), Accept-Encoding$/),
      });
      expect(Number(small.headers["content-length"])).toBeLessThan(Buffer.byteLength(plain.text) / 2);
    }
    expect(
      (await guest.request("/multipass/login/", { host: "auth", headers: { "accept-encoding": "br" } })).headers[
        "content-encoding"
      ],
    ).toBeUndefined();
  });
});

describe("files", () => {
  it("with a hash are kept for ever and come as brotli", async () => {
    const reply = await guest.request("/index.0a1b2c3d.js", { headers: { "accept-encoding": "gzip, br" } });
    expect(reply.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect((await guest.request("/index.0a1b2c3d.js")).text).toBe(script);
    expect(brotliDecompressSync(brotliCompressSync(script)).toString()).toBe(script);
  });

  it("of media come in ranges, to the shell only", async () => {
    const path = sandbox.context.media.values().next().value?.mp4[0]?.url ?? "";
    const part = await guest.request(path, { host: "media", headers: { range: "bytes=100-199" } });
    expect([part.status, part.headers["content-length"]]).toEqual([206, "100"]);
    expect(part.headers["content-range"]).toMatch(/^bytes 100-199\/\d+$/);
    expect(part.headers["access-control-allow-origin"]).toBe(sandbox.url);
    const whole = await guest.request(path, { host: "media", method: "HEAD" });
    expect(whole.headers["accept-ranges"]).toBe("bytes");
    expect((await guest.request(path, { host: "media", headers: { range: "bytes=999999999-" } })).status).toBe(416);
    const etag = String(whole.headers.etag);
    const statusFor = async (tags: string) =>
      (await guest.request(path, { host: "media", method: "HEAD", headers: { "if-none-match": tags } })).status;
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, `"a,b",W/${etag} , "c"`, "*"])
      expect([tags, await statusFor(tags)]).toEqual([tags, 304]);
    for (const tags of ['"other"', etag.slice(1, -1), `"${etag.slice(1, -1)}x"`, "W/*", ""])
      expect([tags, await statusFor(tags)]).toEqual([tags, 200]);
    expect((await guest.request("/clips/..%2f..%2findex.ts", { host: "media" })).status).toBe(404);
  });

  it("of media that are a piece of a track are answered as wholes", async () => {
    const clip = (sandbox.context.media.values().next().value?.hls ?? "").replace("/master.m3u8", "");
    const track = await guest.request(`${clip}/240p.mp4`, { host: "media", headers: { range: "bytes=100-299" } });
    const piece = await guest.request(`${clip}/v240/100-299.m4s`, { host: "media" });
    expect([piece.status, piece.headers["content-length"], piece.text]).toEqual([200, "200", track.text]);
    const rest = await guest.request(`${clip}/v240/100-299.m4s`, { host: "media", headers: { range: "bytes=150-" } });
    expect([rest.status, rest.headers["content-range"]]).toEqual([206, "bytes 150-199/200"]);
    expect((await guest.request(`${clip}/v240/100-999999999.m4s`, { host: "media" })).status).toBe(404);
  });

  it("understand every form of a range", () => {
    expect(parseRange("bytes=0-0", 10)).toEqual({ start: 0, end: 0 });
    expect(parseRange("bytes=5-", 10)).toEqual({ start: 5, end: 9 });
    expect(parseRange("bytes=-3", 10)).toEqual({ start: 7, end: 9 });
    expect(parseRange("bytes=-30", 10)).toEqual({ start: 0, end: 9 });
    expect(parseRange("bytes=10-", 10)).toBe("bad");
    expect(parseRange("bytes=-0", 10)).toBe("bad");
    for (const odd of [undefined, "bytes=-", "bytes=4-2", "lines=1-2", "bytes=0-1,3-4"])
      expect(parseRange(odd, 10)).toBe("none");
  });
});

describe("hosts", () => {
  const from = (host: string, method = "GET", path = "/video/1/") => guest.request(path, { method, headers: { host } });

  it("of this machine lead to the shell, GET only; others are refused", async () => {
    for (const name of ["localhost", "127.0.0.1"]) {
      const reply = await from(`${name}:${sandbox.port}`);
      expect([reply.status, reply.headers.location]).toEqual([302, `${sandbox.url}/video/1/`]);
      expect((await from(`${name}:${sandbox.port}`, "POST")).status).toBe(421);
    }
    expect((await from("localhost", "GET", "//evil.test/")).status).toBe(400);
    expect((await from("evil.test")).status).toBe(421);
  });
});

describe("hostile requests", () => {
  it("are 4xx, never 5xx", async () => {
    const viewer = await new Visitor(sandbox).signIn(small.viewer.email);
    const comments = `/api/comments/video/${small.video}/`;
    const tries = [
      viewer.call(comments, { method: "POST", body: { text: "x".repeat(2001) } }),
      viewer.call(comments, { method: "POST", body: { text: "x".repeat(70_000) } }),
      viewer.call(comments, { method: "POST", raw: '{"text":' }),
      viewer.call(comments, {
        method: "POST",
        raw: `{"text":"ок","x":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
        headers: { "idempotency-key": "hostile-depth" },
      }),
      viewer.call("/api/comments/1/?mention=false", {
        method: "PATCH",
        raw: `{"text":"ок","x":${'{"y":'.repeat(40)}1${"}".repeat(40)}}`,
      }),
      viewer.call(comments, { method: "POST", body: { text: 5 } }),
      viewer.call(comments, { method: "POST", body: [] }),
      viewer.call(comments, { method: "POST", form: { text: "форма" } }),
      viewer.call(comments, { method: "POST", body: { text: "ок", parent_id: "9".repeat(60) } }),
      viewer.call("/api/profile/user/", { method: "PATCH", body: { first_name: " " } }),
      viewer.call("/api/profile/user/", { method: "PATCH", body: { birth_date: "2020-13-45" } }),
      viewer.call("/api/v2/video/history/actual", { method: "POST", body: { video_id: small.video, position: -1 } }),
      viewer.call(`/feed/${"a".repeat(500)}/`),
      viewer.call("/feed/%E0%A4%A/"),
      viewer.call("/resources/1,2,3,4,5,6/items/"),
      viewer.call("/api/playlist/custom/1e9/"),
      viewer.request("/%E0%A4%A"),
    ];
    for (const reply of await Promise.all(tries)) {
      expect(reply.status, reply.text).toBeGreaterThanOrEqual(400);
      expect(reply.status, reply.text).toBeLessThan(500);
    }
    expect((await viewer.call("/api/profile/user/")).status).toBe(200);
  });
});
