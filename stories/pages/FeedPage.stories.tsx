import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import FeedPage from "../../host/src/pages/FeedPage/FeedPage.tsx";
import { viewer, type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const page = { params: {}, path: "/", search: "" };

const meta = {
  title: "Pages/FeedPage",
  component: StoryWorld,
  args: { children: <FeedPage {...page} /> },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const all: StoryServer = [];
const { home } = examples.getFeedResources;
const watched = home.resources.find(({ id }) => id === "5989")?.items ?? [];
/** The home feed of somebody who has watched a little of everything. */
const withHistory: StoryServer = [
  [
    /^\/resources\//,
    {
      body: {
        ...home,
        resources: [
          ...home.resources.filter(({ id }) => id !== "continue"),
          { ...examples.getFeed.home.resources.find(({ id }) => id === "continue"), isLoad: true, items: watched },
        ],
      },
    },
  ],
  [
    /^\/api\/v2\/video\/history\/actual/,
    { body: Object.fromEntries(watched.map(({ id }, index) => [id, 20 + 60 * index])) },
  ],
];

/** Whether a row asks for more depends on the width at which its cards come: they are all here before that changes. */
const shelvesCome = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(
    () =>
      expect(
        canvasElement.querySelector("[data-shelf][data-phase=ready]") !== null &&
          canvasElement.querySelector("[data-phase=loading]") === null,
      ).toBe(true),
    { timeout: 5000 },
  );

/** SHELF-COMMON-14: a guest has nothing to continue. */
export const Default: Story = {
  args: { server: all },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 2, name: /Рекомендуем/ });
    await shelvesCome(canvasElement);
    await expect(canvas.queryByRole("heading", { name: "Продолжить просмотр" })).toBeNull();
  },
};

/** The shelf «Продолжить просмотр» with progress on its cards (CARD-RENDER-07). */
export const SignedIn: Story = {
  args: { person: viewer, server: withHistory },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 2, name: "Продолжить просмотр" });
    await shelvesCome(canvasElement);
  },
};

/** Skeletons in the final geometry. */
export const Loading: Story = { args: { server: [[/^\/feed\//, "never"]] } };

/** FEED-LOAD-02: a shelf that fails says so in its place, and the rest lives. */
export const ShelvesFailed: Story = {
  args: { server: [[/^\/resources\//, { status: 503 }]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      (await canvas.findAllByRole("button", { name: /^Повторить: / }, { timeout: 5000 })).length,
    ).toBeGreaterThan(1);
    await expect(canvas.queryByText("Что-то пошло не так")).toBeNull();
  },
};

/** FEED-LOAD-06: a tab that is not there. */
export const MissingTab: Story = {
  args: {
    server: [[/^\/feed\//, { status: 404, body: { code: "not_found", detail: "" } }]],
    children: <FeedPage params={{ slug: "kids", tabSlug: "nowhere" }} path="/feeds/kids/nowhere/" search="" />,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1, name: "Страница не найдена" });
  },
};

/** A feed whose shelves have nothing. */
export const Empty: Story = {
  args: {
    server: [
      [
        /^\/feed\//,
        { body: { ...examples.getFeed.home, name: examples.getFeed.kids.name, slug: "kids", tabs: [], resources: [] } },
      ],
    ],
    children: <FeedPage params={{ slug: "kids" }} path="/feeds/kids/" search="" />,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 2, name: "Здесь пока пусто" });
  },
};

/** FEED-CAROUSEL-01: a programme with a description. */
export const WithBanners: Story = {
  parameters: { visual: { skip: "the carousel and the shelves have pictures of their own" } },
  args: {
    server: [
      [
        /^\/feed\//,
        {
          body: {
            ...examples.getFeed.home,
            name: "Вершины",
            slug: "vershiny",
            tabs: [],
            related_tv: { id: "1", type: { name: "Цикл" }, description: "О горах" },
            carousel: {
              carouselType: "banner",
              banners: watched.slice(0, 4).map(({ id, title, thumbnail_url, author }) => ({
                id,
                target: `/video/${id}/`,
                target_blank: false,
                title,
                picture: thumbnail_url,
                thumbnail_url,
                author,
              })),
            },
          },
        },
      ],
    ],
    children: <FeedPage params={{ slug: "vershiny" }} path="/feeds/vershiny/" search="" />,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: "Цикл: подробнее" });
    await shelvesCome(canvasElement);
  },
};

/** ERROR-PAGE-02 */
export const Broken: Story = {
  args: { server: [[/^\/feed\//, { status: 500 }]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1, name: "Что-то пошло не так" }, { timeout: 5000 });
    // the page's address is Storybook's, so this is not home
    await expect(await canvas.findByRole("link", { name: "Перейти на главную" })).toHaveAttribute("href", "/");
  },
};

export const Offline: Story = {
  args: { server: [[/^\/feed\//, "offline"]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1, name: "Нет связи с интернетом" }, { timeout: 5000 });
  },
};

/** A feed of its own slug, with its tabs. */
export const WithTabs: Story = {
  args: {
    server: [[/^\/feed\//, { body: { ...examples.getFeed.home, name: examples.getFeed.kids.name, slug: "kids" } }]],
    children: <FeedPage params={{ slug: "kids" }} path="/feeds/kids/" search="" />,
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
    await shelvesCome(canvasElement);
  },
};
