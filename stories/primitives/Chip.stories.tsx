import { Chip } from "@kadr/design-system/primitives/Chip";
import { StarIcon } from "@kadr/design-system/primitives/Icon";
import { space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
const narrow = css`
  width: 140px;
`;

export default { title: "Primitives/Chip", component: Chip, args: { children: "Кино и сериалы" } } satisfies Meta<
  typeof Chip
>;
type Story = StoryObj<typeof Chip>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <div className={row}>
      <Chip>Юмор</Chip>
      <Chip isSelected>Наука</Chip>
      <Chip isDisabled>Спорт</Chip>
      <Chip icon={<StarIcon size={20} />}>Избранное</Chip>
      <Chip href={href("/feed/music/")} isSelected>
        Музыка
      </Chip>
    </div>
  ),
};
export const LongWords: Story = {
  render: () => (
    <div className={narrow}>
      <Chip>Естествознание и достопримечательности</Chip>
    </div>
  ),
};
export const Chosen: Story = {
  args: { onPress: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { pressed: false }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
