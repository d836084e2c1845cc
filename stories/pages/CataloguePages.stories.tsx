import type { Meta, StoryObj } from "@storybook/react-vite";
import { examples } from "@kadr/openapi/examples";
import { expect, waitFor, within } from "storybook/test";
import CategoriesPage from "../../host/src/pages/CategoriesPage/CategoriesPage.tsx";
import NewsListPage from "../../host/src/pages/NewsPage/NewsListPage.tsx";
import NewsPage from "../../host/src/pages/NewsPage/NewsPage.tsx";
import TagPage from "../../host/src/pages/TagPage/TagPage.tsx";
import { type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const category = examples.listCategories.all.results[0];
const videos = examples.listCategoryVideos.first;
const news = examples.getNews.telescope;

/** The calls of these pages, as the spec's examples answer them. */
const server: StoryServer = [
  [/^\/api\/video\/category\/$/, { body: examples.listCategories.all }],
  [/^\/api\/video\/category\/\d+/, { body: { ...videos, has_next: true } }],
  [/^\/api\/tags\/video\//, { body: examples.listTagVideos.first }],
  [/^\/api\/news\/$/, { body: examples.listNews.first }],
  [/^\/api\/news\/./, { body: news }],
];

const meta = {
  title: "Pages/CataloguePages",
  component: StoryWorld,
  args: { children: <CategoriesPage params={{}} search="" />, server },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const named =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await waitFor(() => expect(within(canvasElement).getByRole("heading", { level: 1, name })).toBeVisible());
  };

const leads =
  (heading: string, ...links: readonly (readonly [name: string | RegExp, address: string])[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await named(heading)({ canvasElement });
    for (const [name, address] of links)
      await expect(await within(canvasElement).findByRole("link", { name })).toHaveAttribute("href", address);
  };

export const Categories: Story = {
  play: leads("Категории", [/^Кулинария/, "/categories/kulinariya/"], [/^Наука/, "/categories/nauka/"]),
};
export const Category: Story = {
  args: { children: <CategoriesPage params={{ slug: category?.slug }} search="" /> },
  play: leads(category?.name ?? "", [/^Дальше/, `/categories/${category?.slug}/?page=2`]),
};
/** A category that nobody knows is nobody's page. */
export const CategoryUnknown: Story = {
  args: { children: <CategoriesPage params={{ slug: "nothing" }} search="" /> },
  play: named("Страница не найдена"),
};
/** The list of categories came, the videos of this one did not. */
export const CategoryFailed: Story = {
  args: {
    children: <CategoriesPage params={{ slug: category?.slug }} search="" />,
    server: [[/^\/api\/video\/category\/\d+/, { status: 500 }], ...server],
  },
  play: named(category?.name ?? ""),
};
export const Tag: Story = {
  args: { children: <TagPage params={{ id: "1" }} search="" /> },
  play: named("#Кулинария"),
};
/** No video has this topic yet, and there is a way on. */
export const TagEmpty: Story = {
  args: {
    children: <TagPage params={{ id: "1" }} search="" />,
    server: [[/^\/api\/tags\/video\//, { body: { ...examples.listTagVideos.first, results: [] } }]],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("link", { name: "Перейти на главную" })).toBeVisible());
  },
};
export const NewsList: Story = {
  args: { children: <NewsListPage search="" /> },
  play: named("Новости"),
};
/** The news end before this page. */
export const NewsBeyond: Story = {
  args: {
    children: <NewsListPage search="?page=9" />,
    server: [[/^\/api\/news\/$/, { body: { ...examples.listNews.first, results: [], page: 9 } }]],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("link", { name: "К первой странице" })).toBeVisible());
  },
};
export const NewsListLoading: Story = {
  args: { children: <NewsListPage search="" />, server: [[/^\/api\/news\/$/, "never"]] },
};
export const News: Story = {
  args: { children: <NewsPage params={{ category: "nauka", slug: news.id }} /> },
  play: async ({ canvasElement }) => {
    await leads(news.title, ["Все новости", "/news/"])({ canvasElement });
    await expect(within(canvasElement).getByRole("heading", { level: 2, name: "Видео по теме" })).toBeVisible();
  },
};
/** Without a picture and without videos. */
export const NewsBare: Story = {
  args: {
    children: <NewsPage params={{ category: "nauka", slug: news.id }} />,
    server: [[/^\/api\/news\/./, { body: { ...news, picture: null, videos: [] } }]],
  },
  play: named(news.title),
};
