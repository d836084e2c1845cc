import { type Owned, ownedBy } from "../../payment/index.ts";
import { ok, requireUser, type Handler } from "../call.ts";
import { isoTime } from "../shared/format.ts";

const isActive = ({ timeline }: Owned): boolean => timeline.phase === "active";

function paidSubscription(owned: Owned): Record<string, unknown> {
  const { row, timeline } = owned;
  const end = timeline.periodEnd ?? timeline.end;
  return {
    product_code: row.product_code,
    is_active: isActive(owned),
    subscription_id: String(row.id),
    offer_id: row.offer_id === null ? null : String(row.offer_id),
    pack_id: row.pack_id === null ? null : String(row.pack_id),
    renewable: isActive(owned) && row.period_days !== null && row.renew_off_ts === null,
    ...(end === null ? {} : { expires_ts: isoTime(end) }),
  };
}

/** Products that the person has or had: what was begun and is not one video's. Active ones first, then the newest. */
export const listPaidSubscriptions: Handler = async (call) => {
  const { db, now } = call.context;
  const owned = (await ownedBy(db, requireUser(call).id, now())).filter(
    ({ row, timeline }) => row.product_code !== null && row.track_id === null && timeline.phase !== "before",
  );
  return ok({ results: [...owned.filter(isActive), ...owned.filter((one) => !isActive(one))].map(paidSubscription) });
};
