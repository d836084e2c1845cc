import type { ChannelView, ProgrammeView } from "@kadr/design-system/tv";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import type { Broadcast, TvProgramItem } from "@kadr/openapi/client";
import { guideDayAt, pathTo } from "@kadr/openapi/pages";
import type { MediaCheck } from "../links/checks.ts";
import { ownHref } from "../links/ownHref.ts";
import { tvTexts } from "../texts/tv.ts";
import { clockTime } from "./duration.ts";
import { dayFormat } from "./zone.ts";

export interface ProgrammeContext {
  /** ms since the epoch */
  readonly now: number;
  /** Video of the channel. */
  readonly channelId: string;
  /** Programme of it that is watched, not on the air but from its recordings. */
  readonly playingId?: string | null | undefined;
  readonly isReminded: (programmeId: string) => boolean;
}

export const livePath = (channelId: string): SafeHref => ownHref(pathTo("liveVideo", { id: channelId }));

/** Where a programme that is over is watched; the address says which it is. */
export const recordingPath = (channelId: string, { id, start_ts: start }: Pick<TvProgramItem, "id" | "start_ts">) =>
  ownHref(
    `${pathTo("liveVideo", { id: channelId })}?${new URLSearchParams({ date: guideDayAt(Date.parse(start)), programme: id })}`,
  );

/** A programme as it stands at this moment: its own flag says what was on when it was asked for. */
export function presentProgramme(item: TvProgramItem, context: ProgrammeContext): ProgrammeView {
  const { now, channelId, playingId, isReminded } = context;
  const start = Date.parse(item.start_ts);
  const end = Date.parse(item.end_ts);
  const phase = end <= now ? "past" : start <= now ? "now" : "future";
  const canWatch = phase === "now" || (phase === "past" && item.has_catch_up === true);
  return {
    id: item.id,
    title: item.title,
    time: clockTime(start),
    dateTime: item.start_ts,
    start,
    end,
    note: [item.category, `${item.pg_rating.age}+`].filter((part) => part !== "").join(", "),
    phase,
    isPlaying: item.id === playingId,
    ...(canWatch && { href: phase === "now" ? livePath(channelId) : recordingPath(channelId, item) }),
    ...(phase === "now" && { progress: (now - start) / (end - start) }),
    ...(phase === "future" && { isReminded: isReminded(item.id) }),
  };
}

/** «История.Кадр: прямой эфир» is called «История.Кадр» where all are on the air. */
const channelName = (title: string): string => title.replace(/: прямой эфир$/, "");

/** A channel of the guide. */
export const presentChannel = (
  { video, number, items = [] }: Broadcast,
  { mediaUrl, ...context }: Omit<ProgrammeContext, "channelId"> & { readonly mediaUrl: MediaCheck },
): ChannelView => ({
  id: video.id,
  name: channelName(video.title),
  number: number ?? undefined,
  href: livePath(video.id),
  picture: mediaUrl(video.thumbnail_url),
  programmes: items.map((item) => presentProgramme(item, { ...context, channelId: video.id })),
});

/** «24 ноября». */
export const dayInWords = dayFormat({ day: "numeric", month: "long" });
const weekdayAndDay = dayFormat({ weekday: "short", day: "numeric", month: "short" });

const dayMs = 86_400_000;
export const dayBeside = (date: string, by: number): string => guideDayAt(Date.parse(date) + by * dayMs);

/** Days before and after today that the guide leads to: what can still be watched, and a working week. */
const daysBefore = 2;
const daysAfter = 4;

/** The days that can be chosen; one that the address asks for and that lies beyond stands at its end. */
export function guideDays(today: string, chosen: string): readonly { readonly date: string; readonly label: string }[] {
  const near = Array.from({ length: daysBefore + daysAfter + 1 }, (_, at) => dayBeside(today, at - daysBefore));
  const days = near.includes(chosen) ? near : chosen < today ? [chosen, ...near] : [...near, chosen];
  return days.map((date) => ({ date, label: dayLabel(date, today) }));
}

export function dayLabel(date: string, today: string): string {
  if (date === today) return tvTexts.today;
  if (date === dayBeside(today, 1)) return tvTexts.tomorrow;
  return date === dayBeside(today, -1) ? tvTexts.yesterday : weekdayAndDay(date);
}
