import { PlainButton } from "@kadr/design-system/primitives/PlainButton";
import { ChatLog, type ChatLogProps } from "@kadr/design-system/chat";
import { Announcements } from "@kadr/design-system/primitives/announce";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { chatTexts } from "../../host/src/texts/chat.ts";
import { failed, longConversation, sending, conversation } from "./fixtures.ts";

/** A press brings another message. */
function Conversation({ messages, ...props }: ChatLogProps) {
  const [said, setSaid] = useState(0);
  const last = messages.at(-1);
  const all =
    last === undefined
      ? messages
      : [
          ...messages,
          ...Array.from({ length: said }, (_, at) => ({
            ...last,
            id: `n${at}`,
            text: `Новость ${at + 1}`,
            isOwn: false,
          })),
        ];
  return (
    <>
      <Announcements />
      <div style={{ display: "grid", maxWidth: 400, height: 280 }}>
        <ChatLog {...props} messages={all} />
      </div>
      <PlainButton onClick={() => setSaid(said + 1)}>Сказать</PlainButton>
    </>
  );
}

const meta = {
  title: "Chat/ChatLog",
  component: Conversation,
  args: { messages: conversation, texts: chatTexts, onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const log = (canvasElement: HTMLElement) => within(canvasElement).getByRole("log", { name: chatTexts.log });
const isAtEnd = (element: HTMLElement) => element.scrollHeight - element.scrollTop - element.clientHeight < 2;
const say = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Сказать" }));

/** A few messages stand at the bottom. */
export const Default: Story = {};
/** One's own that the server does not have yet. */
export const OnItsWay: Story = { args: { outgoing: [failed, sending] } };
/** The newest is in sight; who scrolls up is left alone and told how many have come. */
export const ScrolledUp: Story = {
  args: { messages: longConversation(60) },
  parameters: { visual: { hidesRing: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(isAtEnd(log(canvasElement))).toBe(true));
    log(canvasElement).scrollTop = 0;
    await canvas.findByRole("button", { name: chatTexts.toEnd });
    await say(canvasElement);
    await say(canvasElement);
    await expect(log(canvasElement).scrollTop).toBe(0);
    await canvas.findByRole("button", { name: chatTexts.newer(2) });
  },
};
/** The button leads back to the end, and the focus with it. */
export const BackToEnd: Story = {
  ...ScrolledUp,
  parameters: { visual: { skip: "as the default" } },
  play: async (context) => {
    const { canvasElement } = context;
    await ScrolledUp.play?.(context);
    await userEvent.click(within(canvasElement).getByRole("button", { name: chatTexts.newer(2) }));
    await waitFor(() => expect(isAtEnd(log(canvasElement))).toBe(true));
    await expect(log(canvasElement)).toHaveFocus();
    await expect(within(canvasElement).queryByRole("button", { name: /новы/ })).toBeNull();
  },
};
/** Messages of others are told at a pace: the first at once, those that come meanwhile together later. The log itself is silent. */
export const Heard: Story = {
  parameters: { visual: { skip: "as the default" } },
  play: async ({ canvasElement }) => {
    await expect(log(canvasElement)).toHaveAttribute("aria-live", "off");
    const { heard } = chatTexts;
    await say(canvasElement);
    const status = () =>
      within(canvasElement)
        .getAllByRole("status")
        .map((one) => one.textContent);
    await waitFor(() => expect(status().join()).toContain(heard(conversation.at(-1)?.authorName ?? "", "Новость 1")));
    await say(canvasElement);
    await say(canvasElement);
    await expect(status().join()).not.toContain("Новость 3");
  },
};
/** Three hundred of them are native elements. */
export const Many: Story = {
  args: { messages: longConversation(300) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(isAtEnd(log(canvasElement))).toBe(true));
  },
};
