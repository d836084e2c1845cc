import { AppBanner } from "@kadr/design-system/navigation/AppBanner";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, within } from "storybook/test";
import { shellTexts } from "../../host/src/texts/shell.ts";

const texts = shellTexts.appBanner;

export default {
  title: "Navigation/AppBanner",
  component: AppBanner,
  parameters: { layout: "fullscreen" },
  args: { href: href("/info/application/"), onClose: fn(), texts },
} satisfies Meta<typeof AppBanner>;
type Story = StoryObj<typeof AppBanner>;

const bannerIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole("complementary", { hidden: true });

/** A wide window has no room for it, whatever the device. */
export const Default: Story = {
  play: ({ canvasElement }) => expect(bannerIn(canvasElement)).not.toBeVisible(),
};
/** On a phone it leads to the application, and can be closed. */
export const OnAPhone: Story = {
  parameters: { window: { width: 360, height: 740 }, playOnly: "the story above is looked at in this width, too" },
  play: async ({ canvasElement, args }) => {
    const banner = bannerIn(canvasElement);
    await fireEvent.click(within(banner).getByRole("button", { name: texts.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(within(banner).getByRole("link", { name: texts.open })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    texts: {
      ...texts,
      title: "Превысокомногорассмотрительствующее приложение",
      text: "Достопримечательности и всё остальное без интернета",
    },
  },
};
