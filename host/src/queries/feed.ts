import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import type { ResponseBody, Api, Card, FeedPagination, Shelf } from "@kadr/openapi/client";
import { feedCall, resourcesAtATime, shelvesCall } from "@kadr/openapi/pages";

/** A grid fetches 30 items (FEED-LOAD-07). */
const gridItems = 30;

/** One page of a shelf. */
export interface ShelfPage {
  /** The shelf with its settings; only the first page has one. */
  readonly shelf: Shelf | null;
  readonly items: readonly Card[];
  readonly pagination: FeedPagination | null;
}

export const feedQuery = (api: Api, slug?: string, tab = "all") => {
  const { path, query } = feedCall(slug, tab);
  return queryOptions({
    queryKey: ["feed", path.slug, tab],
    meta: { owner: "chosen" },
    queryFn: ({ signal }) => api.call("getFeed", { path, query, signal }),
  });
};

type Shelves = ResponseBody<"getFeedResources">;

/** An unknown id is left out of the response: an empty shelf, which is not drawn. */
function pageOf(response: Shelves, id: string): ShelfPage {
  const shelf = response.resources.find((resource) => resource.id === id) ?? null;
  return { shelf, items: shelf?.items ?? [], pagination: response.resourcesPagination[id] ?? null };
}

interface Waiting {
  readonly id: string;
  resolve(page: ShelfPage): void;
  reject(error: unknown): void;
}

/**
 * Every shelf has an entry and a status of its own (FEED-LOAD-02), while the calls are made for up to
 * five of them together: what is asked for in the same turn travels in one call.
 */
export class ResourceBatcher {
  #waiting: Waiting[] = [];
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  load(id: string): Promise<ShelfPage> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, resolve, reject });
      if (this.#waiting.length === 1) queueMicrotask(() => this.#send());
    });
  }

  #send(): void {
    const all = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < all.length; start += resourcesAtATime)
      void this.#sendBatch(all.slice(start, start + resourcesAtATime));
  }

  async #sendBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const { path, query } = shelvesCall(batch.map(({ id }) => id));
      const response = await this.#api.call("getFeedResources", { path, query });
      for (const { id, resolve } of batch) resolve(pageOf(response, id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

const batchers = new WeakMap<Api, ResourceBatcher>();

function batcherOf(api: Api): ResourceBatcher {
  let batcher = batchers.get(api);
  if (!batcher) {
    batcher = new ResourceBatcher(api);
    batchers.set(api, batcher);
  }
  return batcher;
}

/**
 * A shelf and its further pages, which follow the links of the responses as they are (FEED-LOAD-08). `from`: the page of a grid that the
 * address asks for; those before it come by its link.
 */
export const shelfQuery = (api: Api, id: string, from = 1) =>
  infiniteQueryOptions({
    queryKey: from > 1 ? ["shelf", id, from] : ["shelf", id],
    meta: { owner: "chosen" },
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<ShelfPage> => {
      if (pageParam === null && from === 1) return batcherOf(api).load(id);
      const grid =
        pageParam === null
          ? await api.call("getFeedGrid", {
              path: { resourceId: id },
              query: { page: from, per_page: gridItems, client: "wdp" },
              signal,
            })
          : await api.followLink("getFeedGrid", pageParam, { signal });
      return { shelf: null, items: grid.items, pagination: grid.pagination };
    },
    getNextPageParam: (last: ShelfPage) => (last.pagination?.hasNext ? last.pagination.nextUrl : null),
    getPreviousPageParam: (first: ShelfPage) => (first.pagination?.hasPrev ? first.pagination.prevUrl : null),
  });

/** Lays shelves that came with the page where their own calls would have put them. */
export function setShelves(client: QueryClient, api: Api, response: Shelves): void {
  for (const { id } of response.resources)
    client.setQueryData(shelfQuery(api, id).queryKey, { pages: [pageOf(response, id)], pageParams: [null] });
}

/**
 * Asks anew for the shelf of this object id, and only for it: the others must not change behind a person's back. At once
 * where it is on the screen, else when it is drawn next. Resolves when the new answer is here.
 */
export async function refreshShelf(client: QueryClient, objectId: string): Promise<void> {
  const feeds = client.getQueriesData<ResponseBody<"getFeed">>({ queryKey: ["feed"] });
  const ids = new Set(
    feeds.flatMap(
      ([, feed]) => feed?.resources.filter((shelf) => shelf.object_id === objectId).map(({ id }) => id) ?? [],
    ),
  );
  await Promise.all(
    [...ids].map(async (id) => {
      const filter = { queryKey: ["shelf", id], exact: true };
      const query = client.getQueryCache().find<ShelfPage>(filter);
      if (!query) return;
      // The first response that is still on its way may have been made before, and would be taken for the new one.
      if (query.state.data === undefined && query.state.fetchStatus === "fetching")
        await query.fetch().catch(() => undefined);
      const isEmpty =
        client
          .getQueryData<InfiniteData<ShelfPage>>(filter.queryKey)
          ?.pages.every(({ items }) => items.length === 0) === true;
      // An empty shelf takes no place: known as such, it would come late and push down what is below it.
      if (isEmpty && !query.isActive()) client.removeQueries(filter);
      else await client.invalidateQueries(filter);
    }),
  );
}
