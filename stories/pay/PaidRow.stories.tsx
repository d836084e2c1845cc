import { BankMark } from "@kadr/design-system/pay/CardMark";
import { PaidRow } from "@kadr/design-system/pay/PaidRow";
import { Badge } from "@kadr/design-system/primitives/Badge";
import { Button } from "@kadr/design-system/primitives/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";

export default {
  title: "Pay/PaidRow",
  component: PaidRow,
  args: {
    title: "Видео без рекламы",
    status: { text: "Активно", isMuted: false },
    children: <Button>Управлять</Button>,
  },
  argTypes: {
    children: { control: false },
    mark: { control: false },
    badge: { control: false },
    end: { control: false },
  },
  render: (args) => (
    <ul>
      <PaidRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof PaidRow>;
type Story = StoryObj<typeof PaidRow>;

export const Default: Story = {};
/** It comes to its end. */
export const Muted: Story = { args: { status: { text: "Активно до 21 декабря 2026", isMuted: true } } };
export const Card: Story = {
  args: {
    mark: <BankMark bank="sberbank" />,
    title: "Сбер •• 1111",
    spokenTitle: "Сбер, Visa, последние цифры 1111",
    badge: <Badge>Основная</Badge>,
    status: undefined,
    note: "Visa",
    children: <Button size="s">Удалить</Button>,
  },
};
export const Payment: Story = {
  args: {
    title: "Аренда: «Белая электричка»",
    badge: <Badge variant="success">Оплачено</Badge>,
    status: undefined,
    note: "21 ноября 2026 г. в 15:00 · Карта •• 1111 · Чек отправлен на anna@kadr.example",
    end: "99 ₽",
    children: undefined,
  },
};
export const LongWords: Story = {
  args: {
    mark: <BankMark bank={null} />,
    title: "Межрегиональный коммерческий банк развития связи и информатики •• 0004",
    note: "Достопримечательностиизаповедникидальневосточногофедеральногоокруга",
    children: (
      <>
        <Button size="s">Сделать основной</Button>
        <Button size="s">Удалить</Button>
      </>
    ),
  },
};
