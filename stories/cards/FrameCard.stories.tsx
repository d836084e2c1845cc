import type { Meta, StoryObj } from "@storybook/react-vite";
import { FrameCard } from "@kadr/design-system/cards/FrameCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/FrameCard",
  component: FrameCard,
  args: rareProps("iframe"),
} satisfies Meta<typeof FrameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Embedded news; without an address that may be framed it is a plain card. */
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

export const States: Story = { render: () => <RareStates card={FrameCard} kinds={["iframe"]} width={279} /> };
