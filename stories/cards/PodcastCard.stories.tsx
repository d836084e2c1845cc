import type { Meta, StoryObj } from "@storybook/react-vite";
import { PodcastCard } from "@kadr/design-system/cards/PodcastCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/PodcastCard",
  component: PodcastCard,
  args: rareProps("podcasts"),
} satisfies Meta<typeof PodcastCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A square cover: it is to be heard. */
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

export const States: Story = { render: () => <RareStates card={PodcastCard} kinds={["podcasts"]} width={192} /> };
