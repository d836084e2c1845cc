import { Button } from "@kadr/design-system/primitives/Button";
import { OfflineBar } from "@kadr/design-system/stubs/OfflineBar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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
/** The network comes back: said for a few seconds in the same place, then nothing. */
export const BackOnline: Story = {
  args: { action: undefined, onlineText: "Связь восстановлена" },
  render: function Render(args) {
    const [isOffline, setOffline] = useState(true);
    return (
      <>
        <OfflineBar {...args} isOffline={isOffline} />
        <Button onPress={() => setOffline(false)}>Вернуть сеть</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Вернуть сеть" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Связь восстановлена");
  },
};
/** The bar is not seen, the live region waits. */
export const Online: Story = { args: { isOffline: false } };
