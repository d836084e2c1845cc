import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { AnyCard, CardSkeleton, useCardMenu } from "@kadr/design-system/cards";
import { Shelf, type ShelfPhase, type ShelfProps } from "@kadr/design-system/shelves";
import { cardTexts, cardWords } from "../../host/src/texts/cards.ts";
import { shelfTexts } from "../../host/src/texts/shelves.ts";
import { storyCards } from "../fixtures/cards.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

type StoryCards = Parameters<typeof storyCards>[1];
const draw = (count: number, options?: StoryCards) =>
  storyCards(count, options).map((card) => <AnyCard key={card.id} {...card} />);
const skeleton = <CardSkeleton type="video" hasAvatar texts={cardTexts} />;

const meta = {
  title: "Shelves/Shelf",
  component: Shelf,
  args: {
    id: "5989",
    title: "Рекомендуем",
    href: href("/feeds/recommended/"),
    texts: shelfTexts,
    skeleton,
    children: draw(12),
  },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--k-gutter)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** SHELF-COMMON-02: another host opens a new tab, and the link says so. */
export const ExternalTitle: Story = {
  args: { title: "Партнёрский раздел", href: href("https://partner.example/"), isExternal: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Партнёрский раздел (откроется в новой вкладке)" });
    await expect(link).toHaveAttribute("target", "_blank");
  },
};

export const WithoutTitle: Story = { args: { title: undefined, label: "Подборка" } };
export const FewCards: Story = { args: { children: draw(2), href: undefined } };

/** SHELF-COMMON-03 */
export const SectionButton: Story = { args: { hasSectionButton: true } };

export const Shorts: Story = { args: { title: "Шортсы", size: "shorts", children: draw(14, { kind: "shorts" }) } };
export const Posters: Story = {
  args: { title: "Фильмы и сериалы", size: "poster", children: draw(12, { kind: "film" }) },
};
export const Channels: Story = {
  args: { title: "Каналы", size: "circle", children: draw(14, { kind: "userchannel", change: { videos_count: 318 } }) },
};
export const Categories: Story = {
  args: {
    title: "Категории",
    size: "category",
    children: draw(10, { kind: "category", change: { title: "Путешествия" } }),
  },
};
export const Playlists: Story = {
  args: {
    title: "Плейлисты",
    size: "playlist",
    children: draw(8, { kind: "playlist", change: { videos_count: 12, title: "Весь Байкал за одну зиму" } }),
  },
};

/** SHELF-COMMON-05 */
export const Top: Story = { args: { title: "Топ-10", size: "top", children: draw(10, { kind: "top-video" }) } };

/** On mobile a card takes the whole width, with a margin below: 15 px in a grid, 12 px in rows [CARD-RENDER-10]. */
const isOneColumn =
  (margin: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll("[data-shelf-cards] > li")];
    await expect(items.length).toBeGreaterThan(1);
    const whole = items[0]?.parentElement?.getBoundingClientRect().width;
    for (const item of items) {
      await expect(item.getBoundingClientRect().width).toBe(whole);
      await expect(getComputedStyle(item).marginBottom).toBe(margin);
    }
  };

export const Grid: Story = { args: { layout: "grid", children: draw(8), hasMore: true } };
export const GridOnAPhone: Story = {
  ...Grid,
  parameters: { window: { width: 360, height: 740 }, playOnly: "Grid is looked at in this width, too" },
  play: isOneColumn("15px"),
};
export const CompactGrid: Story = {
  args: { layout: "grid", size: "compact", children: draw(12, { kind: "video-compact" }) },
};
export const Rows: Story = {
  args: {
    layout: "grid",
    size: "row",
    title: "Похожие видео",
    href: undefined,
    children: draw(5, { kind: "video-horizontal" }),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
};
export const RowsOnAPhone: Story = {
  ...Rows,
  parameters: { window: { width: 360, height: 740 }, playOnly: "Rows is looked at in this width, too" },
  play: isOneColumn("12px"),
};

/** SHELF-COMMON-11: the skeleton of 10 items. */
export const Loading: Story = {
  args: { phase: "loading", children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-shelf-cards] > li")).toHaveLength(10);
  },
};

