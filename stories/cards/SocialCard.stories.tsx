import type { Meta, StoryObj } from "@storybook/react-vite";
import { SocialCard } from "@kadr/design-system/cards/SocialCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/SocialCard",
  component: SocialCard,
  args: rareProps("social-vertical"),
} satisfies Meta<typeof SocialCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A post from elsewhere, upright. */
export const Default: Story = {
  parameters: { visual: { skip: "the first of the states" } },
  decorators: [
    (Story) => (
      <div style={{ width: 181, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = { render: () => <RareStates card={SocialCard} kinds={["social-vertical"]} width={181} /> };
