import type { Offer } from "@kadr/openapi/client";
import { assign, fromPromise, setup } from "xstate";
import { needsVideoPage } from "./offers.ts";
import { beginningFailure, promoFailure, type BeginningFailure } from "./purchaseFailures.ts";
import type {
  CheckedCoupon,
  OffersRead,
  PayMethod,
  PromoFailure,
  PurchaseFailure,
  PurchaseIntent,
  PurchaseOrder,
  PurchaseTarget,
  ReceiptEmail,
  Return,
} from "./purchaseTypes.ts";

/** Confirmation may take so long, milliseconds (`payment.confirmationWaitSeconds`). */
export const confirmationMs = 120_000;
/** How often the purchase is asked after, milliseconds (`purchase.pollMs`). */
export const pollMs = 1000;
/** How long the frame's spinner is shown before a way out is offered, milliseconds (docs/invariants.md, «When a call fails», frame). */
const slowFrameMs = 10_000;

export interface PurchaseContext {
  readonly target: PurchaseTarget | null;
  readonly email: ReceiptEmail;
  readonly read: OffersRead | null;
  /** The chosen one; with a coupon its access type is promo (PROMO-FLOW-01). */
  readonly offer: Offer | null;
  readonly coupon: CheckedCoupon | null;
  /** Typed, and waiting for an e-mail or its check. */
  readonly code: string | null;
  readonly promoFailure: PromoFailure | null;
  readonly intent: PurchaseIntent | null;
  readonly order: PurchaseOrder | null;
  readonly failure: PurchaseFailure | null;
  /** When it began to be waited for, ms since the epoch; null: it is not. */
  readonly waitsSince: number | null;
  /** Another one with each opening of the frame. */
  readonly flow: number;
}

export type PurchaseEvent =
  | {
      readonly type: "OPEN";
      readonly target: PurchaseTarget;
      readonly email: ReceiptEmail;
      readonly kept: PurchaseIntent | null;
    }
  | { readonly type: "EMAIL"; readonly email: ReceiptEmail }
  | { readonly type: "CHOOSE"; readonly offerId: string }
  | { readonly type: "METHOD"; readonly method: PayMethod }
  | { readonly type: "HAS_CODE" }
  | { readonly type: "CODE"; readonly code: string }
  | { readonly type: "FRAME_LOADED" }
  | { readonly type: "FRAME_PAID" }
  | { readonly type: "FRAME_ERROR"; readonly event: "PAYMENT_ERROR" | "CRITICAL_ERROR" | "ERROR_BTN" }
  | { readonly type: "RETURNED" }
  | { readonly type: "RETRY" }
  | { readonly type: "OTHER_METHOD" }
  | { readonly type: "BACK" }
  | { readonly type: "CANCEL" };

const unset = () => Promise.reject(new Error("not provided"));
const nobody: ReceiptEmail = { address: null, isConfirmed: false };

export const initialPurchase: PurchaseContext = {
  target: null,
  email: nobody,
  read: null,
  offer: null,
  coupon: null,
  code: null,
  promoFailure: null,
  intent: null,
  order: null,
  failure: null,
  waitsSince: null,
  flow: 0,
};

/** Of these the first is taken without a question (PAY-SINGLE-11); a partner only where there is nothing else. */
export const methodsOf = (offer: Offer | null): readonly PayMethod[] =>
  (["card", "mobile", "partner"] as const).filter((method) => offer?.payment_types.includes(method));

