import type { LogoSeason } from "@kadr/design-system/navigation/Logo";

/** Days of every year, by the visitor's clock, as month * 100 + day (`logo.seasons`). */
const windows: readonly (readonly [first: number, last: number, season: LogoSeason])[] = [
  [101, 131, "winter"],
  [307, 310, "march"],
  [421, 521, "spring"],
  [1201, 1231, "winter"],
];

/** 25 May 2025 from 05:00 to 20:59:59, UTC (K35). */
const event = [Date.UTC(2025, 4, 25, 5), Date.UTC(2025, 4, 25, 21)] as const;

/** The season of the logo at a moment, ms since the epoch; undefined: it is as ever. `timeZone`: IANA name, default the browser's own. */
export function logoSeason(now: number, timeZone?: string): LogoSeason | undefined {
  if (now >= event[0] && now < event[1]) return "event";
  const parts = new Intl.DateTimeFormat("en", { month: "numeric", day: "numeric", timeZone }).formatToParts(now);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const day = numberOf("month") * 100 + numberOf("day");
  return windows.find(([first, last]) => day >= first && day <= last)?.[2];
}
