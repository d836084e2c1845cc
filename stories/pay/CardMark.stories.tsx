import { BankMark, BrandMark, type CardBank, type CardBrand } from "@kadr/design-system/pay/CardMark";
import type { Meta, StoryObj } from "@storybook/react-vite";

const brands: readonly (readonly [CardBrand, string])[] = [
  ["Mir", "Мир"],
  ["MasterCard", "Mastercard"],
  ["Visa", "Visa"],
  ["UnionPay", "Union Pay"],
];
const banks: readonly (readonly [CardBank, string])[] = [
  ["sberbank", "Сбер"],
  ["tbank", "Т-Банк"],
  ["alfabank", "Альфа-Банк"],
  ["vtb", "ВТБ"],
  ["gazprombank", "Газпромбанк"],
];
const list = { display: "grid", gap: 12 } as const;
const row = { display: "flex", alignItems: "center", gap: 12 } as const;

export default {
  title: "Pay/CardMark",
  component: BrandMark,
  args: { brand: "Mir" },
} satisfies Meta<typeof BrandMark>;
type Story = StoryObj<typeof BrandMark>;

/** Every scheme that is taken, beside its name. */
export const Default: Story = {
  render: () => (
    <ul style={list}>
      {brands.map(([brand, name]) => (
        <li key={brand} style={row}>
          <BrandMark brand={brand} />
          {name}
        </li>
      ))}
      <li style={row}>
        <BrandMark brand={null} />
        Карта
      </li>
    </ul>
  ),
};
/** Banks by their keys; one that nobody knows has the picture of a card. */
export const Banks: Story = {
  render: () => (
    <ul style={list}>
      {banks.map(([bank, name]) => (
        <li key={bank} style={row}>
          <BankMark bank={bank} />
          {name}
        </li>
      ))}
      <li style={row}>
        <BankMark bank={null} />
        Другой банк
      </li>
    </ul>
  ),
};
/** Where no words stand beside it. */
export const Named: Story = { args: { brand: "Visa", label: "Visa" } };
