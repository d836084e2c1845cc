import type { VideosTable } from "../db/schema.ts";
import type { Db } from "../db/dialect.ts";
import type { Selectable } from "kysely";
import { isAdFree } from "./access-types.ts";
import { day } from "./lapse.ts";
import { ownedBy, type Owned } from "./owned.ts";

type VideoPart = Pick<
  Selectable<VideosTable>,
  "track_id" | "channel_id" | "is_paid" | "product_id" | "common_subscription_product_codes_json"
>;

/** Whether a person may watch, in the shape of the spec's VideoAccess. */
export interface VideoAccess {
  readonly granted: boolean;
  readonly stub: "buy" | "rent" | "rent-over" | "sub" | "sub-over" | "sub_renew_fail" | "play" | null;
  readonly purchase_id?: string;
  readonly starts_before_ts?: string;
  readonly expires_ts?: string;
  readonly watch_hours?: number;
}

/** The product whose videos show a play stub (`stub.playProductId`). */
const playStubProduct = 47;
const iso = (ms: number): string => new Date(ms).toISOString();
const open: VideoAccess = { granted: true, stub: null };
const openUntil = (end: number | null): VideoAccess => (end === null ? open : { ...open, expires_ts: iso(end) });

function rentalAccess({ row, timeline }: Owned): VideoAccess {
  const id = { purchase_id: String(row.id) };
  if (timeline.phase === "active") return { ...openUntil(timeline.end), ...id };
  if (timeline.phase === "over") return { granted: false, stub: "rent-over" };
  return {
    granted: false,
    stub: "rent",
    ...id,
    ...(row.start_days === null || timeline.start === null
      ? {}
      : { starts_before_ts: iso(timeline.start + row.start_days * day) }),
    ...(row.watch_hours === null ? {} : { watch_hours: row.watch_hours }),
  };
}

const codesOf = (video: Pick<VideoPart, "common_subscription_product_codes_json">): string[] => {
  const codes: unknown = JSON.parse(video.common_subscription_product_codes_json);
  return Array.isArray(codes) ? codes.map(String) : [];
};

/** Whether a video is sold at all; most are not, and need no look at anybody's purchases. */
export const isSold = (video: Pick<VideoPart, "is_paid" | "common_subscription_product_codes_json">): boolean =>
  video.is_paid === 1 || codesOf(video).length > 0;

/**
 * Grounds that open a sold video: being its author, a purchase or a rental of it, or an active subscription to one of its products.
 * Otherwise the stub says why not, the latest thing that ran out first (K28).
 */
export async function videoAccess(
  db: Db,
  video: VideoPart,
  userId: number | undefined,
  now: number,
): Promise<VideoAccess> {
  if (!isSold(video) || userId === video.channel_id) return open;
  const codes = codesOf(video);
  const never: VideoAccess = {
    granted: false,
    stub: video.product_id === playStubProduct ? "play" : codes.length > 0 ? "sub" : "buy",
  };
  if (userId === undefined) return never;
  const owned = (await ownedBy(db, userId, now)).filter(({ timeline }) => timeline.phase !== "before");
  const own = owned.filter(
    // A purchase that takes the advertising away opens no video.
    ({ row, films }) => !isAdFree(row.access_type) && (row.track_id === video.track_id || films.has(video.track_id)),
  );
  const subscriptions = owned.filter(({ row }) => row.product_code !== null && codes.includes(row.product_code));
  const ways = [
    ...own.map(rentalAccess),
    ...subscriptions.map(({ timeline }) => (timeline.phase === "active" ? openUntil(timeline.end) : null)),
  ];
  const granted = ways.find((way) => way?.granted) ?? ways.find((way) => way?.stub === "rent");
  if (granted) return granted;
  const over = subscriptions[0];
  if (over) return { granted: false, stub: over.timeline.renewFailed ? "sub_renew_fail" : "sub-over" };
  return ways.find((way) => way?.stub === "rent-over") ?? never;
}
