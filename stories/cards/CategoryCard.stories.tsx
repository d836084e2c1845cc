import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardSkeleton, CategoryCard } from "@kadr/design-system/cards";
import { cardTexts } from "../../host/src/texts/cards.ts";
import { storyProps } from "../fixtures/cards.ts";

const category = (title: string, index = 0) =>
  storyProps("category", {
    kind: "category",
    index,
    change: { id: "travel", title, absolute_url: "/feeds/travel/", videos_count: 1840 },
  });

const meta = {
  title: "Cards/CategoryCard",
  component: CategoryCard,
  args: category("Путешествия"),
  decorators: [
    (Story) => (
      <div style={{ width: 181 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTitle: Story = { args: category("Автомобили, мотоциклы и железнодорожный транспорт", 8) };
export const MissingImage: Story = { args: { ...category("Музыка", 6), image: null } };
export const Loading: Story = { render: () => <CardSkeleton type="category" texts={cardTexts} /> };
