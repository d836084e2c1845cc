import { AgeCheck } from "@kadr/design-system/stubs/AgeCheck";
import { css } from "linaria";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ageCheckTexts } from "../../host/src/texts/stubs.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

const frame = css`
  max-width: 880px;
`;

export default {
  title: "Stubs/AgeCheck",
  component: AgeCheck,
  args: { ...ageCheckTexts, leave: { label: ageCheckTexts.leave, href: href("#home") }, onConfirm: fn() },
  decorators: [
    (Story) => (
      <main className={frame}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AgeCheck>;
type Story = StoryObj<typeof AgeCheck>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: ageCheckTexts.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: {
    title: "Высокопревосходительствующее водогрязеторфопарафинолечение для совершеннолетних",
    text: `${ageCheckTexts.text} `.repeat(3),
    confirm: "Мне уже исполнилось восемнадцать лет, показать",
  },
};
