import { useInfiniteQuery } from "@tanstack/react-query";
import { PaidRow } from "@kadr/design-system/pay/PaidRow";
import { Badge, type BadgeProps } from "@kadr/design-system/primitives/Badge";
import { Button } from "@kadr/design-system/primitives/Button";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import { eachOnce } from "../../presenters/eachOnce.ts";
import { paymentsPath } from "../../links/addresses.ts";
import { presentPayment } from "../../presenters/payments.ts";
import { paymentsQuery } from "../../queries/payments.ts";
import { useHost } from "../../ports/Host.ts";
import { paymentsTexts } from "../../texts/payments.ts";
import { PageError } from "../PageError.tsx";
import { ProfileWaiting } from "./ProfileWaiting.tsx";
import * as styles from "./ProfilePage.styles.ts";

const texts = paymentsTexts.history;

const badges = { paid: "success", waiting: "neutral", failed: "danger" } as const satisfies Record<
  string,
  BadgeProps["variant"]
>;

/** Payments, also those that failed, the newest first (PAY-SCREEN-08). */
export function PaymentHistory() {
  const { api } = useHost();
  const query = useInfiniteQuery(paymentsQuery(api));
  if (query.data === undefined)
    return query.isError && !query.isFetching ? (
      <PageError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <ProfileWaiting />
    );
  const payments = eachOnce(query.data.pages.flatMap(({ results }) => results));
  return (
    <>
      {payments.length === 0 ? (
        <EmptyState headingLevel={2} title={texts.none} text={texts.noneText} />
      ) : (
        <ul aria-label={texts.title}>
          {payments.map((payment) => {
            const { id, title, sum, state, status, note } = presentPayment(payment);
            return (
              <PaidRow
                key={id}
                title={title}
                note={note}
                badge={<Badge variant={badges[state]}>{status}</Badge>}
                end={sum}
              />
            );
          })}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          isPending={query.isFetchingNextPage}
          pendingLabel={texts.loading}
          onPress={() => void query.fetchNextPage()}
        >
          {query.isFetchNextPageError ? paymentsTexts.retry : texts.more}
        </Button>
      )}
      <p className={styles.empty}>
        <a className={styles.link} href={paymentsPath}>
          {texts.back}
        </a>
      </p>
    </>
  );
}
