import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardSkeleton, PlaylistCard } from "@kadr/design-system/cards";
import { cardTexts } from "../../host/src/texts/cards.ts";
import { storyProps } from "../fixtures/cards.ts";

const playlist = (videos: number) =>
  storyProps("playlist", {
    kind: "playlist",
    change: { id: "pl48211", title: "Весь Байкал за одну зиму", videos_count: videos },
  });

const meta = {
  title: "Cards/PlaylistCard",
  component: PlaylistCard,
  args: playlist(12),
  decorators: [
    (Story) => (
      <div style={{ width: 279, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaylistCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: playlist(0) };
export const ManyVideos: Story = { args: playlist(12_500) };
export const MissingImage: Story = { args: { ...playlist(1), image: null } };
export const Loading: Story = { render: () => <CardSkeleton type="playlist" texts={cardTexts} /> };
