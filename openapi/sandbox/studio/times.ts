/** The studio's clock on forms: Moscow, like that of the television programme, whatever the browser's zone is. */
const zone = "+03:00";
const zoneShift = 3 * 3_600_000;

/** Farther than a year nobody plans. */
const farthest = 366 * 86_400_000;

/** The longest stream, minutes. */
export const maxMinutes = 24 * 60;

/** Time in a `datetime-local` field: ms; null when it is empty, undefined when it is no time to come. */
export function timeIn(text: string, now: number): number | null | undefined {
  if (text === "") return null;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(text) ? Date.parse(`${text.slice(0, 16)}:00${zone}`) : NaN;
  return time > now && time < now + farthest ? time : undefined;
}

export const fieldTime = (time: number): string => new Date(time + zoneShift).toISOString().slice(0, 16);

/** Minutes of a stream: null when it has no end of its own, undefined when it is no such number. */
export function minutesIn(text: string): number | null | undefined {
  if (text === "") return null;
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return minutes >= 1 && minutes <= maxMinutes ? minutes : undefined;
}

const words = new Intl.DateTimeFormat("ru-RU", {
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Moscow",
});

/** «23 ноября в 19:00» by Moscow time. */
export const timeWords = (time: number): string => words.format(time);
