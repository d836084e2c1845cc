import { CookieNotice } from "@kadr/design-system/popups/CookieNotice";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, within } from "storybook/test";
import { layerTexts } from "../../host/src/texts/layers.ts";

const { label, text, more, accept } = layerTexts.cookies;

export default {
  title: "Popups/CookieNotice",
  component: CookieNotice,
  args: {
    label,
    acceptLabel: accept,
    onAccept: fn(),
    children: (
      <>
        {text} <a href="/info/privacy/">{more}</a>
      </>
    ),
  },
  // it is fixed to the end of the window
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CookieNotice>;
type Story = StoryObj<typeof CookieNotice>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const notice = within(canvasElement).getByRole("region", { name: label });
    await fireEvent.click(within(notice).getByRole("button", { name: accept }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { children: `${text} `.repeat(4) } };
