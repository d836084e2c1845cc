import { assertEvent, assign, fromCallback, fromPromise, setup, type StateValue } from "xstate";
import type { SavedPaymentMethod } from "@kadr/openapi/client";
import type { Means, PaymentIntent } from "./PaymentIntents.ts";
import { isPaid, isWaiting } from "./PaymentWatch.ts";
import type { Looked, PremiumContext, PremiumEvent, PremiumInput, ProductCode } from "./premiumTypes.ts";
import { troubleOf, type Trouble } from "./trouble.ts";

/** A payment is waited for so long before the person is told that its end is not known yet, ms (`payment.confirmationWaitSeconds`). */
const waitMs = 120_000;

/** Back from the bank, a payment is settled a moment later: so often, and after so long, it is looked again what the person has, ms. */
const maxLooks = 5;
const lookAgainMs = 2000;

/** Actor that the store of a machine replaces by its own. */
const notGiven = (): never => {
  throw new Error("The premium flow was begun without its ports");
};

/** The product that the flow is about, if there is such a tariff. */
const tariffFor = ({ tariffs }: Pick<PremiumContext, "tariffs">, code: ProductCode | null) =>
  tariffs.find(({ productCode }) => productCode === code) ?? null;

/** After an aborted call nothing is heard of the machine any more; a fault of ours is a trouble like another. */
function troubleIn(error: unknown): Trouble {
  try {
    return troubleOf(error);
  } catch {
    return "refused";
  }
}

/** Why work has failed. */
const reasonOf = ({ event }: { readonly event: { readonly error: unknown } }): unknown => event.error;

/** Ends of the waiting for a payment, in every step that waits for it. */
const ended = [
  { guard: "isPaid", target: "success", actions: "takeNews" },
  { guard: "isSignedOut", target: "auth" },
  { guard: "isUnread", target: "unknown" },
  { guard: "isPaidOtherwise", target: "already_has_subscription", actions: ["takeNews", "forgetPayment"] },
  { guard: "hasFailed", target: "error", actions: ["takeNews", "failPayment", "forgetPayment"] },
] as const;

/**
 * How premium is paid for (PAY-FLOW-01 to -15, PAY-STATUS-01 to -06): the documents' steps under the documents' names, and beside them
 * `unknown`, where a person is when an answer was lost or the end of the payment is not known after 120 s, and `error`. Decides what
 * comes next; what a step shows is the feature's.
 */
