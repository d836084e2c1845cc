import { accountOver, FakeClock, silentMeasure } from "../../testing.ts";
import type { PromoPorts } from "../PromoStore.ts";
import type { PurchaseApi, PurchasePorts } from "../PurchaseStore.ts";

const never = (): Promise<never> => new Promise<never>(() => {});
const nothing = (): undefined => undefined;

/** What both have: somebody with an e-mail who is here, in a tab that remembers nothing. */
const world = () => ({
  account: accountOver({ userId: "7", isAuthorised: true }),
  clock: new FakeClock(),
  attention: { isHere: () => true, onChange: () => nothing },
  device: { read: nothing, write: nothing },
  newKey: countedKeys(),
  refresh: () => Promise.resolve(),
});

/** `key-1`, `key-2`, … */
function countedKeys(): () => string {
  let keys = 0;
  return () => `key-${(keys += 1)}`;
}

type GivenPurchase = Omit<Partial<PurchasePorts>, "api"> & { readonly api?: Partial<PurchaseApi> };

/** The world of a purchase, as far as it is not given: a call never comes back, and nobody hears what is said. */
export const purchasePorts = ({ api = {}, ...given }: GivenPurchase = {}): PurchasePorts => ({
  ...world(),
  session: { profile: { email: "a@kadr.example", isEmailConfirmed: true }, refresh: () => Promise.resolve(true) },
  later: { read: nothing, write: nothing },
  go: nothing,
  pathOf: () => "/",
  origin: "",
  leave: nothing,
  isProductCode: never,
  onProductCode: nothing,
  notify: nothing,
  log: nothing,
  measure: silentMeasure,
  texts: { activation: { failed: "" } },
  ...given,
  api: {
    readOffers: never,
    checkCoupon: never,
    begin: never,
    isHeld: never,
    readRefusal: never,
    readReturn: never,
    activate: never,
    ...api,
  },
});

type GivenPromo = Omit<Partial<PromoPorts>, "api"> & { readonly api?: Partial<PromoPorts["api"]> };

/** The same for a code of a subscription. */
export const promoPorts = ({ api = {}, ...given }: GivenPromo = {}): PromoPorts => ({
  ...world(),
  ...given,
  api: { check: never, activate: never, readStatus: never, ...api },
});
