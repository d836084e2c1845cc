import { Spinner } from "@kadr/design-system/primitives/Spinner";
import type { Meta, StoryObj } from "@storybook/react-vite";

export default { title: "Primitives/Spinner", component: Spinner, args: { label: "Загрузка" } } satisfies Meta<
  typeof Spinner
>;
type Story = StoryObj<typeof Spinner>;

export const Default: Story = {};
export const Large: Story = { args: { size: 48 } };
