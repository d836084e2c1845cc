import { InfiniteQueryObserver, type InfiniteData } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import type { Api } from "@kadr/openapi/client";
import { createQueryClient } from "./createQueryClient.ts";
import { feedQuery, refreshShelf, ResourceBatcher, shelfQuery, type ShelfPage } from "./feed.ts";

function fakeApi(failOn?: string) {
  const call = vi.fn(async (_operation: string, args: { path: { ids: string } }) => {
    const ids = args.path.ids.split(",");
    if (failOn !== undefined && ids.includes(failOn)) throw new Error("503");
    return {
      resources: ids.filter((id) => id !== "gone").map((id) => ({ id, items: [{ id: `${id}-card` }] })),
      resourcesPagination: {},
    };
  });
  return { call, api: { call } as unknown as Api };
}

describe("resources of a feed", () => {
  it("travel five at a time", async () => {
    const { api, call } = fakeApi();
    const batcher = new ResourceBatcher(api);
    const pages = await Promise.all(["1", "2", "3", "4", "5", "6", "7"].map((id) => batcher.load(id)));
    expect(call.mock.calls.map(([, args]) => args.path.ids)).toEqual(["1,2,3,4,5", "6,7"]);
    expect(pages.map((page) => page.items[0]?.id)).toEqual([
      "1-card",
      "2-card",
      "3-card",
      "4-card",
      "5-card",
      "6-card",
      "7-card",
    ]);
  });

  it("have a status of their own: one batch that fails leaves the other alone", async () => {
    const batcher = new ResourceBatcher(fakeApi("2").api);
    const settled = await Promise.allSettled(["1", "2", "3", "4", "5", "6"].map((id) => batcher.load(id)));
    expect(settled.map((one) => one.status)).toEqual([
      "rejected",
      "rejected",
      "rejected",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
  });

  it("are empty when the server left them out", async () => {
    const batcher = new ResourceBatcher(fakeApi().api);
    const [there, gone] = await Promise.all([batcher.load("1"), batcher.load("gone")]);
    expect(there.items).toHaveLength(1);
    expect(gone).toEqual({ shelf: null, items: [], pagination: null });
  });
});

it("the first page of a feed's grid and a further one are awaited by flags of their own", async () => {
  let respond: (value: unknown) => void = () => undefined;
  const held = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  const api = { call: held, followLink: held } as unknown as Api;
  const observer = new InfiniteQueryObserver(createQueryClient(), shelfQuery(api, "1"));
  const stop = observer.subscribe(() => undefined);
  const flags = () => {
    const { isPending, isFetchingNextPage } = observer.getCurrentResult();
    return { isPending, isFetchingNextPage };
  };
  await vi.waitFor(() => expect(flags()).toEqual({ isPending: true, isFetchingNextPage: false }));
  respond({ resources: [{ id: "1", items: [] }], resourcesPagination: { 1: { hasNext: true, nextUrl: "/next" } } });
  await vi.waitFor(() => expect(flags()).toEqual({ isPending: false, isFetchingNextPage: false }));
  const further = observer.fetchNextPage();
  expect(flags()).toEqual({ isPending: false, isFetchingNextPage: true });
  respond({ items: [], pagination: { hasNext: false } });
  await further;
  expect(flags()).toEqual({ isPending: false, isFetchingNextPage: false });
  stop();
});

describe("the shelf that a saved position changes", () => {
  const responses: Array<(cards: readonly string[]) => void> = [];
  const api = {
    call: (_operation: string, { path }: { path: { ids: string } }) =>
      new Promise((resolve) => {
        responses.push((cards) =>
          resolve({ resources: [{ id: path.ids, items: cards.map((id) => ({ id })) }], resourcesPagination: {} }),
        );
      }),
  } as unknown as Api;
  const shelf = shelfQuery(api, "7");
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const respond = async (...cards: string[]) => {
    await turn();
    expect(responses).toHaveLength(1);
    responses.pop()?.(cards);
    await turn();
  };

  function setUp() {
    const client = createQueryClient();
    client.setQueryData(feedQuery(api, "home").queryKey, {
      resources: [
        { id: "7", object_id: "continue-watching" },
        { id: "8", object_id: "5989" },
      ],
    } as never);
    client.setQueryData(shelfQuery(api, "8").queryKey, { pages: [], pageParams: [] });
    const cards = () =>
      client
        .getQueryData<InfiniteData<ShelfPage>>(shelf.queryKey)
        ?.pages.flatMap(({ items }) => items.map(({ id }) => id));
    return {
      client,
      cards,
      show: () => new InfiniteQueryObserver(client, shelf).subscribe(() => undefined),
      refresh: () => refreshShelf(client, "continue-watching"),
    };
  }

  it("is asked for again while it is on the screen, and no other", async () => {
    const { client, cards, show, refresh } = setUp();
    const hide = show();
    await respond("old");
    const refreshed = refresh();
    await respond("new", "old");
    await refreshed;
    expect(cards()).toEqual(["new", "old"]);
    expect(client.getQueryState(shelfQuery(api, "8").queryKey)?.isInvalidated).toBe(false);
    hide();
  });

  it("is asked for again when its first response was on the way while the position was saved", async () => {
    const { cards, show, refresh } = setUp();
    const hide = show();
    await turn();
    const refreshed = refresh();
    await respond();
    await respond("new");
    await refreshed;
    expect(cards()).toEqual(["new"]);
    hide();
  });

  it("is asked for when it is drawn next, kept meanwhile where it has cards, forgotten where it had none", async () => {
    for (const [before, kept] of [
      [["old"], ["old"]],
      [[], undefined],
    ] as const) {
      const { client, cards, show, refresh } = setUp();
      const leave = show();
      await respond(...before);
      leave();
      await refresh();
      expect(cards()).toEqual(kept);
      const hide = show();
      await respond("new");
      expect(cards()).toEqual(["new"]);
      hide();
      client.clear();
    }
  });
});
