import { ChatMessage, type ChatMessageView } from "@kadr/design-system/chat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { chatTexts } from "../../host/src/texts/chat.ts";
import { failed, sending, conversation } from "./fixtures.ts";

const meta = {
  title: "Chat/ChatMessage",
  component: ChatMessage,
  args: { message: conversation[0] as ChatMessageView, texts: chatTexts, onRetry: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The author of the channel is told apart by a word, not by a colour alone. */
export const ByAuthor: Story = { args: { message: conversation[1] as ChatMessageView } };
export const Own: Story = { args: { message: conversation[2] as ChatMessageView } };
export const Sending: Story = { args: { message: sending } };
/** A message that did not come through stays, with both ways on. */
export const Failed: Story = {
  args: { message: failed },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: chatTexts.retry }));
    await expect(args.onRetry).toHaveBeenCalledWith(failed.id);
    await userEvent.click(canvas.getByRole("button", { name: chatTexts.remove }));
    await expect(args.onRemove).toHaveBeenCalledWith(failed.id);
    (document.activeElement as HTMLElement).blur();
  },
};
/** A word without end, another direction. */
export const Stress: Story = {
  args: {
    message: {
      ...(conversation[3] as ChatMessageView),
      authorName: "Екатерина Верхоянская-Задунайская-Петропавловская",
      text: "превысокомногорассмотрительствующийпревысокомногорассмотрительствующий שלום עולם\nвторая строка",
    },
  },
};
