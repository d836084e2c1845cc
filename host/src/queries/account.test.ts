import {
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
  type InfiniteQueryObserverOptions,
  type QueryMeta,
  type QueryObserverOptions,
  skipToken,
} from "@tanstack/react-query";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { Api } from "@kadr/openapi/client";
import { handQueriesOver, type ResponseOwner } from "./account.ts";

/** Called with what any of them takes, a query tells by its calls what it reads. */
type AnyQuery = (api: Api, first: string, second: string) => QueryObserverOptions & { initialPageParam?: unknown };

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".ts") && !name.includes(".test."));
const modules = await Promise.all(
  files.map(async (name) => (await import(`./${name}`)) as Readonly<Record<string, unknown>>),
);
const queries = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith("Query"))) as [
  string,
  AnyQuery,
][];

async function callsOf(query: AnyQuery): Promise<readonly string[]> {
  const calls = new Set<string>();
  const response = { results: [], items: [], resources: [], resourcesPagination: {}, has_next: false, next: null };
  const api = {
    call: async (id: string) => {
      calls.add(id);
      return response;
    },
    followLink: async (id: string) => {
      calls.add(id);
      return response;
    },
  } as unknown as Api;
  const { queryFn } = query(api, "1", "");
  if (typeof queryFn === "function") await queryFn({ signal: new AbortController().signal, pageParam: null } as never);
  return [...calls];
}

const { paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../openapi/spec/kadr.bundled.json"), "utf8"),
) as { paths: Record<string, { get?: { operationId: string; security: readonly object[] } }> };
const securityOf = new Map(
  Object.values(paths).flatMap(({ get }) => (get ? [[get.operationId, get.security] as const] : [])),
);

/** The contract lets a session travel with these, and the response is the same with it and without. */
const sameForAll = new Set([
  "getClientSettings",
  "getInfoPage",
  "listChannelProjects",
  "listAbTests",
  "listPartners",
  "listRedirects",
  "getNavigation",
  "listLinks",
  "listCategories",
  "listNews",
]);

function ownersFor(id: string): readonly ResponseOwner[] {
  const security = securityOf.get(id) ?? [];
  if (!security.some((way) => "session" in way)) return ["same"];
  // without a session there is no response at all
  if (security.length === 1) return ["own"];
  return sameForAll.has(id) ? ["same"] : ["chosen", "marked"];
}

describe("every query", () => {
  it("is found", () => expect(queries.length).toBeGreaterThan(10));

  it.each(queries)("%s says whose its response is, as the contract secures its calls", async (_name, query) => {
    const owner = (query({} as Api, "1", "").meta as QueryMeta | undefined)?.owner;
    // A response that only ever comes with the document was written for one person.
    if ((query({} as Api, "1", "") as { queryFn?: unknown }).queryFn === skipToken) return expect(owner).toBe("marked");
    const calls = await callsOf(query);
    expect(calls).not.toEqual([]);
    for (const id of calls) expect(ownersFor(id), id).toContain(owner);
  });
});

describe("the queries when somebody else comes", () => {
  /** One query of each owner, on the screen; each response names who asked. */
  function setUp() {
    let person = "a";
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    const params = vi.fn<(owner: string) => Promise<string>>(async () => person);
    const owners = ["own", "chosen", "marked", "same"] as const;
    const stops = owners.map((owner) =>
      new QueryObserver(client, { queryKey: [owner], meta: { owner }, queryFn: () => params(owner) }).subscribe(
        () => undefined,
      ),
    );
    return {
      client,
      params,
      is: (next: string) => {
        person = next;
      },
      seen: () => Object.fromEntries(owners.map((owner) => [owner, client.getQueryData<string>([owner])])),
      stop: () => {
        for (const stop of stops) stop();
      },
    };
  }

  it("drop what was a person's at once, keep the page that plays until its new answer, and leave alone what is everybody's", async () => {
    const { client, params, is, seen, stop } = setUp();
    await vi.waitFor(() => expect(seen()).toEqual({ own: "a", chosen: "a", marked: "a", same: "a" }));
    is("b");
    const change = handQueriesOver(client, { before: "a" });
    expect(seen()).toEqual({ own: undefined, chosen: undefined, marked: "a", same: "a" });
    await change;
    expect(seen()).toEqual({ own: "b", chosen: "b", marked: "b", same: "a" });
    expect(params.mock.calls.flat().toSorted()).toEqual(["chosen", "chosen", "marked", "marked", "own", "own", "same"]);
    stop();
  });

  it("ask for nothing that is drawn no more", async () => {
    const { client, params, is, seen, stop } = setUp();
    await vi.waitFor(() => expect(seen()["same"]).toBe("a"));
    is("guest");
    const change = handQueriesOver(client, { before: "a" });
    stop();
    await change;
    expect(seen()).toEqual({ own: undefined, chosen: undefined, marked: "a", same: "a" });
    expect(params).toHaveBeenCalledTimes(4);
  });

  it("keep what a guest saw until the person's own is here", async () => {
    const { client, is, seen, stop } = setUp();
    await vi.waitFor(() => expect(seen()["same"]).toBe("a"));
    is("b");
    const change = handQueriesOver(client, { before: null });
    expect(seen()).toEqual({ own: undefined, chosen: "a", marked: "a", same: "a" });
    await change;
    expect(seen()).toEqual({ own: "b", chosen: "b", marked: "b", same: "a" });
    stop();
  });

  it("do not take a response that was on its way for the one before", async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const responses: ((text: string) => void)[] = [];
    const options: InfiniteQueryObserverOptions<string, Error> = {
      queryKey: ["list"],
      meta: { owner: "chosen" },
      initialPageParam: null,
      getNextPageParam: () => null,
      queryFn: () =>
        new Promise<string>((resolve) => {
          responses.push(resolve);
        }),
    } as never;
    const stop = new InfiniteQueryObserver(client, options).subscribe(() => undefined);
    const change = handQueriesOver(client, { before: "a" });
    await vi.waitFor(() => expect(responses).toHaveLength(2));
    responses[0]?.("of a");
    responses[1]?.("of b");
    await change;
    expect(client.getQueryData<{ pages: string[] }>(["list"])?.pages).toEqual(["of b"]);
    stop();
  });
});
