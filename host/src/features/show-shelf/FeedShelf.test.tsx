import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { createApi, type Api, type Card, type Shelf } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { observable, runInAction } from "mobx";
import { presentShelf } from "../../presenters/feed.ts";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { FeedShelf, type FeedShelfProps } from "./FeedShelf.tsx";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";

beforeEach(() => {
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});

const card = examples.getFeedResources.home.resources.find(({ id }) => id === "5989")?.items[0] as Card;
const streams = (topic: string, count: number): Card[] =>
  Array.from({ length: count }, (_, at) => ({ ...card, id: `${topic}${at}`, title: `${topic}: эфир ${at + 1}` }));

const context = { now: 0, userId: null, studioUrl: "", watchedShare: () => 0, link: anyLink, mediaUrl: anyMedia };

function draw(api: Api, view: FeedShelfProps["view"], watchProgress: { readonly isSettling: boolean }) {
  const client = createQueryClient();
  const host = makeHost({ api, stores: { hidden: { stateOf: () => "visible" }, watchProgress } });
  render(
    <QueryClientProvider client={client}>
      <HostProvider value={host}>
        <FeedShelf
          view={view}
          context={context}
          link={null}
          onMenuOpen={() => undefined}
          onAction={() => undefined}
          isFirst={false}
          initialScroll={0}
          onScrollRest={() => undefined}
        />
      </HostProvider>
    </QueryClientProvider>,
  );
  return client;
}

it("draws a live shelf in tabs by category, a batch in each [SHELF-COMMON-06]", async () => {
  const shelf: Shelf = {
    id: "7",
    name: "Эфир по темам",
    object_id: "live-by-topic",
    order_number: 1,
    inline_widget: true,
    is_hiddable: false,
    card_type: "video",
    items: [...streams("Природа", 5)],
    isLoad: true,
    extra_params: { widget_type: "live_by_topic" },
    tabs: [
      { id: "11", name: "Природа", childs: streams("Природа", 5) },
      { id: "5", name: "Музыка", childs: streams("Музыка", 2) },
    ],
  };
  const api = createApi({
    baseUrl: "http://localhost:3000/backend",
    fetch: async () => Response.json({ resources: [shelf], resourcesPagination: {} }),
  });
  const view = presentShelf(shelf, { isAuthorised: false });
  if (view?.kind !== "shelf") throw new Error("A shelf is shown");
  draw(api, view, { isSettling: false });
  expect((await screen.findAllByRole("tab")).map((tab) => tab.textContent)).toEqual(["Природа", "Музыка"]);
  // jsdom lays no box out, so a row has one card, and a batch three rows.
  expect(
    within(screen.getByRole("tabpanel"))
      .getAllByRole("heading")
      .map((heading) => heading.textContent),
  ).toEqual(["Природа: эфир 1", "Природа: эфир 2", "Природа: эфир 3"]);
  await userEvent.click(screen.getByRole("button", { name: "Показать еще: Природа" }));
  expect(within(screen.getByRole("tabpanel")).getAllByRole("heading")).toHaveLength(5);
  await userEvent.click(screen.getByRole("tab", { name: "Музыка" }));
  expect(within(screen.getByRole("tabpanel")).getAllByRole("heading")).toHaveLength(2);
});

describe("«Продолжить просмотр»", () => {
  const shelfOf = (items: Card[]): Shelf => ({
    id: "7",
    name: "",
    object_id: "continue-watching",
    order_number: 1,
    inline_widget: true,
    is_hiddable: true,
    card_type: "video",
    items,
    isLoad: true,
    extra_params: {},
  });
  function setUp(first: Card[]) {
    let items = first;
    const api = createApi({
      baseUrl: "http://localhost:3000/backend",
      fetch: async () => Response.json({ resources: [shelfOf(items)], resourcesPagination: {} }),
    });
    const view = presentShelf(shelfOf([]), { isAuthorised: true });
    if (view?.kind !== "shelf") throw new Error("A shelf is shown");
    const watchProgress = observable({ isSettling: true });
    const client = draw(api, view, watchProgress);
    const settle = async (next: Card[]) => {
      items = next;
      await act(() => client.invalidateQueries());
      act(() =>
        runInAction(() => {
          watchProgress.isSettling = false;
        }),
      );
    };
    const isAnswered = () =>
      waitFor(() => expect(client.isFetching() === 0 && client.getQueryData(["shelf", "7"])).toBeTruthy());
    return { settle, isAnswered };
  }
  const isBusy = () => document.querySelector("[data-shelf]")?.getAttribute("aria-busy");

  it("keeps a place for its first card while the position is being saved: nothing below it moves", async () => {
    const { settle, isAnswered } = setUp([]);
    await isAnswered();
    expect(isBusy()).toBe("true");
    await settle([card]);
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe(card.title);
    expect(isBusy()).toBeNull();
  });

  it("takes no place once it is sure that there is nothing to go on with", async () => {
    const { settle } = setUp([]);
    await settle([]);
    await waitFor(() => expect(document.querySelector("[data-shelf]")).toBeNull());
  });

  it("does not go away under the reader's eyes when its last video was watched to the end", async () => {
    const { settle } = setUp([card]);
    await screen.findByRole("heading", { level: 3 });
    await settle([]);
    expect(screen.getByRole("heading", { level: 3 })).toBeTruthy();
  });
});
