import type { HistoryItem } from "@kadr/openapi/client";
import { libraryTexts } from "../texts/library.ts";
import { dayOf, momentFormat } from "./zone.ts";

const dayOfThisYear = momentFormat({ day: "numeric", month: "long" });
const dayOfAnyYear = momentFormat({ day: "numeric", month: "long", year: "numeric" });
const yearOf = momentFormat({ year: "numeric" });

export interface HistoryDay {
  /** «Сегодня», «Вчера», «19 ноября», «3 мая 2025 г.» */
  readonly day: string;
  readonly items: readonly HistoryItem[];
}

function nameOf(at: number, day: number, now: number): string {
  const today = dayOf(now);
  if (day === today) return libraryTexts.today;
  if (day === today - 1) return libraryTexts.yesterday;
  return yearOf(at) === yearOf(now) ? dayOfThisYear(at) : dayOfAnyYear(at);
}

/** The calendar is asked once for an entry: a list of thousands is divided anew with each page that comes. */
const dayOfItem = new WeakMap<HistoryItem, number>();

function knownDayOf(item: HistoryItem): number {
  const known = dayOfItem.get(item);
  if (known !== undefined) return known;
  const day = dayOf(Date.parse(item.watched_ts));
  dayOfItem.set(item, day);
  return day;
}

/** Watched videos by the days of the viewer, the order as it is. `now`: ms since the epoch. */
export function byDay(items: readonly HistoryItem[], now: number): readonly HistoryDay[] {
  const days = new Map<number, { day: string; items: HistoryItem[] }>();
  for (const item of items) {
    const day = knownDayOf(item);
    const known = days.get(day);
    if (known) known.items.push(item);
    else days.set(day, { day: nameOf(Date.parse(item.watched_ts), day, now), items: [item] });
  }
  return [...days.values()];
}

/** As it is compared in a search: without case, ё as е. */
export const plain = (text: string): string => text.toLocaleLowerCase("ru").replaceAll("ё", "е");

/** By words of the title or of the author's name, in any order. */
export function matching(items: readonly HistoryItem[], words: string): readonly HistoryItem[] {
  const wanted = plain(words).split(/\s+/);
  return items.filter(({ video }) => {
    const text = plain(`${video.title} ${video.author?.name ?? ""}`);
    return wanted.every((word) => text.includes(word));
  });
}
