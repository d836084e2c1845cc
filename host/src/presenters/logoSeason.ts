import type { LogoSeason } from "@kadr/design-system/navigation/Logo";
import { dayOfYear } from "./zone.ts";

/** Days of every year, by the visitor's clock, as `dayOfYear` counts them (`logo.seasons`). */
const windows: readonly (readonly [first: number, last: number, season: LogoSeason])[] = [
  [101, 131, "winter"],
  [307, 310, "march"],
  [421, 521, "spring"],
  [1201, 1231, "winter"],
];

/** 25 May 2025 from 05:00 to 20:59:59, UTC (K35). */
const event = [Date.UTC(2025, 4, 25, 5), Date.UTC(2025, 4, 25, 21)] as const;

/** The season of the logo at a moment, ms since the epoch; undefined: it is as ever. */
export function logoSeason(now: number): LogoSeason | undefined {
  if (now >= event[0] && now < event[1]) return "event";
  const day = dayOfYear(now);
  return windows.find(([first, last]) => day >= first && day <= last)?.[2];
}
