import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { searchTexts as texts } from "../../host/src/texts/search.ts";
import { subscriptionsTexts } from "../../host/src/texts/subscriptions.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { signInParams, go, goBack, header, heading, said } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const { found } = examples.searchVideos;
/** Twenty results of each page, as many pages as are asked for. */
const videos = (url: string) => {
  const page = Number(new URL(url).searchParams.get("page") ?? 1);
  const results = Array.from({ length: 20 }, (_, index) => {
    const number = (page - 1) * 20 + index + 1;
    return { ...found.results[0]!, id: `${number}`.padStart(32, "0"), title: `Ролик ${number}` };
  });
  return { ...found, results, has_next: true, page };
};
const server: StoryServer = [
  [/^\/api\/search\/combined\/cards/, { body: examples.searchCards.found }],
  [/^\/api\/search\/shorts/, { body: examples.searchShorts.found }],
  [/^\/api\/search\/video/, ({ url }) => ({ body: videos(url) })],
  [/^\/api\/v3\/search\/video/, { body: examples.searchVideosForGroupB.found }],
];

/** The page of a search within the app; what it looks like is Pages/SearchPage, the line over it Flows/SearchLine. */
const meta = {
  title: "Flows/Search",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ at: "/search/", server }),
    window: { width: 1400, height: 900 },
    playOnly: "the page as it was: Pages/SearchPage looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole("main"));
const titles = () =>
  main()
    .getAllByRole("article")
    .map((card) => within(card).getByRole("heading").textContent);
const searchFor = (query: string) => go(`/search/?${new URLSearchParams({ query })}`);

/** [SEARCH-STATE-02] One letter is not looked for, an odd query does no harm, and none says what to do; so many letters are taken. */
export const Queries: Story = {
  play: async ({ loaded }) => {
    const { heard } = appIn(loaded);
    await heading(texts.begin.title);
    await searchFor(" г ");
    await heading(texts.tooShort.title);
    await expect(heard.filter((call) => /\/search\/(video|shorts|combined)/.test(call))).toEqual([]);
    for (const odd of ["' OR 1=1 --", "<b>горы</b>", "שלום עולם", "😀😀"]) {
      await searchFor(odd);
      await heading(texts.found(odd));
      await waitFor(() => expect(titles()).toContain("Ролик 1"));
    }
    const line = header().getByLabelText<HTMLInputElement>("Поиск", { selector: "input" });
    await userEvent.click(line);
    await fireEvent.input(line, { target: { value: "я".repeat(10_000) } });
    await userEvent.keyboard("{Enter}");
    await heading(texts.found("я".repeat(200)));
    await go("/story/");
    await screen.findByRole("heading", { level: 1, name: /^Страница/ });
    await goBack();
    await heading(texts.found("я".repeat(200)));
  },
};

/** [SEARCH-LINE-09] Shorts come 36 a page. */
export const Shorts: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/search/?query=утро", server }) },
  play: async ({ loaded }) => {
    const tabs = within(await screen.findByRole("navigation", { name: texts.tabs.label }));
    await userEvent.click(tabs.getByRole("link", { name: texts.tabs.shorts }));
    await main().findByText(examples.searchShorts.found.results[0]!.title);
    const requests = appIn(loaded).heard.filter((call) => call.startsWith("GET /api/search/shorts"));
    await expect(requests.length).toBeGreaterThan(0);
    for (const call of requests) await expect(call).toMatch(/[?&]per_page=36(&|$)/);
  },
};

/** Five pages of twenty are told of, the sixth stands beyond the hundredth place; which places, presenters/measured.test.ts says. */
export const Positions: Story = {
  play: async ({ loaded }) => {
    const lists = () => appIn(loaded).measured.filter(([id]) => id === "search.results");
    for (let page = 1; page <= 6; page++) {
      await go(`/search/?query=за&content_type=video&page=${page}`);
      await waitFor(() => expect(titles()[0]).toBe(`Ролик ${(page - 1) * 20 + 1}`));
      await waitFor(() => expect(lists()).toHaveLength(Math.min(page, 5)));
    }
    const results = lists().map(([, fields]) => fields as { positions: number[]; page: number });
    await expect(results.flatMap(({ positions }) => positions)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
    await expect(results.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
  },
};

/** [AUTH-TRIGGER-26] A guest who follows a channel that was found signs in, `authTrigger.subscribe-search`, and follows then. */
export const Followed: Story = {
  parameters: {
    app: (): StoryAppSetup => ({
      at: "/search/?query=байкал&content_type=channels",
      server: [
        [/^\/api\/subscription\/cards\//, { body: examples.listSubscriptions.empty }],
        [/subscription\/card\//, { body: examples.subscribe.channel }],
        ...server,
      ],
    }),
  },
  play: async ({ loaded }) => {
    const { heard, signIn } = appIn(loaded);
    await userEvent.click((await main().findAllByRole("button", { name: /^Подписаться: / }))[0]!);
    await expect((await signInParams()).get("userAction")).toBe("subscribe-search");
    await signIn(viewer);
    await waitFor(() => main().getByRole("button", { name: /^Вы подписаны: / }));
    await said(subscriptionsTexts.loggedInAndSubscribed);
    const followed = heard.filter((call) => /^(POST|PUT) .*\/subscription\/card\/userchannel\/1001/.test(call));
    await expect(followed).toHaveLength(1);
  },
};

/** [SEARCH-LINE-10] Group B of the test sees the third version of the search. */
export const GroupB: Story = {
  parameters: {
    app: (): StoryAppSetup => ({ at: "/search/?query=байкал", server, groups: { search_v3: "B" } }),
  },
  play: async ({ loaded }) => {
    await waitFor(() => expect(titles()).toContain(examples.searchVideosForGroupB.found.results[0]!.title));
    const { heard } = appIn(loaded);
    await expect(heard.some((call) => call.startsWith("GET /api/v3/search/video/"))).toBe(true);
    await expect(heard.some((call) => call.startsWith("GET /api/search/video/"))).toBe(false);
  },
};

/** [SEARCH-STATE-01] A search is pending until its results are here, and idle then; what was found before stands until it is. */
export const Pending: Story = {
  parameters: {
    app: (): StoryAppSetup => {
      const isLetGo = new Promise((resolve) => window.addEventListener("story-go", resolve, { once: true }));
      const held: StoryServer[number] = [
        /^\/api\/search\/video/,
        async ({ url }) => {
          if (/[?&]page=2/.test(url)) await isLetGo;
          return { body: videos(url) };
        },
      ];
      return { at: "/search/?query=горы&content_type=video", server: [held, ...server] };
    },
  },
  play: async () => {
    const pending = () => screen.getByRole("main").querySelectorAll("[aria-busy=true]").length;
    await waitFor(() => expect(titles()[0]).toBe("Ролик 1"));
    await waitFor(() => expect(pending()).toBe(0));
    await userEvent.click(main().getByRole("link", { name: /^Дальше/ }));
    await waitFor(() => expect(pending()).toBe(1));
    await expect(titles()[0]).toBe("Ролик 1");
    window.dispatchEvent(new Event("story-go"));
    await waitFor(() => expect(pending()).toBe(0));
    await expect(titles()[0]).toBe("Ролик 21");
  },
};
