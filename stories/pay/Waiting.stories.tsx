import { Waiting } from "@kadr/design-system/pay/Waiting";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { premiumTexts } from "../../host/src/texts/premium.ts";

export default {
  title: "Pay/Waiting",
  component: Waiting,
  args: { text: premiumTexts.waiting.text, note: premiumTexts.waiting.note },
} satisfies Meta<typeof Waiting>;
type Story = StoryObj<typeof Waiting>;

export const Default: Story = {};
export const Short: Story = { args: { note: undefined } };
