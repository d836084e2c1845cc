import { Separator } from "@kadr/design-system/primitives/Separator";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";

const row = css`
  display: flex;
  height: 24px;
`;

export default { title: "Primitives/Separator", component: Separator } satisfies Meta<typeof Separator>;
type Story = StoryObj<typeof Separator>;

export const Default: Story = {};
export const Vertical: Story = {
  render: () => (
    <div className={row}>
      <span>2 часа назад</span>
      <Separator orientation="vertical" />
      <span>1 тыс. просмотров</span>
    </div>
  ),
};
