import { AuthPopup } from "@kadr/design-system/popups/AuthPopup";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";

/** Stands for the form of the auth origin, which follows the theme as it does. */
const form =
  "<!doctype html><html lang='ru'><meta name='color-scheme' content='light dark'><title>Вход</title>" +
  "<style>body{margin:0;padding:16px 24px;font:16px/24px sans-serif}h1{margin:0;font-size:20px}</style><main><h1>Вход</h1><p>Форма входа</p></main></html>";

export default {
  title: "Popups/AuthPopup",
  component: AuthPopup,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "620px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onRetry: fn(),
    children: <iframe title="Вход" srcDoc={form} />,
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
