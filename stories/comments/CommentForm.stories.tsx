import { CommentBlocked, CommentForm, CommentGuest } from "@kadr/design-system/comments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { bannedText, commentsTexts } from "../../host/src/texts/comments.ts";
import { examplesOf } from "./fixtures.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const onSubmit = fn();
const meta = {
  title: "Comments/CommentForm",
  component: CommentForm,
  args: {
    value: "",
    onChange: () => undefined,
    onSubmit,
    texts: commentsTexts.form,
    author: { name: examplesOf.first.user.name },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Typed: Story = { args: { value: examplesOf.first.text } };
export const Reply: Story = {
  args: { texts: commentsTexts.replyForm, isExpanded: true, onCancel: () => undefined, author: undefined },
};

/** Pending keeps the text in the field. */
export const Sending: Story = { args: { value: examplesOf.first.text, phase: "sending" } };
export const Checking: Story = { args: { value: examplesOf.first.text, phase: "checking" } };
export const Unknown: Story = {
  args: { value: examplesOf.first.text, phase: "unknown", error: commentsTexts.unknown },
};

/** COMMENT-SEND-06 */
export const ReplyGone: Story = {
  args: {
    value: examplesOf.first.text,
    texts: commentsTexts.replyForm,
    isExpanded: true,
    onCancel: () => undefined,
    error: commentsTexts.replyGone,
    author: undefined,
  },
};

export const TooLong: Story = { args: { value: "Очень длинный комментарий. ".repeat(80) } };

function Live() {
  const [text, setText] = useState("");
  return <CommentForm value={text} onChange={setText} onSubmit={() => onSubmit(text)} texts={commentsTexts.form} />;
}

/** Opens when it is wanted, sends by Ctrl+Enter and not without a text (COMMENT-SEND-01). */
export const ByKeyboard: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button")).toBeNull();
    await userEvent.click(canvas.getByRole("textbox"));
    await expect(canvas.getByRole("button", { name: "Отправить" })).toBeDisabled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await userEvent.keyboard("Спасибо");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(onSubmit.mock.calls).toEqual([["Спасибо"]]);
  },
};

export const Guest: Story = { render: () => <CommentGuest label={commentsTexts.guest} onPress={() => undefined} /> };

/** COMMENT-SEND-07: the server's words, the rules behind those that it names. */
export const Banned: Story = {
  render: () => <CommentBlocked message={bannedText} linkText="нарушили правила" href={href("/info/agreement/")} />,
};
export const BannedWithoutLink: Story = { render: () => <CommentBlocked message={bannedText} /> };
