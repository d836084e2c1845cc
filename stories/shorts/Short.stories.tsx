import { Short } from "@kadr/design-system/shorts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { longTitle, StoryShort } from "./fixtures.tsx";

const meta = {
  title: "Shorts/Short",
  component: Short,
  args: { stage: null },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <article style={{ height: 620 }}>
        <Story />
      </article>
    ),
  ],
} satisfies Meta<typeof Short>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <StoryShort index={0} isCurrent /> };

export const LongTitle: Story = { render: () => <StoryShort index={1} isCurrent title={longTitle} /> };

/** A telephone on its side, with the bars of the page around it. */
export const Low: Story = {
  render: () => (
    <div style={{ height: 244 }}>
      <StoryShort index={2} isCurrent />
    </div>
  ),
};
