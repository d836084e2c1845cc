import { UploadIcon } from "@kadr/design-system/primitives/Icon";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

export default {
  title: "Primitives/LinkButton",
  component: LinkButton,
  args: { href: href("#there"), children: "На главную канала" },
} satisfies Meta<typeof LinkButton>;
type Story = StoryObj<typeof LinkButton>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: "primary" } };
export const WithIcon: Story = {
  args: { icon: <UploadIcon size={20} />, children: "Загрузить видео", opensNewTab: true },
};
export const FocusVisible: Story = {
  play: async ({ canvasElement }) => {
    await tabIn();
    await expect(within(canvasElement).getByRole("link")).toHaveFocus();
  },
};