/** Context, events, actors and guards of the machine of a purchase; `purchaseMachine` puts its states on top. */
export const purchaseSetup = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
  },
  actors: {
    readOffers: fromPromise<OffersRead, PurchaseTarget | null>(unset),
    checkCoupon: fromPromise<CheckedCoupon, string | null>(unset),
    lookElsewhere: fromPromise<boolean, string | null>(unset),
    begin: fromPromise<PurchaseOrder, PurchaseIntent | null>(unset),
    /** Whether it is held, asked once. */
    ask: fromPromise<boolean, PurchaseIntent | null>(unset),
    /** The same, asked until it is or the time is up. */
    poll: fromPromise<boolean, PurchaseIntent | null>(unset),
    readRefusal: fromPromise<PurchaseFailure, string | null>(unset),
    readReturn: fromPromise<Return, PurchaseIntent | null>(unset),
  },
  actions: {
    /** A new intent with a key of its own. */
    startIntent: assign({ intent: (_, _params: { readonly method?: PayMethod }) => null as PurchaseIntent | null }),
    keepIntent: () => undefined,
    dropIntent: () => undefined,
    /** The bought thing is had: everything that shows it is asked anew. */
    refresh: () => undefined,
    measurePay: () => undefined,
    measureSuccess: () => undefined,
    refreshEmail: () => undefined,
    /** Notes that the person went there, and goes. */
    goToPartner: assign({
      intent: ({ context: { intent, order } }) => intent && { ...intent, awayFor: order?.id ?? null },
    }),
    leave: () => undefined,
    /** A missing active offer is only logged (PROMO-FLOW-07): what was begun goes on by its intent. */
    logMissingOffer: () => undefined,
    handOver: () => undefined,
    startWaiting: assign({ waitsSince: () => 0 }),
    stopWaiting: assign({ waitsSince: null }),
    reset: assign(({ context: { read, target, email, flow } }) => ({ ...initialPurchase, read, target, email, flow })),
    fail: assign({ failure: (_, params: { readonly failure: PurchaseFailure }) => params.failure }),
    /** The offer of the intent that is gone on with. */
    takeUpOffer: assign({
      offer: ({ context: { read, intent } }) => read?.offers.find(({ id }) => id === intent?.offerId) ?? null,
    }),
    forgetFailure: assign({ failure: null }),
    newFlow: assign({ flow: ({ context }) => context.flow + 1 }),
  },
  guards: {
    hasEmail: ({ context: { email } }) => email.address !== null && email.isConfirmed,
    isConfirmed: (_, email: ReceiptEmail) => email.address !== null && email.isConfirmed,
    hasCode: ({ context }) => context.code !== null,
    isCoupon: ({ context }) => context.target?.kind === "coupon",
    asksForCode: ({ context }) => context.target?.kind === "coupon" && context.code === null && context.intent === null,
    isHeld: ({ context }) => context.read?.isHeld === true,
    isResumed: ({ context }) => context.intent !== null,
    isNothing: ({ context }) => context.read?.offers.length === 0,
    isOne: ({ context }) => context.read?.offers.length === 1,
    /** There are several offers to go back to. */
    isChoice: ({ context }) => (context.read?.offers.length ?? 0) > 1,
    isOnOffer: ({ context }, { offerId }: { readonly offerId: string }) =>
      context.read?.offers.some(({ id }) => id === offerId) === true,
    isPromo: ({ context }) => context.offer?.access_type === "promo",
    isMethod: ({ context }, { method }: { readonly method: PayMethod }) => methodsOf(context.offer).includes(method),
    hasMethods: ({ context }) => methodsOf(context.offer).length > 1,
    /** Sold on a video's page only, and this is none (PROMO-FLOW-05). */
    isAwayFromVideo: ({ context }, { offer }: CheckedCoupon) => needsVideoPage(offer) && videoOf(context) === null,
    isNoCoupon: (_, { error }: { readonly error: unknown }) => promoFailure(error) === "notFound",
    isPaid: (_, order: PurchaseOrder) => order.isPaid,
    isPartner: ({ context }) => context.intent?.method === "partner",
    isByCode: ({ context }) => context.intent?.promoCode != null,
    isUnknown: ({ context }) => context.failure === "unknown",
    isNot: (_, { isHeld }: { readonly isHeld: boolean }) => !isHeld,
    isReturn: (_, { said, name }: { readonly said: Return; readonly name: Return }) => said === name,
    isAway: ({ context }) => context.intent?.awayFor != null,
    isEvent: (_, { said, name }: { readonly said: string; readonly name: string }) => said === name,
    /** Failure at the beginning. A trial that was used meanwhile is answered like a busy product: its price is read anew. */
    came: ({ context }, { error, kind }: { readonly error: unknown; readonly kind: BeginningFailure["kind"] }) => {
      const found = beginningFailure(error).kind;
      return kind === (found === "busy" && context.intent?.isTrial === true ? "stale" : found);
    },
    isOverdue: () => false as boolean,
  },
  delays: { slowFrame: slowFrameMs, poll: pollMs },
});

/** The video that is bought, or on whose page a coupon is used; null: there is none. */
function videoOf({ target }: Pick<PurchaseContext, "target">): string | null {
  if (target === null || !["video", "noads", "coupon"].includes(target.kind)) return null;
  return target.id === "" ? null : target.id;
}
