import { ChoiceList } from "@kadr/design-system/pay/ChoiceList";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

export default {
  title: "Pay/ChoiceList",
  component: ChoiceList,
  args: {
    label: "Выберите предложение",
    onChoose: fn(),
    choices: [
      {
        id: "rent",
        title: "Аренда",
        text: "30 дней, чтобы начать, и 48 часов, чтобы досмотреть.",
        price: "99\u00A0₽",
        links: [{ text: "Условия сервиса", href: href("/info/agreement/") }],
      },
      {
        id: "buy",
        title: "Покупка навсегда",
        text: "Смотрите сколько угодно раз.",
        price: "299\u00A0₽",
        before: { price: "399\u00A0₽", words: "Раньше 399\u00A0₽" },
      },
    ],
  },
} satisfies Meta<typeof ChoiceList>;
type Story = StoryObj<typeof ChoiceList>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Аренда/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("rent");
  },
};
// it takes the focus by itself: whether that has its ring depends on what was pressed before
export const Proposed: Story = { args: { proposedId: "rent" }, parameters: { visual: { hidesRing: true } } };
export const WithoutPrices: Story = {
  args: {
    label: "Выберите способ оплаты",
    choices: [
      { id: "card", title: "Банковская карта" },
      { id: "mobile", title: "Мобильный телефон", text: "СМС с инструкцией придёт в течение 5 минут" },
    ],
  },
};
export const LongWords: Story = {
  args: {
    choices: [
      {
        id: "long",
        title: "Кинематографическая коллекция достопримечательностей Ленинградской области",
        text: "Десять документальных фильмов навсегда по цене трёх, с субтитрами и звуковым описанием.",
        price: "12\u00A0990\u00A0₽",
        before: { price: "29\u00A0900\u00A0₽", words: "Раньше 29\u00A0900\u00A0₽" },
        note: "1\u00A0₽ за 7\u00A0дней, далее 12\u00A0990\u00A0₽. Подписка продлится автоматически.",
      },
    ],
  },
};
