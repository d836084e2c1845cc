import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextCard } from "@kadr/design-system/cards/TextCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/TextCard",
  component: TextCard,
  args: rareProps("blog"),
} satisfies Meta<typeof TextCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words rather than pictures. */
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
  render: () => <RareStates card={TextCard} kinds={["blog", "fast-links"]} width={279} />,
};
