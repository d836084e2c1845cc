import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { EmbedNotice } from "@kadr/design-system/stubs/EmbedNotice";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { embedTexts } from "../../host/src/texts/embed.ts";
import { unavailableTexts } from "../../host/src/texts/unavailable.ts";

const watch = { label: embedTexts.watch, href: href("/video/1/") };

const meta = {
  title: "Stubs/EmbedNotice",
  component: EmbedNotice,
  args: { title: "Видео по подписке", text: embedTexts.paid, link: watch },
  argTypes: { link: { control: false }, confirm: { control: false } },
  decorators: [
    (Story) => (
      <main style={{ height: 360, maxWidth: 640 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof EmbedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A paid video is not sold in a frame of another site: the way leads to the site, in a tab of its own. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: embedTexts.watch })).toHaveAttribute(
      "target",
      "_blank",
    );
  },
};
export const Unavailable: Story = {
  args: {
    title: unavailableTexts.hiddenByAuthor,
    text: undefined,
    link: { label: embedTexts.home, href: href("/") },
  },
};
/** One press, and it plays here. */
export const ForAdults: Story = {
  args: {
    title: embedTexts.age.title,
    text: embedTexts.age.text,
    confirm: { label: embedTexts.age.confirm, onPress: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: embedTexts.age.confirm }));
    await expect(args.confirm?.onPress).toHaveBeenCalledOnce();
  },
};
/** Frames are as small as their owners make them. */
export const Small: Story = {
  args: { title: "Достопримечательностидальневосточногофедеральногоокруга: видео по подписке" },
  decorators: [
    (Story) => (
      <div style={{ height: 220, maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
