import type { HistoryItem } from "@kadr/openapi/client";
import { libraryTexts } from "../texts/library.ts";
import { momentFormat } from "./zone.ts";

const keyOfDay = momentFormat({ year: "numeric", month: "2-digit", day: "2-digit" });
const dayOfThisYear = momentFormat({ day: "numeric", month: "long" });
const dayOfAnyYear = momentFormat({ day: "numeric", month: "long", year: "numeric" });
const yearOf = momentFormat({ year: "numeric" });
const dayMs = 86_400_000;

export interface HistoryDay {
  /** «Сегодня», «Вчера», «19 ноября», «3 мая 2025 г.» */
  readonly day: string;
  readonly items: readonly HistoryItem[];
}

/** What was watched by the days of who looks, the order as it is. `now`: ms since the epoch. */
export function byDay(items: readonly HistoryItem[], now: number): readonly HistoryDay[] {
  const names = new Map([
    [keyOfDay(now - dayMs), libraryTexts.yesterday],
    [keyOfDay(now), libraryTexts.today],
  ]);
  const days = new Map<string, HistoryItem[]>();
  for (const item of items) {
    const at = Date.parse(item.watched_ts);
    const day = names.get(keyOfDay(at)) ?? (yearOf(at) === yearOf(now) ? dayOfThisYear(at) : dayOfAnyYear(at));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
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
