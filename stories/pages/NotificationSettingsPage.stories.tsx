import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import NotificationSettingsPage from "../../host/src/pages/NotificationSettingsPage/NotificationSettingsPage.tsx";
import { viewer } from "../app/server.ts";
import { StoryWorld, type StoryWorldProps } from "../app/world.tsx";

const meta = {
  title: "Pages/NotificationSettingsPage",
  component: StoryWorld,
  args: { children: <NotificationSettingsPage />, person: viewer },
  argTypes: { children: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<StoryWorldProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A switch acts at once. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mail = await canvas.findByRole("switch", { name: "На почту" });
    await userEvent.click(mail);
    await waitFor(() => expect(mail).toBeChecked());
  },
};
/** [SETTINGS-NOTIF-05] */
export const Guest: Story = {
  args: { person: null },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Войти" })).toBeVisible());
    await expect(within(canvasElement).queryByRole("switch")).toBeNull();
  },
};
export const Failed: Story = {
  args: { server: [[/notifications\/settings/, { status: 500 }]] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Повторить" })).toBeVisible());
  },
};
export const Loading: Story = { args: { server: [[/notifications\/settings/, "never"]] } };
