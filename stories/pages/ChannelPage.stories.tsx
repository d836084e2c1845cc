import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import ChannelPage from "../../host/src/pages/ChannelPage/ChannelPage.tsx";
import { channelTexts } from "../../host/src/texts/channel.ts";
import { ownChannelTexts } from "../../host/src/texts/ownChannel.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const channel = examples.getUser.channel;
const { id } = channel;
const page = (tab?: string, search = "") => (
  <ChannelPage params={{ personId: id, ...(tab === undefined ? {} : { tab }) }} search={search} />
);
const about = { ...channel, tabs: { ...channel.tabs, shorts: false, audios: false } };
const author = { ...viewer, id, name: channel.name };

/** The calls of the page, as the spec's examples answer them. */
const server: StoryServer = [
  [/^\/api\/profile\/user\/\d+\/$/, { body: about }],
  [/^\/api\/video\/person/, { body: { ...examples.listChannelVideos.first, has_next: true } }],
  [/^\/api\/v1\/channels\/\d+\/pinned_video$/, { body: examples.getPinnedVideo.pinned }],
  [/^\/api\/v1\/channels\/\d+\/pinned_playlists$/, { body: examples.listPinnedPlaylists.first }],
  [/^\/api\/playlist\/user\//, { body: examples.listChannelPlaylists.first }],
  [/^\/api\/metainfo\/channel\//, { body: examples.listChannelProjects.some }],
  [/^\/api\/v1\/recommendation\/channel\//, { body: examples.listChannelRecommendations.some }],
  [/^\/api\/search\/video\//, { body: examples.searchVideos.nothing }],
  [/^\/api\/video\/stream\/owner/, { body: examples.listOwnStreams.one }],
];

const meta = {
  title: "Pages/ChannelPage",
  component: StoryWorld,
  args: { children: page(), server },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const isWhole = (canvasElement: HTMLElement): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector("[data-phase=loading]")).toBeNull(), { timeout: 5000 });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 2, name: "Похожие каналы" });
    await isWhole(canvasElement);
  },
};
/** A grid by the page, with its search and its order. */
export const Videos: Story = {
  args: { children: page("videos") },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: "Дальше" });
    await isWhole(canvasElement);
  },
};
export const About: Story = { args: { children: page("about") } };
export const NothingFound: Story = {
  args: { children: page("videos", "?query=ъъъ") },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(channelTexts.search.nothing);
  },
};
/** The author's own view: tools, no button to follow. */
export const Own: Story = {
  args: { person: author },
  play: async ({ canvasElement }) => {
    const tools = await within(canvasElement).findByRole("group", { name: ownChannelTexts.label });
    await within(tools).findByText(/Для эфиров свободно/);
    await isWhole(canvasElement);
  },
};
/** No content was published: neither blocks nor tabs of them. */
export const Empty: Story = {
  args: {
    server: [
      [
        /^\/api\/profile\/user\/\d+\/$/,
        {
          body: {
            ...examples.getUser.person,
            id,
            tabs: { videos: false, shorts: false, playlists: false, projects: false, audios: false },
          },
        },
      ],
      [/^\/api\/v1\/recommendation\/channel\//, { body: { ...examples.listChannelRecommendations.some, results: [] } }],
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: channelTexts.empty.main });
  },
};
const without = (status: number): StoryServer => [
  [/^\/api\/profile\/user\/\d+\/$/, { status, body: { code: "story", detail: "" } }],
];
export const Unknown: Story = { args: { server: without(404) } };
export const Blocked: Story = { args: { server: without(403) } };
export const Closed: Story = { args: { server: without(410) } };
export const Loading: Story = { args: { server: [[/^\/api\/profile\/user\/\d+\/$/, "never"]] } };
const [pinned] = examples.listPinnedPlaylists.first.results;
const pinnedPage = (page: number) => ({
  ...examples.listPinnedPlaylists.first,
  results: Array.from({ length: page === 1 ? 10 : 2 }, (_, at) => ({
    ...pinned,
    id: `${page}${at}`,
    title: `Закреплённый ${(page - 1) * 10 + at + 1}`,
  })),
  has_next: page === 1,
  next: page === 1 ? `/backend/api/v1/channels/${id}/pinned_playlists?page=2` : null,
  page,
});
/** Ten pinned playlists, and the rest by a press; each is a row of its own. */
export const ManyPinnedPlaylists: Story = {
  parameters: { playOnly: "more of the rows that Default shows" },
  args: {
    server: [
      [
        /^\/api\/v1\/channels\/\d+\/pinned_playlists$/,
        ({ url }) => ({ body: pinnedPage(Number(new URL(url).searchParams.get("page"))) }),
      ],
      ...server,
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.queryAllByRole("heading", { level: 2, name: /^Закреплённый/ });
    const more = await canvas.findByRole("button", { name: channelTexts.morePlaylists });
    await expect(rows()).toHaveLength(10);
    await userEvent.click(more);
    await canvas.findByRole("heading", { level: 2, name: "Закреплённый 12" });
    await expect(rows()).toHaveLength(12);
    await expect(canvas.queryByRole("button", { name: channelTexts.morePlaylists })).toBeNull();
  },
};
/** A block that fails says so in its place, and the rest lives. */
export const BlocksFailed: Story = {
  args: { server: [[/^\/api\/playlist\/user\//, { status: 500 }], ...server] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: /^Повторить: / }, { timeout: 8000 });
    await isWhole(canvasElement);
  },
};
/** A missing choice is said at the choice. */
export const Complaint: Story = {
  args: { person: viewer },
  play: async ({ canvasElement }) => {
    const ask = await within(canvasElement).findByRole("button", { name: channelTexts.complaint.button });
    await isWhole(canvasElement);
    await fireEvent.click(ask);
    const dialog = await within(document.body).findByRole("dialog", { name: channelTexts.complaint.title });
    await fireEvent.click(within(dialog).getByRole("button", { name: channelTexts.complaint.send }));
    await within(dialog).findByText(channelTexts.complaint.choose);
  },
};
