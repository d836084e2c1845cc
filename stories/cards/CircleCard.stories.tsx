import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardSkeleton, CircleCard } from "@kadr/design-system/cards";
import { expect, fn, userEvent, within } from "storybook/test";
import { cardTexts, cardWords } from "../../host/src/texts/cards.ts";
import { storyProps } from "../fixtures/cards.ts";

const channel = (name: string, change = {}) =>
  storyProps("circle", {
    kind: "userchannel",
    change: { id: "1004", name, title: name, absolute_url: "/channel/1004/", videos_count: 318, ...change },
  });

const meta = {
  title: "Cards/CircleCard",
  component: CircleCard,
  args: channel("Орбита науки"),
  decorators: [
    (Story) => (
      <div style={{ width: 140 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CircleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Official: Story = { args: channel("Северный маршрут", { is_official: true }) };
export const Live: Story = { args: channel("Мастерская у реки", { is_livestream: true }) };
export const Compact: Story = {
  args: { ...channel("Вслух о книгах"), size: "compact" },
  decorators: [
    (Story) => (
      <div style={{ width: 112 }}>
        <Story />
      </div>
    ),
  ],
};
/** Its menu stands beside the round picture. */
export const WithMenu: Story = {
  args: {
    ...channel("Лесная карта"),
    menu: [{ id: "follow 1004", label: cardWords.follow, icon: "follow" }],
    onMenuOpen: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Действия: Лесная карта" }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = { args: channel("Объединённая редакция документальных программ Дальнего Востока") };
export const MissingImage: Story = { args: { ...channel("Кухня на выходные"), image: null } };
export const Loading: Story = { render: () => <CardSkeleton type="circle" texts={cardTexts} /> };
