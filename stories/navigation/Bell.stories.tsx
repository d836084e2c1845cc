import { Bell } from "@kadr/design-system/navigation/Bell";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { bellTexts } from "../../host/src/texts/bell.ts";

const { count } = examples.countNotifications.some;
const of = (many: number) => ({ count: many, label: bellTexts.label(many) });

export default {
  title: "Navigation/Bell",
  component: Bell,
  args: { ...of(0), tooltip: bellTexts.title, isOpen: false, onPress: fn(), onPrepare: fn() },
} satisfies Meta<typeof Bell>;
type Story = StoryObj<typeof Bell>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const bell = within(canvasElement).getByRole("button", { name: "Уведомления", expanded: false });
    await userEvent.click(bell);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onPrepare).toHaveBeenCalled();
  },
};
export const SomeNew: Story = {
  args: of(count),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Уведомления: 7\u00A0новых" })).toBeVisible();
  },
};
export const NinetyNine: Story = { args: of(99) };
/** [NOTIF-POPUP-13] above 99 it says 99+. */
export const MoreThanNinetyNine: Story = {
  args: of(100),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("99+")).toBeVisible();
  },
};
export const Open: Story = { args: { ...of(count), isOpen: true } };
