import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardSkeleton, PosterCard } from "@kadr/design-system/cards";
import { cardTexts } from "../../host/src/texts/cards.ts";
import { storyProps } from "../fixtures/cards.ts";

const meta = {
  title: "Cards/PosterCard",
  component: PosterCard,
  args: storyProps("poster", {
    kind: "film",
    change: { extra_params: { info: "Приключения, 2026" }, pg_rating: { age: 12 } },
  }),
  decorators: [
    (Story) => (
      <div style={{ width: 192 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PosterCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TvShow: Story = { args: storyProps("poster", { kind: "tv-show", index: 1 }) };
export const NeedsSubscription: Story = { args: storyProps("poster", { kind: "film", index: 3 }) };
export const Watched: Story = {
  args: storyProps("poster", { kind: "film", index: 2, context: { watchedShare: () => 0.7 } }),
};
export const MissingImage: Story = { args: { ...storyProps("poster", { kind: "film", index: 1 }), image: null } };
export const Loading: Story = { render: () => <CardSkeleton type="poster" texts={cardTexts} /> };
