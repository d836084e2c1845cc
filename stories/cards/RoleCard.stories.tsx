import type { Meta, StoryObj } from "@storybook/react-vite";
import { RoleCard } from "@kadr/design-system/cards/RoleCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/RoleCard",
  component: RoleCard,
  args: rareProps("person-tvs"),
} satisfies Meta<typeof RoleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A show with what the person does in it. */
export const Default: Story = {
  parameters: { visual: { skip: "the first of the states" } },
  decorators: [
    (Story) => (
      <div style={{ width: 192, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = { render: () => <RareStates card={RoleCard} kinds={["person-tvs"]} width={192} /> };
