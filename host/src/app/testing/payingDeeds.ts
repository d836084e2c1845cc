import type { Api } from "@kadr/openapi/client";
import { createManagementApi } from "../../platform/api/managementApi.ts";
import type { PremiumStore } from "../../stores/OffersStore.ts";
import { MachineStore } from "../../stores/paying/MachineStore.ts";
import { managementFlow } from "../../stores/paying/managementFlow.ts";
import type { managementMachine } from "../../stores/paying/managementMachine.ts";
import { stepOf } from "../../stores/paying/premiumMachine.ts";
import type { PromoStore } from "../../stores/paying/PromoStore.ts";
import type { PurchaseTarget } from "../../stores/paying/purchaseTypes.ts";
import type { PurchaseStore } from "../../stores/paying/PurchaseStore.ts";
import type { Clock, Dispose } from "../../stores/ports.ts";
import type { Stores } from "../../stores/stores.ts";
import type { Scope } from "../../stores/writing/index.ts";

interface Opened<Store> {
  readonly scope: Scope;
  readonly store: Store;
  readonly stop: Dispose;
}

type ManagementStore = MachineStore<typeof managementMachine>;

function buyOn(store: PurchaseStore, mark: string): void {
  const { step, context } = store;
  const [offer] = context.read?.offers ?? [];
  if (step === "choosing" && offer !== undefined) store.send({ type: "CHOOSE", offerId: offer.id });
  else if (step === "coupon") store.send({ type: "CODE", code: mark });
  else if (step === "paying.ready") store.send({ type: "FRAME_PAID" });
  else if (step.startsWith("paying.")) store.send({ type: "FRAME_LOADED" });
  else if (step === "failed") store.send({ type: "RETRY" });
  else if (step.toLowerCase().includes("success")) store.send({ type: "CANCEL" });
}

function useCodeOn(store: PromoStore, mark: string): void {
  if (store.step === "idle") store.open(null);
  else if (store.step === "form") store.send({ type: "CODE", code: mark });
  else if (store.step === "success") store.send({ type: "CANCEL" });
}

function subscribeOn(store: PremiumStore, mark: string): void {
  const step = stepOf(store.snapshot);
  const [card] = store.snapshot.context.cards;
  if (step === "tariffs") store.send({ type: "TARIFF", productCode: "RUTUBE" });
  else if (step === "phone.asking") store.send({ type: "PHONE", phone: mark });
  // every other time with a new card
  else if (step === "choose_card.choosing" && card !== undefined && mark.endsWith("0"))
    store.send({ type: "SAVED_CARD", paymentMethodId: card.paymentMethodId });
  else if (step === "choose_card.choosing") store.send({ type: "NEW_CARD" });
  else if (step === "pay.new_card") store.send({ type: "TOKEN", token: mark });
  else if (step === "unknown") store.send({ type: "CHECK" });
  else if (step === "error") store.send({ type: "RETRY" });
  else if (step === "success") store.send({ type: "NEXT" });
}

function manageOn(store: ManagementStore): void {
  const { value: step, context } = store.snapshot;
  if (step === "management") store.send({ type: context.managed?.tariff.endTime === null ? "RESCIND" : "RECOVER" });
  else if (step === "recurrent_rescission") store.send({ type: "YES" });
  else if (step === "unread" || step === "rescission_error" || step === "recovery_error") store.send({ type: "RETRY" });
  else if (step === "over" || step.endsWith("_success")) store.send({ type: "NEXT" });
}

/**
 * Presses in the popups of money, each the next of its flow. A mark says who presses, and is in what reaches the server:
 * the id of the film, the code, the token of a card, the key of a change.
 */
export async function createPayingDeeds(api: Api, stores: Stores, clock: Clock) {
  const { account } = stores;
  const [purchases, promo, offers] = await Promise.all([
    stores.purchases.load(),
    stores.promo.load(),
    stores.offers.load(),
  ]);
  let premium: Opened<PremiumStore> | null = null;
  let management: Opened<ManagementStore> | null = null;

  /** A popup that is over, or was another person's, is opened anew. */
  const open = <Store extends { readonly isDone: boolean; connect(): Dispose }>(
    before: Opened<Store> | null,
    make: () => Store,
  ): Opened<Store> => {
    if (before !== null && !before.scope.ended && !before.store.isDone) return before;
    before?.stop();
    const store = make();
    return { scope: account.now, store, stop: store.connect() };
  };

  const isOpen = (kind: PurchaseTarget["kind"]): boolean =>
    !purchases.isIdle && purchases.context.target?.kind === kind;

  return {
    deeds: {
      // another thing is bought instead of the one that is
      buy: (mark: string) => (isOpen("video") ? buyOn(purchases, mark) : purchases.open({ kind: "video", id: mark })),
      useCoupon: (mark: string) =>
        isOpen("coupon") ? buyOn(purchases, mark) : purchases.open({ kind: "coupon", id: "" }),
      useCode: (mark: string) => useCodeOn(promo, mark),
      subscribe: (mark: string) => {
        premium = open(premium, () => offers.openPremium({ entry: "full", productCode: null }));
        subscribeOn(premium.store, mark);
      },
      manage: (mark: string) => {
        management = open(
          management,
          () =>
            new MachineStore(
              managementFlow({
                api: createManagementApi(api),
                measure: () => undefined,
                newKey: () => mark,
                onChanged: () => offers.changed(),
              }),
              { entry: "purchase", productCode: mark.endsWith("0") ? "PREMIER_RUTUBE_YAPPY" : "RUTUBE" },
              { clock, account },
            ),
        );
        manageOn(management.store);
      },
    },
    close(): void {
      purchases.send({ type: "CANCEL" });
      promo.send({ type: "CANCEL" });
      premium?.stop();
      management?.stop();
    },
  };
}
