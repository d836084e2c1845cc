import { TextField } from "@kadr/design-system/primitives/TextField";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

export default {
  title: "Primitives/TextField",
  component: TextField,
  args: { label: "Электронная почта", type: "email" },
} satisfies Meta<typeof TextField>;
type Story = StoryObj<typeof TextField>;

export const Default: Story = {};
export const Described: Story = {
  args: { placeholder: "name@example.com", description: "На неё придёт письмо для входа" },
};
export const Invalid: Story = { args: { defaultValue: "name@", error: "Введите валидный email" } };
export const Disabled: Story = { args: { defaultValue: "zritel@kadr.example", isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: "zritel@kadr.example", isReadOnly: true } };
export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: "name@example.com" } };
/** The error is read together with the field. */
export const ErrorIsHeard: Story = {
  args: Invalid.args!,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Электронная почта" });
    await tabIn();
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Введите валидный email");
  },
};
