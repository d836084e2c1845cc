import type { SpokenText } from "@kadr/design-system/primitives/VisuallyHidden";
import { counted, grouped, plural, type NounForms } from "../texts/plural.ts";
import { dayOf, momentFormat, zoneName } from "./zone.ts";
import { nouns, scaleNouns, scales, timeTexts } from "../texts/time.ts";

const NBSP = "\u00A0";

/** A whole number of seconds that is never negative; what is not a number counts as 0. */
function wholeSeconds(seconds: number): number {
  return Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
}

/** Time code of a position or a length in seconds: «0:07», «12:05», «1:02:05». */
export function timeCode(seconds: number): string {
  const total = wholeSeconds(seconds);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  const rest = String(total % 60).padStart(2, "0");
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, "0")}:${rest}`;
}

/** Seconds in words for a person who listens: «12 минут 5 секунд», «1 час», «0 секунд». */
export function durationInWords(seconds: number): string {
  const total = wholeSeconds(seconds);
  return joinUnits(
    [
      [Math.floor(total / 3600), nouns.hour],
      [Math.floor(total / 60) % 60, nouns.minute],
      [total % 60, nouns.second],
    ],
    nouns.second,
  );
}

/** Hours and minutes of a length in seconds, with the started minute counted whole (COMMON-TEXT-02): «1 час 2 минуты». */
export function hoursAndMinutes(seconds: number): string {
  const total = Number.isFinite(seconds) ? Math.ceil(Math.max(0, seconds) / 60) : 0;
  return joinUnits(
    [
      [Math.floor(total / 60), nouns.hour],
      [total % 60, nouns.minute],
    ],
    nouns.minute,
  );
}

function joinUnits(units: readonly (readonly [number, NounForms])[], smallest: NounForms): string {
  const said = units.filter(([amount]) => amount > 0).map(([amount, forms]) => counted(amount, forms));
  return said.length === 0 ? counted(0, smallest) : said.join(" ");
}

/**
 * A count in at most three digits: «999», «1,2 тыс.», «12 тыс.», «1,2 млн». Cut, not rounded, so that it
 * never promises more than there is.
 */
export function compactCount(count: number): string {
  const short = shortened(count);
  return typeof short === "number" ? String(short) : `${short.words}${NBSP}${scales[short.scale]}`;
}

/** The same count as it is read out: «22 тысячи», «1,2 миллиона». */
export function countInWords(count: number): string {
  const short = shortened(count);
  return typeof short === "number" ? String(short) : `${short.words} ${plural(short.amount, scaleNouns[short.scale])}`;
}

/** A count below a thousand, or how many of which scale it is, with one digit after the comma below ten. */
function shortened(
  count: number,
): number | { readonly amount: number; readonly words: string; readonly scale: keyof typeof scales } {
  const whole = wholeSeconds(count);
  if (whole < 1000) return whole;
  const [unit, scale] =
    whole < 1e6
      ? ([1e3, "thousand"] as const)
      : whole < 1e9
        ? ([1e6, "million"] as const)
        : ([1e9, "billion"] as const);
  const tenths = Math.floor(whole / (unit / 10));
  if (tenths < 100 && tenths % 10 !== 0)
    return { amount: tenths / 10, words: `${Math.floor(tenths / 10)},${tenths % 10}`, scale };
  const amount = Math.floor(tenths / 10);
  return { amount, words: grouped(amount), scale };
}

/**
 * A compact count with its noun: «1 просмотр», «1,2 млн просмотров», which is heard as «1,2 миллиона просмотров». After тыс., млн and
 * млрд the noun stands in the third form.
 */
export function compactCounted(count: number, forms: NounForms): SpokenText {
  const whole = wholeSeconds(count);
  if (whole < 1000) return `${compactCount(whole)}${NBSP}${plural(whole, forms)}`;
  return { seen: `${compactCount(whole)}${NBSP}${forms[2]}`, heard: `${countInWords(whole)} ${forms[2]}` };
}

/** «1,2 млн просмотров»; without a single view «Нет просмотров». */
export function viewCount(views: number): SpokenText {
  return wholeSeconds(views) === 0 ? timeTexts.noViews : compactCounted(views, nouns.view);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds since the epoch of a moment as the API writes it (ISO 8601); undefined when it is no date. */
export function parseMoment(moment: string | null | undefined): number | undefined {
  const parsed = moment ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}

/**
 * How long ago a moment was: «только что», «5 минут назад», «вчера», «3 дня назад», «2 года назад». From 24 hours on by the days of the calendar
 * of who looks: what was said on Monday evening is «вчера» on Tuesday alone, and not until Wednesday evening.
 * Both in milliseconds since the epoch. A moment ahead of the clock counts as now: clocks differ.
 */
export function relativeDate(moment: number, now: number): string {
  const past = Math.max(0, now - moment);
  const say = (amount: number, forms: NounForms) =>
    timeTexts.ago(amount === 1 ? plural(1, forms) : counted(amount, forms));
  if (past < MINUTE) return timeTexts.now;
  if (past < HOUR) return say(Math.floor(past / MINUTE), nouns.minuteAgo);
  const days = past < DAY ? 0 : dayOf(now) - dayOf(moment);
  if (days === 0) return say(Math.floor(past / HOUR), nouns.hour);
  if (days === 1) return timeTexts.yesterday;
  if (days < 7) return say(days, nouns.day);
  if (days < 30) return say(Math.floor(days / 7), nouns.weekAgo);
  // A month has 30.4 days on average: the 30th and the year's last days would else be in the wrong unit, «0 месяцев назад».
  if (days < 365) return say(Math.min(11, Math.max(1, Math.floor(days / 30.4))), nouns.month);
  return say(Math.floor(days / 365), nouns.year);
}

/** The clock of who looks, «19:30», of a moment in ms. */
export const clockTime = momentFormat({ hour: "2-digit", minute: "2-digit" });

const timeOfThisYear = momentFormat({ day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
const timeOfAnyYear = momentFormat({
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
const yearOf = momentFormat({ year: "numeric" });

/** «24 ноября в 13:00 МСК», in another year «24 января 2027 г. в 13:00 МСК». Moments in ms. */
export const dayAndTime = (moment: number, now: number): string =>
  `${(yearOf(moment) === yearOf(now) ? timeOfThisYear : timeOfAnyYear)(moment)}${NBSP}${zoneName(moment)}`;

/**
 * «3 дня назад», and of what is still to come «Выйдет 24 ноября в 13:00». Moments in ms. What comes in the minute of now is there: a page is
 * drawn for the beginning of its minute, and clocks differ.
 */
export const publishedWords = (published: number, now: number): string =>
  Math.floor(published / MINUTE) > Math.floor(now / MINUTE)
    ? timeTexts.out(dayAndTime(published, now))
    : relativeDate(published, now);

/** A whole percentage of a share from 0 to 1, for sentences: «просмотрено 45 %» writes the sign itself. */
export function percentOf(share: number): number {
  return Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 100) : 0;
}
