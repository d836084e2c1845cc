import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { managementMachine } from "../../host/src/stores/paying/managementMachine.ts";
import { premiumMachine } from "../../host/src/stores/paying/premiumMachine.ts";
import { promoMachine } from "../../host/src/stores/paying/promoMachine.ts";
import { purchaseMachine } from "../../host/src/stores/paying/purchaseMachine.ts";
import { Machine } from "./Machine.tsx";

/** Every machine of payments, drawn from the definition that runs (ADR 35). */
export default {
  title: "Flows/Machines",
  component: Machine,
  argTypes: { machine: { control: false } },
  args: { machine: premiumMachine },
} satisfies Meta<typeof Machine>;
type Story = StoryObj<typeof Machine>;

/** The steps of the documents are states of it, under the documents' names. */
export const Premium: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole("table", { name: "Состояния" }));
    for (const step of [
      "auth",
      "already_has_subscription",
      "tariffs",
      "phone",
      "choose_card",
      "pay",
      "qr",
      "prepare_payment",
      "payment_status_check",
      "success",
    ])
      await expect(table.getByRole("rowheader", { name: new RegExp(`^${step}( |$)`) })).toBeVisible();
  },
};
export const Purchase: Story = { args: { machine: purchaseMachine } };
export const Promo: Story = { args: { machine: promoMachine } };
export const Management: Story = { args: { machine: managementMachine } };
