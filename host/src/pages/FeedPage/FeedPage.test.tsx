import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeTestScreen } from "@kadr/design-system/primitives/near/testing";
import { Announcements } from "@kadr/design-system/primitives/announce";
import { createApi, type Feed } from "@kadr/openapi/client";
import { createLate } from "@kadr/design-system/primitives/Late";
import { examples } from "@kadr/openapi/examples";
import { createQueryClient } from "../../queries/createQueryClient.ts";
import { currentMemory } from "../../routes/navigation.ts";
import { HiddenCards } from "../../stores/HiddenCards.ts";
import { HiddenContentStore } from "../../stores/HiddenContentStore.ts";
import { accountOver } from "../../stores/testing.ts";
import { navigate } from "../../routes/navigation.ts";
import type { SessionStore } from "../../stores/SessionStore.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import FeedPage from "./FeedPage.tsx";

/** Brings the sentinel near the screen, once there is one: the shelves below the first screen are drawn after it. */
let reach: () => Promise<void>;

/** Goes to another tab of the feed that is shown. */
let go: (params: Record<string, string>) => void;

let entries = 0;

beforeEach(() => {
  // An entry of its own: what one test leaves in the history is not another's to come back to.
  navigate(`/?entry=${(entries += 1)}`);
  window.history.replaceState(null, "", "/");
  // State that a page left at its entry of the history belongs to that visit.
  currentMemory().values.clear();
  const near = makeTestScreen();
  vi.stubGlobal("IntersectionObserver", near.Observer);
  reach = async () => {
    await waitFor(() => expect(near.observed()).not.toEqual([]), { timeout: 5000 });
    act(() => {
      for (const element of near.observed()) near.setNear(element, true);
    });
  };
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  window.matchMedia ??= (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
});

const card = examples.getFeedResources.home.resources.find(({ id }) => id === "5989")?.items[0];
const shelf = (id: string, more: Partial<Feed["resources"][number]> = {}): Feed["resources"][number] => ({
  id,
  name: `Полка ${id}`,
  object_id: id,
  order_number: Number(id),
  inline_widget: false,
  is_hiddable: false,
  card_type: "video",
  items: [],
  isLoad: false,
  extra_params: {},
  ...more,
});

/** Announcements of shelves so far. */
const said = () =>
  [...document.querySelectorAll("[data-live-announcer] p")]
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes("подбор"));

const nothingHidden = () =>
  new HiddenCards({ load: () => Promise.reject(new Error("nothing is hidden here")), onFailed: () => undefined });

