import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardFrame } from "@kadr/design-system/cards";
import { storyProps } from "../fixtures/cards.ts";

const meta = {
  title: "Cards/CardFrame",
  component: CardFrame,
  args: { card: storyProps("video", {}), children: <p>Строка под заголовком</p> },
  decorators: [
    (Story) => (
      <div style={{ width: 279, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { args: { layout: "row" } };
export const Over: Story = { args: { layout: "over" } };
export const Centre: Story = {
  args: { layout: "centre", ratio: "circle" },
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
  ],
};
export const Poster: Story = {
  args: { ratio: "poster" },
  decorators: [
    (Story) => (
      <div style={{ width: 192 }}>
        <Story />
      </div>
    ),
  ],
};
