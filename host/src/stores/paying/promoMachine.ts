import type { PromoActivation } from "@kadr/openapi/client";
import { assign, fromPromise, setup } from "xstate";
import { beginningFailure, promoFailure, promoFailureOf } from "./purchaseFailures.ts";
import type { PromoFailure } from "./purchaseTypes.ts";

/** Gift of a code. */
export interface PromoGift {
  readonly name: string;
  readonly days: number;
}

export interface PromoContext {
  readonly code: string;
  /** Of the one activation, however often it is said (Idempotency-Key). */
  readonly key: string;
  readonly gift: PromoGift | null;
  readonly failure: PromoFailure | null;
  /** Until when it lasts. */
  readonly endTime: string | null;
}

export interface PromoRequest {
  readonly code: string;
  readonly key: string;
}

/** How an activation ended; null: nobody has told within the time. */
export type Settled = Pick<PromoActivation, "status" | "endTime" | "errorCode"> | null;

export type PromoEvent =
  /** `code`: typed before, in the shell's form. `kept`: an activation that this tab had begun. */
  | { readonly type: "OPEN"; readonly code: string | null; readonly kept: PromoRequest | null }
  | { readonly type: "CODE"; readonly code: string }
  | { readonly type: "CANCEL" };

const unset = () => Promise.reject(new Error("not provided"));
const initial: PromoContext = { code: "", key: "", gift: null, failure: null, endTime: null };

/** Codes of subscriptions, `popup=promo_code` (PAY-FLOW-20, K22): looked at, used once, and asked after until it has settled. */
export const promoMachine = setup({
  types: { context: {} as PromoContext, events: {} as PromoEvent },
  actors: {
    check: fromPromise<PromoGift, string>(unset),
    activate: fromPromise<unknown, PromoRequest>(unset),
    settle: fromPromise<Settled, string>(unset),
  },
  actions: {
    startIntent: assign({ key: "" }),
    keepIntent: () => undefined,
    dropIntent: () => undefined,
    refresh: () => undefined,
    takeCode: assign({ code: (_, { code }: { readonly code: string }) => code, failure: null }),
    fail: assign({ failure: (_, { failure }: { readonly failure: PromoFailure }) => failure }),
    failBy: assign({ failure: (_, { error }: { readonly error: unknown }) => promoFailure(error) }),
    reset: assign(initial),
  },
  guards: {
    isUnknown: (_, { error }: { readonly error: unknown }) => beginningFailure(error).kind === "unknown",
    isStatus: (_, { settled, name }: { readonly settled: Settled; readonly name: PromoActivation["status"] }) =>
      settled?.status === name,
  },
}).createMachine({
  id: "promo",
  context: initial,
  initial: "idle",
  on: { CANCEL: { target: ".idle", actions: "reset" } },
  states: {
    idle: {
      on: {
        CANCEL: {},
        OPEN: [
          {
            guard: ({ event }) => event.kept !== null,
            target: "settling",
            actions: assign(({ event }) => ({ ...initial, ...event.kept })),
          },
          {
            guard: ({ event }) => event.code !== null,
            target: "checking",
            actions: { type: "takeCode", params: ({ event }) => ({ code: event.code ?? "" }) },
          },
          { target: "form" },
        ],
      },
    },
    form: {
      on: { CODE: { target: "checking", actions: { type: "takeCode", params: ({ event }) => event } } },
    },
    checking: {
      invoke: {
        src: "check",
        input: ({ context }) => context.code,
        onDone: {
          target: "activating",
          actions: [assign({ gift: ({ event }) => event.output }), "startIntent", "keepIntent"],
        },
        onError: { target: "form", actions: { type: "failBy", params: ({ event }) => event } },
      },
    },
    activating: {
      invoke: {
        src: "activate",
        input: ({ context: { code, key } }) => ({ code, key }),
        onDone: "settling",
        onError: [
          // The answer was lost: what became of it is asked.
          { guard: { type: "isUnknown", params: ({ event }) => event }, target: "settling" },
          { target: "form", actions: ["dropIntent", { type: "failBy", params: ({ event }) => event }] },
        ],
      },
    },
    settling: {
      invoke: {
        src: "settle",
        input: ({ context }) => context.code,
        onDone: [
          {
            guard: { type: "isStatus", params: ({ event }) => ({ settled: event.output, name: "activated" }) },
            target: "success",
            actions: assign({ endTime: ({ event }) => event.output?.endTime ?? null }),
          },
          {
            guard: { type: "isStatus", params: ({ event }) => ({ settled: event.output, name: "failed" }) },
            target: "form",
            actions: [
              "dropIntent",
              {
                type: "fail",
                params: ({ event }) => ({
                  failure: promoFailureOf(event.output?.errorCode ?? "PROMOCODE_ERROR_ACTIVATION"),
                }),
              },
            ],
          },
          {
            guard: { type: "isStatus", params: ({ event }) => ({ settled: event.output, name: "not_activated" }) },
            target: "form",
            actions: ["dropIntent", { type: "fail", params: { failure: "offline" } }],
          },
          { target: "form", actions: { type: "fail", params: { failure: "unknown" } } },
        ],
        onError: { target: "form", actions: { type: "fail", params: { failure: "unknown" } } },
      },
    },
    success: { entry: ["dropIntent", "refresh"] },
  },
});
