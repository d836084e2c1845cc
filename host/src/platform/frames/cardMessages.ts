import type { CardFrameMessage, CardPurpose } from "@kadr/design-system/pay/CardFrame";

/** Messages that the card's frame may send on its port; no data of a card fits into any of them (openapi/sandbox/payment/README.md). */
export function parseCardMessage(message: Readonly<Record<string, unknown>>): CardFrameMessage | null {
  const { kind, height, token, type } = message;
  switch (kind) {
    case "height":
      // Lower than its button or higher than any screen is no height of a form.
      return typeof height === "number" && height >= 80 && height <= 4000 ? { kind, height } : null;
    case "token":
      return typeof token === "string" && /^[\w-]{16,128}$/.test(token) ? { kind, token } : null;
    case "error":
      return typeof type === "string" && /^[a-z_]{1,40}$/.test(type) ? { kind, type } : null;
    case "close":
      return { kind };
    default:
      return null;
  }
}

/** Address of the frame for one opening. */
export function cardFrameAddress(
  paymentUrl: string,
  { flow, purpose, themeId }: { flow: string; purpose: CardPurpose; themeId: "light" | "dark" },
): string {
  const url = new URL("/card/", paymentUrl);
  url.searchParams.set("flow", flow);
  url.searchParams.set("themeId", themeId);
  url.searchParams.set("purpose", purpose);
  return url.href;
}
