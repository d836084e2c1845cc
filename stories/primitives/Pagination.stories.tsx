import { Pagination } from "@kadr/design-system/primitives/Pagination";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { pageTexts } from "../../host/src/texts/pages.ts";
import { tabIn } from "../support/keyboard.ts";

export default {
  title: "Primitives/Pagination",
  component: Pagination,
  args: { label: "Страницы видео", page: 2, previousHref: href("#1"), nextHref: href("#3"), texts: pageTexts },
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

export const Default: Story = {};
export const First: Story = { args: { page: 1, previousHref: undefined } };
export const Last: Story = { args: { page: 12_345, nextHref: undefined } };
/** All of it stands on one page: there is no way to show. */
export const OnlyOne: Story = {
  parameters: { visual: { skip: "nothing is drawn" } },
  args: { page: 1, previousHref: undefined, nextHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};
export const FocusVisible: Story = {
  play: async ({ canvasElement }) => {
    await tabIn();
    await expect(within(canvasElement).getByRole("link", { name: "Назад" })).toHaveFocus();
  },
};
