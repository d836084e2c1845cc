import type { Meta, StoryObj } from "@storybook/react-vite";
import { OriginalCard } from "@kadr/design-system/cards/OriginalCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/OriginalCard",
  component: OriginalCard,
  args: rareProps("ruts"),
} satisfies Meta<typeof OriginalCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Card of the service's own production. */
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

export const States: Story = { render: () => <RareStates card={OriginalCard} kinds={["ruts"]} width={279} /> };
