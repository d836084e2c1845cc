import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import PersonPage from "../../host/src/pages/PersonPage/PersonPage.tsx";
import TvShowPage from "../../host/src/pages/TvShowPage/TvShowPage.tsx";
import { type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const person = examples.getPerson.actress;
const show = examples.getTvShow.series;

/** The calls of both pages, as the spec's examples answer them. */
const server: StoryServer = [
  [/^\/api\/metainfo\/person\/\d+\/video/, { body: { ...examples.listPersonVideos.first, has_next: true } }],
  [/^\/api\/metainfo\/person\/\d+/, { body: person }],
  [/^\/api\/metainfo\/tv\/\d+\/all/, { body: examples.listTvShowVideos.episodes }],
  [/^\/api\/metainfo\/tv\/\d+/, { body: show }],
];

const meta = {
  title: "Pages/PlacePages",
  component: StoryWorld,
  args: { children: <PersonPage params={{ id: person.id }} search="" />, server },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const named =
  (name: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole("heading", { level: 1, name: new RegExp(name) })).toBeVisible(),
    );
  };

export const Person: Story = { play: named(person.name) };
/** No video with them was published yet, and no facts are known. */
export const PersonBare: Story = {
  args: {
    server: [
      [/\/video/, { body: { ...examples.listPersonVideos.first, results: [] } }],
      [/./, { body: { ...person, picture: null, birth_date: null, description: "", professions: [], tv_shows: [] } }],
    ],
  },
  play: named(person.name),
};
export const Show: Story = {
  args: { children: <TvShowPage params={{ id: show.id }} search="" /> },
  play: named(show.name),
};
/** The head came, the episodes did not. */
export const ShowFailed: Story = {
  args: {
    children: <TvShowPage params={{ id: show.id }} search="" />,
    server: [
      [/\/all/, { status: 500, body: { code: "server_error", detail: "Не вышло" } }],
      [/./, { body: show }],
    ],
  },
  play: named(show.name),
};
