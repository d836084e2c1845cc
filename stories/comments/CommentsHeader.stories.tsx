import { CommentsHeader } from "@kadr/design-system/comments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { commentsTexts } from "../../host/src/texts/comments.ts";
import { page } from "./fixtures.ts";

const onSort = fn();
const meta = {
  title: "Comments/CommentsHeader",
  component: CommentsHeader,
  args: {
    title: commentsTexts.title(page.comments_count),
    titleId: "comments",
    sortLabel: commentsTexts.sort.label,
    sort: "popular",
    onSort,
    sorts: [
      { id: "popular", label: commentsTexts.sort.popular },
      { id: "date_added_desc", label: commentsTexts.sort.date_added_desc },
    ],
  },
} satisfies Meta<typeof CommentsHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { title: commentsTexts.title(1) } };
export const None: Story = {
  args: { title: commentsTexts.title(examples.listComments.empty.comments_count), sorts: [] },
};

/** COMMENT-LIST-02 */
export const Newest: Story = {
  args: { sort: "date_added_desc", title: commentsTexts.title(22) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: commentsTexts.sort.popular }));
    await expect(onSort).toHaveBeenCalledWith("popular");
  },
};
