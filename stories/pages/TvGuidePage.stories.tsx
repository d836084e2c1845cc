import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import TvGuidePage from "../../host/src/pages/TvGuidePage/TvGuidePage.tsx";
import { tvTexts as texts } from "../../host/src/texts/tv.ts";
import { broadcasts } from "../tv/fixtures.ts";
import { type StoryResponse, type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const guide = (response: StoryResponse): StoryServer => [[/tvbroadcastinfo/, response]];
const page = { ...examples.listBroadcasts.history, results: broadcasts };

const meta = {
  title: "Pages/TvGuidePage",
  component: StoryWorld,
  args: { children: <TvGuidePage search="" />, server: guide({ body: page }) },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(words, {}, { timeout: 5000 }))[0]).toBeVisible();
  };

/** Today: a table, on a phone a list for each channel. */
export const Default: Story = { play: says("Кадр Кино") };
export const Tomorrow: Story = {
  args: { children: <TvGuidePage search="?date=22.11.2026" /> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: texts.tomorrow })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await within(canvasElement).findAllByText("Кадр Кино");
  },
};
/** A date in no form that is known: the documented words, and the way to today [TV-GUIDE-01]. */
export const WrongDate: Story = {
  args: { children: <TvGuidePage search="?date=31-12-2026" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("heading", { name: "неверно указан формат даты для запроса тв-программы" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: texts.toToday })).toHaveAttribute("href", "/tvprogram");
    await expect(canvas.queryByRole("grid")).toBeNull();
  },
};
export const Empty: Story = {
  args: { server: guide({ body: { ...page, results: [] } }) },
  play: says(texts.empty.title),
};
export const NoChannelsInCategory: Story = {
  args: { children: <TvGuidePage search="?category=priroda" />, server: guide({ body: { ...page, results: [] } }) },
  play: says(texts.empty.category),
};
export const Failed: Story = { args: { server: guide({ status: 500 }) }, play: says(texts.failed.title) };
export const Loading: Story = { args: { server: guide("never") } };
