import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { PaidRow } from "@kadr/design-system/pay/PaidRow";
import { Button } from "@kadr/design-system/primitives/Button";
import { Image } from "@kadr/design-system/primitives/Image";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { ProductTariff } from "@kadr/openapi/client";
import { dateOf, tariffAction, tariffButton, tariffStatus } from "../../presenters/tariffs.ts";
import { roubles } from "../../presenters/money.ts";
import { tariffsQuery } from "../../queries/payments.ts";
import { productCodeOf, type ProductCode } from "../../stores/paying/premiumTypes.ts";
import { useHost } from "../../ports/Host.ts";
import { paymentsTexts } from "../../texts/payments.ts";
import * as styles from "./Subscriptions.styles.ts";

const texts = paymentsTexts.subscriptions;

/** The longest that a browser's timer can wait, ms. */
const maxTimerMs = 2 ** 31 - 1;

export interface SubscriptionsProps {
  headingId: string;
  onManage: (entry: "purchase" | "recovery", productCode: ProductCode) => void;
  /** There is nothing yet: what can be had is shown. */
  onOffer: () => void;
}

const nextPayment = ({ nextPaymentValue, billingPeriodExpired }: ProductTariff): string | undefined =>
  nextPaymentValue === null || billingPeriodExpired === null
    ? undefined
    : texts.nextPayment(roubles(nextPaymentValue), dateOf(billingPeriodExpired));

/** The moment at which something that the person has changes by itself. */
function nextChange(held: readonly ProductTariff[], now: number): number | undefined {
  const moments = held
    .flatMap(({ endTime, billingPeriodExpired }) => [endTime, billingPeriodExpired])
    .flatMap((time) => (time === null ? [] : [Date.parse(time)]))
    .filter((moment) => moment > now);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

/** The person's subscriptions, and the way to manage them (MANAGE-STATUS-16). */
export function Subscriptions({ headingId, onManage, onOffer }: SubscriptionsProps) {
  const { api, measure, mediaUrl, now } = useHost();
  const query = useQuery({ ...tariffsQuery(api), refetchOnMount: "always", refetchOnWindowFocus: "always" });
  const { refetch } = query;
  const held = query.data?.filter(({ isActive }) => isActive);
  const change = held && nextChange(held, now());
  useEffect(() => {
    if (change === undefined) return;
    const timer = setTimeout(() => void refetch(), Math.min(maxTimerMs, change - now() + 1000));
    return () => clearTimeout(timer);
  }, [change, refetch, now]);

  if (held === undefined)
    return query.isError && !query.isFetching ? (
      <div className={styles.failed} role="alert">
        <p>{texts.failed}</p>
        <Button onPress={() => void refetch()}>{paymentsTexts.retry}</Button>
      </div>
    ) : (
      <div role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton height="72px" />
      </div>
    );
  if (held.length === 0)
    return (
      <>
        <p className={styles.quiet}>{texts.none}</p>
        <div>
          <Button variant="primary" onPress={onOffer}>
            {texts.offer}
          </Button>
        </div>
      </>
    );
  return (
    <ul aria-labelledby={headingId}>
      {held.map((product) => {
        const button = tariffButton(product);
        const code = productCodeOf(product.productCode);
        return (
          <PaidRow
            key={product.productCode}
            mark={<Image className={styles.picture} src={mediaUrl(product.productPicture)} width={80} alt="" />}
            title={product.nameTransformed}
            status={tariffStatus(product)}
            note={nextPayment(product)}
          >
            {button !== null && code !== null && (
              <Button
                aria-label={texts.of(button, product.nameTransformed)}
                onPress={() => {
                  measure("purchase.manage", { location: "profile", context: code });
                  onManage(tariffAction(product) === "recover" ? "recovery" : "purchase", code);
                }}
              >
                {button}
              </Button>
            )}
          </PaidRow>
        );
      })}
    </ul>
  );
}
