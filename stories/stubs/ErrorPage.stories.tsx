import { ErrorPage } from "@kadr/design-system/stubs/ErrorPage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { errorPageTexts } from "../../host/src/texts/errors.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const home = { label: "Перейти на главную", href: href("/") };

export default {
  title: "Stubs/ErrorPage",
  component: ErrorPage,
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <main>
      <ErrorPage {...args} />
    </main>
  ),
  args: {
    code: 404,
    title: "Страница не найдена",
    text: "Нам не удалось найти указанную вами страницу на нашем сайте.",
    action: home,
  },
} satisfies Meta<typeof ErrorPage>;
type Story = StoryObj<typeof ErrorPage>;

export const Default: Story = {};
export const Forbidden: Story = { args: { code: 403 } };
export const Broken: Story = {
  args: {
    code: 500,
    title: "Что-то пошло не так",
    text: "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже",
    action: { label: "Обновить страницу", onPress: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Обновить страницу" }));
    await expect(args.action.onPress).toHaveBeenCalledOnce();
  },
};
/** [ERROR-PAGE-09] a code without a picture is shown as its number. */
export const OtherCode: Story = {
  args: { code: 410 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("410")).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toBeNull();
  },
};
/** No response at all: a sign, for there is no code to show. */
export const Offline: Story = {
  args: {
    code: null,
    title: "Нет связи с интернетом",
    text: "Проверьте подключение — страница загрузится, как только связь появится.",
    action: { label: "Повторить", onPress: fn() },
  },
};
/** The words of a referral link that has run out. */
export const ReferralExpired: Story = {
  args: { title: errorPageTexts.referral.title, text: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { level: 1, name: "Реферальная ссылка устарела" }),
    ).toBeVisible();
  },
};
