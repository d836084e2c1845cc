import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CardSkeleton, ShortsCard } from "@kadr/design-system/cards";
import { cardTexts } from "../../host/src/texts/cards.ts";
import { storyProps } from "../fixtures/cards.ts";

const meta = {
  title: "Cards/ShortsCard",
  component: ShortsCard,
  args: storyProps("shorts", { kind: "shorts" }),
  decorators: [
    (Story) => (
      <div style={{ width: 181 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The one link covers the picture. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("[data-ratio]")?.getBoundingClientRect();
    if (picture === undefined) throw new Error("no picture");
    const hit = document.elementFromPoint(picture.x + picture.width / 2, picture.y + 20);
    await expect(hit).toBe(within(canvasElement).getByRole("link"));
  },
};
export const Adult: Story = { args: storyProps("shorts", { kind: "shorts", index: 4 }) };
export const LongTitle: Story = {
  args: storyProps("shorts", {
    kind: "shorts",
    index: 1,
    change: { title: "Электрофотополупроводниковый трансатлантический перелёт за шестьдесят секунд и ещё одну" },
  }),
};
export const MissingImage: Story = { args: { ...storyProps("shorts", { kind: "shorts", index: 2 }), image: null } };
export const Loading: Story = { render: () => <CardSkeleton type="shorts" texts={cardTexts} /> };
