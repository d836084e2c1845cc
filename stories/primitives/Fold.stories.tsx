import { Fold } from "@kadr/design-system/primitives/Fold";
import { color } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const quiet = css`
  color: ${color.textMuted};
`;

export default {
  title: "Primitives/Fold",
  component: Fold,
  args: { isOpen: false, onOpenChange: () => undefined, more: "Показать полностью", less: "Свернуть" },
} satisfies Meta<typeof Fold>;
type Story = StoryObj<typeof Fold>;

export const Default: Story = {};
export const Open: Story = { args: { isOpen: true } };
/** One of many in a list: quieter, and heard with whose text it is. */
export const OfSomebody: Story = { args: { className: quiet, owner: "Ольга Тихонова" } };

/** It keeps the focus, and says what the next press does. */
export const ByKeyboard: Story = {
  parameters: { playOnly: true },
  render: function Folding(args) {
    const [isOpen, setOpen] = useState(false);
    return <Fold {...args} isOpen={isOpen} onOpenChange={setOpen} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await tabIn();
    await userEvent.keyboard("{Enter}");
    const less = canvas.getByRole("button", { name: args.less, expanded: true });
    await expect(less).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: args.more, expanded: false })).toHaveFocus();
  },
};
