import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Announcements } from "@kadr/design-system/primitives/announce";
import { createApi, type Feed } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import { currentMemory } from "../../routes/navigation.ts";
import { HiddenCards } from "../../stores/HiddenCards.ts";
import { HiddenContentStore } from "../../stores/HiddenContentStore.ts";
import { navigate } from "../../routes/navigation.ts";
import type { Stores } from "../../stores/stores.ts";
import { ApiProvider, StoresProvider } from "../../stores/StoresContext.ts";
import { PagePortsProvider, type PagePorts } from "../PagePorts.ts";
import FeedPage from "./FeedPage.tsx";

/** Brings the sentinel near the screen, once there is one: the shelves below the first screen are drawn after it. */
let reach: () => Promise<void>;

let entries = 0;

beforeEach(() => {
  // An entry of its own: what one test leaves in the history is not another's to come back to.
  navigate(`/?entry=${(entries += 1)}`);
  window.history.replaceState(null, "", "/");
  // What a page left at its entry of the history belongs to that visit.
  currentMemory().values.clear();
  const seen: (() => void)[] = [];
  reach = async () => {
    await waitFor(() => expect(seen).not.toEqual([]), { timeout: 5000 });
    act(() => { for (const tell of seen.splice(0)) tell(); });
  };
  vi.stubGlobal("IntersectionObserver", class {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) { seen.push(() => tell([{ isIntersecting: true }])); }
    observe() {}
    disconnect() {}
  });
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  window.matchMedia ??= (() => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })) as never;
});

const card = examples.getFeedResources.home.resources.find(({ id }) => id === "5989")?.items[0];
const shelf = (id: string, more: Partial<Feed["resources"][number]> = {}): Feed["resources"][number] => ({
  id, name: `Полка ${id}`, object_id: id, order_number: Number(id), inline_widget: false, is_hiddable: false, card_type: "video", items: [], isLoad: false, extra_params: {}, ...more,
});

/** What has been said so far of shelves to who hears the page. */
const said = () => [...document.querySelectorAll("[data-live-announcer] p")].map(({ textContent }) => textContent).filter((text) => text?.includes("подбор"));

const nothingHidden = () => new HiddenCards({ load: () => Promise.reject(new Error("nothing is hidden here")), onFailed: () => undefined });

function show(params: Record<string, string>, feed: Partial<Feed>, session: { userId: string | null; phase: string } = { userId: null, phase: "guest" }, fail: (path: string) => number | "offline" | null = () => null, hidden = nothingHidden()) {
  const asked: string[] = [];
  const server: typeof fetch = async (input) => {
    const { pathname, search } = new URL((input as Request).url);
    const path = decodeURIComponent(pathname.replace("/backend", ""));
    asked.push(path + search);
    const status = fail(path);
    if (status === "offline") throw new TypeError("Failed to fetch");
    if (status !== null) return Response.json({ code: "x", detail: "" }, { status });
    if (path.startsWith("/feed/")) return Response.json({ ...examples.getFeed.home, tabs: [], resources: [], resourcesPagination: {}, ...feed });
    const ids = path.split("/")[2]?.split(",") ?? [];
    return Response.json({ resources: ids.map((id) => ({ ...shelf(id), isLoad: true, items: id.startsWith("9") ? [] : [{ ...card, id: `card-${id}`, title: `Видео ${id}` }] })), resourcesPagination: {} });
  };
  const api = createApi({ baseUrl: "http://localhost:3000/backend", fetch: server, random: () => 0 });
  const stores = {
    session: { ...session, isAuthorised: session.userId !== null },
    watchProgress: { shareOf: () => 0 },
    notices: { notify: () => undefined },
    hidden,
  } as unknown as Stores;
  const ports = { link: (address: string | null | undefined) => (address ? { href: address, isExternal: false } : null), mediaUrl: (address: string | undefined) => address, now: () => 0, studioUrl: "", copyText: async () => true, origin: "" } as unknown as PagePorts;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={api}><StoresProvider value={stores}><PagePortsProvider value={ports}>
        <main><FeedPage params={params} path="/" search="" /></main>
        <Announcements />
      </PagePortsProvider></StoresProvider></ApiProvider>
    </QueryClientProvider>,
  );
  return asked;
}

