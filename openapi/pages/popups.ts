/**
 * The query parameter that opens a popup over whatever page it stands on (PAY-FLOW-17 to 21). No page's calls and no canonical address know it: a
 * page is the same with a popup over it and without.
 */
export const popupParam = "popup";

/** The values of it, as the app itself writes them; every one has a row in the table of deep links (`e2e/navigation.e2e.ts`). */
export type PopupName =
  | "blog"
  | "premium_purchase"
  | "premium_payment_flow"
  | "premium_post_payment"
  | "premium_management_purchase"
  | "premium_management_rescission"
  | "premium_management_recovery"
  | "promo_code"
  | "purchase";
