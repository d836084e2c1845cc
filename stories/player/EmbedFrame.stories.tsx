import { EmbedFrame, Player } from "@kadr/design-system/player";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { embedTexts } from "../../host/src/texts/embed.ts";
import { playerTexts } from "../../host/src/texts/player.ts";
import { engineIn, poster, title } from "./fixtures.ts";

const author = "Тихие горы";

const meta = {
  title: "Player/EmbedFrame",
  component: EmbedFrame,
  parameters: { layout: "fullscreen" },
  args: {
    title,
    author,
    href: href("/video/1/"),
    hint: embedTexts.hint,
    children: (
      <Player model={{ engine: engineIn({}), texts: playerTexts, video: { title, poster } }} hidesControls={false} />
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof EmbedFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Over the player is the name of the video, which leads to it in a tab of its own. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", {
      name: new RegExp(`${title}.*${author}.*${embedTexts.hint}`),
    });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toBeVisible();
  },
};
/** A long name is cut, and heard whole. */
export const Stress: Story = {
  args: {
    title: "Достопримечательностидальневосточногофедеральногоокруга: полное собрание всех выпусков за одиннадцать лет",
    author: "Официальный канал путешественников и мореплавателей имени Миклухо-Маклая",
  },
};
