import { ThreadControl } from "@kadr/design-system/comments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { commentsTexts } from "../../host/src/texts/comments.ts";
import { examplesOf } from "./fixtures.ts";

const texts = commentsTexts.replies;
const meta = {
  title: "Comments/ThreadControl",
  component: ThreadControl,
  args: {
    label: texts.show(examplesOf.first.replies_number),
    kind: "open",
    isExpanded: false,
    onPress: () => undefined,
  },
} satisfies Meta<typeof ThreadControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { label: texts.hide, kind: "close", isExpanded: true } };
export const More: Story = { args: { label: texts.more, kind: "more", isExpanded: undefined } };
export const Pending: Story = {
  args: { label: texts.more, kind: "more", isExpanded: undefined, isPending: true, pendingLabel: texts.loading },
};
export const Failed: Story = { args: { label: texts.retry, kind: "retry", isExpanded: undefined } };
