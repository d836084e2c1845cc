import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ChipList } from "@kadr/design-system/shelves";
import { examples } from "@kadr/openapi/examples";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const { slug: feedSlug, tabs } = examples.getFeed.kids;
const chips = tabs.map(({ id, name, slug }, index) => ({
  id,
  label: name,
  href: href(`/feeds/${feedSlug}/${slug}/`),
  isCurrent: index === 0,
}));

const meta = {
  title: "Shelves/ChipList",
  component: ChipList,
  args: { chips: chips.slice(0, 4), label: "Разделы" },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ padding: "24px var(--k-gutter)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChipList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** SHELF-COMMON-13: five at most. */
export const TooMany: Story = {
  args: { chips },
  play: ({ canvasElement }) => expect(within(canvasElement).getAllByRole("link")).toHaveLength(5),
};

const topics = [
  "Все",
  "Путешествия и природа",
  "Кино и сериалы",
  "Кулинария",
  "Понятная наука",
  "Музыка",
  "Игры",
  "Дом и ремонт",
  "Железнодорожный транспорт",
];

/** A page has all of its tabs: nine are reached by buttons and by the Tab key, and a faded end says that there are more. */
export const Nine: Story = {
  args: {
    chips: topics.map((label, index) => ({
      id: String(index),
      label,
      href: href(`/feeds/kids/${index}/`),
      isCurrent: index === 0,
    })),
    most: 9,
    texts: { previous: "Назад", next: "Дальше" },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chips = canvas.getAllByRole("link");
    await expect(chips).toHaveLength(9);
    const box = canvas.getByRole("list").parentElement as HTMLElement;
    const isInSight = (chip: Element | undefined) => {
      const { left, right } = (chip as HTMLElement).getBoundingClientRect();
      const ground = box.getBoundingClientRect();
      return left >= ground.left && right <= ground.right + 1;
    };
    await waitFor(() => expect(box).toHaveAttribute("data-more", "after"));
    await expect(isInSight(chips.at(-1))).toBe(false);
    await userEvent.click(await canvas.findByRole("button", { name: "Дальше: Разделы" }));
    await waitFor(() => expect(box.getAttribute("data-more")).toContain("before"), { timeout: 3000 });
    // the movement comes to its end, or it would go on under the next one
    let [last, still] = [-1, 0];
    await waitFor(
      () => {
        still = box.scrollLeft === last ? still + 1 : 0;
        last = box.scrollLeft;
        return expect(still).toBeGreaterThan(4);
      },
      { timeout: 5000, interval: 150 },
    );
    chips.at(-1)?.focus();
    await waitFor(() => expect(isInSight(chips.at(-1))).toBe(true), { timeout: 3000 });
    await waitFor(() => expect(box).toHaveAttribute("data-more", "before"), { timeout: 3000 });
    chips[0]?.focus();
    await waitFor(() => expect(box).toHaveAttribute("data-more", "after"), { timeout: 3000 });
    chips[0]?.blur();
  },
};

/** The page of a tab far behind opens with it in sight. */
export const LastIsCurrent: Story = {
  ...Nine,
  args: {
    ...Nine.args,
    chips: topics.map((label, index) => ({
      id: String(index),
      label,
      href: href(`/feeds/kids/${index}/`),
      isCurrent: index === 8,
    })),
  },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector("[aria-current]") as HTMLElement;
    const box = within(canvasElement).getByRole("list").parentElement as HTMLElement;
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 1),
    );
    await waitFor(() => expect(box).toHaveAttribute("data-more", "before"));
  },
};
