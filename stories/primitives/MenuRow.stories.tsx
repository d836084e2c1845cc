import { EditIcon, HistoryIcon } from "@kadr/design-system/primitives/Icon";
import { MenuRow } from "@kadr/design-system/primitives/MenuRow";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

export default {
  title: "Primitives/MenuRow",
  component: MenuRow,
  args: { children: "История просмотра" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuRow>;
type Story = StoryObj<typeof MenuRow>;

/** A link, or a button: they look alike. */
export const Default: Story = {
  render: (args) => (
    <>
      <MenuRow {...args} href={href("#history")}>
        <HistoryIcon size={20} />
        История просмотра
      </MenuRow>
      <MenuRow {...args}>
        <EditIcon size={20} />
        Изменить профиль
      </MenuRow>
    </>
  ),
};
/** Of a menu that is always there: higher, with more room beside the icon. */
export const Large: Story = {
  args: {
    size: "l",
    children: (
      <>
        <HistoryIcon />
        История просмотра
      </>
    ),
  },
};
export const Current: Story = { args: { size: "l", href: href("#history"), isCurrent: true } };
export const LongWords: Story = {
  args: { children: "Достопримечательности и превысокомногорассмотрительствующие виды" },
};
export const ByKeyboard: Story = {
  parameters: { playOnly: true },
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await tabIn();
    await expect(within(canvasElement).getByRole("button", { name: "История просмотра" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
