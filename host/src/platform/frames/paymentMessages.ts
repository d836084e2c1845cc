/** Messages that the frame of a purchase may send on its port (`paymentFrame.event`; names in openapi/sandbox/payment/README.md). */
export type PaymentMessage =
  | { readonly kind: "height"; readonly height: number }
  | { readonly kind: "success"; readonly method: "card" | "mobile" }
  | { readonly kind: "error"; readonly event: "PAYMENT_ERROR" | "CRITICAL_ERROR" | "ERROR_BTN" }
  | { readonly kind: "close" };

const events = ["PAYMENT_ERROR", "CRITICAL_ERROR", "ERROR_BTN"] as const;
const methods = ["card", "mobile"] as const;

export function parsePaymentMessage(message: Readonly<Record<string, unknown>>): PaymentMessage | null {
  const { kind, height } = message;
  switch (kind) {
    case "height":
      // Lower than its own heading or higher than any screen is no height of a form.
      return typeof height === "number" && height >= 120 && height <= 4000 ? { kind, height } : null;
    case "success": {
      const method = methods.find((known) => known === message["method"]);
      return method === undefined ? null : { kind, method };
    }
    case "error": {
      const event = events.find((known) => known === message["event"]);
      return event === undefined ? null : { kind, event };
    }
    case "close":
      return { kind };
    default:
      return null;
  }
}

/** Address of the frame for one opening: what the purchase answered, and what the shell says beside it. */
export function paymentFrameAddress(url: string, flow: string, themeId: "light" | "dark"): string {
  const address = new URL(url);
  address.searchParams.set("flow", flow);
  address.searchParams.set("themeId", themeId);
  // Its own close button would stand beside the dialog's.
  address.searchParams.set("snake-closable", "false");
  return address.href;
}
