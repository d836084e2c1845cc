import { SbpCode } from "@kadr/design-system/pay/SbpCode";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { premiumTexts } from "../../host/src/texts/premium.ts";

export default {
  title: "Pay/SbpCode",
  component: SbpCode,
  args: {
    address: "https://pay.example/sbp/3c8f7a52-3a64-4f0e-8a57-9c5a7d1f2b60/",
    secondsLeft: 899,
    onCopy: fn(),
    isCopied: false,
    texts: premiumTexts.sbp,
  },
} satisfies Meta<typeof SbpCode>;
type Story = StoryObj<typeof SbpCode>;

/** A code for a camera, and its address to be read and copied. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const place = within(canvasElement);
    await expect(place.getByRole("img", { name: "QR-код для оплаты по СБП" })).toBeVisible();
    await expect(place.getByText("Код действует ещё 14:59")).toBeVisible();
    await userEvent.click(place.getByRole("button", { name: "Скопировать ссылку" }));
    await expect(args.onCopy).toHaveBeenCalled();
  },
};
export const Copied: Story = { args: { isCopied: true } };
export const Waiting: Story = { args: { address: null, secondsLeft: null } };
/** The bank's app is on this device. */
export const OnPhone: Story = {
  args: {
    appHref: href("https://pay.example/sbp/3c8f7a52/"),
    texts: { ...premiumTexts.sbp, hint: premiumTexts.sbp.hintMobile },
  },
};
