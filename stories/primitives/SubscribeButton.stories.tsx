import { SubscribeButton } from "@kadr/design-system/primitives/SubscribeButton";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { subscriptionsTexts } from "../../host/src/texts/subscriptions.ts";
import { tabIn } from "../support/keyboard.ts";

const meta = {
  title: "Primitives/SubscribeButton",
  component: SubscribeButton,
  args: {
    name: "Северный маршрут",
    isFollowed: false,
    bell: { isOn: true, onToggle: fn() },
    onToggle: fn(),
    texts: subscriptionsTexts,
  },
} satisfies Meta<typeof SubscribeButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await fireEvent.click(within(canvasElement).getByRole("button", { name: "Подписаться: Северный маршрут" }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Followed: Story = { args: { isFollowed: true } };
export const WithoutNotices: Story = { args: { isFollowed: true, bell: { isOn: false, onToggle: fn() } } };
export const WithoutBell: Story = { args: { isFollowed: true, bell: undefined } };
export const Small: Story = { args: { size: "s" } };
export const ByKeyboard: Story = {
  args: { isFollowed: true },
  play: async ({ canvasElement, args }) => {
    await tabIn();
    await userEvent.keyboard("{Enter}");
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await userEvent.tab();
    const bell = within(canvasElement).getByRole("button", { name: "Уведомления о новом: Северный маршрут" });
    await expect(bell).toHaveFocus();
    await expect(bell).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(args.bell?.onToggle).toHaveBeenCalledOnce();
  },
};
