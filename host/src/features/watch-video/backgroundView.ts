import type { BackgroundShows } from "../../ports/WatchVideoPorts.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Limits of the popup that offers background playback (`player.backgroundPopup.*`). */
export const backgroundLimits = { hiddenMs: 30 * minute, perDay: 3, perWeek: 6, perYear: 10 } as const;

export interface BackgroundView {
  /** The page was hidden or picture-in-picture began (PLAYER-BACKGROUND-01). */
  readonly hiddenAt: number | null;
  readonly shows: BackgroundShows;
}

export const noteHidden = (view: BackgroundView, now: number): BackgroundView => ({
  ...view,
  hiddenAt: view.hiddenAt ?? now,
});

/**
 * On return: shown when the time away was positive and under 30 minutes (PLAYER-BACKGROUND-02), at most 3 times a day,
 * 6 a week and 10 a year (PLAYER-BACKGROUND-03). Times in ms since the epoch.
 */
export function comeBack(
  view: BackgroundView,
  now: number,
): { readonly isShown: boolean; readonly view: BackgroundView } {
  const shows = view.shows.filter((at) => at <= now && now - at < 365 * day);
  const within = (span: number) => shows.filter((at) => now - at < span).length;
  const away = view.hiddenAt === null ? 0 : now - view.hiddenAt;
  const isShown =
    away > 0 &&
    away < backgroundLimits.hiddenMs &&
    within(day) < backgroundLimits.perDay &&
    within(7 * day) < backgroundLimits.perWeek &&
    shows.length < backgroundLimits.perYear;
  return { isShown, view: { hiddenAt: null, shows: isShown ? [...shows, now] : shows } };
}
