import { MoreVerticalIcon } from "@kadr/design-system/primitives/Icon";
import { PlainIconButton } from "@kadr/design-system/primitives/PlainIconButton";
import { space } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;

export default {
  title: "Primitives/PlainIconButton",
  component: PlainIconButton,
  args: { icon: <MoreVerticalIcon size={20} />, label: "Ещё" },
} satisfies Meta<typeof PlainIconButton>;
type Story = StoryObj<typeof PlainIconButton>;

export const Default: Story = {};
export const Muted: Story = { args: { variant: "muted" } };
export const Filled: Story = { args: { variant: "filled" } };
export const Sizes: Story = {
  render: (args) => (
    <div className={row}>
      {([32, 36, 40, 44] as const).map((size) => (
        <PlainIconButton key={size} {...args} size={size} label={`Ещё, ${size}`} />
      ))}
    </div>
  ),
};
export const Open: Story = { args: { "aria-expanded": true } };
export const Disabled: Story = { args: { disabled: true } };
/** At an end: it says so and keeps the focus. */
export const AtAnEnd: Story = { args: { variant: "filled", "aria-disabled": true } };
export const ByKeyboard: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await tabIn();
    await expect(within(canvasElement).getByRole("button", { name: "Ещё" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
