import { CommentForm, CommentItem } from "@kadr/design-system/comments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { commentsTexts } from "../../host/src/texts/comments.ts";
import { replies, examplesOf, row } from "./fixtures.ts";

const meta = {
  title: "Comments/CommentItem",
  component: CommentItem,
  args: row(examplesOf.first),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Reply: Story = { args: row(replies[1] ?? examplesOf.liked, { isReply: true }) };

/** COMMENT-LIST-06: the pinned one, by the author of the channel. */
export const Pinned: Story = { args: row(examplesOf.pinned) };

export const Liked: Story = { args: row(examplesOf.liked) };

export const Disliked: Story = { args: row(examplesOf.liked, { reaction: "dislike" }) };

/** COMMENT-LIST-05: where a link leads to. */
export const Focused: Story = { args: row(examplesOf.first, { isFocused: true }) };

/** The settings of the product hide counts or buttons. */
export const WithoutCounts: Story = { args: row(examplesOf.first, { likes: "", dislikes: "" }) };
export const WithoutDislike: Story = { args: row(examplesOf.first, { hiddenButtons: ["dislike"] }) };

/** A banned person neither replies nor is offered anything but to complain. */
export const WithoutReply: Story = { args: row(examplesOf.first, { canReply: false }) };

export const Editing: Story = {
  args: row(examplesOf.first, {
    editor: (
      <CommentForm
        value={examplesOf.first.text}
        onChange={() => undefined}
        onSubmit={() => undefined}
        onCancel={() => undefined}
        isExpanded
        texts={commentsTexts.editForm}
      />
    ),
  }),
};

export const LongText: Story = {
  args: row(examplesOf.first, {
    text: Array.from({ length: 14 }, (_, n) => `${n + 1}. ${examplesOf.first.text.split("\n")[0]}`).join("\n"),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole("button", { name: /^Показать полностью, / });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(canvas.getByRole("button", { name: /^Свернуть, / })).toHaveAttribute("aria-expanded", "true");
  },
};

/** A word without an end, and markup as text. */
export const LongWord: Story = {
  args: row(examplesOf.stress, { authorName: "Достопримечательностивосточносибирскогокраяневероятны" }),
};

/** Right-to-left text in a left-to-right page stays within itself. */
export const RightToLeft: Story = {
  args: row(examplesOf.first, { authorName: "محمد أمين (2026)", text: "מדהים! 1:05 — השיר הזה" }),
};

export const BigNumbers: Story = {
  args: row(examplesOf.first, {
    likes: "999 тыс.",
    likesInWords: "999 тысяч",
    dislikes: "1,2 млн",
    dislikesInWords: "1,2 миллиона",
  }),
};

const onReact = fn();
const onReply = fn();
/** COMMENT-REACT-01: the buttons ask for what they say. */
export const ByKeyboard: Story = {
  args: row(examplesOf.first, { onReact, onReply }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: /^Нравится/ }).focus();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onReact.mock.calls).toEqual([
      ["c1001", "like"],
      ["c1001", "dislike"],
    ]);
    await expect(onReply).toHaveBeenCalledWith("c1001");
  },
};
