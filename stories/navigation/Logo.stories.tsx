import { Logo } from "@kadr/design-system/navigation/Logo";
import type { Meta, StoryObj } from "@storybook/react-vite";

export default { title: "Navigation/Logo", component: Logo, args: { name: "Кадр" } } satisfies Meta<typeof Logo>;
type Story = StoryObj<typeof Logo>;

export const Default: Story = {};
export const SignAlone: Story = { args: { name: undefined } };
export const Winter: Story = { args: { season: "winter" } };
export const March: Story = { args: { season: "march" } };
export const Spring: Story = { args: { season: "spring" } };
export const Event: Story = { args: { season: "event" } };
