import type { Meta, StoryObj } from "@storybook/react-vite";
import { BubbleCard } from "@kadr/design-system/cards/BubbleCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/BubbleCard",
  component: BubbleCard,
  args: rareProps("bubble"),
} satisfies Meta<typeof BubbleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A round picture in a ring. */
export const Default: Story = {
  parameters: { visual: { skip: "the first of the states" } },
  decorators: [
    (Story) => (
      <div style={{ width: 112, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = { render: () => <RareStates card={BubbleCard} kinds={["bubble"]} width={112} /> };
