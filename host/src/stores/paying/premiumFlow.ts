import { fromCallback, fromPromise } from "xstate";
import type { PaymentRequest } from "./PaymentIntents.ts";
import { premiumMachine } from "./premiumMachine.ts";
import type { PaymentMetrics, PremiumContext, PremiumEvent, PremiumPorts } from "./premiumTypes.ts";

function metricsOf({ tariff: offered }: PremiumContext): PaymentMetrics | null {
  if (offered === null) return null;
  const { productCode, tariff } = offered;
  // A trial is a first period at another price (entity Tariff).
  return { price: tariff.mainPrice.price, productCode, isTrial: tariff.trial !== undefined };
}

/** The flow with the world that it runs in. */
export function premiumFlow(ports: PremiumPorts): typeof premiumMachine {
  const { intents, watch, measure, metrics } = ports;

  const requestOf = ({ isResumed, productCode, tariff, means }: PremiumContext): PaymentRequest => {
    const before = isResumed ? intents.unfinished : null;
    if (before !== null) return before.request;
    if (productCode === null || tariff === null || means === null) throw new Error("Nothing is chosen to pay for");
    const { tariffCode } = tariff.tariff;
    return { productCode, tariffCode, means, returnUrl: ports.returnUrl(productCode) };
  };

  return premiumMachine.provide({
    actors: {
      signIn: fromPromise(ports.signIn),
      look: fromPromise(async ({ signal }) => ({
        tariffs: await ports.readTariffs(signal),
        unfinished: intents.unfinished,
      })),
      readPhone: fromPromise(({ signal }) => ports.readPhone(signal)),
      savePhone: fromPromise(({ input, signal }) => ports.savePhone(input.phone, signal)),
      readCards: fromPromise(({ signal }) => ports.readCards(signal)),
      begin: fromPromise(async ({ input, signal }) => intents.begin(requestOf(input), signal)),
      watch: fromCallback<PremiumEvent, { paymentId: string }>(({ sendBack, input }) =>
        watch.watch(input.paymentId, (news) => sendBack({ type: "NEWS", news })),
      ),
    },
    actions: {
      measurePay: ({ context }) => {
        const said = metricsOf(context);
        // A request that is sent again was measured at its press.
        if (said === null || context.isResumed) return;
        metrics.write(said);
        ports.reportStart(said.productCode);
        if (said.isTrial) measure("purchase.trial", { location: "premium" });
        measure("purchase.pay", { ...said, revenue: said.isTrial ? -1 : said.price, location: "premium" });
      },
      measureSuccess: ({ context }) => {
        const said = metrics.read() ?? metricsOf(context);
        if (said === undefined || said === null || context.hadAlready) return;
        const { productCode, price } = said;
        measure("purchase.success", {
          productCode,
          isTrial: said.isTrial,
          revenue: said.isTrial ? 1 : price,
          location: "premium",
        });
      },
      forgetPayment: () => {
        intents.forget();
        metrics.forget();
      },
      goToBank: ({ context }) => {
        const url = context.news?.confirmationUrl;
        if (url != null) ports.goToBank(url);
      },
      // The message of a cancel (PAY-FLOW-05) is the documents' event.
      measureCancel: () => measure("subscription.cancel", { location: "premium" }),
      refreshOffers: ports.onBought,
    },
  });
}
