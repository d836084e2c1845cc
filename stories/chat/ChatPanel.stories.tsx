import { ChatPanel } from "@kadr/design-system/chat";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { chatTexts } from "../../host/src/texts/chat.ts";
import { bannedText } from "../../host/src/texts/comments.ts";
import { failed, conversation } from "./fixtures.ts";

const meta = {
  title: "Chat/ChatPanel",
  component: ChatPanel,
  args: {
    phase: "ready",
    messages: conversation,
    onReload: fn(),
    form: { value: "", onChange: fn(), onSubmit: fn(), maxLength: 300 },
    texts: chatTexts,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400, height: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { phase: "loading", messages: [] } };
export const Empty: Story = { args: { messages: [] } };
/** Messages that are there stay to be read while the connection is lost. */
export const Offline: Story = { args: { notice: chatTexts.offline, outgoing: [failed] } };
export const Failed: Story = {
  args: { phase: "failed", messages: [] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: chatTexts.reload }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
/** A person whom the author has blocked reads and does not write. */
export const Blocked: Story = { args: { blocked: bannedText } };
/** The stream is over: what was said stays. */
export const Over: Story = { args: { phase: "over" } };
export const OverWithoutWords: Story = { args: { phase: "over", messages: [] } };
