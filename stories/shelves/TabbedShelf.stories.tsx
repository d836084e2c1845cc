import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AnyCard, CardSkeleton } from "@kadr/design-system/cards";
import { TabbedShelf } from "@kadr/design-system/shelves";
import { breakpoint } from "@kadr/design-system/tokens";
import { cardTexts } from "../../host/src/texts/cards.ts";
import { shelfTexts } from "../../host/src/texts/shelves.ts";
import { storyCards } from "../fixtures/cards.ts";

const cards = (count: number, topic: string) =>
  storyCards(count, { kind: "live-video-preview", change: { is_livestream: true } }).map((card) => (
    <AnyCard key={card.id} {...card} id={`${topic}-${card.id}`} />
  ));

const meta = {
  title: "Shelves/TabbedShelf",
  component: TabbedShelf,
  args: {
    id: "live",
    title: "Сейчас в эфире",
    texts: shelfTexts,
    skeleton: <CardSkeleton type="video" hasAvatar texts={cardTexts} />,
    tabs: [
      { id: "news", label: "Новости", cards: cards(26, "news") },
      { id: "sport", label: "Спорт", cards: cards(7, "sport") },
      { id: "games", label: "Игры", cards: cards(3, "games") },
    ],
  },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--k-gutter)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TabbedShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { phase: "loading" } };
export const Failed: Story = { args: { phase: "failed", onRetry: () => undefined } };

/** SHELF-COMMON-07, SHELF-COMMON-08: a press adds a batch, another tab starts over. */
export const Batches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const count = () => canvas.getAllByRole("article").length;
    const list = canvasElement.querySelector("[data-shelf-cards]") as HTMLElement;
    const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
    const rows = window.innerWidth >= breakpoint.tablet && window.innerWidth < breakpoint.wide ? 3 : 2;
    const first = rows * columns;
    // The columns are measured once the list is there.
    await waitFor(() => expect(count()).toBe(first));
    await userEvent.click(canvas.getByRole("button", { name: "Показать еще: Новости" }));
    await waitFor(() => expect(count()).toBe(Math.min(26, first * 2)));
    await userEvent.click(canvas.getByRole("tab", { name: "Спорт" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Новости" }));
    await waitFor(() => expect(count()).toBe(first));
  },
};
