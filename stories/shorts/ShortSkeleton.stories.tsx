import { ShortSkeleton } from "@kadr/design-system/shorts";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Shorts/ShortSkeleton",
  component: ShortSkeleton,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ height: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
