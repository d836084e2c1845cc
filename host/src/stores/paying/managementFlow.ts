import { fromPromise } from "xstate";
import type { ProductTariff } from "@kadr/openapi/client";
import type { Measure } from "../measure/Measure.ts";
import { failureOf, isUnknown } from "../writing/index.ts";
import { managementMachine, type Managed, type ManagementContext } from "./managementMachine.ts";
import type { ProductCode } from "./premiumTypes.ts";

/** All calls reject with the client's `ApiError`. */
export interface ManagementApi {
  /** The product as the person has it; null: there is no such product. */
  read(productCode: ProductCode, signal: AbortSignal): Promise<Managed | null>;
  rescind(productCode: ProductCode, key: string, signal: AbortSignal): Promise<ProductTariff>;
  recover(productCode: ProductCode, key: string, signal: AbortSignal): Promise<ProductTariff>;
  /** The marketplace's own way (K33). */
  renew(subscriptionId: string, needRenew: boolean, key: string, signal: AbortSignal): Promise<void>;
}

export interface ManagementPorts {
  readonly api: ManagementApi;
  readonly measure: Measure;
  readonly newKey: () => string;
  /** The person's subscription has changed. */
  readonly onChanged: () => void;
}

/** Management with the world that it runs in. */
export function managementFlow({ api, measure, newKey, onChanged }: ManagementPorts): typeof managementMachine {
  /** A press and its repeats are one change. */
  const keys = { rescind: newKey(), recover: newKey() };

  const change = async (
    { managed, productCode }: ManagementContext,
    goesOn: boolean,
    signal: AbortSignal,
  ): Promise<Managed> => {
    if (managed === null) throw new Error("Nothing is managed");
    const what = goesOn ? "recover" : "rescind";
    const { subscriptionId } = managed;
    try {
      if (subscriptionId === null) return { ...managed, tariff: await api[what](productCode, keys[what], signal) };
      await api.renew(subscriptionId, goesOn, keys[what], signal);
    } catch (error) {
      // A lost answer: only the server knows.
      if (!isUnknown(failureOf(error))) throw error;
    }
    const now = await api.read(productCode, signal);
    if (now === null || (now.tariff.endTime === null) !== goesOn) throw new Error("The renewal was not changed");
    return now;
  };

  return managementMachine.provide({
    actors: {
      look: fromPromise(({ input, signal }) => api.read(input, signal)),
      rescind: fromPromise(({ input, signal }) => change(input, false, signal)),
      recover: fromPromise(({ input, signal }) => change(input, true, signal)),
    },
    actions: {
      measureCancel: ({ context }) =>
        measure("purchase.cancel", { location: "management", context: context.productCode }),
      measureYes: ({ context }) =>
        measure("purchase.cancel.yes", { location: "management", context: context.productCode }),
      measureNo: ({ context }) =>
        measure("purchase.cancel.no", { location: "management", context: context.productCode }),
      measureCancelled: ({ context }) =>
        measure("purchase.cancel.success", { location: "management", context: context.productCode }),
      measureRenew: ({ context }) =>
        measure("purchase.renew", { location: "management", context: context.productCode }),
      refreshOffers: onChanged,
    },
  });
}
