import { CommentMenu, type CommentMenuAction } from "@kadr/design-system/comments";
import { Button } from "@kadr/design-system/primitives/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { commentsTexts } from "../../host/src/texts/comments.ts";

function Live({ actions }: { actions: readonly CommentMenuAction[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 320, textAlign: "end" }}>
      <Button ref={button} onPress={() => setOpen(true)}>
        {commentsTexts.menu.label}
      </Button>
      <CommentMenu
        label={commentsTexts.menu.label}
        actions={actions}
        texts={commentsTexts.menu}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onAction={() => undefined}
      />
    </div>
  );
}

/** Opened as by a person: only then is its button laid out, beside which it is placed. */
async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  const button = await within(canvasElement).findByRole("button");
  await waitFor(() => expect(button).toBeVisible());
  button.focus();
  await userEvent.keyboard("{Enter}");
  const menu = await within(document.body).findByRole("menu", { name: commentsTexts.menu.label });
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
}

const meta = {
  title: "Comments/CommentMenu",
  component: Live,
  play: async ({ canvasElement }) => void (await open(canvasElement)),
} satisfies Meta<typeof Live>;
export default meta;
type Story = StoryObj<typeof meta>;

/** COMMENT-ROLE-02: everybody signed in. */
export const Viewer: Story = { args: { actions: ["reply", "complain"] } };
export const Own: Story = { args: { actions: ["reply", "edit", "delete"] } };
export const ChannelAuthor: Story = { args: { actions: ["reply", "pin", "complain", "ban"] } };
export const Pinned: Story = { args: { actions: ["reply", "unpin", "complain", "ban"] } };

/** Escape closes it and gives the focus back. */
export const Returns: Story = {
  args: { actions: ["reply", "complain"] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveFocus());
  },
};