export const premiumMachine = setup({
  types: {
    context: {} as PremiumContext,
    input: {} as PremiumInput,
    events: {} as PremiumEvent,
  },
  actors: {
    signIn: fromPromise<boolean>(notGiven),
    look: fromPromise<Looked>(notGiven),
    readPhone: fromPromise<string | null>(notGiven),
    savePhone: fromPromise<unknown, { phone: string }>(notGiven),
    readCards: fromPromise<readonly SavedPaymentMethod[]>(notGiven),
    begin: fromPromise<PaymentIntent, PremiumContext>(notGiven),
    watch: fromCallback<PremiumEvent, { paymentId: string }>(notGiven),
  },
  actions: {
    measurePay: notGiven,
    measureSuccess: notGiven,
    forgetPayment: notGiven,
    goToBank: notGiven,
    refreshOffers: notGiven,
    failPayment: assign({ failure: "payment" }),
    failTooMany: assign({ failure: "tooMany" }),
    failGeneric: assign({ failure: "generic", errorKind: null }),
    takeNews: assign(({ event }) => {
      assertEvent(event, "NEWS");
      return { news: event.news, errorKind: event.news.errorKind };
    }),
    chooseAnew: assign({ means: null, intent: null, news: null, isResumed: false, errorKind: null }),
    measureCancel: notGiven,
  },
  guards: {
    isYes: (_, answer: boolean) => answer,
    isKnown: (_, phone: string | null) => phone !== null,
    isNone: (_, cards: readonly SavedPaymentMethod[]) => cards.length === 0,
    hasUnfinished: (_, { unfinished }: Looked) => unfinished !== null,
    hasProduct: ({ context }, looked: Looked) => tariffFor(looked, context.productCode)?.isActive === true,
    mayBeSettling: ({ context }) =>
      context.entry === "postPayment" &&
      context.productCode !== null &&
      context.tariff === null &&
      context.looks < maxLooks,
    choosesTariff: ({ context }) => context.entry !== "quick" && context.tariff === null,
    isSignedOutNow: (_, error: unknown) => troubleIn(error) === "signedOut",
    isAlreadyBought: (_, error: unknown) => troubleIn(error) === "already",
    isTooMany: (_, error: unknown) => troubleIn(error) === "tooMany",
    isRefused: (_, error: unknown) => troubleIn(error) === "refused",
    isBegun: ({ context }) => context.intent !== null && context.intent.paymentId !== null,
    isLost: ({ context }) => context.intent !== null && context.intent.paymentId === null,
    isFull: ({ context }) => context.entry !== "quick",
    hasCards: ({ context }) => context.cards.length > 0,
    hasMeans: ({ context }) => context.means !== null,
    isForNothing: ({ context }) => context.productCode === null || context.tariff === null,
    isResumed: ({ context }) => context.isResumed,
    isBySbp: ({ context }) => context.intent?.request.means.kind === "sbp",
    isPaid: ({ event }) => event.type === "NEWS" && isPaid(event.news),
    isSignedOut: ({ event }) => event.type === "NEWS" && event.news.status === "signedOut",
    isUnread: ({ event }) => event.type === "NEWS" && event.news.status === "unread",
    isPaidOtherwise: ({ event }) => event.type === "NEWS" && event.news.errorKind === "alreadyPurchased",
    hasFailed: ({ event }) => event.type === "NEWS" && !isWaiting(event.news),
    asksAtBank: ({ event }) => event.type === "NEWS" && event.news.confirmationUrl !== null,
    isPending: ({ event }) => event.type === "NEWS" && event.news.status === "pending",
    waitsForPerson: ({ context }) => context.news !== null && context.news.confirmationUrl !== null,
    isCancellable: ({ context }) => context.failure !== "payment",
    retriesCards: ({ context }) => context.failure !== "generic" && context.tariff !== null,
  },
}).createMachine({
  id: "premium",
  context: ({ input }) => ({
    ...input,
    tariffs: [],
    tariff: null,
    cards: [],
    means: null,
    hasPhoneFailed: false,
    intent: null,
    looks: 0,
    isResumed: false,
    news: null,
    failure: "generic",
    errorKind: null,
    hadAlready: false,
  }),
  initial: "auth",
  on: { CANCEL: ".cancelled", BROKEN: { target: ".error", actions: "failGeneric" } },
  states: {
    auth: {
      invoke: {
        src: "signIn",
        onDone: [
          { guard: { type: "isYes", params: ({ event }) => event.output }, target: "already_has_subscription" },
          { target: "cancelled" },
        ],
        onError: "cancelled",
      },
    },
    already_has_subscription: {
      invoke: {
        src: "look",
        onDone: [
          {
            guard: { type: "hasUnfinished", params: ({ event }) => event.output },
            target: "resume",
            actions: assign(({ event }) => goOn(event.output)),
          },
          {
            guard: { type: "hasProduct", params: ({ event }) => event.output },
            target: "success",
            actions: assign(({ context, event }) => ({
              tariffs: event.output.tariffs,
              tariff: tariffFor(event.output, context.productCode),
              // A person who comes back from the bank has paid just now.
              hadAlready: context.entry !== "postPayment",
            })),
          },
          {
            guard: "mayBeSettling",
            target: "returning",
            actions: assign(({ context }) => ({ looks: context.looks + 1 })),
          },
          {
            // A person who had to sign in again meanwhile has chosen already.
            guard: "choosesTariff",
            target: "tariffs",
            actions: assign(({ event }) => ({ tariffs: event.output.tariffs })),
          },
          {
            target: "phone",
            actions: assign(({ context, event }) => ({
              tariffs: event.output.tariffs,
              tariff: tariffFor(event.output, context.productCode),
            })),
          },
        ],
        onError: [
          { guard: { type: "isSignedOutNow", params: reasonOf }, target: "auth" },
          { target: "error", actions: "failGeneric" },
        ],
      },
    },
    /** The bank has sent the person to a tab that does not know what was paid. */
    returning: { after: { [lookAgainMs]: "already_has_subscription" } },
    /** A payment of before a reload, of Back, of the bank's page, or of an answer that did not come. */
    resume: {
      always: [
        { guard: "isLost", target: "unknown" },
        { guard: "isBySbp", target: "qr" },
        { target: "payment_status_check" },
      ],
    },
    tariffs: {
      on: {
        TARIFF: {
          target: "phone",
          actions: assign(({ context, event }) => ({
            productCode: event.productCode,
            tariff: tariffFor(context, event.productCode),
          })),
        },
        BACK: "completed",
      },
    },
    phone: {
      initial: "checking",
      states: {
        checking: {
          invoke: {
            src: "readPhone",
            onDone: [
              { guard: { type: "isKnown", params: ({ event }) => event.output }, target: "#premium.choose_card" },
              { target: "asking" },
            ],
            onError: [
              { guard: { type: "isSignedOutNow", params: reasonOf }, target: "#premium.auth" },
              { target: "#premium.error", actions: "failGeneric" },
            ],
          },
        },
        asking: {
          on: {
            PHONE: "saving",
            BACK: [{ guard: "isFull", target: "#premium.tariffs" }, { target: "#premium.completed" }],
          },
        },
        saving: {
          entry: assign({ hasPhoneFailed: false }),
          invoke: {
            src: "savePhone",
            input: ({ event }) => {
              assertEvent(event, "PHONE");
              return { phone: event.phone };
            },
            onDone: "#premium.choose_card",
            onError: { target: "asking", actions: assign({ hasPhoneFailed: true }) },
          },
        },
      },
    },
    choose_card: {
      initial: "loading",
      entry: "chooseAnew",
      states: {
        loading: {
          invoke: {
            src: "readCards",
            onDone: [
              {
                guard: { type: "isNone", params: ({ event }) => event.output },
                target: "#premium.pay",
                actions: assign({ cards: [] }),
              },
              { target: "choosing", actions: assign(({ event }) => ({ cards: event.output })) },
            ],
            onError: [
              { guard: { type: "isSignedOutNow", params: reasonOf }, target: "#premium.auth" },
              { target: "#premium.error", actions: "failGeneric" },
            ],
          },
        },
        choosing: {
          on: {
            SAVED_CARD: {
              target: "#premium.pay",
              actions: assign(({ event }) => ({
                means: { kind: "savedCard", paymentMethodId: event.paymentMethodId } satisfies Means,
              })),
            },
            SBP: { target: "#premium.pay", actions: assign({ means: { kind: "sbp" } }) },
            NEW_CARD: "#premium.pay",
            BACK: [{ guard: "isFull", target: "#premium.tariffs" }, { target: "#premium.completed" }],
          },
        },
      },
    },
    pay: {
      initial: "deciding",
      states: {
        deciding: {
          always: [
            { guard: "isForNothing", target: "#premium.error", actions: "failGeneric" },
            { guard: "hasMeans", target: "starting" },
            { target: "new_card" },
          ],
        },
        /** K25: neither a saved card nor SBP, so the form of a new one. */
        new_card: {
          on: {
            TOKEN: {
              target: "starting",
              actions: assign(({ event }) => ({ means: { kind: "newCard", token: event.token } satisfies Means })),
            },
            SBP: { target: "starting", actions: assign({ means: { kind: "sbp" } }) },
            BACK: [
              { guard: "hasCards", target: "#premium.choose_card" },
              { guard: "isFull", target: "#premium.tariffs" },
              { target: "#premium.completed" },
            ],
          },
        },
        starting: {
          // Put away while the answer is on its way: what is known of it is kept, and gone on with at the next opening.
          entry: "measurePay",
          invoke: {
            src: "begin",
            input: ({ context }) => context,
            onDone: {
              target: "started",
              actions: assign(({ context, event }) => ({
                intent: event.output,
                // A payment begun before and not over comes first: it is shown, and not begun anew.
                isResumed:
                  context.isResumed || JSON.stringify(event.output.request.means) !== JSON.stringify(context.means),
              })),
            },
            onError: [
              {
                guard: { type: "isAlreadyBought", params: reasonOf },
                target: "#premium.success",
                actions: assign({ hadAlready: true }),
              },
              { guard: { type: "isSignedOutNow", params: reasonOf }, target: "#premium.auth" },
              {
                guard: { type: "isTooMany", params: reasonOf },
                target: "#premium.error",
                actions: "failTooMany",
              },
              {
                guard: { type: "isRefused", params: reasonOf },
                target: "#premium.error",
                actions: "failPayment",
              },
              { target: "#premium.unknown" },
            ],
          },
        },
        started: {
          always: [
            { guard: "isBySbp", target: "#premium.qr" },
            { guard: "isResumed", target: "#premium.payment_status_check" },
            { target: "#premium.prepare_payment" },
          ],
        },
      },
    },
    qr: {
      invoke: { src: "watch", input: ({ context }) => ({ paymentId: context.intent?.paymentId ?? "" }) },
      on: {
        NEWS: [...ended, { actions: "takeNews" }],
        // The same way again is the same payment; another one is another intent.
        BACK: "choose_card",
      },
    },
    /** The bank says whether it asks the person. */
    prepare_payment: {
      invoke: { src: "watch", input: ({ context }) => ({ paymentId: context.intent?.paymentId ?? "" }) },
      after: { [waitMs]: "unknown" },
      on: {
        NEWS: [
          ...ended,
          { guard: "asksAtBank", target: "payment_status_check", actions: ["takeNews", "goToBank"] },
          { guard: "isPending", target: "payment_status_check", actions: "takeNews" },
          { actions: "takeNews" },
        ],
      },
    },
    payment_status_check: {
      invoke: { src: "watch", input: ({ context }) => ({ paymentId: context.intent?.paymentId ?? "" }) },
      after: { [waitMs]: "unknown" },
      on: {
        NEWS: [...ended, { actions: "takeNews" }],
        // Only where the bank waits for the person; what is being settled is waited for.
        BACK: { guard: "waitsForPerson", target: "choose_card" },
      },
    },
    unknown: {
      on: {
        CHECK: [
          { guard: "isBegun", target: "resume" },
          { target: "pay.starting", actions: assign({ isResumed: true }) },
        ],
        NEXT: "completed",
      },
    },
    success: {
      entry: ["measureSuccess", "forgetPayment", "refreshOffers"],
      on: { NEXT: { target: "completed", actions: "refreshOffers" }, BACK: "completed", CANCEL: "completed" },
    },
    error: {
      on: {
        RETRY: [
          { guard: "retriesCards", target: "choose_card" },
          { target: "auth", actions: ["chooseAnew", assign({ tariff: null })] },
        ],
        CANCEL: [{ guard: "isCancellable", target: "cancelled" }, { actions: [] }],
      },
    },
    completed: { type: "final" },
    cancelled: { type: "final", entry: "measureCancel" },
  },
});

/** The step of a snapshot, «phone.asking»: one state stands at a time. */
export function stepOf({ value }: { readonly value: StateValue }): string {
  if (typeof value === "string") return value;
  const [[outer, inner] = ["", undefined]] = Object.entries(value);
  return inner === undefined ? outer : `${outer}.${stepOf({ value: inner })}`;
}

/** Goes on with a payment that was begun before. */
function goOn({ tariffs, unfinished }: Looked): Partial<PremiumContext> {
  const code = unfinished?.request.productCode;
  const tariff = tariffs.find(({ productCode }) => productCode === code) ?? null;
  return {
    tariffs,
    tariff,
    productCode: tariff?.productCode ?? null,
    means: unfinished?.request.means ?? null,
    intent: unfinished,
    isResumed: true,
  };
}
