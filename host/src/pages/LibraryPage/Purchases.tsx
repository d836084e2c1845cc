import { useQuery } from "@tanstack/react-query";
import { Badge, type BadgeProps } from "@kadr/design-system/primitives/Badge";
import { Button } from "@kadr/design-system/primitives/Button";
import type { ActivePurchase } from "@kadr/openapi/client";
import { videoPath } from "../../links/addresses.ts";
import { roubles } from "../../presenters/money.ts";
import { dateOf } from "../../presenters/tariffs.ts";
import { purchasesQuery } from "../../queries/library.ts";
import { useHost } from "../../ports/Host.ts";
import { libraryTexts } from "../../texts/library.ts";
import { promoTexts } from "../../texts/purchase.ts";
import { PageError } from "../PageError.tsx";
import { LibrarySkeleton, NothingHere } from "./LibraryList.tsx";
import * as styles from "./LibraryPage.styles.ts";

const texts = libraryTexts.purchase;

/** Purchases and subscriptions, also those that have ended, and where each leads. */
export function Purchases() {
  const { api, overlays } = useHost();
  const query = useQuery(purchasesQuery(api));
  if (query.data === undefined)
    return query.isError && !query.isFetching ? (
      <PageError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <LibrarySkeleton />
    );
  const { results } = query.data;
  const hasNoAds = results.some(({ product_code: code, is_active: isActive }) => isActive && code === "RUTUBE");
  return (
    <>
      {results.length === 0 ? (
        <NothingHere section="purchases" />
      ) : (
        <ul className={styles.rows}>
          {results.map((purchase) => (
            <Row key={purchase.subscription_id} purchase={purchase} />
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {!hasNoAds && (
          <Button onPress={() => overlays.open("purchase", { kind: "noads", id: "" })}>{texts.noAds}</Button>
        )}
        <Button onPress={() => overlays.open("purchase", { kind: "coupon", id: "" })}>{promoTexts.title}</Button>
      </div>
    </>
  );
}

/** State of a purchase, in a word. */
function stateOf({ is_active: isActive, renew_failed: hasFailed, is_promo: isPromo }: ActivePurchase): {
  readonly variant: BadgeProps["variant"];
  readonly text: string;
} {
  if (!isActive)
    return hasFailed ? { variant: "danger", text: texts.renewFailed } : { variant: "neutral", text: texts.over };
  return { variant: "success", text: isPromo ? texts.promo : texts.active };
}

/** Until when, or what is taken next and when. */
function termOf({
  end_ts: ends,
  next_payment_ts: next,
  next_payment_value: value,
}: ActivePurchase): string | undefined {
  if (typeof next === "string" && value !== undefined) return texts.next(roubles(value), dateOf(next));
  return typeof ends === "string" ? texts.until(dateOf(ends)) : undefined;
}

function Row({ purchase }: { purchase: ActivePurchase }) {
  const { overlays } = useHost();
  const { name, is_active: isActive, video_id: videoId, access_type: type, product_code: code } = purchase;
  const { variant, text } = stateOf(purchase);
  const isRental = type === "tvod";
  return (
    <li>
      <span className={styles.strong} dir="auto">
        {name}
      </span>
      <span className={styles.quiet}>
        <Badge variant={variant}>{text}</Badge> {termOf(purchase)}
      </span>
      {videoId !== undefined && isActive && (
        <a className={styles.link} href={videoPath(videoId)} aria-label={`${texts.watch}: ${name}`}>
          {texts.watch}
        </a>
      )}
      {code !== undefined && isActive && (
        <div className={styles.ways}>
          <Button
            size="s"
            aria-label={`${texts.manage}: ${name}`}
            onPress={() => overlays.open("managePurchase", { productCode: code })}
          >
            {texts.manage}
          </Button>
        </div>
      )}
      {videoId !== undefined && !isActive && isRental && (
        <div className={styles.ways}>
          <Button
            size="s"
            aria-label={`${texts.again}: ${name}`}
            onPress={() => overlays.open("purchase", { kind: "video", id: videoId })}
          >
            {texts.again}
          </Button>
        </div>
      )}
    </li>
  );
}
