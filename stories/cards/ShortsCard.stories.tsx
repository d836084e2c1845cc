import type { Meta, StoryObj } from "@storybook/react-vite";
import { CardSkeleton, ShortsCard } from "@kadr/design-system/cards";
import { cardTexts } from "../../host/src/texts/cards.ts";
import { storyProps } from "../fixtures/cards.ts";

const meta = {
  title: "Cards/ShortsCard",
  component: ShortsCard,
  args: storyProps("shorts", { kind: "shorts" }),
  decorators: [(Story) => <div style={{ width: 181 }}><Story /></div>],
} satisfies Meta<typeof ShortsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Adult: Story = { args: storyProps("shorts", { kind: "shorts", index: 4 }) };
export const LongTitle: Story = { args: storyProps("shorts", { kind: "shorts", index: 1, change: { title: "Электрофотополупроводниковый трансатлантический перелёт за шестьдесят секунд и ещё одну" } }) };
export const MissingImage: Story = { args: { ...storyProps("shorts", { kind: "shorts", index: 2 }), image: null } };
export const Loading: Story = { render: () => <CardSkeleton type="shorts" texts={cardTexts} /> };
