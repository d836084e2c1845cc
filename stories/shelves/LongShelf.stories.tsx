import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { AnyCard, type CardPresentation } from "@kadr/design-system/cards";
import { LongShelf } from "@kadr/design-system/shelves/LongShelf";
import { shelfTexts } from "../../host/src/texts/shelves.ts";
import { storyCards } from "../fixtures/cards.ts";

const keyOf = ({ id }: CardPresentation) => id;
const draw = (card: CardPresentation) => <AnyCard {...card} />;
const videos = storyCards(60);

const meta = {
  title: "Shelves/LongShelf",
  component: LongShelf<CardPresentation>,
  args: { id: "long", title: "История просмотра", texts: shelfTexts, items: videos, keyOf, draw },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--k-gutter)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LongShelf<CardPresentation>>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardsIn = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll<HTMLElement>("[data-shelf-cards] [role=listitem]"),
];

/** The seams of its blocks are not seen: rows are whole, and as far from each other everywhere. */
const hasNoSeams: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const cards = cardsIn(canvasElement);
  await expect(cards.length).toBe(60);
  const measured = () => {
    for (const block of canvasElement.querySelectorAll<HTMLElement>("[data-shelf-cards] li"))
      block.style.contentVisibility = "visible";
    const rows = new Map<number, DOMRect[]>();
    for (const box of cards.map((card) => card.firstElementChild!.getBoundingClientRect()))
      rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
    return [...rows.values()];
  };
  await waitFor(async () => {
    const rows = measured();
    const whole = rows.slice(0, -1);
    await expect(new Set(whole.map((row) => row.length)).size).toBe(1);
    await expect(new Set(rows.map((row) => Math.round(row[0]!.left))).size).toBe(1);
  });
};

export const Default: Story = { play: hasNoSeams };

export const Channels: Story = {
  args: {
    title: "Подписки",
    size: "circle",
    items: storyCards(60, { kind: "userchannel", change: { videos_count: 318 } }),
  },
  play: hasNoSeams,
};

/** What is out of sight waits to be drawn, and is there when it is come to. */
export const Hundreds: Story = {
  args: { ...Channels.args, items: storyCards(300, { kind: "userchannel", change: { videos_count: 318 } }) },
  parameters: { playOnly: "Channels looks at such a list; most of this one is out of sight" },
  play: async ({ canvasElement }) => {
    const last = () => cardsIn(canvasElement).at(-1)!;
    const isDrawn = () => last().firstElementChild!.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isDrawn()).toBe(false));
    last().scrollIntoView({ block: "end" });
    await waitFor(() => expect(isDrawn()).toBe(true));
    const { top, bottom } = last().getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 8);
    scrollTo(0, 0);
  },
};
