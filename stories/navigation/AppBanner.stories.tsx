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

/** On a phone; a wider window has no room for it, whatever the device. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const banner = within(canvasElement).getByRole("complementary", { hidden: true });
    if (window.innerWidth >= 768) return expect(banner).not.toBeVisible();
    fireEvent.click(within(banner).getByRole("button", { name: texts.close }));
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
