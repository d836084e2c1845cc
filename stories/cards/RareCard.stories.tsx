import type { Meta, StoryObj } from "@storybook/react-vite";
import { RareCard } from "@kadr/design-system/cards/RareCard";
import { rareProps } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/RareCard",
  component: RareCard,
  args: rareProps("video-timeline"),
} satisfies Meta<typeof RareCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses the composition of the look; the compositions have stories of their own. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 279, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
};
