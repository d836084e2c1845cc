import { AuthPopup } from "@kadr/design-system/popups/AuthPopup";
import font from "@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ThemedFrame } from "../support/ThemedFrame.tsx";

/* The bundled font: a picture must not depend on the machine's own. */
const page =
  `<!doctype html><html lang='ru'><title>Вход</title><style>@font-face{font-family:Golos;src:url(${font})}` +
  "body{margin:0;padding:16px 24px;font:16px/24px Golos}h1{margin:0;font-size:20px}</style><main><h1>Вход</h1><p>Форма входа</p></main></html>";

export default {
  title: "Popups/AuthPopup",
  component: AuthPopup,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "620px" } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onRetry: fn(),
    children: <ThemedFrame title="Вход" srcDoc={page} />,
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
