import { CommentForm, CommentItem } from "@kadr/design-system/comments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { commentsTexts } from "../../host/src/texts/comments.ts";
import { timeTexts } from "../../host/src/texts/time.ts";
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
  args: row({
    ...examplesOf.first,
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

const onTime = fn();
/** By a press and by a key a time goes to its moment; an address opens as in a description. */
export const TimesAndAddresses: Story = {
  args: row(
    { ...examplesOf.first, text: "На 1:05,2:10 мурашки! Карта: https://example.com/baikal_(озеро). А в 99:59 ничего" },
    { onTime },
  ),
  play: async ({ canvasElement }) => {
    onTime.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: `1:05, ${timeTexts.playFrom}` }));
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onTime.mock.calls).toEqual([[65], [130]]);
    await expect(canvas.getByRole("link", { name: `2:10, ${timeTexts.playFrom}` })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "https://example.com/baikal_(озеро)" })).toHaveFocus();
    await expect(canvas.queryByRole("link", { name: /99:59/ })).toBeNull();
  },
};

/** A link that the fold hides is reached by no key until it is opened. */
export const FoldedTimes: Story = {
  args: row({
    ...examplesOf.first,
    text: Array.from({ length: 9 }, (_, n) => `0:0${n + 1} — трещина ${n + 1}`).join("\n"),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = canvas.getByRole("link", { name: /^0:09/ });
    const more = await canvas.findByRole("button", { name: /^Показать полностью, / });
    canvas.getByRole("link", { name: /к комментарию$/ }).focus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
  },
};

/** A word without an end, and markup as text. */
export const LongWord: Story = {
  args: row(examplesOf.stress, { authorName: "Достопримечательностивосточносибирскогокраяневероятны" }),
};

/** Right-to-left text in a left-to-right page stays within itself. */
export const RightToLeft: Story = {
  args: row({ ...examplesOf.first, text: "מדהים! 1:05 — השיר הזה" }, { authorName: "محمد أمين (2026)" }),
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
