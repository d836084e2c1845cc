import { NotificationSettings } from "@kadr/design-system/notifications";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { presentSettings } from "../../host/src/presenters/notificationSettings.ts";
import { notificationsTexts } from "../../host/src/texts/notifications.ts";
import { webPushTexts } from "../../host/src/texts/webPush.ts";

const meta = {
  title: "Notifications/NotificationSettings",
  component: NotificationSettings,
  args: {
    groups: presentSettings({
      ways: examples.getDeliverySettings.all,
      events: examples.getNotificationSettings.all,
    }),
    onChange: fn(),
    texts: notificationsTexts.settings,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const mail = within(canvasElement).getByRole("switch", { name: "На почту" });
    await expect(mail).not.toBeChecked();
    await userEvent.click(mail);
    await expect(args.onChange).toHaveBeenCalledWith("ways", "email", true);
  },
};
export const Loading: Story = { args: { isLoading: true } };
/** The switch stays the person's: what it says of this browser stands under it, and describes it. */
export const PushRefused: Story = {
  args: {
    groups: presentSettings({ ways: { bell: true, email: false, push: true }, events: {}, pushes: "refused" }),
  },
  play: async ({ canvasElement }) => {
    const push = within(canvasElement).getByRole("switch", { name: "Пуш-уведомления" });
    await expect(push).toBeChecked();
    await expect(push).toHaveAccessibleDescription(webPushTexts.here.refused);
  },
};
/** A code that nobody has words for yet is left out. */
export const OneGroup: Story = { args: { groups: presentSettings({ ways: { bell: true, fax: true }, events: {} }) } };