function show(
  params: Record<string, string>,
  feed: Partial<Feed>,
  session: Pick<SessionStore, "userId" | "phase"> = { userId: null, phase: "guest" },
  fail: (path: string) => number | "offline" | null = () => null,
  hidden = nothingHidden(),
  /** The second page of a grid waits for this. Default: there is none. */
  secondPage?: Promise<void>,
  /** Items by the shelf's id. Default: one video in each. */
  itemsOf: Readonly<Record<string, readonly object[]>> = {},
) {
  const requests: string[] = [];
  const server: typeof fetch = async (input) => {
    const { pathname, search } = new URL((input as Request).url);
    const path = decodeURIComponent(pathname.replace("/backend", ""));
    requests.push(path + search);
    const status = fail(path);
    if (status === "offline") throw new TypeError("Failed to fetch");
    if (status !== null) return Response.json({ code: "x", detail: "" }, { status });
    if (path.startsWith("/feed/"))
      return Response.json({ ...examples.getFeed.home, tabs: [], resources: [], resourcesPagination: {}, ...feed });
    const pagination = (page: number) => ({
      hasNext: page === 1,
      hasPrev: page > 1,
      nextUrl: page === 1 ? "/backend/api/feed/grid/1/?page=2&per_page=30&client=wdp" : null,
      prevUrl: null,
      page,
      nextPage: null,
      prevPage: null,
      perPage: 30,
    });
    if (path.startsWith("/api/feed/grid/")) {
      await secondPage;
      return Response.json({
        id: "1",
        items: [{ ...card, id: "card-next", title: "Видео со второй страницы" }],
        pagination: pagination(2),
      });
    }
    const ids = path.split("/")[2]?.split(",") ?? [];
    return Response.json({
      resources: ids.map((id) => ({
        ...shelf(id),
        isLoad: true,
        items: itemsOf[id] ?? (id.startsWith("9") ? [] : [{ ...card, id: `card-${id}`, title: `Видео ${id}` }]),
      })),
      resourcesPagination: secondPage === undefined ? {} : { "1": pagination(1) },
    });
  };
  const api = createApi({ baseUrl: "http://localhost:3000/backend", fetch: server, random: () => 0 });
  const stores = {
    // Watch later has tests of its own.
    watchLater: createLate(() => new Promise<never>(() => {})),
    subscriptions: createLate(() => new Promise<never>(() => {})),
    session: { ...session, isAuthorised: session.userId !== null },
    watchProgress: { shareOf: () => 0 },
    toasts: { notify: () => undefined },
    hidden,
  };
  const ports = {
    now: () => 0,
    studioUrl: "",
    copyText: async () => true,
    origin: "",
  };
  const client = createQueryClient();
  const page = (at: Record<string, string>) => (
    <QueryClientProvider client={client}>
      <HostProvider value={makeHost({ api, stores, ...ports })}>
        <main>
          <FeedPage params={at} path={window.location.pathname} search="" />
        </main>
        <Announcements />
      </HostProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(page(params));
  go = (at) => rerender(page(at));
  return requests;
}

describe("a feed", () => {
  it("without a slug is home [ROUTE-ADDRESS-07]", async () => {
    const requests = show({}, { resources: [shelf("1")] });
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(requests[0]).toBe("/feed/home/?log=true");
  });

  it("of a tab is a call of its own", async () => {
    const requests = show({ slug: "kids", tabSlug: "cartoons" }, { resources: [shelf("1")] });
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(requests[0]).toBe("/feed/kids/?tab=cartoons&log=true");
  });

  it("for children says whom it is for, no other does: the slug kids is that feed's [ROUTE-ADDRESS-08]", async () => {
    const forChildren = "Только видео для детей: с отметкой не старше 12+";
    show({ slug: "kids" }, { slug: "kids", resources: [shelf("1")] });
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(screen.getByText(forChildren)).toBeTruthy();
    cleanup();
    show({ slug: "deti" }, { slug: "deti", resources: [shelf("1")] });
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(screen.queryByText(forChildren)).toBeNull();
  });

  it("loads five shelves, and the next five as they come near [FEED-LOAD-03]", async () => {
    const requests = show({}, { resources: Array.from({ length: 12 }, (_, index) => shelf(String(index + 1))) });
    await screen.findByRole("heading", { name: "Полка 5" });
    expect(screen.queryByRole("heading", { name: "Полка 6" })).toBeNull();
    await reach();
    await screen.findByRole("heading", { name: "Полка 10" });
    await waitFor(() =>
      expect(requests.filter((path) => path.startsWith("/resources/"))).toEqual([
        "/resources/1,2,3,4,5/items/?log=true",
        "/resources/6,7,8,9,10/items/?log=true",
      ]),
    );
  });

  it("keeps the shelves that came when others failed, and tries those again in place [FEED-LOAD-02]", async () => {
    let isDown = true;
    show({}, { resources: Array.from({ length: 6 }, (_, index) => shelf(String(index + 1))) }, undefined, (path) =>
      isDown && path.startsWith("/resources/6") ? 503 : null,
    );
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
    // refused for good: of a server that is only down the client would ask three times more, after pauses of seconds
    show({}, { resources: Array.from({ length: 10 }, (_, index) => shelf(String(index + 1))) }, undefined, (path) =>
      path.startsWith("/resources/6") ? 403 : null,
    );
    await screen.findByText("Видео 5");
    await reach();
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Повторить: / })).toHaveLength(5), {
      timeout: 5000,
    });
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
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(screen.queryByRole("heading", { name: "Полка 2" })).toBeNull();
  });

  it("draws no shelf against the state of sign-in, without cards or of an unknown kind: rule.cardHidden [CARD-RENDER-01] [SHELF-COMMON-14]", async () => {
    const flags = (id: string, isLoggedIn: boolean) => shelf(id, { extra_params: { is_logged_in: isLoggedIn } });
    const resources = [
      flags("1", true),
      flags("2", false),
      shelf("91"),
      shelf("3", { card_type: "hologram" }),
      shelf("4"),
    ];
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

  it("has under a title where it leads: its own link, or the site's address; without either the title is words [SHELF-COMMON-01]", async () => {
    show(
      { slug: "nauka" },
      {
        resources: [
          shelf("1", { site_url: "/feeds/site/", extra_params: { link: "/feeds/link/" } }),
          shelf("2", { site_url: "/feeds/site/" }),
          shelf("3"),
          shelf("4", { extra_params: { noTitle: true } }),
        ],
      },
    );
    await screen.findByText("Видео 4");
    const title = (name: string) => screen.getByRole("heading", { level: 2, name });
    expect(title("Полка 1").querySelector("a")?.getAttribute("href")).toBe("/feeds/link/");
    expect(title("Полка 2").querySelector("a")?.getAttribute("href")).toBe("/feeds/site/");
    expect(title("Полка 3").querySelector("a")).toBeNull();
    expect(screen.queryByRole("heading", { level: 2, name: "Полка 4" })).toBeNull();
  });

  it("calls a shelf of top videos by how many it has [SHELF-COMMON-05]", async () => {
    show({}, { resources: [shelf("1", { card_type: "top-video", extra_params: { limit: 10 } })] });
    await screen.findByRole("heading", { level: 2, name: "Топ-10" });
  });

  it("leaves an empty frame for a shelf of origin_type ifrm [SHELF-COMMON-10]", async () => {
    show({}, { resources: [shelf("1", { origin_type: "ifrm" }), shelf("2")] });
    await screen.findByText("Видео 2");
    const frame = document.querySelector("[data-shelf-frame='1']");
    expect(frame).not.toBeNull();
    expect(frame?.childElementCount).toBe(0);
    expect(screen.queryByText("Полка 1")).toBeNull();
  });

  it("waits as a whole while it comes, and keeps what is there while its next page does [FEED-LOAD-01]", async () => {
    let response: (() => void) | undefined;
    const waits = new Promise<void>((resolve) => (response = resolve));
    const requests = show(
      { slug: "nauka" },
      { name: "Наука", slug: "nauka", resources: [shelf("1")] },
      undefined,
      () => null,
      nothingHidden(),
      waits,
    );
    expect(document.querySelector("[aria-busy]")).not.toBeNull();
    expect(screen.queryByRole("heading", { name: "Наука" })).toBeNull();
    await screen.findByText("Видео 1");
    const more = screen.getByRole("button", { name: /^Загрузить ещё/ });
    act(() => more.click());
    await waitFor(() => expect(requests.at(-1)).toContain("/api/feed/grid/1/"));
    expect(screen.getByText("Видео 1")).toBeTruthy();
    expect(document.querySelector("[data-shelf]")?.getAttribute("data-phase") ?? "loadingMore").toBe("loadingMore");
    await act(async () => response?.());
    await screen.findByText("Видео со второй страницы");
    expect(screen.getByText("Видео 1")).toBeTruthy();
  });

  it("is asked for anew when its tab changes, and shows the tab's own shelves [FEED-LOAD-04]", async () => {
    const tabs = [
      { id: "1", name: "Все", slug: "all" },
      { id: "2", name: "Мультфильмы", slug: "cartoons" },
    ];
    const requests = show({ slug: "kids" }, { slug: "kids", tabs, resources: [shelf("1")] });
    const tab = await screen.findByRole("link", { name: "Мультфильмы" });
    expect(tab.getAttribute("href")).toBe("/feeds/kids/cartoons/");
    expect(requests.filter((path) => path.startsWith("/feed/"))).toEqual(["/feed/kids/?log=true"]);
    go({ slug: "kids", tabSlug: "cartoons" });
    await waitFor(() => expect(requests.at(-1)).toBeDefined());
    await waitFor(() => expect(requests).toContain("/feed/kids/?tab=cartoons&log=true"));
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Мультфильмы" }).getAttribute("aria-current")).toBe("page"),
    );
  });

  it("that belongs to a product, a programme, a person or the project leads to their page [FEED-LOAD-05]", async () => {
    for (const [feed, path] of [
      [{ slug: "x", product: { id: "5", name: "Кино", url: "/feeds/kino/" } }, "/feeds/kino/"],
      [{ slug: "x", related_tv: { id: "9" } }, "/metainfo/tv/9"],
      [{ slug: "x", related_person: { id: "8" } }, "/person/8"],
      [{ slug: "dom2" }, "/dom2/"],
    ] as const) {
      navigate("/feeds/x/");
      show({ slug: "x" }, { ...(feed as Partial<Feed>), resources: [shelf("1")] });
      await waitFor(() => expect(window.location.pathname).toBe(path));
      cleanup();
    }
  });

  it("draws neither a person without a name and an address, nor a programme without a title [CARD-RENDER-02] [CARD-RENDER-03]", async () => {
    const of = (kind: string, more: object) => ({ ...card, card_type: kind, video_url: undefined, ...more });
    show(
      {},
      { resources: [shelf("1", { card_type: "person-case" }), shelf("2", { card_type: "tv-program" })] },
      undefined,
      () => null,
      nothingHidden(),
      undefined,
      {
        "1": [
          of("person-case", { id: "p1", title: "Анна", name: "Анна", absolute_url: "/person/1" }),
          of("person-case", { id: "p2", title: "Безымянный", name: "", absolute_url: "" }),
        ],
        "2": [of("tv-program", { id: "t1", title: "Вести" }), of("tv-program", { id: "t2", title: "  " })],
      },
    );
    await screen.findByText("Анна");
    await screen.findByText("Вести");
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });

  it("shows a personal shelf to whom it belongs", async () => {
    const resources = [
      shelf("1", { extra_params: { is_logged_in: true } }),
      shelf("2", { extra_params: { is_logged_in: false } }),
    ];
    show({}, { resources }, { userId: "u1", phase: "signedIn" });
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(screen.queryByRole("heading", { name: "Полка 2" })).toBeNull();
  });
});

