import { CommentItem, CommentList, ThreadControl } from "@kadr/design-system/comments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { commentsTexts } from "../../host/src/texts/comments.ts";
import { replies, examplesOf, page, row } from "./fixtures.ts";

const comments = [examplesOf.pinned, ...page.results];
const byId = new Map([...comments, ...replies].map((comment) => [comment.id, comment]));
const show = (id: string) => {
  const comment = byId.get(id);
  return comment === undefined ? null : <CommentItem {...row(comment)} />;
};

const meta = {
  title: "Comments/CommentList",
  component: CommentList,
  args: { ids: comments.map(({ id }) => id), renderRow: show, label: commentsTexts.list, total: comments.length },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An open thread: replies are rows of their own, so that a long one costs no more than a short one. */
export const Thread: Story = {
  args: {
    ids: [examplesOf.first.id, ...replies.map(({ id }) => id)],
    total: 1 + replies.length,
    renderRow: (id) => {
      const comment = byId.get(id);
      if (comment === undefined) return null;
      const isLast = id === replies.at(-1)?.id;
      return (
        <>
          <CommentItem {...row(comment)}>
            {comment.parent_id === null && (
              <ThreadControl label={commentsTexts.replies.hide} kind="close" isExpanded onPress={() => undefined} />
            )}
          </CommentItem>
          {isLast && <ThreadControl label={commentsTexts.replies.more} isUnderReply onPress={() => undefined} />}
        </>
      );
    },
  },
};

const ofMany = (id: string) => {
  const n = Number(id);
  const comment = page.results[n % page.results.length];
  return comment === undefined ? null : (
    <CommentItem {...row(comment, { id, likes: String(n), likesInWords: String(n) })} />
  );
};

/** 5,000 comments: the document holds the rows on the screen and no others. */
export const FiveThousand: Story = {
  args: { ids: Array.from({ length: 5000 }, (_, n) => String(n)), renderRow: ofMany, total: 5000 },
  parameters: { visual: { skip: "a picture of half a million pixels says nothing that Default does not" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole("article").length).toBeLessThanOrEqual(60);
    await expect(canvas.getAllByRole("article")[0]).toHaveAttribute("aria-setsize", "5000");
  },
};

/** Waits until what is found stands still: rows are measured as they come, and move those below them. */
async function stillTop(find: () => Element | null | undefined): Promise<number> {
  let last = Number.NaN;
  for (let frames = 0; frames < 6; frames += 1) {
    await new Promise(requestAnimationFrame);
    const now = find()?.getBoundingClientRect().top ?? Number.NaN;
    if (!Object.is(now, last)) frames = 0;
    last = now;
  }
  return last;
}

function Growing() {
  const [first, setFirst] = useState(50);
  return (
    <>
      <ThreadControl label={commentsTexts.earlier} onPress={() => setFirst((now) => now - 10)} />
      <CommentList
        ids={Array.from({ length: 40 }, (_, n) => String(first + n))}
        renderRow={ofMany}
        label={commentsTexts.list}
      />
    </>
  );
}

/** Rows that come in above do not move what is on the screen. */
export const GrowsUpwards: Story = {
  render: () => <Growing />,
  parameters: { visual: { skip: "what counts is that nothing moves, and that is measured" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(3));
    window.scrollTo(0, 600);
    const find = () =>
      canvas
        .getAllByRole("article")
        .find((article) => article.getBoundingClientRect().top > 150 && article.getBoundingClientRect().top < 500);
    await waitFor(() => expect(find()).toBeDefined());
    const top = await stillTop(find);
    const seen = find();
    const id = seen?.dataset["row"] ?? "";
    const row = () => canvasElement.querySelector(`[data-row="${id}"]`);
    const place = Number(seen?.getAttribute("aria-posinset"));
    canvas.getByRole("button", { name: commentsTexts.earlier }).click();
    await waitFor(() => expect(row()).toHaveAttribute("aria-posinset", String(place + 10)));
    await expect(Math.abs((await stillTop(row)) - top)).toBeLessThanOrEqual(2);
  },
};

/** Page Down and Page Up go from comment to comment (APG feed). */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = await canvas.findAllByRole("article");
    first?.focus();
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard("{PageUp}");
    await waitFor(() => expect(first).toHaveFocus());
  },
};
