import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { HintPopup } from "@kadr/design-system/popups/HintPopup";
import { backgroundTexts } from "../../host/src/texts/background.ts";

const meta = {
  title: "Popups/HintPopup",
  component: HintPopup,
  args: { title: backgroundTexts.title, text: backgroundTexts.text, closeLabel: backgroundTexts.close, action: { label: backgroundTexts.action, onPress: fn() }, onClose: fn() },
  // it is fixed to a corner of the window
  decorators: [(Story) => <div style={{ minHeight: 320 }}><Story /></div>],
} satisfies Meta<typeof HintPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PLAYER-BACKGROUND-02: on return to a video that was left for less than half an hour. */
export const Default: Story = {};
export const WithoutAction: Story = { args: { action: undefined } };

export const ClosedByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const close = within(canvasElement).getByRole("button", { name: backgroundTexts.close });
    close.focus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
