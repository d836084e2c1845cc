import { NotificationsState } from "@kadr/design-system/notifications";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { notificationsTexts } from "../../host/src/texts/notifications.ts";

const { empty, failed, guest, retry } = notificationsTexts.panel;

const meta = {
  title: "Notifications/NotificationsState",
  component: NotificationsState,
  args: { kind: "empty", ...empty },
} satisfies Meta<typeof NotificationsState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { kind: "failed", ...failed, actionLabel: retry } };
export const Guest: Story = {
  args: { kind: "guest", title: guest.title, text: guest.text, actionLabel: guest.action, onAction: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Войти" }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
