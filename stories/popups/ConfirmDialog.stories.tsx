import { ConfirmDialog } from "@kadr/design-system/popups/ConfirmDialog";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

export default {
  title: "Popups/ConfirmDialog",
  component: ConfirmDialog,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "360px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: "Удалить комментарий?",
    children: "Вернуть его не получится.",
    confirmLabel: "Удалить",
    cancelLabel: "Отмена",
    isDanger: true,
    pendingLabel: "Удаляем",
  },
} satisfies Meta<typeof ConfirmDialog>;
type Story = StoryObj<typeof ConfirmDialog>;

export const Default: Story = {};
export const Harmless: Story = {
  args: { isDanger: false, title: "Открыть внешнюю ссылку?", children: "example.com", confirmLabel: "Открыть" },
};
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: "Не удалось удалить. Попробуйте ещё раз" } };
/** The safe answer has the focus; the yes is one Tab away. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole("alertdialog", { name: "Удалить комментарий?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Отмена" })).toHaveFocus());
    await tabIn();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
