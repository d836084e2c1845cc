import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import VideoPage from "../../host/src/pages/VideoPage/VideoPage.tsx";
import { chatTexts } from "../../host/src/texts/chat.ts";
import { tvTexts } from "../../host/src/texts/tv.ts";
import { videoTexts } from "../../host/src/texts/video.ts";
import { day } from "../tv/fixtures.ts";
import { type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const { live, video } = examples.getVideoPage;
/** No film: these stories are about what stands beside it. */
const page = { ...live, playback: null, access: { granted: false, stub: "play" } };
const channel = {
  ...page,
  video: { ...live.video, origin_type: "rst", stream_type: "broadcast", topics: [{ id: "6", name: "История" }] },
  schedule: day,
};
const changed = (changes: Partial<(typeof live)["video"]>, of: object = page) => ({
  ...of,
  video: { ...(of as typeof channel).video, ...changes },
});
const respond = (body: unknown, hides = {}): StoryServer => [
  [/^\/video\//, { body }],
  [/client-settings/, { body: { ...Object.values(examples.getClientSettings)[0], ...hides } }],
];

const meta = {
  title: "Pages/LiveVideoPage",
  component: StoryWorld,
  args: {
    children: <VideoPage params={{ id: live.video.id }} path={`/video/${live.video.id}/`} search="" />,
    server: respond(page),
  },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const slowly = { timeout: 10_000 };
const chat = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("region", { name: chatTexts.title }, slowly);
/** The page stands, without a chat. */
async function expectNoChat(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByRole("heading", { level: 1 }, slowly);
  await within(canvasElement).findByRole("button", { name: /^Нравится/ }, slowly);
  await expect(within(canvasElement).queryByRole("region", { name: chatTexts.title })).toBeNull();
}

/** A livestream has its chat beside it, in the mode stream [VIDEO-PAGE-08]; its recording, and one whose author hides it, has none. */
export const Stream: Story = {
  play: async ({ canvasElement }) => {
    const region = within(await chat(canvasElement));
    await region.findByText(examples.listChatMessages.talk.results[0]?.text ?? "", {}, slowly);
    await expect(region.getByRole("textbox", { name: chatTexts.label })).toBeVisible();
  },
};
export const ChatHiddenByAuthor: Story = {
  parameters: { visual: { skip: "as any video" } },
  args: { server: respond(changed({ hide_chat: true })) },
  play: ({ canvasElement }) => expectNoChat(canvasElement),
};
export const Recording: Story = {
  parameters: { visual: { skip: "as any video" } },
  args: { server: respond(changed({ is_livestream: false })) },
  play: ({ canvasElement }) => expectNoChat(canvasElement),
};
/** hide_chat of the settings hides the chat of every stream of this product [SHELL-SETTINGS-07]. */
export const ChatHiddenBySettings: Story = {
  parameters: { visual: { skip: "as any video" } },
  args: { server: respond(page, { hide_chat: ["wdp"] }) },
  play: ({ canvasElement }) => expectNoChat(canvasElement),
};

/**
 * TV live: of origin rst, with topics and a programme today; the programme stands beside it, the chat behind a tab [VIDEO-PAGE-01].
 * Without one of the three it is a livestream, and what is not live is a video.
 */
export const TvLive: Story = {
  args: { server: respond(channel) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const programme = await canvas.findByRole("list", { name: /: программа на/ }, slowly);
    await expect(within(programme).getAllByText(tvTexts.grid.now)).toHaveLength(1);
    await expect(canvas.getByRole("tab", { name: tvTexts.panel.programme })).toHaveAttribute("aria-selected", "true");
  },
};
export const TvChat: Story = {
  args: { server: respond(channel) },
  parameters: { visual: { hidesRing: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("tab", { name: chatTexts.title }, slowly));
    await chat(canvasElement);
    await within(canvasElement).findByText(examples.listChatMessages.talk.results[0]?.text ?? "", {}, slowly);
  },
};
const isLivestream: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await chat(canvasElement);
  await expect(within(canvasElement).queryByRole("tab")).toBeNull();
  await expect(within(canvasElement).queryByRole("list", { name: /программа на/ })).toBeNull();
};
const skipped = { visual: { skip: "as a stream" } };
export const WithoutTopics: Story = {
  parameters: skipped,
  args: { server: respond(changed({ topics: [] }, channel)) },
  play: isLivestream,
};
export const WithoutProgramme: Story = {
  parameters: skipped,
  args: { server: respond({ ...channel, schedule: [] }) },
  play: isLivestream,
};
export const OfAnotherOrigin: Story = {
  parameters: skipped,
  args: { server: respond(changed({ origin_type: "rtb" }, channel)) },
  play: isLivestream,
};

const donates =
  (isThere: boolean): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: videoTexts.share }, slowly);
    await waitFor(() =>
      expect(canvas.queryAllByRole("link", { name: videoTexts.donate })).toHaveLength(isThere ? 1 : 0),
    );
  };
const hidden = { visual: { skip: "one button" } };
/** The button is up to the author: a livestream asks the property of the video, anything else the setting of the channel [VIDEO-PAGE-05]. */
export const DonationsOfStream: Story = {
  parameters: hidden,
  args: { server: respond({ ...page, isChannelDonateAllowed: false }) },
  play: donates(true),
};
export const NoDonationsOfStream: Story = {
  parameters: hidden,
  args: {
    server: respond({ ...changed({ properties: { is_donate_allowed: false } }), isChannelDonateAllowed: true }),
  },
  play: donates(false),
};
export const DonationsOfChannel: Story = {
  parameters: hidden,
  args: { server: respond({ ...video, playback: null, isChannelDonateAllowed: true }) },
  play: donates(true),
};
export const NoDonationsOfChannel: Story = {
  parameters: hidden,
  args: {
    server: respond({
      ...video,
      playback: null,
      video: { ...video.video, properties: { is_donate_allowed: true } },
      isChannelDonateAllowed: false,
    }),
  },
  play: donates(false),
};

/** Before it begins: how long it still is, and a reminder. */
export const WaitingRoom: Story = {
  args: {
    server: respond(changed({ publication_ts: "2026-11-21T14:05:00Z" }, { ...page, access: { granted: true } })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("timer", {}, slowly);
    await expect(canvas.getByRole("timer")).toHaveTextContent(/^До начала: 2 часа 5 минут$/);
    await canvas.findByRole("button", { name: "Напомнить" });
  },
};
