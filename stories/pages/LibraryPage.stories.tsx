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
export const Subscriptions: Story = {
  args: { children: page("subscriptions/") },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole("article"))[0]).toBeVisible();
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
