import { examples } from "@kadr/openapi/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import LiveChatPage from "../../host/src/pages/LiveChatPage/LiveChatPage.tsx";
import LivePage from "../../host/src/pages/LivePage/LivePage.tsx";
import { chatTexts } from "../../host/src/texts/chat.ts";
import { tvTexts } from "../../host/src/texts/tv.ts";
import { type StoryServer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const { live } = examples.getVideoPage;
const streams = examples.listBroadcasts.history;
const chat = <LiveChatPage params={{ id: live.video.id }} search="" />;
const of = (page: unknown): StoryServer => [[/^\/video\//, { body: page }]];

const meta = {
  title: "Pages/LivePages",
  component: StoryWorld,
  args: { children: <LivePage params={{}} search="" /> },
  argTypes: { children: { control: false }, server: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Streams on the air, by category. */
export const OnAir: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: /северное сияние над Териберкой/ });
  },
};
export const NothingOnAir: Story = {
  args: { server: [[/tvbroadcastinfo/, { body: { ...streams, results: [] } }]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: tvTexts.live.empty.title });
  },
};
/** The chat alone, in a window of its own. */
export const Chat: Story = {
  args: { children: chat, server: of(live) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(examples.listChatMessages.talk.results[0]?.text ?? "", {}, { timeout: 10_000 });
    await expect(canvas.getByRole("link", { name: chatTexts.backToStream })).toBeVisible();
  },
};
/** The author has hidden it: the page says so and leads back. */
export const ChatHidden: Story = {
  args: { children: chat, server: of({ ...live, video: { ...live.video, hide_chat: true } }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(chatTexts.hidden);
  },
};
