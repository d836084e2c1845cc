import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { StageCard } from "@kadr/design-system/cards/StageCard";
import { preview } from "../fixtures/pictures.ts";
import { rareProps, RareStates } from "../fixtures/rare.tsx";

const meta = {
  title: "Cards/StageCard",
  component: StageCard,
  args: rareProps("player-carousel"),
} satisfies Meta<typeof StageCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A video whose muted clip plays while it is in sight. */
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

export const States: Story = { render: () => <RareStates card={StageCard} kinds={["player-carousel"]} width={279} /> };

/** Seen for half a second, where the device and its person allow previews. */
export const Preview: Story = {
  args: { ...rareProps("player-carousel"), previewSrc: preview },
  parameters: { hasMotion: true, playOnly: "a playing video is never the same picture" },
  play: async ({ canvasElement }) => {
    // that no clip comes where it does not: StageCard.test.tsx, by a clock
    await waitFor(() => expect(canvasElement.querySelector("video")?.muted).toBe(true), { timeout: 3000 });
  },
};