describe("a feed", () => {
  it("without a slug is home [ROUTE-ADDRESS-07]", async () => {
    const asked = show({}, { resources: [shelf("1")] });
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(asked[0]).toBe("/feed/home/?log=true");
  });

  it("of a tab is a call of its own", async () => {
    const asked = show({ slug: "kids", tabSlug: "cartoons" }, { resources: [shelf("1")] });
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(asked[0]).toBe("/feed/kids/?tab=cartoons&log=true");
  });

  it("loads five shelves, and the next five as they come near [FEED-LOAD-03]", async () => {
    const asked = show({}, { resources: Array.from({ length: 12 }, (_, index) => shelf(String(index + 1))) });
    await screen.findByRole("heading", { name: "Полка 5" });
    expect(screen.queryByRole("heading", { name: "Полка 6" })).toBeNull();
    await reach();
    await screen.findByRole("heading", { name: "Полка 10" });
    await waitFor(() => expect(asked.filter((path) => path.startsWith("/resources/"))).toEqual(["/resources/1,2,3,4,5/items/?log=true", "/resources/6,7,8,9,10/items/?log=true"]));
  });

  it("keeps the shelves that came when others failed, and tries those again in place [FEED-LOAD-02]", async () => {
    let isDown = true;
    show({}, { resources: Array.from({ length: 6 }, (_, index) => shelf(String(index + 1))) }, undefined, (path) => (isDown && path.startsWith("/resources/6") ? 503 : null));
    await screen.findByText("Видео 5");
    await reach();
    const retry = await screen.findByRole("button", { name: "Повторить: Полка 6" }, { timeout: 5000 });
    expect(screen.getByText("Видео 5")).toBeTruthy();
    await waitFor(() => expect(said()).toEqual(["Не получилось загрузить подборку"]));
    isDown = false;
    act(() => retry.click());
    await screen.findByText("Видео 6");
  });

  it("says how many shelves scrolling brought, of those that have something, and nothing of what the page opens with", async () => {
    show({}, { resources: ["1", "2", "3", "4", "5", "6", "7", "8", "90", "91"].map((id) => shelf(id)) });
    await screen.findByText("Видео 5");
    expect(said()).toEqual([]);
    await reach();
    await screen.findByText("Видео 8");
    await waitFor(() => expect(said()).toEqual(["Загружено ещё 3\u00A0подборки"]));
  });

  it("says of several shelves that failed together one thing", async () => {
    show({}, { resources: Array.from({ length: 10 }, (_, index) => shelf(String(index + 1))) }, undefined, (path) => (path.startsWith("/resources/6") ? 503 : null));
    await screen.findByText("Видео 5");
    await reach();
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Повторить: / })).toHaveLength(5), { timeout: 5000 });
    await waitFor(() => expect(said()).not.toEqual([]));
    expect(said()).toEqual(["Не получилось загрузить 5\u00A0подборок"]);
  });

  it("without a video says so, and leads on", async () => {
    show({ slug: "kids" }, { resources: [shelf("90"), shelf("91")] });
    await screen.findByRole("heading", { name: "Здесь пока пусто" });
    expect(screen.getByRole("button", { name: "Перейти на главную" })).toBeTruthy();
  });

  it("that is missing is a 404 page [FEED-LOAD-06]", async () => {
    show({ slug: "kids", tabSlug: "nowhere" }, {}, undefined, (path) => (path.startsWith("/feed/") ? 404 : null));
    await screen.findByRole("heading", { level: 1, name: "Страница не найдена" });
  });

  it("waits to know who is here before it lays out what depends on it", async () => {
    const resources = [shelf("1", { extra_params: { is_logged_in: true } }), shelf("2")];
    show({}, { resources }, { userId: null, phase: "unknown" });
    await act(async () => { await new Promise((resolve) => setTimeout(resolve, 50)); });
    expect(screen.queryByRole("heading", { name: "Полка 2" })).toBeNull();
  });

  it("draws no shelf against the state of sign-in, without cards, or of a kind that nothing draws [CARD-RENDER-01] [SHELF-COMMON-14]", async () => {
    const flags = (id: string, isLoggedIn: boolean) => shelf(id, { extra_params: { is_logged_in: isLoggedIn } });
    const resources = [flags("1", true), flags("2", false), shelf("91"), shelf("3", { card_type: "hologram" }), shelf("4")];
    for (const [session, titles] of [
      [{ userId: null, phase: "guest" }, ["Полка 2", "Полка 4"]],
      [{ userId: "u1", phase: "signedIn" }, ["Полка 1", "Полка 4"]],
    ] as const) {
      show({}, { resources }, session);
      await screen.findByText("Видео 4");
      expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles);
      cleanup();
    }
  });

  it("shows a personal shelf to whom it belongs", async () => {
    const resources = [shelf("1", { extra_params: { is_logged_in: true } }), shelf("2", { extra_params: { is_logged_in: false } })];
    show({}, { resources }, { userId: "u1", phase: "signedIn" });
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(screen.queryByRole("heading", { name: "Полка 2" })).toBeNull();
  });
});

