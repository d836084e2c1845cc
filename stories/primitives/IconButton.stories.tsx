import {
  CaptionsIcon,
  FullscreenIcon,
  LikeFilledIcon,
  LikeIcon,
  MoreVerticalIcon,
  PlayIcon,
} from "@kadr/design-system/primitives/Icon";
import { IconButton } from "@kadr/design-system/primitives/IconButton";
import { color, space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;
const player = css`
  display: flex;
  gap: ${space[2]};
  padding: ${space[4]};
  background: ${color.player};
`;

export default {
  title: "Primitives/IconButton",
  component: IconButton,
  args: { icon: <MoreVerticalIcon />, label: "Ещё" },
} satisfies Meta<typeof IconButton>;
type Story = StoryObj<typeof IconButton>;

export const Default: Story = {};
export const Filled: Story = { args: { variant: "filled" } };
export const Sizes: Story = {
  render: (args) => (
    <div className={row}>
      {([24, 32, 40, 44] as const).map((size) => (
        <IconButton
          key={size}
          {...args}
          icon={<MoreVerticalIcon size={size === 24 ? 20 : 24} />}
          size={size}
          label={`Ещё, ${size}`}
        />
      ))}
    </div>
  ),
};
export const Selected: Story = { args: { icon: <LikeFilledIcon />, label: "Нравится", isSelected: true } };
export const Disabled: Story = { args: { icon: <LikeIcon />, label: "Нравится", isDisabled: true } };
export const OnPlayer: Story = {
  render: () => (
    <div className={player}>
      <IconButton variant="onPlayer" size={44} icon={<PlayIcon />} label="Смотреть" />
      <IconButton variant="onPlayer" size={44} icon={<CaptionsIcon />} label="Субтитры" isSelected />
      <IconButton variant="onPlayer" size={44} icon={<FullscreenIcon />} label="Во весь экран" />
    </div>
  ),
};
export const ByKeyboard: Story = {
  args: { onPress: fn() },
  play: async ({ canvasElement, args }) => {
    await tabIn();
    await expect(within(canvasElement).getByRole("button", { name: "Ещё" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
