import { Avatar } from "@kadr/design-system/primitives/Avatar";
import { space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picture } from "./pictures.ts";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

export default {
  title: "Primitives/Avatar",
  component: Avatar,
  args: { name: "Кинокомната", src: picture(120, 120, 30), alt: "Кинокомната", loading: "eager" },
} satisfies Meta<typeof Avatar>;
type Story = StoryObj<typeof Avatar>;

export const Default: Story = {};
export const Initial: Story = { args: { src: null } };
/** The documented sizes of comments 40/32, shelves 34 and the user menu 56 px. */
export const Sizes: Story = {
  render: (args) => (
    <div className={row}>
      {[24, 32, 34, 40, 56, 72].map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {[24, 32, 34, 40, 56, 72].map((size) => (
        <Avatar key={size} {...args} size={size} src={null} />
      ))}
    </div>
  ),
};
export const Broken: Story = { args: { src: media("data:image/png;base64,AAAA") } };
/** The first letter or digit, past quotes and emoji signs. */
export const OddNames: Story = {
  render: () => (
    <div className={row}>
      <Avatar name="«Ёлка»" alt="«Ёлка»" />
      <Avatar name="4 лапы" alt="4 лапы" />
      <Avatar name="" alt="Без имени" />
    </div>
  ),
};
