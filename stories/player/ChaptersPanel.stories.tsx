import { ChaptersPanel } from "@kadr/design-system/player";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { chaptersTexts } from "../../host/src/texts/player.ts";
import { chapters, poster, storyboard } from "./fixtures.ts";

const onSelect = fn();
const onClose = fn();

const meta = {
  title: "Player/ChaptersPanel",
  component: ChaptersPanel,
  args: { chapters, currentIndex: 1, storyboard, poster, onSelect, onClose, texts: chaptersTexts },
} satisfies Meta<typeof ChaptersPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PLAYER-CHAPTERS-01: every chapter of the video, the one that plays marked. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Остров Ольхон/ }));
    await expect(onSelect).toHaveBeenCalledWith(372);
  },
};

export const WithoutStoryboard: Story = { args: { storyboard: [] } };
export const WithoutPictures: Story = { args: { storyboard: [], poster: null } };
export const BeforeTheFirst: Story = { args: { currentIndex: -1 } };
export const One: Story = { args: { chapters: chapters.slice(0, 1), currentIndex: 0 } };
const many = Array.from({ length: 40 }, (_, index) => ({
  time: index * 15,
  name: "Рентгеноэлектрокардиографическая достопримечательность Североморского района",
}));
export const Stress: Story = { args: { chapters: many, currentIndex: 3 } };

/** PLAYER-CHAPTERS-02: a drag of 40 px down closes, only while the list is at its top; so do the button and Escape. */
export const Closing: Story = {
  args: { chapters: many },
  play: async ({ canvasElement }) => {
    onClose.mockClear();
    const panel = within(canvasElement).getByRole("region", { name: chaptersTexts.title });
    const list = panel.querySelector("ol") as HTMLElement;
    const drag = async (length: number) => {
      await fireEvent.pointerDown(panel, { clientY: 100, buttons: 1 });
      await fireEvent.pointerMove(panel, { clientY: 100 + length, buttons: 1 });
      await fireEvent.pointerUp(panel, { clientY: 100 + length });
    };
    await drag(39);
    await expect(onClose).not.toHaveBeenCalled();
    list.scrollTop = 60;
    await drag(80);
    await expect(onClose).not.toHaveBeenCalled();
    list.scrollTop = 0;
    await drag(40);
    await expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(within(panel).getByRole("button", { name: chaptersTexts.close }));
    await userEvent.keyboard("{Escape}");
    await expect(onClose).toHaveBeenCalledTimes(3);
  },
};
