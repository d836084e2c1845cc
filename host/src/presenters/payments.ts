import type { PaymentRecord } from "@kadr/openapi/client";
import { paymentsTexts } from "../texts/payments.ts";
import { parseMoment } from "./duration.ts";
import { maskedEmail } from "./maskedEmail.ts";
import { roubles } from "./money.ts";
import { momentFormat } from "./zone.ts";

const texts = paymentsTexts.history;

const moment = momentFormat({ day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });

export interface PresentedPayment {
  readonly id: string;
  readonly title: string;
  readonly sum: string;
  readonly state: "paid" | "waiting" | "failed";
  readonly status: string;
  /** When, by what, and where the receipt went. */
  readonly note: string;
}

/** By the documents' states (`premium.paymentStatus`): any other one is a failure. */
const stateOf = (status: string): PresentedPayment["state"] =>
  status === "succeeded" || status === "waiting_for_capture"
    ? "paid"
    : status === "new" || status === "pending"
      ? "waiting"
      : "failed";

function meansOf({ method, card_last4: last4 }: PaymentRecord): string | undefined {
  if (last4 !== undefined && last4 !== null) return texts.card(last4);
  return method === "sbp" ? texts.sbp : method === "mobile" ? texts.mobile : undefined;
}

/** A payment as its row shows it. */
export function presentPayment(payment: PaymentRecord): PresentedPayment {
  const { id, name, amount, status, created_ts: created, receipt_email: email } = payment;
  const at = parseMoment(created);
  // others may look at a list of payments, and its owner knows the address by its beginning
  const receipt = maskedEmail(email ?? "");
  const words: Readonly<Record<string, string>> = texts.statuses;
  return {
    id,
    title: name,
    sum: roubles(amount),
    state: stateOf(status),
    status: words[status] ?? texts.statuses.other,
    note: [
      at === undefined ? undefined : moment(at),
      payment.is_renewal === true ? texts.renewal : undefined,
      meansOf(payment),
      receipt ? texts.receipt(receipt) : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(" · "),
  };
}
