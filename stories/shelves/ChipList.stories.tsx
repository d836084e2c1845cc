import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ChipList } from "@kadr/design-system/shelves";
import { examples } from "@kadr/openapi/examples";

const { slug: feedSlug, tabs } = examples.getFeed.kids;
const chips = tabs.map(({ id, name, slug }, index) => ({ id, label: name, href: `/feeds/${feedSlug}/${slug}/`, isCurrent: index === 0 }));

const meta = {
  title: "Shelves/ChipList",
  component: ChipList,
  args: { chips: chips.slice(0, 4), label: "Разделы" },
  parameters: { layout: "fullscreen" },
  decorators: [(Story) => <div style={{ padding: "24px var(--k-gutter)" }}><Story /></div>],
} satisfies Meta<typeof ChipList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** SHELF-COMMON-13: five at most. */
export const TooMany: Story = {
  args: { chips },
  play: ({ canvasElement }) => expect(within(canvasElement).getAllByRole("link")).toHaveLength(5),
};
