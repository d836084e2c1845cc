import { and, assign, fromPromise, not, setup } from "xstate";
import type { ProductTariff } from "@kadr/openapi/client";
import type { ProductCode } from "./premiumTypes.ts";

/** How the popups were come into (PAY-FLOW-21): to manage, to cancel, to take the cancelling back. */
export type ManagementEntry = "purchase" | "rescission" | "recovery";

export interface ManagementInput {
  readonly entry: ManagementEntry;
  readonly productCode: ProductCode;
}

/** The product as the person has it. */
export interface Managed {
  readonly tariff: ProductTariff;
  /** Bought by an offer of the marketplace, which renews it by this id (K33); null: by its tariff. */
  readonly subscriptionId: string | null;
  /** It can be paid for again by itself: what was bought for a day, got by a code or as a gift cannot. */
  readonly isRenewable: boolean;
}

export interface ManagementContext extends ManagementInput {
  /** null: nothing is known, or the person does not have it. */
  readonly managed: Managed | null;
}

export type ManagementEvent =
  /** Cancel the renewal: it is asked about first. */
  | { readonly type: "RESCIND" }
  /** Take the cancelling back. */
  | { readonly type: "RECOVER" }
  | { readonly type: "YES" }
  | { readonly type: "NO" }
  | { readonly type: "RETRY" }
  /** The closing text was read. */
  | { readonly type: "NEXT" }
  /** The popup is put away. */
  | { readonly type: "CANCEL" };

/** Actor that the store of a machine replaces by its own. */
const notGiven = (): never => {
  throw new Error("Management was begun without its ports");
};

/**
 * How a subscription is managed (MANAGE-STATUS-13 to -17): the documents' three steps under their names, taking a cancelling back, and
 * what each failure leads to. The server's response alone says what was cancelled.
 */
export const managementMachine = setup({
  types: {
    context: {} as ManagementContext,
    input: {} as ManagementInput,
    events: {} as ManagementEvent,
  },
  actors: {
    look: fromPromise<Managed | null, ProductCode>(notGiven),
    rescind: fromPromise<Managed, ManagementContext>(notGiven),
    recover: fromPromise<Managed, ManagementContext>(notGiven),
  },
  actions: {
    measureCancel: notGiven,
    measureYes: notGiven,
    measureNo: notGiven,
    measureCancelled: notGiven,
    measureRenew: notGiven,
    refreshOffers: notGiven,
  },
  guards: {
    isCancellable: ({ context: { managed } }) => managed?.isRenewable === true && managed.tariff.endTime === null,
    isRecoverable: ({ context: { managed } }) => managed?.isRenewable === true && managed.tariff.endTime !== null,
    isForRescission: ({ context }) => context.entry === "rescission",
    isForRecovery: ({ context }) => context.entry === "recovery",
    isHeld: ({ context }) => context.managed?.tariff.isActive === true,
  },
}).createMachine({
  id: "management",
  context: ({ input }) => ({ ...input, managed: null }),
  initial: "look",
  on: { CANCEL: ".closed" },
  states: {
    look: {
      invoke: {
        src: "look",
        input: ({ context }) => context.productCode,
        onDone: { target: "known", actions: assign({ managed: ({ event }) => event.output }) },
        onError: "unread",
      },
    },
    known: {
      always: [
        { guard: not("isHeld"), target: "over" },
        {
          guard: and(["isForRescission", "isCancellable"]),
          target: "recurrent_rescission",
          actions: "measureCancel",
        },
        { guard: and(["isForRecovery", "isRecoverable"]), target: "recurrent_recovery" },
        { target: "management" },
      ],
    },
    unread: { on: { RETRY: "look" } },
    over: { on: { NEXT: "closed" } },
    management: {
      on: {
        RESCIND: { guard: "isCancellable", target: "recurrent_rescission", actions: "measureCancel" },
        RECOVER: { guard: "isRecoverable", target: "recovering", actions: "measureRenew" },
      },
    },
    recurrent_rescission: {
      on: {
        YES: { target: "rescinding", actions: "measureYes" },
        NO: { target: "management", actions: "measureNo" },
      },
    },
    rescinding: {
      invoke: {
        src: "rescind",
        input: ({ context }) => context,
        onDone: {
          target: "recurrent_rescission_success",
          actions: [assign({ managed: ({ event }) => event.output }), "measureCancelled", "refreshOffers"],
        },
        onError: "rescission_error",
      },
    },
    rescission_error: { on: { RETRY: "rescinding" } },
    recurrent_rescission_success: { on: { NEXT: "closed" } },
    recurrent_recovery: {
      on: { YES: { target: "recovering", actions: "measureRenew" }, NO: "management" },
    },
    recovering: {
      invoke: {
        src: "recover",
        input: ({ context }) => context,
        onDone: {
          target: "recovery_success",
          actions: [assign({ managed: ({ event }) => event.output }), "refreshOffers"],
        },
        onError: "recovery_error",
      },
    },
    recovery_error: { on: { RETRY: "recovering" } },
    recovery_success: { on: { NEXT: "closed" } },
    closed: { type: "final" },
  },
});