describe("the carousel of a feed", () => {
  const author = { id: "7", name: "Первая серия", avatar_url: "/media/images/avatar-1.webp", site_url: "/channel/7/" };
  const banner = (id: string, more = {}) => ({ id, target: `/video/${id}/`, target_blank: false, title: `Слайд ${id}`, author, ...more });
  const show9 = { id: "9", description: "Большой цикл", type: { name: "Цикл" } };

  it("stands above the shelves of a programme with a description, under a title with a link [FEED-CAROUSEL-01] [FEED-CAROUSEL-07]", async () => {
    show({ slug: "vershiny" }, { slug: "vershiny", related_tv: show9, carousel: { carouselType: "banner", banners: [banner("a"), banner("b")] }, resources: [shelf("1")] });
    const carousel = await screen.findByRole("region", { name: "Цикл: подробнее" });
    expect(within(carousel).getAllByRole("group")).toHaveLength(2);
    expect(within(carousel).getByRole("link", { name: "Цикл: подробнее" }).getAttribute("href")).toBe("/metainfo/tv/9");
    expect(within(carousel).getByRole("link", { name: "Слайд a" }).getAttribute("href")).toBe("/video/a/");
    expect(carousel.querySelectorAll("img[src*=avatar]")).toHaveLength(2);
  });

  it("waits to know who is here when a banner is only for some [FEED-CAROUSEL-02] [FEED-CAROUSEL-03]", async () => {
    const carousel = { carouselType: "banner" as const, banners: [banner("a"), banner("login", { extra_params: { action: "authorization" } }), banner("mine", { extra_params: { authorized: true } })] };
    show({ slug: "vershiny" }, { slug: "vershiny", related_tv: show9, carousel, resources: [shelf("1")] }, { userId: null, phase: "unknown" });
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(screen.queryByText("Слайд a")).toBeNull();
  });

  it("has no faces of authors in a feed for children [FEED-CAROUSEL-04]", async () => {
    show({ slug: "kids" }, { slug: "kids", related_tv: show9, carousel: { carouselType: "banner", banners: [banner("a")] }, resources: [shelf("1")] });
    const carousel = await screen.findByRole("region", { name: "Цикл: подробнее" });
    expect(carousel.querySelectorAll("img[src*=avatar]")).toHaveLength(0);
    expect(within(carousel).getByText("Первая серия")).toBeTruthy();
  });
});

