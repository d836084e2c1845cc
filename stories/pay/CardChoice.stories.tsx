import { CardChoice, type ChoiceCard } from "@kadr/design-system/pay/CardChoice";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { premiumTexts } from "../../host/src/texts/premium.ts";

const { pay } = premiumTexts;
const card = (id: string, brand: ChoiceCard["brand"], bank: string, name: string): ChoiceCard => ({
  id,
  brand,
  label: `${bank} ••\u00A0${id}`,
  note: name,
});
const cards = [
  card("1111", "Visa", "Сбер", "Visa"),
  card("0004", "Mir", "Т-Банк", "Мир"),
  card("4444", "MasterCard", "Альфа-Банк", "Mastercard"),
  card("0005", "UnionPay", "Банк", "Union Pay"),
];

export default {
  title: "Pay/CardChoice",
  component: CardChoice,
  decorators: [(Story) => <div style={{ maxWidth: 512 }}>{Story()}</div>],
  args: {
    cards: cards.slice(0, 2),
    onChoose: fn(),
    onNewCard: fn(),
    onSbp: fn(),
    texts: {
      title: pay.choose,
      newCard: pay.newCard,
      newCardNote: pay.newCardNote,
      showMore: pay.showMore,
      sbp: pay.sbp,
      sbpNote: pay.sbpNote,
    },
  },
} satisfies Meta<typeof CardChoice>;
type Story = StoryObj<typeof CardChoice>;

export const Default: Story = {};
export const WithoutSbp: Story = { args: { onSbp: undefined } };
/** More than three are folded; what was unfolded can be reached by the keyboard at once. */
export const Many: Story = {
  args: { cards },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await expect(list.queryByRole("button", { name: /0005/ })).toBeNull();
    await userEvent.click(list.getByRole("button", { name: "Показать больше" }));
    await expect(list.getByRole("button", { name: /0005/ })).toHaveFocus();
    await userEvent.click(list.getByRole("button", { name: /0005/ }));
    await expect(args.onChoose).toHaveBeenCalledWith("0005");
    await userEvent.click(list.getByRole("button", { name: /Новая карта/ }));
    await expect(args.onNewCard).toHaveBeenCalled();
  },
};
export const Folded: Story = { args: { cards } };
