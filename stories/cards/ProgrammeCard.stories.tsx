import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgrammeCard } from "@kadr/design-system/cards/ProgrammeCard";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/ProgrammeCard",
  component: ProgrammeCard,
  args: rareProps("video-timeline"),
} satisfies Meta<typeof ProgrammeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Programmes and their times, in the four shapes that the documents name. */
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
  render: () => (
    <RareStates
      card={ProgrammeCard}
      kinds={["video-timeline", "video-schedule", "video-timetable", "tv-program"]}
      width={279}
    />
  ),
};
