import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import SearchPage from "../../host/src/pages/SearchPage/SearchPage.tsx";
import { searchTexts as texts } from "../../host/src/texts/search.ts";
import { type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const { found, nothing, corrected } = examples.searchVideos;
const none = { ...examples.searchCards.found, results: [] };

const server: StoryServer = [
  [/^\/api\/search\/combined\/cards/, { body: examples.searchCards.found }],
  [/^\/api\/search\/shorts/, { body: examples.searchShorts.found }],
  [/^\/api\/search\/video/, { body: { ...found, has_next: true } }],
];
/** No result fits but the home page's shelf. */
const nothingThere: StoryServer = [
  [/^\/api\/search\/combined\/cards/, { body: none }],
  [/^\/api\/search\/shorts/, { body: { ...examples.searchShorts.found, results: [] } }],
  [/^\/api\/search\/video/, { body: nothing }],
];

const meta = {
  title: "Pages/SearchPage",
  component: StoryWorld,
  args: { children: <SearchPage search="?query=байкал" />, server },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const named =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await expect((await within(canvasElement).findAllByRole("heading", { name: new RegExp(name) }))[0]).toBeVisible();
  };

/** All kinds: channels, shorts, videos. */
export const All: Story = { play: named(found.results[0]?.title ?? "") };
/** The filters, one of them chosen. */
export const Filtered: Story = {
  args: { children: <SearchPage search="?query=байкал&content_type=video&duration=short" /> },
  play: named(found.results[0]?.title ?? ""),
};
/** The filters are folded until somebody wants them. */
export const FiltersOpened: Story = {
  parameters: { visual: { hidesRing: true } },
  args: { children: <SearchPage search="?query=байкал&content_type=video" /> },
  play: async ({ canvasElement }) => {
    await named(found.results[0]?.title ?? "")({ canvasElement });
    await userEvent.click(within(canvasElement).getByText(texts.filters.title));
    await expect(within(canvasElement).getByText(texts.filters.duration.long)).toBeVisible();
  },
};
/** Looked for in the other keyboard layout, with the way back. */
export const Corrected: Story = {
  args: {
    children: <SearchPage search="?query=,fqrfk&content_type=video" />,
    server: [[/^\/api\/search\/video/, { body: corrected }]],
  },
  play: named(corrected.results[0]?.title ?? ""),
};
export const Channels: Story = {
  args: { children: <SearchPage search="?query=байкал&content_type=channels" /> },
  play: named(examples.searchCards.found.results[0]?.name ?? ""),
};
export const Shorts: Story = {
  args: { children: <SearchPage search="?query=байкал&content_type=shorts" /> },
  play: named(examples.searchShorts.found.results[0]?.title ?? ""),
};
/** Advice to the person, and other videos to watch. */
export const Nothing: Story = { args: { server: nothingThere }, play: named(texts.nothing.title) };
export const NothingWithFilters: Story = {
  args: { children: <SearchPage search="?query=байкал&content_type=video&created=today" />, server: nothingThere },
  play: named(texts.nothing.title),
};
/** No query yet. */
export const Begin: Story = { args: { children: <SearchPage search="" /> }, play: named(texts.begin.title) };
/** One letter finds too much. */
export const TooShort: Story = {
  args: { children: <SearchPage search="?query=б" /> },
  play: named(texts.tooShort.title),
};
/** The calls fail: each in its place. */
export const Failed: Story = {
  args: {
    children: <SearchPage search="?query=байкал&content_type=channels" />,
    server: [[/./, { status: 500, body: { code: "server_error", detail: "Не вышло" } }]],
  },
  play: named(texts.failed.title),
};
