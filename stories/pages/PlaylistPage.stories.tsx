import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import PlaylistPage from "../../host/src/pages/PlaylistPage/PlaylistPage.tsx";
import { playlistTexts as texts } from "../../host/src/texts/playlist.ts";
import { viewer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const meta = {
  title: "Pages/PlaylistPage",
  component: StoryWorld,
  args: { children: <PlaylistPage params={{ id: "1" }} search="" />, person: viewer },
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const { playlist } = examples.getPlaylist;
const videos = examples.listPlaylistVideos.first;
const isHere: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible());
  await expect((await within(canvasElement).findAllByRole("article"))[0]).toBeVisible();
};

export const Default: Story = { play: isHere };
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.click(await within(canvasElement).findByRole("button", { name: /^Сохран/ }));
  },
};
/** [PLAYLIST-PAGE-06] [PLAYLIST-PAGE-07] The author's own: what is done in the studio, in a new tab, and what is shared in place. */
export const Own: Story = {
  args: { person: { ...viewer, id: playlist.user_id ?? "" } },
  play: async (context) => {
    await isHere(context);
    const canvas = within(context.canvasElement);
    const own = within(await canvas.findByRole("group", { name: texts.own }));
    for (const name of [texts.add, texts.edit, texts.remove]) {
      const link = own.getByRole("link", { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute("href", `https://studio.kadr.example/playlist/${playlist.id}/`);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    await expect(canvas.getByRole("button", { name: texts.share })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: texts.save })).toBeNull();
  },
};
export const Guest: Story = { args: { person: null }, play: isHere };
export const InTheMiddle: Story = {
  args: {
    server: [
      [
        /^\/api\/playlist\/custom\/[^/]+\/videos/,
        { body: { ...videos, page: 2, has_next: true, next: "/api/?page=3", previous: "/api/?page=1" } },
      ],
    ],
  },
  play: isHere,
};
export const Empty: Story = {
  args: {
    server: [
      [
        /^\/api\/playlist\/custom\/[^/]+\/videos/,
        { body: { ...videos, items: [], has_next: false, next: null, previous: null } },
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("В плейлисте пока нет видео")).toBeVisible());
  },
};
export const VideosFailed: Story = {
  args: { server: [[/^\/api\/playlist\/custom\/[^/]+\/videos/, { status: 500 }]] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: /^Повторить/ })).toBeVisible());
  },
};
export const Loading: Story = { args: { server: [[/^\/api\/playlist\/custom\//, "never"]] } };
export const NotFound: Story = {
  args: { server: [[/^\/api\/playlist\/custom\//, { status: 404 }]] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText("Страница не найдена")).toBeVisible());
  },
};
/** Long words, a long description, many videos. */
export const Stress: Story = {
  parameters: { excused: { headings: "a playlist's name is whole nowhere else" } },
  args: {
    server: [
      [/^\/api\/playlist\/custom\/[^/]+\/videos/, { body: videos }],
      [
        /^\/api\/playlist\/custom\//,
        {
          body: {
            ...playlist,
            title:
              "Высокопревосходительствующий рентгеноэлектрокардиографический плейлист о том, как всё было на самом деле",
            description: "Собирали долго. ".repeat(30),
            videos_count: 12_345,
            thumbnail_url: undefined,
          },
        },
      ],
    ],
  },
  play: isHere,
};
