import { OfflineBar } from "@kadr/design-system/stubs/OfflineBar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

export default {
  title: "Stubs/OfflineBar",
  component: OfflineBar,
  parameters: { layout: "fullscreen" },
  args: { isOffline: true, text: "Нет подключения к интернету", action: { label: "Повторить", onPress: fn() } },
} satisfies Meta<typeof OfflineBar>;
type Story = StoryObj<typeof OfflineBar>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole("status"));
    await userEvent.click(bar.getByRole("button", { name: "Повторить" }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};
export const WithoutAction: Story = { args: { action: undefined } };
/** Nothing is seen, the live region waits. */
export const Online: Story = { args: { isOffline: false } };
