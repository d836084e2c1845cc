import { AuthPopup } from "@kadr/design-system/popups/AuthPopup";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";

export default {
  title: "Popups/AuthPopup",
  component: AuthPopup,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "620px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onRetry: fn(),
    children: <iframe title="Вход" srcDoc="<html lang='ru'><title>Вход</title><body><main><h1>Вход</h1></main></body></html>" />,
    texts: {
      title: "Вход и регистрация",
      close: "Закрыть",
      loading: "Загрузка",
      failed: "Форма входа не загрузилась. Проверьте подключение и попробуйте ещё раз.",
      retry: "Попробовать снова",
    },
  },
} satisfies Meta<typeof AuthPopup>;
type Story = StoryObj<typeof AuthPopup>;

export const Default: Story = {};
export const Loading: Story = { args: { state: "loading" } };
export const Failed: Story = {
  args: { state: "failed" },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Попробовать снова" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
