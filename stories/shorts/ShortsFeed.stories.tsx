import { ShortsFeed, ShortsNotice, type ShortsFeedProps } from "@kadr/design-system/shorts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { shortsTexts as texts } from "../../host/src/texts/shorts.ts";
import { StoryShort, titles } from "./fixtures.tsx";

function Feed({ index: first, onIndexChange, ...props }: ShortsFeedProps) {
  const [index, setIndex] = useState(first);
  return (
    <ShortsFeed
      {...props}
      index={index}
      onIndexChange={(next) => {
        onIndexChange(next);
        setIndex(next);
      }}
    />
  );
}

const meta = {
  title: "Shorts/ShortsFeed",
  component: ShortsFeed,
  args: {
    label: texts.title,
    items: titles.map((title) => ({ key: title, label: texts.label(title, "Северный маршрут") })),
    index: 0,
    onIndexChange: fn(),
    isWhole: false,
    isBusy: false,
    renderItem: (at, isCurrent) => <StoryShort index={at} isCurrent={isCurrent} />,
    texts,
  },
  render: (args) => <Feed {...args} />,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ height: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortsFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const current = (canvasElement: HTMLElement) => {
  const article = canvasElement.querySelector<HTMLElement>("article[data-current]");
  if (article === null) throw new Error("none is in sight");
  return article;
};

/** The arrows and PageDown go from one to the next; the focus stays on the same button of each. */
export const ByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(current(canvasElement)).toHaveAttribute("aria-posinset", "2"));
    within(current(canvasElement)).getByRole("button", { name: texts.share }).focus();
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(current(canvasElement)).toHaveAttribute("aria-posinset", "3"));
    await expect(within(current(canvasElement)).getByRole("button", { name: texts.share })).toHaveFocus();
    // there is none below
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    await waitFor(() => expect(current(canvasElement)).toHaveAttribute("aria-posinset", "2"));
    await expect(args.onIndexChange).toHaveBeenCalledTimes(3);
    current(canvasElement).focus();
  },
};

/** The last of a list that ends: it is said of how many it is. */
export const End: Story = {
  args: {
    index: 2,
    isWhole: true,
    renderItem: (at, isCurrent) =>
      at === 2 ? (
        <ShortsNotice title={texts.end.title} text={texts.end.text} />
      ) : (
        <StoryShort index={at} isCurrent={isCurrent} />
      ),
  },
};
