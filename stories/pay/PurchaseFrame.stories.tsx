import { PurchaseFrame } from "@kadr/design-system/pay/PurchaseFrame";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ThemedFrame } from "../support/ThemedFrame.tsx";

const page =
  "<!doctype html><html lang='ru'><title>Оплата</title>" +
  "<style>body{margin:0;padding:16px 24px;font:16px/24px sans-serif}h1{margin:0;font-size:20px}</style>" +
  "<main><h1>99 ₽</h1></main></html>";

export default {
  title: "Pay/PurchaseFrame",
  component: PurchaseFrame,
  args: {
    state: "ready",
    onRetry: fn(),
    children: <ThemedFrame title="Оплата" srcDoc={page} />,
    texts: {
      loading: "Загружаем форму оплаты",
      failed: "Форма оплаты не загрузилась",
      retry: "Попробовать снова",
    },
  },
} satisfies Meta<typeof PurchaseFrame>;
type Story = StoryObj<typeof PurchaseFrame>;

/** 536 px high, or as much as the screen has. */
export const Default: Story = {};
export const AsHighAsItSays: Story = { args: { height: 320 } };
export const Loading: Story = { args: { state: "loading" } };
export const Failed: Story = {
  args: { state: "failed" },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Попробовать снова" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
