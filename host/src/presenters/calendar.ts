import { parseMoment } from "./duration.ts";

/** Facts for a calendar of an event that begins. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  /** When it begins, as the server says it. */
  readonly start: string | null | undefined;
  /** Where it is watched, whole. */
  readonly address: string;
}

/** A moment in UTC as RFC 5545 writes it: 20261124T120000Z. */
const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, "");

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n|[\r\n]/g, "\\n");

/** At most 75 bytes a line (RFC 5545, 3.1); a letter is at most four of them, and stays whole. */
const folded = (line: string): string =>
  [...line].reduce(
    ({ text, bytes }, letter) => {
      const size = new TextEncoder().encode(letter).length;
      return bytes + size > 75
        ? { text: `${text}\r\n ${letter}`, bytes: 1 + size }
        : { text: text + letter, bytes: bytes + size };
    },
    { text: "", bytes: 0 },
  ).text;

/**
 * A file for a calendar (iCalendar, RFC 5545). It ends when it begins, and begins at this moment when its start cannot be read
 * (COMMON-SECURITY-04). `now` in ms.
 */
export function calendarFile({ id, title, start, address }: CalendarEntry, now: number): string {
  const moment = stamp(parseMoment(start) ?? now);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kadr//RU",
    "BEGIN:VEVENT",
    `UID:${id}@kadr`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${moment}`,
    `DTEND:${moment}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
