import { Slider } from "@kadr/design-system/primitives/Slider";
import { color } from "@kadr/design-system/tokens";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { tabIn } from "../support/keyboard.ts";

const frame = css`
  width: 240px;
  padding: 16px;
  [data-dark] & {
    background: ${color.player};
  }
`;

export default {
  title: "Primitives/Slider",
  component: Slider,
  args: { label: "Громкость", defaultValue: 60 },
  decorators: [
    (Story, { args }) => (
      <div data-dark={args.variant === "onPlayer" || undefined}>
        <div className={frame}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;
type Story = StoryObj<typeof Slider>;

export const Default: Story = {};
export const OnPlayer: Story = { args: { variant: "onPlayer" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole("slider", { name: "Громкость" });
    await tabIn();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(slider).toHaveValue("62");
    await userEvent.keyboard("{End}");
    await expect(slider).toHaveValue("100");
  },
};
