// @vitest-environment node
import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Api } from "@kadr/openapi/client";
import { nextTask } from "@kadr/design-system/primitives/schedule";
import { pages } from "@kadr/openapi/pages";
import {
  PrefetchedResponses as Responses,
  type PrefetchedCall,
} from "../../../openapi/sandbox/documents/prefetched.ts";
import { pageHead } from "../../../openapi/sandbox/documents/page-head.ts";
import type { Sandbox } from "../../../openapi/sandbox/server.ts";
import { small } from "../../../openapi/sandbox/testing/small-seed.ts";
import { startSmall } from "../../../openapi/sandbox/testing/visitor.ts";
import type { PrefetchedResponses } from "../queries/prefetched.ts";
import { destinationOf } from "@kadr/openapi/pages";
import { matchRoute } from "./pageTable.ts";
import { prefetchRoute } from "./prefetchRoute.ts";
import { reading } from "../../../openapi/sandbox/transactions.ts";

const origin = "http://kadr.localhost";
let sandbox: Sandbox;
beforeAll(async () => {
  vi.stubGlobal("window", { location: { origin } });
  sandbox = await startSmall();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
});

/** The calls of a page, as far as they are its own. */
const ofPage = ({ operation }: PrefetchedCall): boolean => ["getVideoPage", "getFeed"].includes(operation);

/** The server's response to an address: its status, where it leads on, the page's own calls. */
async function served(address: string) {
  const { pathname, searchParams } = new URL(address, origin);
  const calls: PrefetchedCall[] = [];
  class Watched extends Responses {
    override ask(call: PrefetchedCall): Promise<unknown> {
      calls.push(call);
      return super.ask(call);
    }
  }
  const { status, location } = await reading(sandbox.context, (context) => {
    calls.length = 0;
    return pageHead(
      context,
      pathname,
      searchParams,
      undefined,
      new Watched({ context, body: {}, user: undefined, pepper: undefined, sessionId: undefined }, () => false),
    );
  });
  return { status, location, call: calls.find(ofPage) ?? null };
}

/** The host's reading of it: its page, the prefetched calls that it takes and those that it makes where none came. */
function drawn(address: string) {
  const taken: PrefetchedCall[] = [];
  const called: PrefetchedCall[] = [];
  const prefetched = {
    take: (operation: string, given: PrefetchedCall) => {
      taken.push({ operation, path: given.path ?? {}, query: given.query ?? {} });
      return null;
    },
  };
  const api = {
    call: (operation: string, { path, query }: PrefetchedCall) => {
      called.push({ operation, path: path ?? {}, query: query ?? {} });
      return new Promise(() => undefined);
    },
  };
  const { pathname, search } = new URL(address, origin);
  void prefetchRoute(pathname + search, {
    origin,
    api: api as unknown as Api,
    client: new QueryClient(),
    prefetched: prefetched as unknown as PrefetchedResponses,
    loadPlayer: () => undefined,
    loadReactions: () => Promise.resolve(),
    openStream: () => undefined,
  });
  return {
    name: matchRoute(pathname).name,
    target: destinationOf(pathname, search, () => undefined),
    taken: taken.find(ofPage) ?? null,
    called: called.find(ofPage) ?? null,
  };
}

async function expectAgreement(address: string): Promise<void> {
  const [server, host] = [await served(address), drawn(address)];
  // The host takes the calls of the table, and makes them itself where they did not come.
  expect([address, host.called]).toEqual([address, host.taken]);
  if (server.location !== undefined) {
    expect([address, new URL(host.target ?? "", origin).href]).toEqual([
      address,
      new URL(server.location, origin).href,
    ]);
    return;
  }
  if (host.name === "notFound")
    expect([address, server]).toEqual([address, { status: 404, location: undefined, call: null }]);
  else if (host.taken === null && pages[host.name].title === null)
    // The subject of this page is asked for by the page itself; the server says at once where it does not exist.
    expect([200, 404], address).toContain(server.status);
  else if (host.taken === null)
    expect([address, server]).toEqual([address, { status: 200, location: undefined, call: null }]);
  // A subject that cannot be shown is asked for by the host alone: the server says at once that it is not found, or another season's.
  else if (server.call === null) expect([404, 410], address).toContain(server.status);
  else expect([address, { ...server.call }]).toEqual([address, host.taken]);
}

