import { ProgressBar } from "@kadr/design-system/primitives/ProgressBar";
import { color } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";

const thumbnail = css`
  display: flex;
  align-items: flex-end;
  width: 240px;
  height: 135px;
  background: ${color.player};
`;

export default {
  title: "Primitives/ProgressBar",
  component: ProgressBar,
  args: { value: 0.4, label: "Просмотрено" },
} satisfies Meta<typeof ProgressBar>;
type Story = StoryObj<typeof ProgressBar>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 1 } };
export const OnPicture: Story = {
  args: { variant: "onPicture" },
  render: (args) => (
    <div className={thumbnail}>
      <ProgressBar {...args} />
    </div>
  ),
};
