import type { PaymentStatus, ProductTariff, SavedPaymentMethod } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { MachineStore } from "../MachineStore.ts";
import type { PaymentIntent, PaymentRequest } from "../PaymentIntents.ts";
import { premiumFlow } from "../premiumFlow.ts";
import type { PremiumEvent, PremiumInput } from "../premiumTypes.ts";
import type { PremiumStore } from "../../OffersStore.ts";

const never = () => new Promise<never>(() => {});

/** The server's responses, in tests and stories; a call without one is never answered. */
export interface FakeServer {
  /** A guest, who has not signed in yet. */
  readonly isGuest?: boolean;
  readonly tariffs?: readonly ProductTariff[];
  readonly phone?: string | null;
  /** Of a number that is typed. */
  readonly savePhone?: "saved" | "refused";
  readonly cards?: readonly SavedPaymentMethod[];
  readonly begin?: "begun" | "lost" | "refused" | "tooMany";
  readonly status?: PaymentStatus["results"];
}

const refusals = {
  refused: { kind: "http", status: 422, code: "PAYMENT_ERROR" },
  tooMany: { kind: "http", status: 429 },
  lost: { kind: "offline" },
} as const;

/**
 * The real flow before a server that answers as told, having heard `events`, after which `onHeard` is called. Nothing moves by itself: a
 * picture must not depend on how long it took.
 */
export function openPremium(
  { tariffs, phone, savePhone, cards, begin, status, isGuest = false }: FakeServer,
  events: readonly PremiumEvent[],
  input: PremiumInput = { entry: "full", productCode: null },
  onHeard: () => void = () => undefined,
): PremiumStore {
  const response = <T>(value: T | undefined): Promise<T> => (value === undefined ? never() : Promise.resolve(value));
  const begun = (request: PaymentRequest): Promise<PaymentIntent> => {
    if (begin === undefined) return never();
    if (begin !== "begun") return Promise.reject(Object.assign(new Error("refused"), refusals[begin]));
    return Promise.resolve({
      key: "key-of-the-test",
      ownerId: "1",
      begunAt: 0,
      paymentId: "payment",
      request,
    });
  };
  const store: PremiumStore = new MachineStore(
    premiumFlow({
      signIn: () => response(isGuest ? undefined : true),
      readTariffs: () => response(tariffs),
      readPhone: () => response(phone),
      savePhone: () => (savePhone === "refused" ? Promise.reject(new Error("refused")) : response(savePhone)),
      readCards: () => response(cards),
      returnUrl: () => "",
      goToBank: () => undefined,
      onBought: () => undefined,
      measure: () => undefined,
      reportStart: () => undefined,
      metrics: { read: () => undefined, write: () => undefined, forget: () => undefined },
      intents: { begin: begun, forget: () => undefined, unfinished: null },
      watch: {
        watch: (_id, listener) => {
          if (status !== undefined)
            queueMicrotask(() =>
              listener({
                status: status.status,
                confirmationUrl: status.confirmation?.confirmationUrl ?? null,
                confirmationData: status.confirmation?.confirmationData ?? null,
                errorKind: status.errorKind ?? null,
              }),
            );
          return () => undefined;
        },
      },
    }),
    input,
    { clock: { now: () => 0, after: () => () => undefined }, account: { onChange: () => () => undefined } },
  );
  store.connect();
  // Each answer takes a turn of its own.
  void (async () => {
    for (const event of events) {
      for (let turn = 0; turn < 100 && !store.can(event); turn += 1)
        await new Promise((resolve) => setTimeout(resolve, 5));
      store.send(event);
    }
    // so does what the last of them asks for
    setTimeout(onHeard, 50);
  })();
  return store;
}

export const offered: readonly ProductTariff[] = examples.listProductTariffs.offers.result;
export const savedCards: readonly SavedPaymentMethod[] = examples.listSavedPaymentMethods.two.results;
