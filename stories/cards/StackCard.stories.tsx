import type { Meta, StoryObj } from "@storybook/react-vite";
import { StackCard } from "@kadr/design-system/cards/StackCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/StackCard",
  component: StackCard,
  args: rareProps("playlist-videos"),
} satisfies Meta<typeof StackCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several in one: a pile of videos, a group of things. */
export const Default: Story = {
  parameters: { visual: { skip: "the first of the states" } },
  decorators: [
    (Story) => (
      <div style={{ width: 279, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  render: () => <RareStates card={StackCard} kinds={["playlist-videos", "cardgroup"]} width={279} />,
};