describe("hiding a video", () => {
  const world = () => {
    const write = vi.fn(async (_videoId: string, _source: string, _isHidden: boolean) => undefined);
    const session = { userId: "u1", isAuthorised: true };
    const texts = { limit: "", hideFailed: "", restoreFailed: "" };
    const store = new HiddenContentStore({ session, auth: { require: async () => true }, notify: () => undefined, clock: { now: () => 0, after: () => () => undefined }, texts, write: (id, source, isHidden) => write(id, source, isHidden) });
    return { write, hidden: new HiddenCards({ load: async () => store, onFailed: () => undefined }) };
  };
  const viewer = { userId: "u1", phase: "signedIn" };

  it("is offered on a hiddable shelf, covers the card and gives it back [HIDE-TOGGLE-01] [HIDE-TOGGLE-03]", { timeout: 20_000 }, async () => {
    const { write, hidden } = world();
    show({}, { resources: [shelf("1"), shelf("2", { is_hiddable: true, object_id: "5989" })] }, viewer, undefined, hidden);
    const menus = await screen.findAllByRole("button", { name: /^Действия/ });
    expect(menus).toHaveLength(1);
    act(() => menus[0]?.click());
    const entry = await screen.findByRole("menuitem", { name: "Скрыть" }, { timeout: 10_000 });
    await act(async () => entry.click());
    const restore = await screen.findByRole("button", { name: /^Вернуть: / });
    expect(screen.getByText("Видео скрыто")).toBeTruthy();
    expect(write).toHaveBeenLastCalledWith("card-2", "5989", true);
    await act(async () => restore.click());
    await waitFor(() => expect(screen.queryByText("Видео скрыто")).toBeNull());
    expect(write).toHaveBeenLastCalledWith("card-2", "5989", false);
  });

  it("is one press on a cross in «Продолжить просмотр», which the card says, and an entry of the menu elsewhere [HIDE-TOGGLE-02] [HIDE-TOGGLE-10]", { timeout: 20_000 }, async () => {
    const { write, hidden } = world();
    const resources = [shelf("1", { is_hiddable: true, object_id: "continue-watching" }), shelf("2", { is_hiddable: true, object_id: "5989" })];
    show({}, { resources }, viewer, undefined, hidden);
    const cross = await screen.findByRole("button", { name: /^Скрыть/ });
    await act(async () => cross.click());
    await screen.findByText("из «Продолжить просмотр»", { exact: false });
    expect(screen.getAllByText(/Видео скрыто/)).toHaveLength(1);
    expect(write).toHaveBeenCalledExactlyOnceWith("card-1", "continue-watching", true);

    const menu = await screen.findByRole("button", { name: /^Действия.*Видео 2/ });
    act(() => menu.click());
    const entry = await screen.findByRole("menuitem", { name: "Скрыть" }, { timeout: 10_000 });
    await act(async () => entry.click());
    await waitFor(() => expect(screen.getAllByText(/Видео скрыто/)).toHaveLength(2));
    expect(screen.getAllByText("из «Продолжить просмотр»", { exact: false })).toHaveLength(1);
    expect(write).toHaveBeenLastCalledWith("card-2", "5989", true);
  });
});

describe("the button of an error page", () => {
  it("asks again by itself once a lost network is back, and by its button before", async () => {
    let isLost = true;
    show({}, { resources: [shelf("1")] }, undefined, (path) => (isLost && path.startsWith("/feed/") ? "offline" : null));
    const retry = await screen.findByRole("button", { name: "Повторить" }, { timeout: 5000 });
    expect(document.title).toBe("Нет связи с интернетом — Кадр");
    isLost = false;
    act(() => retry.click());
    await screen.findByRole("heading", { name: "Полка 1" });
  });

  it.each([404, 500, 503])("reloads the page when already at home, after %i", async (status) => {
    show({}, {}, undefined, (path) => (path.startsWith("/feed/") ? status : null));
    await screen.findByRole("button", { name: "Обновить страницу" }, { timeout: 5000 });
    expect(screen.queryByRole("button", { name: "Повторить" })).toBeNull();
  });

  it.each([404, 500, 503])("goes home from anywhere else, after %i", async (status) => {
    window.history.replaceState(null, "", "/feeds/nowhere/");
    show({ slug: "nowhere" }, {}, undefined, (path) => (path.startsWith("/feed/") ? status : null));
    const link = await screen.findByRole("link", { name: "Перейти на главную" }, { timeout: 5000 });
    expect(link.getAttribute("href")).toBe("/");
  });
});
