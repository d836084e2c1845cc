import type { PaymentErrorKind, ProductTariff, SavedPaymentMethod } from "@kadr/openapi/client";
import type { Measure } from "../measure/Measure.ts";
import type { Means, PaymentIntent, PaymentIntents } from "./PaymentIntents.ts";
import type { PaymentNews, PaymentWatch } from "./PaymentWatch.ts";

/** The products that can be subscribed to (`premium.productCode`); another code is rejected (PAY-FLOW-26). */
export const productCodes = ["RUTUBE", "PREMIER_RUTUBE_YAPPY"] as const;
export type ProductCode = (typeof productCodes)[number];

/** A missing or an unknown code is null until a tariff is chosen (K27). */
export const productCodeOf = (text: string | null): ProductCode | null =>
  productCodes.find((code) => code === text) ?? null;

/** How the flow was come into (PAY-FLOW-17 to -19): with the tariffs, without them, back from the bank. */
export type PremiumEntry = "full" | "quick" | "postPayment";

export interface PremiumInput {
  readonly entry: PremiumEntry;
  readonly productCode: ProductCode | null;
}

/** Subject of the error popup. `payment`: the card flow's own failure (K06). */
export type PremiumFailure = "payment" | "tooMany" | "generic";

export interface PremiumContext extends PremiumInput {
  readonly tariffs: readonly ProductTariff[];
  /** Tariff that is paid for. */
  readonly tariff: ProductTariff | null;
  readonly cards: readonly SavedPaymentMethod[];
  readonly means: Means | null;
  /** The number was not taken. */
  readonly hasPhoneFailed: boolean;
  readonly intent: PaymentIntent | null;
  /** How often it was looked what the person has, after a return from the bank to a tab that knows of no payment. */
  readonly looks: number;
  /** A payment that was begun before is gone on with. */
  readonly isResumed: boolean;
  readonly news: PaymentNews | null;
  readonly failure: PremiumFailure;
  readonly errorKind: PaymentErrorKind | null;
  /** The product was there already, nothing was paid now. */
  readonly hadAlready: boolean;
}

export type PremiumEvent =
  /** On, at the last step. */
  | { readonly type: "NEXT" }
  | { readonly type: "BACK" }
  /** The popup is put away. */
  | { readonly type: "CANCEL" }
  | { readonly type: "TARIFF"; readonly productCode: ProductCode }
  | { readonly type: "PHONE"; readonly phone: string }
  | { readonly type: "SAVED_CARD"; readonly paymentMethodId: string }
  | { readonly type: "NEW_CARD" }
  | { readonly type: "SBP" }
  /** The form of a card gave a token for it. */
  | { readonly type: "TOKEN"; readonly token: string }
  /** The form could not, for a reason that is no field's; or a step could not be drawn. */
  | { readonly type: "BROKEN" }
  | { readonly type: "RETRY" }
  /** Ask what became of the payment. */
  | { readonly type: "CHECK" }
  | { readonly type: "NEWS"; readonly news: PaymentNews };

/** Data known when the flow begins. */
export interface Looked {
  readonly tariffs: readonly ProductTariff[];
  readonly unfinished: PaymentIntent | null;
}

/** Measurements of a payment, kept until its end (PAY-DATA-01). */
export interface PaymentMetrics {
  readonly price: number;
  readonly productCode: ProductCode;
  readonly isTrial: boolean;
}

/** Ports of the flow. */
export interface PremiumPorts {
  readonly intents: Pick<PaymentIntents, "begin" | "forget" | "unfinished">;
  readonly watch: Pick<PaymentWatch, "watch">;
  readonly measure: Measure;
  /** Reports to the server that a payment for a subscription was begun (`payment.startEvent`); the flow does not wait for it. */
  readonly reportStart: (productCode: ProductCode) => void;
  readonly metrics: { read(): PaymentMetrics | undefined; write(metrics: PaymentMetrics): void; forget(): void };
  readonly signIn: () => Promise<boolean>;
  readonly readTariffs: (signal: AbortSignal) => Promise<readonly ProductTariff[]>;
  readonly readPhone: (signal: AbortSignal) => Promise<string | null>;
  readonly savePhone: (phone: string, signal: AbortSignal) => Promise<unknown>;
  readonly readCards: (signal: AbortSignal) => Promise<readonly SavedPaymentMethod[]>;
  /** The page of now with `popup=premium_post_payment` (PAY-DATA-02). */
  readonly returnUrl: (productCode: ProductCode) => string;
  /** The browser goes to the bank, if the address may be gone to; else the waiting step stays. */
  readonly goToBank: (url: string) => void;
  /** The person's purchases have changed: tariffs, badges, stubs, the header. */
  readonly onBought: () => void;
}
