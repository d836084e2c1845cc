import { timeTexts } from "../texts/time.ts";

/** IANA name; undefined: the browser's own. */
let zone: string | undefined;

/** Moments are written in the zone of who looks. A server, which draws for one person after the other, says whose it is. */
export function writeMomentsIn(timeZone: string | undefined): void {
  zone = timeZone;
}

const zoneNames = new Map<string | undefined, { readonly format: Intl.DateTimeFormat; readonly isMoscow: boolean }>();

/** How the zone of who looks is called at a moment: «МСК», «GMT+10». */
export function zoneName(moment: number): string {
  let named = zoneNames.get(zone);
  if (!named) {
    const format = new Intl.DateTimeFormat("ru", { timeZone: zone, timeZoneName: "short" });
    named = { format, isMoscow: format.resolvedOptions().timeZone === "Europe/Moscow" };
    zoneNames.set(zone, named);
  }
  if (named.isMoscow) return timeTexts.moscow;
  return named.format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

const dateParts = new Map<string, Intl.DateTimeFormat>();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Since 26 October 2014 the clocks of Moscow stand three hours ahead of UTC, the whole year. */
const moscow = { zone: "Europe/Moscow", ahead: 3 * HOUR, since: Date.UTC(2014, 9, 25, 22) } as const;

/**
 * Which day of the calendar of who looks a moment (ms) is in, counted from the epoch. The first screen asks: the first format that a
 * browser makes costs it 15 ms, on a slow processor 60 and more, so the browser's own zone and the one that a first visit is drawn for
 * are counted in without one.
 */
export function dayOf(moment: number): number {
  if (zone === undefined) {
    const date = new Date(moment);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
  }
  if (zone === moscow.zone && moment >= moscow.since) return Math.floor((moment + moscow.ahead) / DAY);
  let format = dateParts.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", { year: "numeric", month: "numeric", day: "numeric", timeZone: zone });
    dateParts.set(zone, format);
  }
  // «11/24/2026»; a moment that is no date is written as NaN and stays that.
  const [month = Number.NaN, day = Number.NaN, year = Number.NaN] = format.format(moment).split("/").map(Number);
  return Date.UTC(year, month - 1, day) / DAY;
}

/** The day of the year that a moment (ms) is in for who looks, as month * 100 + day: 1231. */
export function dayOfYear(moment: number): number {
  const date = new Date(dayOf(moment) * DAY);
  return (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** Writes moments, ms since the epoch, in Russian; what does it is made with the first one. */
export function momentFormat(options: Intl.DateTimeFormatOptions): (moment: number) => string {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (moment) => {
    let format = made.get(zone);
    if (!format) made.set(zone, (format = new Intl.DateTimeFormat("ru", { ...options, timeZone: zone })));
    return format.format(moment);
  };
}

/** Writes days of the calendar, `2026-11-24`, in Russian: they are the same in every zone. What does it is made with the first one. */
export function dayFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat("ru", { ...options, timeZone: "UTC" });
    return format.format(Date.parse(`${date}T00:00:00Z`));
  };
}
