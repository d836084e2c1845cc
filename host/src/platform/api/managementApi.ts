import type { Api, ProductTariff } from "@kadr/openapi/client";
import type { ManagementApi } from "../../stores/paying/managementFlow.ts";
import type { ProductCode } from "../../stores/paying/premiumTypes.ts";

const only = (tariffs: readonly ProductTariff[], productCode: ProductCode): ProductTariff => {
  const tariff = tariffs.find((one) => one.productCode === productCode);
  if (tariff === undefined) throw new Error(`The response has no ${productCode}`);
  return tariff;
};

/** The calls of management: by product code, and of the marketplace by the subscription's id (K33). */
export const createManagementApi = (api: Api): ManagementApi => ({
  async read(productCode, signal) {
    const [{ result }, { results }] = await Promise.all([
      api.call("listProductTariffs", { query: { productCode }, signal }),
      api.call("listActivePurchases", { query: { is_renewable: "1" }, signal }),
    ]);
    const tariff = result.find((one) => one.productCode === productCode);
    if (tariff === undefined) return null;
    const bought = results.find((one) => one.product_code === productCode && one.is_active);
    const isOfMarketplace = bought?.offer_id !== undefined && bought.offer_id !== null;
    return {
      tariff,
      subscriptionId: isOfMarketplace ? bought.subscription_id : null,
      isRenewable: bought !== undefined,
    };
  },
  rescind: async (productCode, idempotencyKey, signal) =>
    only(
      (await api.call("rescindRecurrentPayment", { body: { productCode }, idempotencyKey, signal })).result,
      productCode,
    ),
  recover: async (productCode, idempotencyKey, signal) =>
    only(
      (await api.call("recoverRecurrentPayment", { body: { productCode }, idempotencyKey, signal })).result,
      productCode,
    ),
  renew: async (id, needRenew, idempotencyKey, signal) =>
    void (await api.call("renewSubscription", {
      path: { id },
      body: { need_renew: needRenew },
      idempotencyKey,
      signal,
    })),
});
