import { AgeGate } from "@kadr/design-system/stubs/AgeGate";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ageGateTexts } from "../../host/src/texts/stubs.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const frame = css`
  max-width: 880px;
`;

export default {
  title: "Stubs/AgeGate",
  component: AgeGate,
  args: { ...ageGateTexts, leave: { label: ageGateTexts.leave, href: href("#home") }, onConfirm: fn() },
  decorators: [
    (Story) => (
      <main className={frame}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AgeGate>;
type Story = StoryObj<typeof AgeGate>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: ageGateTexts.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: {
    title: "Высокопревосходительствующее водогрязеторфопарафинолечение для совершеннолетних",
    text: `${ageGateTexts.text} `.repeat(3),
    confirm: "Мне уже исполнилось восемнадцать лет, показать",
  },
};
