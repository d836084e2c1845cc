import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import LibraryPage from "../../host/src/pages/LibraryPage/LibraryPage.tsx";
import { viewer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const page = (rest: string, search = "") => <LibraryPage params={{ rest }} search={search} />;

const meta = {
  title: "Pages/LibraryPage",
  component: StoryWorld,
  args: { children: page("history/"), person: viewer },
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (name: RegExp | string): NonNullable<Story["play"]> =>
  async function play({ canvasElement }) {
    await expect((await within(canvasElement).findAllByText(name))[0]).toBeVisible();
  };

export const History: Story = { play: seen("Сегодня") };
export const HistorySearched: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("searchbox", { name: "Поиск в истории" });
    await fireEvent.change(field, { target: { value: "байкал" } });
    await waitFor(() => expect(within(canvasElement).getAllByRole("article")).toHaveLength(1));
    await fireEvent.change(field, { target: { value: "такого не было" } });
    await within(canvasElement).findByText("В истории такого нет");
  },
};
export const WatchLater: Story = {
  args: { children: page("future/") },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1, name: "Смотреть позже" });
  },
};
export const Liked: Story = {
  args: { children: page("liked/") },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole("article"))[0]).toBeVisible();
  },
};
export const SavedPlaylists: Story = {
  args: { children: page("future/favorite/") },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole("article"))[0]).toBeVisible();
  },
};
/** Playlists of one's own channel. */
export const OwnPlaylists: Story = {
  args: { children: page("playlists/") },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole("article"))[0]).toBeVisible();
  },
};
/** A subscription with new content says so, in its picture and its name; a few letters find one among them. */
export const Subscriptions: Story = {
  args: { children: page("subscriptions/") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = (await canvas.findAllByRole("article")).length;
    await expect(canvas.getAllByText("Новое").length).toBeGreaterThan(0);
    await expect(canvas.getByRole("heading", { name: /^Северный маршрут.*, есть новое$/ })).toBeVisible();
    const field = canvas.getByRole("searchbox", { name: "Поиск по подпискам" });
    await fireEvent.change(field, { target: { value: "МАСТЕРСКАЯ" } });
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
    await fireEvent.change(field, { target: { value: "такой нет" } });
    await canvas.findByText("Таких подписок нет");
    await fireEvent.change(field, { target: { value: "" } });
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(all));
  },
};
const { first } = examples.listHistory;
/** As many entries as are asked for, numbered from the newest. */
const entries = (count: number, changes: object = {}) => ({
  ...first,
  results: Array.from({ length: count }, (_, index) => ({
    ...first.results[index % first.results.length]!,
    video: {
      ...first.results[index % first.results.length]!.video,
      id: String(index + 1).padStart(32, "a"),
      title: `Ролик ${index + 1}`,
      ...changes,
    },
    watched_ts: new Date(Date.parse("2026-11-21T11:40:00Z") - index * 600_000).toISOString(),
  })),
  has_next: false,
  next: null,
});
/** The folders of short videos, each by its address. */
export const Shorts: Story = {
  args: {
    children: page("shorts/"),
    server: [[/^\/api\/video\/history\//, { body: entries(6, { origin_type: "rshorts", duration: 34 }) }]],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6));
    const folder = (name: string) => canvas.getAllByRole("link", { name }).at(-1)!;
    await expect(folder("Просмотренные")).toHaveAttribute("aria-current");
    await expect(folder("Понравившиеся")).toHaveAttribute("href", "/my/shorts/?folder=liked");
  },
};
/** Of five thousand entries the page has those near the screen: the last is reached and has its menu, a search finds it and lets it go. */
export const FiveThousand: Story = {
  args: { server: [[/^\/api\/video\/history\//, { body: entries(5000) }]] },
  parameters: { playOnly: "History looks at such a list; here are only more of it" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slow = { timeout: 60_000 };
    // asked of the page itself: a role is looked up in every element
    const cards = () => [...canvasElement.querySelectorAll("article")];
    await waitFor(() => expect(cards()[0]).toHaveTextContent("Ролик 1"), slow);
    await expect(cards().length).toBeLessThan(500);
    const lastOf = () => {
      canvasElement.querySelector("[data-shelf]:last-of-type")!.scrollIntoView({ block: "end" });
      return cards().at(-1)!;
    };
    await waitFor(() => expect(lastOf()).toHaveTextContent("Ролик 5000"), slow);
    const last = cards().at(-1)!;
    await waitFor(() => expect(last).toBeVisible());
    await fireEvent.click(within(last).getByRole("button", { name: "Действия: Ролик 5000" }));
    const menu = () => document.querySelector<HTMLElement>("[role=menu]");
    await waitFor(() => expect(menu()).toHaveTextContent("Удалить из истории"), slow);
    await fireEvent.keyDown(menu()!, { key: "Escape" });
    await waitFor(() => expect(menu()).toBeNull(), slow);
    const field = canvas.getByPlaceholderText("Поиск в истории");
    await fireEvent.change(field, { target: { value: "ролик 5000" } });
    await waitFor(() => expect(cards()).toHaveLength(1), slow);
    await fireEvent.change(field, { target: { value: "" } });
    await waitFor(() => expect(cards().length).toBeGreaterThan(1), slow);
    scrollTo(0, 0);
    await waitFor(() => expect(cards()[0]).toHaveTextContent("Ролик 1"), slow);
  },
};
export const Comments: Story = { args: { children: page("comments/") }, play: seen("Перейти к комментарию") };
export const Purchases: Story = { args: { children: page("purchases/") }, play: seen("Без рекламы на 30 дней") };
export const Overview: Story = { args: { children: page("") }, play: seen("Короткие видео") };
export const Empty: Story = {
  args: { server: [[/^\/api\/video\/history\//, { body: examples.listHistory.empty }]] },
  play: seen("Здесь пока пусто"),
};
export const Loading: Story = { args: { server: [[/^\/api\/video\/history\//, "never"]] } };
/** A page of its own, with its status (ERROR-FETCH-02). */
export const Failed: Story = {
  args: { children: page("liked/"), server: [[/^\/api\/v2\/reactions\/videos\/liked\//, { status: 500 }]] },
  play: seen("Что-то пошло не так"),
};
export const Guest: Story = { args: { person: null }, play: seen("Войдите, чтобы увидеть историю") };
/** The question before everything goes. */
export const ClearAsked: Story = {
  parameters: { visual: { hidesRing: true } },
  play: async ({ canvasElement }) => {
    await fireEvent.click(await within(canvasElement).findByRole("button", { name: "Очистить историю" }));
    const question = within(await within(document.body).findByRole("alertdialog"));
    await waitFor(() => expect(question.getByRole("button", { name: "Не очищать" })).toHaveFocus());
  },
};
