import { ThemeToggle } from "@kadr/design-system/navigation/ThemeToggle";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";

export default {
  title: "Navigation/ThemeToggle",
  component: ThemeToggle,
  args: { theme: "light", label: "Тёмная тема", onToggle: fn() },
} satisfies Meta<typeof ThemeToggle>;
type Story = StoryObj<typeof ThemeToggle>;

export const Default: Story = {};
export const Dark: Story = { args: { theme: "dark" } };
