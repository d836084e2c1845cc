import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { TvSlotsTable } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import { invalid } from "../../http/problems.ts";
import { catchUpAddress } from "../../media/live.ts";
import { isSold } from "../../payment/index.ts";
import { showAddress } from "../shared/addresses.ts";
import { isoTime, mediaUrl } from "../shared/format.ts";
import type { VideoRow } from "../video/video-rows.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** The guide's days are Moscow's, all the year UTC+3. */
const offsetMs = 3 * 3_600_000;

/** Days since 1 January 1970 in Moscow. */
export const dayAt = (ms: number): number => Math.floor((ms + offsetMs) / dayMs);
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** 0 is Monday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** The day that a date of the guide names (TV-GUIDE-01: DD.MM.YYYY or YYYY-MM-DD), today without one; another form is refused with the documented text. */
export function requestedDay(field: string, text: unknown, now: number): number {
  if (typeof text !== "string") return dayAt(now);
  const [, d, m, y] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const iso = y === undefined ? text : `${y}-${m}-${d}`;
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  // 31 February parses as 3 March: the date must come back as it went in.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== iso)
    throw invalid({ [field]: "неверно указан формат даты для запроса тв-программы" });
  return ms / dayMs;
}

/** So long after its end a programme can be watched again, ms (proposed). */
const catchUpMs = 3 * dayMs;
/** Category of programmes shown by somebody else's right: they can be watched once. */
const shownOnce = "Фильм";

type Slot = Selectable<TvSlotsTable> & { show_name: string | null };

export interface Showing {
  readonly id: string;
  readonly start_ts: string;
  readonly end_ts: string;
  readonly is_current: boolean;
  readonly has_catch_up: boolean;
  readonly [field: string]: unknown;
}

function showing(slot: Slot, day: number, now: number): Showing {
  const start = day * dayMs - offsetMs + slot.start_minute * minuteMs;
  const end = start + slot.minutes * minuteMs;
  return {
    id: `${slot.id}-${dateOfDay(day).replaceAll("-", "")}`,
    title: slot.title,
    description: slot.description,
    start_ts: isoTime(start),
    end_ts: isoTime(end),
    duration: slot.minutes * 60,
    category: slot.category,
    pg_rating: { age: slot.pg_age },
    is_current: start <= now && now < end,
    has_catch_up: end <= now && now - end < catchUpMs && slot.category !== shownOnce,
    tv_show:
      slot.show_id === null || slot.show_name === null
        ? null
        : { id: String(slot.show_id), name: slot.show_name, url: showAddress(slot.show_id) },
  };
}

export interface Schedule {
  readonly current: Showing | null;
  readonly following: Showing | null;
  /** The day that was asked for. */
  readonly items: readonly Showing[];
}

const nothing: Schedule = { current: null, following: null, items: [] };

/** Programmes of these broadcasts: now, next, and on one day. Those without a schedule get an empty one. */
export async function schedulesOf(
  db: Db,
  trackIds: readonly number[],
  day: number,
  now: number,
): Promise<(trackId: number) => Schedule> {
  if (trackIds.length === 0) return () => nothing;
  const today = dayAt(now);
  // Tomorrow too: its first programme follows today's last one.
  const weekdays = [...new Set([today, today + 1, day].map(weekdayOf))];
  const slots: Slot[] = await db
    .selectFrom("tv_slots as t")
    .leftJoin("tv_shows as s", "s.id", "t.show_id")
    .selectAll("t")
    .select("s.name as show_name")
    .where("t.track_id", "in", [...trackIds])
    .where("t.weekday", "in", weekdays)
    .orderBy("t.track_id")
    .orderBy("t.start_minute")
    .execute();
  const byTrack = new Map<number, Slot[]>();
  for (const slot of slots) byTrack.set(slot.track_id, [...(byTrack.get(slot.track_id) ?? []), slot]);
  const onDay = (own: readonly Slot[], of: number): Showing[] =>
    own.filter((slot) => slot.weekday === weekdayOf(of)).map((slot) => showing(slot, of, now));
  return (trackId) => {
    const own = byTrack.get(trackId);
    if (!own) return nothing;
    const coming = [...onDay(own, today), ...onDay(own, today + 1)];
    const at = coming.findIndex((one) => one.is_current);
    return { current: coming[at] ?? null, following: at < 0 ? null : (coming[at + 1] ?? null), items: onDay(own, day) };
  };
}

/** Programmes of one channel with the way to what can be watched again; of a channel that is sold there is none, its addresses would be anybody's. */
export const withRecordings = (
  context: Pick<Context, "origins">,
  video: Pick<VideoRow, "media_id" | "is_paid" | "common_subscription_product_codes_json">,
  items: readonly Showing[],
): readonly Showing[] => {
  const clip = video.media_id;
  const isOpen = !isSold(video);
  return items.map((item) => {
    const address =
      item.has_catch_up && clip !== null && isOpen
        ? catchUpAddress(clip, Date.parse(item.start_ts), (Date.parse(item.end_ts) - Date.parse(item.start_ts)) / 1000)
        : undefined;
    return {
      ...item,
      has_catch_up: address !== undefined,
      catch_up_hls: address === undefined ? null : mediaUrl(context, address),
    };
  });
};
