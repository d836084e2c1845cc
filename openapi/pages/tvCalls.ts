import { pageOf, type CallParams } from "./callParams.ts";

/** Channels a page of the guide: each comes with a day of programmes. */
const channelsAtATime = 10;
/** Streams a page of what is on the air. */
const streamsAtATime = 24;

/** The guide's days are Moscow's, all the year UTC+3, ms. */
const offsetMs = 3 * 3_600_000;
const dayMs = 86_400_000;

/** The day of the guide at a moment, ms since the epoch, as YYYY-MM-DD. */
export const guideDayAt = (moment: number): string => new Date(moment + offsetMs).toISOString().slice(0, 10);
/** When a day of the guide begins and ends, ms since the epoch. */
export function guideDay(date: string): { readonly dayStart: number; readonly dayEnd: number } {
  const dayStart = Date.parse(`${date}T00:00:00Z`) - offsetMs;
  return { dayStart, dayEnd: dayStart + dayMs };
}

/**
 * A date of an address as YYYY-MM-DD: DD.MM.YYYY and YYYY-MM-DD are read (TV-GUIDE-01). Null: it is neither, or no day of the calendar.
 */
export function guideDate(text: string): string | null {
  const [, d, m, y] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  const iso = y === undefined ? text : `${y}-${m}-${d}`;
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  // 31 February parses as 3 March: the date must come back as it went in.
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== iso ? null : iso;
}

/** Parts of an address of the guide. */
export interface GuideAddress {
  /** Null: today. */
  readonly date: string | null;
  /** The date of the address is in no form that is known (TV-GUIDE-01). */
  readonly isWrong: boolean;
  /** Slug of a category; null: all of them. */
  readonly category: string | null;
  /** From 1. */
  readonly page: number;
}

const pageIn = (from: URLSearchParams): number => {
  const page = from.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
};
const slugIn = (text: string | null | undefined): string | null =>
  text != null && /^[\w-]{1,64}$/.test(text) ? text : null;

export function guideAddress(search: string | URLSearchParams): GuideAddress {
  const from = new URLSearchParams(search);
  const text = from.get("date");
  const date = text === null ? null : guideDate(text);
  return { date, isWrong: text !== null && date === null, category: slugIn(from.get("category")), page: pageIn(from) };
}

/** The shortest query that says it. */
export function guideSearch({ date, category, page }: Omit<GuideAddress, "isWrong">): string {
  const to = new URLSearchParams();
  if (date !== null) to.set("date", date);
  if (category !== null) to.set("category", category);
  if (page > 1) to.set("page", String(page));
  return to.size === 0 ? "" : `?${to}`;
}

/** Parts of an address of the other live pages: `rest` of its path is a category. */
export interface LiveAddress {
  readonly category: string | null;
  /** From 1. */
  readonly page: number;
}

export const liveAddress = (rest: string | undefined, search: string | URLSearchParams): LiveAddress => ({
  category: slugIn(rest),
  page: pageIn(new URLSearchParams(search)),
});

export const liveCategoriesCall = {
  operation: "listLiveCategories",
} as const satisfies CallParams<"listLiveCategories">;

/** A day of the channels (TV-GUIDE-03). */
export const guideCall = ({ date, category, page }: GuideAddress) =>
  ({
    operation: "listBroadcasts",
    query: {
      tvprogramm: true,
      per_page: channelsAtATime,
      ...(date === null ? {} : { programmDate: date }),
      ...(category === null ? {} : { category }),
      ...pageOf(page),
    },
  }) satisfies CallParams<"listBroadcasts">;

/** Broadcasts on the air, channels and streams. */
export const liveCall = ({ category, page }: LiveAddress) =>
  ({
    operation: "listBroadcasts",
    query: { per_page: streamsAtATime, ...(category === null ? {} : { category }), ...pageOf(page) },
  }) satisfies CallParams<"listBroadcasts">;

export type TvCall = ReturnType<typeof guideCall | typeof liveCall> | typeof liveCategoriesCall;

/** A date that nobody can read is not asked for. */
export const guideCalls = (search: URLSearchParams): readonly TvCall[] => {
  const address = guideAddress(search);
  return address.isWrong ? [] : [guideCall(address), liveCategoriesCall];
};

export const liveCalls = (rest: string | undefined, search: URLSearchParams): readonly TvCall[] => [
  liveCall(liveAddress(rest, search)),
  liveCategoriesCall,
];
