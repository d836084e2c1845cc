import { CommentsBar, CommentsSkeleton, CommentsState } from "@kadr/design-system/comments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { commentsTexts } from "../../host/src/texts/comments.ts";

const meta = {
  title: "Comments/CommentsStates",
  component: CommentsState,
  args: { kind: "empty", title: commentsTexts.empty.title, text: commentsTexts.empty.text },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentsState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = {
  args: {
    kind: "failed",
    title: commentsTexts.failed.title,
    text: commentsTexts.failed.text,
    actionLabel: commentsTexts.failed.action,
    onAction: () => undefined,
  },
};
export const Skeleton: Story = { render: () => <CommentsSkeleton label={commentsTexts.loading} /> };

/** COMMENT-LIST-05: one comment is shown, the others are a press away. */
export const Focus: Story = {
  render: () => (
    <CommentsBar actionLabel={commentsTexts.focus.action} onAction={() => undefined}>
      {commentsTexts.focus.text}
    </CommentsBar>
  ),
};
export const News: Story = {
  render: () => (
    <CommentsBar kind="news" actionLabel={commentsTexts.newer.action} onAction={() => undefined}>
      {commentsTexts.newer.text(3)}
    </CommentsBar>
  ),
};