const word = fc.oneof(
  fc.constantFrom(small.video, "home", "all", "7", "person", "private", "audio", "constructor", "__proto__", "..", "."),
  fc.stringMatching(/^[\w-]{1,12}$/),
  fc.string({ minLength: 1, maxLength: 8, unit: "grapheme" }).map((text) => encodeURIComponent(text)),
  fc.constantFrom("%", "%zz", "%2F", "%2f..", "%00", "%E0%A4", "%25", "a%2Fb", "%D1%8B"),
);
const query = fc.constantFrom(
  "",
  "?pl_video=x2",
  `?pl_video=${small.video}&plId=7`,
  "?pl_video=",
  "?pl_video=..%2Fa",
  "?season=2&p=0&playlist=1",
  "?track_id=9",
  "?pepper=k&t=90",
  "?page=2",
);
/** An address of a line of the table, its parameters filled in or left out; an area's section or another. */
const address = fc
  .tuple(
    fc.constantFrom(...Object.values(pages)),
    fc.array(word, { minLength: 4, maxLength: 4 }),
    fc.boolean(),
    fc.constantFrom("", "/", "/more/"),
    query,
  )
  .map(([page, words, isShort, end, search]) => {
    const sections = "sections" in page && page.sections ? [...page.sections, words[0]] : words;
    let next = 0;
    const path = page.pattern
      .split("/")
      .flatMap((segment) =>
        segment === "*?"
          ? [sections[(words[0] ?? "").length % sections.length] ?? ""]
          : !segment.startsWith(":")
            ? [segment]
            : isShort && segment.endsWith("?")
              ? []
              : [words[next++] ?? ""],
      );
    return path.join("/").replace(/\/+$/, "") + (end === "" ? "" : end) + search || "/";
  });

const hostile = [
  "/",
  "/news/",
  "/news/politics/",
  "/news/politics/slug/",
  "/news/a/b/c/",
  "/feeds/",
  "/feed",
  "/feeds/home/",
  "/feeds/home/all/",
  "/feeds/nobody/",
  "/feeds/home/nobody/",
  "/feeds/HOME/",
  "/VIDEO/7/",
  "/video/",
  "/video/person/",
  "/video/private/",
  "/video/person/7/videos/page-2",
  "/video/%D1%8B/",
  "/video/%00/",
  "/video/%/",
  "/my//future/",
  "/my/future/favorite",
  "/my/nowhere/",
  "/info/",
  "/info/agreement/x/",
  "/profile/notification",
  "/constructor",
  "/__proto__/",
  "/toString",
  "/plst/7/?pl_video=x2",
  "/plst/a%2Fb/?pl_video=x2",
  "/audio/?pl_video=..%2Fabc",
  "/live/video/?pl_video=x2",
  "/live",
  "/live/video/7/8",
  "//video/7/",
  "/video//",
  "/video/7//",
  `/video/${small.video}/?season=2`,
  `/video/${small.video}/?track_id=9`,
  `/audio/${small.video}`,
  `/live/video/${small.video}/`,
  `/video/${"a".repeat(65)}/`,
  `/feeds/${"a".repeat(65)}/`,
];

it("has begun a video's page once what is drawn with it is there", async () => {
  let arrive = (): void => undefined;
  const reactions = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const requests: string[] = [];
  let isBegun = false;
  const begun = prefetchRoute(`/video/${small.video}/`, {
    origin,
    api: { call: () => new Promise(() => undefined) } as unknown as Api,
    client: new QueryClient(),
    prefetched: { take: () => null } as unknown as PrefetchedResponses,
    loadPlayer: () => undefined,
    loadReactions: (videoId) => {
      requests.push(videoId);
      return reactions;
    },
    openStream: () => undefined,
  }).then(() => (isBegun = true));
  await matchRoute(`/video/${small.video}/`).page.preload();
  await nextTask();
  expect([requests, isBegun]).toEqual([[small.video], false]);
  arrive();
  await begun;
});

describe("host and server", () => {
  it.each(hostile)("make the same of %s", expectAgreement);

  it("make the same of any address of the table: the same page, the same first call, or nobody's", async () => {
    await fc.assert(fc.asyncProperty(address, expectAgreement), { numRuns: 400 });
  });
});