/** Neither the title nor the cards are known yet. */
export const LoadingUnknown: Story = {
  args: { phase: "loading", title: undefined, href: undefined, children: undefined },
};
export const LoadingGrid: Story = { args: { phase: "loading", layout: "grid", children: undefined } };

export const Failed: Story = { args: { phase: "failed", children: undefined, onRetry: fn() } };
export const MoreFailed: Story = {
  args: { layout: "grid", phase: "moreFailed", children: draw(4), hasMore: true, onRetry: fn() },
};

/** SHELF-COMMON-12: a valid hex colours the title, anything else is left alone. */
export const TextColour: Story = { args: { textColor: "#5B3FD1" } };

const documentedWidths = [112, 140, 148, 155, 181, 192, 272, 279];

/** [CARD-RENDER-11] the cards of a row have one of the documented widths, a grid at most 14 columns. */
export const Widths: Story = {
  parameters: {
    visual: { skip: "each size has its own story" },
    excused: { sideways: "it shows the widths of larger windows, too" },
  },
  render: (args) => (
    <>
      <Shelf {...args} id="w1" title="Видео" />
      <Shelf {...args} id="w2" title="Компактные" size="compact">
        {draw(4, { kind: "video-compact" })}
      </Shelf>
      <Shelf {...args} id="w3" title="Шортсы" size="shorts">
        {draw(4, { kind: "shorts" })}
      </Shelf>
      <Shelf {...args} id="w4" title="Каналы" size="circle">
        {draw(4, { kind: "userchannel" })}
      </Shelf>
      <Shelf {...args} id="w6" title="Фильмы" size="poster">
        {draw(4, { kind: "film" })}
      </Shelf>
      <Shelf {...args} id="w7" title="Категории" size="category">
        {draw(4, { kind: "category", change: { title: "Путешествия" } })}
      </Shelf>
      <div style={{ width: 4000 }}>
        <Shelf {...args} id="w8" title="На широком экране" size="circleCompact" layout="grid">
          {draw(16, { kind: "circle-compact" })}
        </Shelf>
      </div>
      <Shelf {...args} id="w5" title="Каналы помельче" size="circleCompact">
        {draw(4, { kind: "circle-compact" })}
      </Shelf>
    </>
  ),
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll("[data-shelf]:not([data-shelf='w8']) [data-shelf-cards] > li")];
    const widths = new Set(rows.map((item) => Math.round(item.getBoundingClientRect().width)));
    await expect([...widths].filter((width) => !documentedWidths.includes(width))).toEqual([]);
    await expect([...widths].sort((a, b) => a - b)).toEqual(
      window.innerWidth < 768 ? [112, 140, 148, 155, 181, 272] : [112, 140, 181, 192, 279],
    );
    const grid = [...canvasElement.querySelectorAll("[data-shelf='w8'] [data-shelf-cards] > li")];
    await expect(new Set(grid.map((item) => Math.round(item.getBoundingClientRect().left))).size).toBe(14);
  },
};