describe("the carousel of a feed", () => {
  const author = { id: "7", name: "Первая серия", avatar_url: "/media/images/avatar-1.webp", site_url: "/channel/7/" };
  const banner = (id: string, more = {}) => ({
    id,
    target: `/video/${id}/`,
    target_blank: false,
    title: `Слайд ${id}`,
    author,
    ...more,
  });
  const show9 = { id: "9", description: "Большой цикл", type: { name: "Цикл" } };

  it("stands above the shelves of a programme with a description, under a title with a link [FEED-CAROUSEL-01] [FEED-CAROUSEL-07]", async () => {
    show(
      { slug: "vershiny" },
      {
        slug: "vershiny",
        related_tv: show9,
        carousel: { carouselType: "banner", banners: [banner("a"), banner("b")] },
        resources: [shelf("1")],
      },
    );
    const carousel = await screen.findByRole("region", { name: "Цикл: подробнее" });
    expect(within(carousel).getAllByRole("group")).toHaveLength(2);
    expect(within(carousel).getByRole("link", { name: "Цикл: подробнее" }).getAttribute("href")).toBe("/metainfo/tv/9");
    expect(within(carousel).getByRole("link", { name: "Слайд a" }).getAttribute("href")).toBe("/video/a/");
    expect(carousel.querySelectorAll("img[src*=avatar]")).toHaveLength(2);
  });

  it("is of banners that lead somewhere, or of videos to begin at once [FEED-CAROUSEL-05]", async () => {
    for (const [carouselType, look] of [
      ["banner", "banner"],
      ["player", "player"],
    ] as const) {
      show(
        { slug: "vershiny" },
        {
          slug: "vershiny",
          ...(carouselType === "banner" ? { related_tv: show9 } : {}),
          carousel: { carouselType, banners: [banner("a"), banner("b")] },
          resources: [shelf("1")],
        },
      );
      const carousel = await screen.findByRole("region", {
        name: carouselType === "banner" ? "Цикл: подробнее" : "Смотреть сейчас",
      });
      expect(
        within(carousel)
          .getByRole("link", { name: /Слайд a/ })
          .getAttribute("href"),
      ).toBe("/video/a/");
      expect(carousel.querySelector(`[data-look=${look}]`) ?? carousel.closest(`[data-look=${look}]`)).not.toBeNull();
      cleanup();
    }
  });

  it("waits to know who is here when a banner is only for some [FEED-CAROUSEL-02] [FEED-CAROUSEL-03]", async () => {
    const carousel = {
      carouselType: "banner" as const,
      banners: [
        banner("a"),
        banner("login", { extra_params: { action: "authorization" } }),
        banner("mine", { extra_params: { authorized: true } }),
      ],
    };
    show(
      { slug: "vershiny" },
      { slug: "vershiny", related_tv: show9, carousel, resources: [shelf("1")] },
      { userId: null, phase: "unknown" },
    );
    await screen.findByRole("heading", { name: "Полка 1" });
    expect(screen.queryByText("Слайд a")).toBeNull();
  });

  it("has no faces of authors in a feed for children [FEED-CAROUSEL-04]", async () => {
    show(
      { slug: "kids" },
      {
        slug: "kids",
        related_tv: show9,
        carousel: { carouselType: "banner", banners: [banner("a")] },
        resources: [shelf("1")],
      },
    );
    const carousel = await screen.findByRole("region", { name: "Цикл: подробнее" });
    expect(carousel.querySelectorAll("img[src*=avatar]")).toHaveLength(0);
    expect(within(carousel).getByText("Первая серия")).toBeTruthy();
  });
});

