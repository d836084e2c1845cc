import { Tabs } from "@kadr/design-system/primitives/Tabs";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const narrow = css`
  width: 280px;
`;

export default {
  title: "Primitives/Tabs",
  component: Tabs,
  args: {
    label: "Раздел канала",
    items: [
      { id: "videos", label: "Видео", count: "128", content: "Все видео канала" },
      { id: "playlists", label: "Плейлисты", count: "6", content: "Подборки канала" },
      { id: "about", label: "О канале", content: "Пишем о кино с 2014 года" },
    ],
  },
} satisfies Meta<typeof Tabs>;
type Story = StoryObj<typeof Tabs>;

export const Default: Story = {};
export const OneDisabled: Story = {
  args: {
    items: [
      { id: "videos", label: "Видео", content: "Все видео канала" },
      { id: "live", label: "Трансляции", isDisabled: true, content: "Нет трансляций" },
    ],
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div className={narrow}>
      <Tabs {...args} />
    </div>
  ),
};
export const ByKeyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("tab", { name: /Плейлисты/ });
    await tabIn();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /Плейлисты/ })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Подборки канала");
    await expect(args.onSelect).toHaveBeenLastCalledWith("playlists");
  },
};
