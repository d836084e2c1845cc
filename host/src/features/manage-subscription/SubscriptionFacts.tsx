import { dateOf, tariffStatus } from "../../presenters/tariffs.ts";
import { roubles } from "../../presenters/money.ts";
import type { Managed } from "../../stores/paying/managementMachine.ts";
import { paymentsTexts } from "../../texts/payments.ts";
import * as styles from "./ManagePopup.styles.ts";

const texts = paymentsTexts.manage;

/** Next event of a subscription, in one sentence. */
function noteOf({ tariff, isRenewable }: Managed): string {
  if (tariff.type === "subscription_free") return texts.isFree;
  if (tariff.isPromo) return texts.byPromo;
  if (tariff.endTime === null && isRenewable) return texts.renews;
  return tariff.endTime === null ? "" : texts.ends(dateOf(tariff.endTime));
}

/** How a subscription stands: status, price, the next payment. */
export function SubscriptionFacts({ managed }: { managed: Managed }) {
  const { tariff } = managed;
  const status = tariffStatus(tariff);
  const note = noteOf(managed);
  return (
    <>
      <dl className={styles.facts}>
        {status !== undefined && (
          <div>
            <dt>{texts.status}</dt>
            <dd className={styles.status} data-muted={status.isMuted || undefined}>
              {status.text}
            </dd>
          </div>
        )}
        {tariff.type !== "subscription_free" && !tariff.isPromo && (
          <div>
            <dt>{texts.price}</dt>
            <dd>{texts.monthly(roubles(tariff.tariff.mainPrice.price))}</dd>
          </div>
        )}
        {tariff.nextPaymentValue !== null && tariff.billingPeriodExpired !== null && (
          <div>
            <dt>{texts.next}</dt>
            <dd>
              {roubles(tariff.nextPaymentValue)}, {dateOf(tariff.billingPeriodExpired)}
            </dd>
          </div>
        )}
      </dl>
      {note !== "" && <p className={styles.note}>{note}</p>}
    </>
  );
}
