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

const dateParts = new Map<string | undefined, Intl.DateTimeFormat>();

/** Which day of the calendar of who looks a moment (ms) is in, counted from the epoch. */
export function dayOf(moment: number): number {
  let format = dateParts.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", { year: "numeric", month: "numeric", day: "numeric", timeZone: zone });
    dateParts.set(zone, format);
  }
  // «11/24/2026»; a moment that is no date is written as NaN and stays that.
  const [month = Number.NaN, day = Number.NaN, year = Number.NaN] = format.format(moment).split("/").map(Number);
  return Date.UTC(year, month - 1, day) / 86_400_000;
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
