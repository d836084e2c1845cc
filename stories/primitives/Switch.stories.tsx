import { Switch } from "@kadr/design-system/primitives/Switch";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

export default {
  title: "Primitives/Switch",
  component: Switch,
  args: { children: "Автовоспроизведение" },
} satisfies Meta<typeof Switch>;
type Story = StoryObj<typeof Switch>;

export const Default: Story = {};
export const Selected: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledSelected: Story = { args: { isDisabled: true, defaultSelected: true } };
export const ByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ canvasElement, args }) => {
    await tabIn();
    await userEvent.keyboard(" ");
    await expect(within(canvasElement).getByRole("switch")).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