describe("hiding a video", () => {
  const world = () => {
    const write = vi.fn(async (_videoId: string, _source: string, _isHidden: boolean) => undefined);
    const texts = { limit: "", hideFailed: "", restoreFailed: "" };
    const store = new HiddenContentStore({
      account: accountOver({ userId: "u1", isAuthorised: true }),
      auth: { require: async () => true },
      notify: () => undefined,
      measure: () => undefined,
      clock: { now: () => 0, after: () => () => undefined },
      texts,
      write: (id, source, isHidden) => write(id, source, isHidden),
    });
    return { write, hidden: new HiddenCards({ load: async () => store, onFailed: () => undefined }) };
  };
  const viewer = { userId: "u1", phase: "signedIn" } as const;

  it(
    "is offered on a hiddable shelf, covers the card and gives it back [HIDE-TOGGLE-01] [HIDE-TOGGLE-03]",
    { timeout: 20_000 },
    async () => {
      const { write, hidden } = world();
      show(
        {},
        { resources: [shelf("1"), shelf("2", { is_hiddable: true, object_id: "5989" })] },
        viewer,
        undefined,
        hidden,
      );
      const menus = await screen.findAllByRole("button", { name: /^Действия/ });
      expect(menus).toHaveLength(2);
      act(() => menus[0]?.click());
      await screen.findByRole("menuitem", { name: "Смотреть позже" }, { timeout: 10_000 });
      expect(screen.queryByRole("menuitem", { name: "Скрыть" })).toBeNull();
      act(() => menus[1]?.click());
      const entry = await screen.findByRole("menuitem", { name: "Скрыть" }, { timeout: 10_000 });
      await act(async () => entry.click());
      const restore = await screen.findByRole("button", { name: /^Вернуть: / });
      expect(screen.getByText("Видео скрыто")).toBeTruthy();
      expect(write).toHaveBeenLastCalledWith("card-2", "5989", true);
      await act(async () => restore.click());
      await waitFor(() => expect(screen.queryByText("Видео скрыто")).toBeNull());
      expect(write).toHaveBeenLastCalledWith("card-2", "5989", false);
    },
  );

  it(
    "is one press on a cross in «Продолжить просмотр», which the card says, and an entry of the menu elsewhere [HIDE-TOGGLE-02] [HIDE-TOGGLE-10]",
    { timeout: 20_000 },
    async () => {
      const { write, hidden } = world();
      const resources = [
        shelf("1", { is_hiddable: true, object_id: "continue-watching" }),
        shelf("2", { is_hiddable: true, object_id: "5989" }),
      ];
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
    },
  );
});

describe("the button of an error page", () => {
  it("asks again by itself once a lost network is back, and by its button before", async () => {
    let isLost = true;
    show({}, { resources: [shelf("1")] }, undefined, (path) =>
      isLost && path.startsWith("/feed/") ? "offline" : null,
    );
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
