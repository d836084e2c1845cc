import { TariffCard } from "@kadr/design-system/pay/TariffCard";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { at, wide } from "../fixtures/pictures.ts";

const onPress = fn();

export default {
  title: "Pay/TariffCard",
  component: TariffCard,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  args: {
    title: "Подписка на три сервиса",
    imageUrl: at(wide, 0),
    description: "Сериалы, фильмы и шоу трёх сервисов в одной подписке",
    lines: ["30 дней за 1 ₽", "далее 299 ₽ в месяц"],
    terms: { label: "Условия сервиса", href: href("/info/agreement/") },
    button: { label: "Попробовать 30 дней за 1 ₽", onPress },
    isMain: true,
  },
} satisfies Meta<typeof TariffCard>;
type Story = StoryObj<typeof TariffCard>;

/** [PAY-SCREEN-01] a title, an image, a description, a link to the terms, a status line and a button. */
export const Default: Story = {
  args: { status: { text: "Активно до 24 декабря 2026", isMuted: true } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "Подписка на три сервиса" })).toBeVisible();
    await expect(canvasElement.querySelector("img")).not.toBeNull();
    await expect(card.getByText("Сериалы, фильмы и шоу трёх сервисов в одной подписке")).toBeVisible();
    await expect(card.getByRole("link", { name: "Условия сервиса" })).toHaveAttribute("href", "/info/agreement/");
    await expect(card.getByText("Активно до 24 декабря 2026")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Попробовать 30 дней за 1 ₽" }));
    await expect(onPress).toHaveBeenCalled();
  },
};
export const Active: Story = {
  args: {
    isMain: false,
    lines: [],
    status: { text: "Активно", isMuted: false },
    button: { label: "Управлять", onPress },
  },
};
/** A gift: there is nothing to press. */
export const Gift: Story = {
  args: { isMain: false, lines: [], status: { text: "Активно", isMuted: false }, button: undefined },
};
export const WithoutPicture: Story = { args: { imageUrl: null } };
export const LongWords: Story = {
  args: {
    title: "Достопримечательности высокогорноклиматических местностей без рекламы",
    description:
      "Сериалы, фильмы, шоу, прямые эфиры и достопримечательности всех сервисов в одной подписке на всех устройствах",
  },
};
