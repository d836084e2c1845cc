import { and, assign, not } from "xstate";
import { beginningFailure, promoFailure, readingFailure, type BeginningFailure } from "./purchaseFailures.ts";
import { initialPurchase, purchaseSetup } from "./purchaseSetup.ts";

const came = (kind: BeginningFailure["kind"]) => ({
  type: "came" as const,
  params: ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error, kind }),
});
const said = ({ event }: { readonly event: { readonly output: boolean } }) => ({ isHeld: event.output });

/**
 * Buying one thing (PAY-SINGLE-01 to -24, PROMO-FLOW-01 to -06), as data: what it asks of the world stands by name, and the store gives
 * it (`PurchaseStore`). Beginning a purchase is safe to repeat, for an intent keeps its key; whatever is not known is asked from the
 * server and never taken for a failure.
 */
export const purchaseMachine = purchaseSetup.createMachine({
  id: "purchase",
  context: initialPurchase,
  initial: "idle",
  on: {
    EMAIL: { actions: assign({ email: ({ event }) => event.email }) },
    CANCEL: { target: ".idle", actions: ["dropIntent", "reset"] },
  },
  states: {
    idle: {
      on: {
        CANCEL: {},
        OPEN: {
          target: "admitting",
          actions: assign(({ context, event: { target, email, kept } }) => ({
            ...initialPurchase,
            read: context.target?.kind === target.kind && context.target.id === target.id ? context.read : null,
            flow: context.flow,
            target,
            email,
            intent: kept,
          })),
        },
      },
    },
    /** The form of codes asks for the e-mail itself. */
    admitting: {
      always: [
        { guard: "asksForCode", target: "coupon" },
        { guard: not("hasEmail"), target: "email" },
        { guard: "hasCode", target: "checkingCoupon" },
        // A coupon that this tab had begun to use: after a reload it goes on under its key.
        { guard: "isCoupon", target: "initiating", actions: "logMissingOffer" },
        { target: "reading" },
      ],
    },
    email: {
      on: {
        EMAIL: [
          {
            guard: { type: "isConfirmed", params: ({ event }) => event.email },
            target: "admitting",
            actions: assign({ email: ({ event }) => event.email }),
          },
          { actions: assign({ email: ({ event }) => event.email }) },
        ],
      },
    },
    reading: {
      invoke: {
        src: "readOffers",
        input: ({ context }) => context.target,
        onDone: { target: "deciding", actions: assign({ read: ({ event }) => event.output }) },
        onError: {
          target: "failed",
          actions: assign({ failure: ({ event }) => readingFailure(event.error), order: null }),
        },
      },
    },
    deciding: {
      always: [
        { guard: and(["isHeld", "isResumed"]), target: "success", actions: "takeUpOffer" },
        { guard: "isHeld", target: "failed", actions: { type: "fail", params: { failure: "alreadyPurchased" } } },
        { guard: "isAway", target: "returned", actions: "takeUpOffer" },
        { guard: "isResumed", target: "initiating", actions: ["takeUpOffer", "logMissingOffer"] },
        { guard: "isNothing", target: "failed", actions: { type: "fail", params: { failure: "notForSale" } } },
        {
          guard: "isOne",
          target: "entering",
          actions: assign({ offer: ({ context }) => context.read?.offers[0] ?? null }),
        },
        { target: "choosing" },
      ],
    },
    choosing: {
      on: {
        CHOOSE: {
          guard: { type: "isOnOffer", params: ({ event }) => event },
          target: "entering",
          actions: assign({
            offer: ({ context, event }) => context.read?.offers.find(({ id }) => id === event.offerId) ?? null,
          }),
        },
        HAS_CODE: "coupon",
      },
    },
    /** The offer is chosen: a code for promo (PAY-SINGLE-10), else its first way of paying, silently. */
    entering: {
      always: [
        { guard: "isPromo", target: "coupon" },
        { target: "initiating", actions: [{ type: "startIntent", params: {} }, "keepIntent", "measurePay"] },
      ],
    },
    methods: {
      on: {
        METHOD: {
          guard: { type: "isMethod", params: ({ event }) => event },
          target: "initiating",
          actions: [
            "dropIntent",
            { type: "startIntent", params: ({ event }) => ({ method: event.method }) },
            "keepIntent",
            "measurePay",
          ],
        },
        BACK: { guard: "isChoice", target: "choosing", actions: "dropIntent" },
      },
    },
    coupon: {
      on: {
        CODE: {
          target: "admitting",
          actions: assign({ code: ({ event }) => event.code, promoFailure: null }),
        },
        BACK: { guard: "isChoice", target: "choosing" },
      },
    },
    checkingCoupon: {
      invoke: {
        src: "checkCoupon",
        input: ({ context }) => context.code,
        onDone: [
          {
            guard: { type: "isAwayFromVideo", params: ({ event }) => event.output },
            target: "coupon",
            actions: assign({ code: null, promoFailure: "onlyVideoPage" }),
          },
          {
            target: "initiating",
            actions: [
              assign({
                coupon: ({ event }) => event.output,
                offer: ({ event }) => ({ ...event.output.offer, access_type: "promo" as const, price: 0 }),
                code: null,
              }),
              { type: "startIntent", params: {} },
              "keepIntent",
            ],
          },
        ],
        onError: [
          { guard: { type: "isNoCoupon", params: ({ event }) => event }, target: "lookingElsewhere" },
          {
            target: "coupon",
            actions: assign({ code: null, promoFailure: ({ event }) => promoFailure(event.error) }),
          },
        ],
      },
    },
    /** There are two systems of codes (K22), and who types one knows of neither: a code of a subscription goes to its own popup. */
    lookingElsewhere: {
      invoke: {
        src: "lookElsewhere",
        input: ({ context }) => context.code,
        onDone: { target: "idle", actions: ["handOver", "dropIntent", "reset"] },
        onError: {
          target: "coupon",
          actions: assign({ code: null, promoFailure: ({ event }) => promoFailure(event.error) }),
        },
      },
    },
    initiating: {
      invoke: {
        src: "begin",
        input: ({ context }) => context.intent,
        onDone: [
          {
            guard: { type: "isPaid", params: ({ event }) => event.output },
            target: "promoSuccess",
            actions: assign({ order: ({ event }) => event.output }),
          },
          {
            guard: "isPartner",
            target: "leaving",
            actions: assign({ order: ({ event }) => event.output }),
          },
          { target: "paying", actions: assign({ order: ({ event }) => event.output }) },
        ],
        onError: [
          { guard: came("held"), target: "success" },
          { guard: came("busy"), target: "busy" },
          { guard: came("unknown"), target: "asking" },
          {
            guard: came("email"),
            target: "email",
            actions: [assign({ email: ({ context }) => ({ ...context.email, isConfirmed: false }) }), "refreshEmail"],
          },
          {
            guard: came("promo"),
            target: "coupon",
            actions: ["dropIntent", assign({ intent: null, promoFailure: ({ event }) => promoFailure(event.error) })],
          },
          {
            guard: came("stale"),
            target: "failed",
            actions: ["dropIntent", assign({ intent: null, failure: "generic" })],
          },
          {
            target: "failed",
            actions: assign({
              failure: ({ event }) => {
                const found = beginningFailure(event.error);
                return found.kind === "failed" ? found.failure : "generic";
              },
            }),
          },
        ],
      },
    },
    /** Another purchase of the same product is being settled: the request is sent again with the same key until that has an end. */
    busy: {
      entry: "startWaiting",
      after: {
        poll: [
          { guard: "isOverdue", target: "failed", actions: { type: "fail", params: { failure: "unknown" } } },
          { target: "initiating" },
        ],
      },
    },
    /** The answer was lost: nothing is known, so the server is asked. */
    asking: {
      invoke: {
        src: "ask",
        input: ({ context }) => context.intent,
        onDone: [
          {
            guard: { type: "isNot", params: said },
            target: "failed",
            actions: { type: "fail", params: { failure: "generic" } },
          },
          { guard: "isByCode", target: "promoSuccess" },
          { target: "success" },
        ],
        onError: { target: "failed", actions: { type: "fail", params: { failure: "generic" } } },
      },
    },
    paying: {
      entry: "stopWaiting",
      initial: "loading",
      states: {
        loading: {
          entry: "newFlow",
          after: { slowFrame: "slow" },
          on: { FRAME_LOADED: "ready" },
        },
        slow: { on: { FRAME_LOADED: "ready", RETRY: "loading" } },
        ready: {},
      },
      on: {
        FRAME_PAID: "checking",
        FRAME_ERROR: [
          {
            guard: { type: "isEvent", params: ({ event }) => ({ said: event.event, name: "PAYMENT_ERROR" }) },
            target: "refused",
          },
          {
            guard: { type: "isEvent", params: ({ event }) => ({ said: event.event, name: "CRITICAL_ERROR" }) },
            target: "failed",
            actions: { type: "fail", params: { failure: "tooManyRequests" } },
          },
          // ERROR_BTN resets the method (PAY-SINGLE-22).
          { guard: "hasMethods", target: "methods" },
          { guard: "isChoice", target: "choosing", actions: "dropIntent" },
          { target: "idle", actions: ["dropIntent", "reset"] },
        ],
      },
    },
    /** A try was refused: why is asked from the payment origin. */
    refused: {
      invoke: {
        src: "readRefusal",
        input: ({ context }) => context.order?.id ?? null,
        onDone: { target: "failed", actions: assign({ failure: ({ event }) => event.output }) },
        onError: { target: "failed", actions: { type: "fail", params: { failure: "somethingWrong" } } },
      },
    },
    leaving: { entry: ["goToPartner", "keepIntent", "leave"], on: { RETURNED: "returned" } },
    /** Back from the partner: what was done there is asked from the server. */
    returned: {
      invoke: {
        src: "readReturn",
        input: ({ context }) => context.intent,
        onDone: [
          {
            guard: { type: "isReturn", params: ({ event }) => ({ said: event.output, name: "held" }) },
            target: "success",
          },
          {
            guard: { type: "isReturn", params: ({ event }) => ({ said: event.output, name: "paying" }) },
            target: "checking",
          },
          { target: "failed", actions: { type: "fail", params: { failure: "somethingWrong" } } },
        ],
        onError: { target: "failed", actions: { type: "fail", params: { failure: "unknown" } } },
      },
    },
    checking: {
      invoke: {
        src: "poll",
        input: ({ context }) => context.intent,
        onDone: [
          {
            guard: { type: "isNot", params: said },
            target: "failed",
            actions: { type: "fail", params: { failure: "unknown" } },
          },
          { target: "success" },
        ],
        onError: { target: "failed", actions: { type: "fail", params: { failure: "unknown" } } },
      },
    },
    success: { entry: ["dropIntent", "refresh", "measureSuccess", "stopWaiting"] },
    promoSuccess: { entry: ["dropIntent", "refresh", "measureSuccess", "stopWaiting"] },
    failed: {
      entry: "stopWaiting",
      on: {
        // Where nothing was begun it is read again; what was begun goes on under its key.
        RETRY: [
          { guard: "isUnknown", target: "checking", actions: "forgetFailure" },
          { guard: "isResumed", target: "initiating", actions: "forgetFailure" },
          { target: "reading", actions: "forgetFailure" },
        ],
        OTHER_METHOD: { guard: "hasMethods", target: "methods" },
      },
    },
  },
});
