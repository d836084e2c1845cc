import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { AnyCard, type CardPresentation } from "@kadr/design-system/cards";
import { LongShelf } from "@kadr/design-system/shelves/LongShelf";
import { shelfTexts } from "../../host/src/texts/shelves.ts";
import { storyCards } from "../fixtures/cards.ts";

const keyOf = ({ id }: CardPresentation) => id;
const draw = (card: CardPresentation) => <AnyCard {...card} />;
const channels = (count: number) => storyCards(count, { kind: "userchannel", change: { videos_count: 318 } });

const meta = {
  title: "Shelves/LongShelf",
  component: LongShelf<CardPresentation>,
  args: { id: "long", title: "История просмотра", texts: shelfTexts, items: storyCards(6), keyOf, draw },
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

const cardsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("[role=listitem]")];

const blocksIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>("[data-shelf-cards] > li > div")];

/** The seams of its blocks are not seen: rows are whole, and as far from each other everywhere. */
const hasNoSeams: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await waitFor(async () => {
    const [above, below] = blocksIn(canvasElement);
    // until its columns are measured each block is as high as one of a single column
    below!.scrollIntoView({ block: "center" });
    await expect(cardsIn(above!).length).toBeGreaterThanOrEqual(6);
    await expect(cardsIn(below!).length).toBe(cardsIn(above!).length);
    const rows = new Map<number, DOMRect[]>();
    for (const box of cardsIn(canvasElement).map((card) => card.getBoundingClientRect()))
      rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
    const gaps = [...rows.values()].slice(1).map((row, index) => row[0]!.top - [...rows.values()][index]![0]!.bottom);
    await expect(new Set([...rows.values()].slice(0, -1).map((row) => row.length)).size).toBe(1);
    await expect(new Set([...rows.values()].map((row) => Math.round(row[0]!.left))).size).toBe(1);
    await expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  });
  scrollTo(0, 0);
};

export const Default: Story = {};

export const Channels: Story = { args: { title: "Подписки", size: "circle", items: channels(12) } };

const short = "the rows of Default and Channels; what of them is near depends on the moment";
export const Seams: Story = {
  args: { items: storyCards(60) },
  parameters: { playOnly: short },
  play: hasNoSeams,
};
export const SeamsOfChannels: Story = {
  args: { ...Channels.args, items: channels(60) },
  parameters: { playOnly: short },
  play: hasNoSeams,
};

/** A card many screens away is not in the page, and is there when it is come to; a card that has the focus stays. */
export const Hundreds: Story = {
  args: { ...Channels.args, items: channels(300) },
  parameters: { playOnly: short },
  play: async ({ canvasElement }) => {
    const places = () => cardsIn(canvasElement).map((card) => Number(card.getAttribute("aria-posinset")));
    await waitFor(() => expect(places()[0]).toBe(1));
    // what is mounted before the canvas is shown is all of it near
    await waitFor(() => expect(places()).not.toContain(300));
    const first = cardsIn(canvasElement)[0]!.querySelector("a")!;
    first.focus();
    const list = canvasElement.querySelector("[data-shelf-cards]")!;
    list.scrollIntoView({ block: "end" });
    await waitFor(() => expect(places()).toContain(300));
    await waitFor(() => expect(places()).not.toContain(60));
    await expect(document.activeElement).toBe(first);
    const { top, bottom } = cardsIn(canvasElement).at(-1)!.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight + 8);
    first.blur();
    scrollTo(0, 0);
    await waitFor(() => expect(places()).not.toContain(300));
  },
};
