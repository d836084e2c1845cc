import type { Meta, StoryObj } from "@storybook/react-vite";
import { PromoCard } from "@kadr/design-system/cards/PromoCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/PromoCard",
  component: PromoCard,
  args: rareProps("promogroup"),
} satisfies Meta<typeof PromoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announcements, those of the paid part in gold. */
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
  render: () => <RareStates card={PromoCard} kinds={["promogroup", "premier-banner"]} width={279} />,
};
