import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { createApi, type Card, type Shelf } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { presentShelf } from "../../presenters/feed.ts";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import { StoresProvider } from "../../stores/StoresContext.ts";
import type { Stores } from "../../stores/stores.ts";
import { FeedShelf } from "./FeedShelf.tsx";

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  window.matchMedia ??= (() => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })) as never;
});

const card = examples.getFeedResources.home.resources.find(({ id }) => id === "5989")?.items[0] as Card;
const streams = (topic: string, count: number): Card[] => Array.from({ length: count }, (_, at) => ({ ...card, id: `${topic}${at}`, title: `${topic}: эфир ${at + 1}` }));

it("draws a live shelf in tabs by category, a batch in each [SHELF-COMMON-06]", async () => {
  const shelf: Shelf = {
    id: "7", name: "Эфир по темам", object_id: "live-by-topic", order_number: 1, inline_widget: true, is_hiddable: false, card_type: "video", items: [...streams("Природа", 5)], isLoad: true,
    extra_params: { widget_type: "live_by_topic" }, tabs: [{ id: "11", name: "Природа", childs: streams("Природа", 5) }, { id: "5", name: "Музыка", childs: streams("Музыка", 2) }],
  };
  const api = createApi({ baseUrl: "http://localhost:3000/backend", fetch: async () => Response.json({ resources: [shelf], resourcesPagination: {} }) });
  const view = presentShelf(shelf, { isAuthorised: false });
  if (view?.kind !== "shelf") throw new Error("A shelf is shown");
  const stores = { hidden: { stateOf: () => undefined, restore: () => undefined } } as unknown as Stores;
  const context = { now: 0, userId: null, studioUrl: "", watchedShare: () => 0, judge: (address: string) => ({ href: address, opensNewTab: false }) };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <StoresProvider value={stores}>
        <FeedShelf api={api} view={view} context={context} link={null} onMenuOpen={() => undefined} onAction={() => undefined} isFirst={false} initialScroll={0} onScrollRest={() => undefined} />
      </StoresProvider>
    </QueryClientProvider>,
  );
  expect((await screen.findAllByRole("tab")).map((tab) => tab.textContent)).toEqual(["Природа", "Музыка"]);
  // Nothing is laid out here, so a row has one card, and a batch three rows.
  expect(within(screen.getByRole("tabpanel")).getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Природа: эфир 1", "Природа: эфир 2", "Природа: эфир 3"]);
  await userEvent.click(screen.getByRole("button", { name: "Показать еще" }));
  expect(within(screen.getByRole("tabpanel")).getAllByRole("heading")).toHaveLength(5);
  await userEvent.click(screen.getByRole("tab", { name: "Музыка" }));
  expect(within(screen.getByRole("tabpanel")).getAllByRole("heading")).toHaveLength(2);
});