/** While more can come a grid ends with a whole row, at any width; the rest stands in the next batch. */
export const WholeRows: Story = {
  parameters: {
    visual: { skip: "a grid with a button has its own story" },
    excused: { sideways: "it shows the widths of larger windows, too" },
  },
  args: { layout: "grid", hasMore: true },
  render: (args) => (
    <>
      {[340, 700, 1000, 1300, 1900].map((width) => (
        <div key={width} style={{ width }} data-frame={width}>
          <Shelf {...args} id={`grid-${width}`} title={`Сетка ${width}`}>
            {draw(11)}
          </Shelf>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    // the list measures itself before it knows how many make whole rows
    for (const frame of canvasElement.querySelectorAll<HTMLElement>("[data-frame]")) {
      await waitFor(async () => {
        const perRow = new Map<number, number>();
        for (const card of frame.querySelectorAll("[data-shelf-cards] > li")) {
          const top = Math.round(card.getBoundingClientRect().top);
          perRow.set(top, (perRow.get(top) ?? 0) + 1);
        }
        await expect(new Set(perRow.values()).size, `rows at ${frame.dataset["frame"]} px`).toBe(1);
      });
    }
  },
};

/** A row with room at its end asks for more by itself, and has no button in the middle of nothing. */
export const FillsItself: Story = {
  parameters: { visual: { skip: "looks as a plain row" }, excused: { sideways: "its row is 1200 px wide" } },
  args: { layout: "row", hasMore: true, onLoadMore: fn() },
  render: (args) => (
    <div style={{ width: 1200 }}>
      <Shelf {...args}>{draw(3)}</Shelf>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    await expect(within(canvasElement).queryByRole("button", { name: /^Загрузить ещё/ })).toBeNull();
  },
};

/** An empty shelf leaves no trace. */
export const Empty: Story = {
  args: { children: undefined },
  play: ({ canvasElement }) => expect(canvasElement.querySelector("[data-shelf]")).toBeNull(),
};

export const LongTitle: Story = {
  args: {
    title:
      "Превысокомногорассмотрительствующие документальные фильмы о железнодорожном транспорте Дальнего Востока и Забайкалья",
  },
};

/** The buttons scroll by a page and say when there is no further. */
export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole("button", { name: "Дальше: Рекомендуем" });
    await expect(canvas.getByRole("button", { name: "Назад: Рекомендуем" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await waitFor(
      () =>
        expect(canvas.getByRole("button", { name: "Назад: Рекомендуем" })).toHaveAttribute("aria-disabled", "false"),
      { timeout: 3000 },
    );
    await userEvent.click(canvas.getByRole("button", { name: "Назад: Рекомендуем" }));
    await waitFor(
      () => expect(canvas.getByRole("button", { name: "Назад: Рекомендуем" })).toHaveAttribute("aria-disabled", "true"),
      { timeout: 3000 },
    );
  },
};

/** A focused card scrolls into view, with its ring uncut. */
export const FocusScrolls: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    links.at(-1)?.focus();
    const box = links.at(-1)?.closest("li")?.getBoundingClientRect();
    await waitFor(() =>
      expect(links.at(-1)?.closest("li")?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
    await expect(box).toBeDefined();
    links[1]?.focus();
  },
};

function GrowingShelf(args: ShelfProps) {
  const [pages, setPages] = useState(1);
  const [phase, setPhase] = useState<ShelfPhase>("ready");
  const load = () => {
    setPhase("loadingMore");
    setTimeout(() => {
      setPages((count) => count + 1);
      setPhase("ready");
    }, 100);
  };
  return (
    <Shelf {...args} layout="grid" phase={phase} hasMore={pages < 3} onLoadMore={load}>
      {draw(pages * 4)}
    </Shelf>
  );
}

/** SHELF-COMMON-04: says how many came, keeps the focus on the button, then on the first new card. */
export const LoadMore: Story = {
  render: (args) => <GrowingShelf {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole("button", { name: "Загрузить ещё: Рекомендуем" });
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(8));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Загружено ещё 4 видео"));
    await expect(canvas.getByRole("button", { name: "Загрузить ещё: Рекомендуем" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Загрузить ещё: Рекомендуем" }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(12));
    await waitFor(() => expect(canvas.getAllByRole("article")[8]?.querySelector("[data-card-link]")).toHaveFocus());
  },
};

function ShelfWithMenu(args: ShelfProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { onMenuOpen, menu } = useCardMenu({
    label: cardWords.menuOfList,
    onAction: (id) => setHidden((last) => new Set([...last, id])),
  });
  const restore = (id: string) => setHidden((last) => new Set([...last].filter((other) => other !== id)));
  const cards = storyCards(8, {
    place: { hidesAs: "continue-watching", isContinueWatching: true },
    context: { watchedShare: () => 0.4 },
  });
  return (
    <>
      <Shelf {...args} title="Продолжить просмотр" href={undefined}>
        {cards.map((card) => (
          <AnyCard
            key={card.id}
            {...card}
            onMenuOpen={onMenuOpen}
            onRestore={restore}
            hiddenState={hidden.has(card.id) ? "hidden" : "visible"}
          />
        ))}
      </Shelf>
      {menu}
    </>
  );
}

/** One menu for all cards of the shelf. */
export const HidingOnShelf: Story = {
  render: (args) => <ShelfWithMenu {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole("button", { name: /^Действия/ })[1] as HTMLElement);
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "Скрыть" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /^Вернуть: / })).toHaveFocus());
  },
};
