// @vitest-environment node
import { expect, it } from "vitest";
import { calendarFile } from "./calendar.ts";

const now = Date.parse("2026-01-15T12:00:00Z");
const entry = {
  id: "a1",
  title: "Рассвет; в горах,\nчасть 2",
  start: "2026-02-01T20:30:00+03:00",
  address: "https://kadr.example/video/a1/",
};
const linesOf = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n");

it("writes one entry, which ends when it begins", () => {
  expect(linesOf(calendarFile(entry, now))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kadr//RU",
    "BEGIN:VEVENT",
    "UID:a1@kadr",
    "DTSTAMP:20260115T120000Z",
    "DTSTART:20260201T173000Z",
    "DTEND:20260201T173000Z",
    "SUMMARY:Рассвет\\; в горах\\,\\nчасть 2",
    "URL:https://kadr.example/video/a1/",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

it("lets no line of a title become a line of the file", () => {
  for (const end of ["\r", "\n", "\r\n"])
    expect(linesOf(calendarFile({ ...entry, title: `Рассвет${end}URL:https://strange.example/` }, now))).toContain(
      "SUMMARY:Рассвет\\nURL:https://strange.example/",
    );
});

it("begins now when its start cannot be read", () => {
  for (const start of ["скоро", "", null, undefined])
    expect(calendarFile({ ...entry, start }, now)).toContain("DTSTART:20260115T120000Z\r\nDTEND:20260115T120000Z");
});

it("folds long lines at 75 bytes without cutting a letter", () => {
  const file = calendarFile({ ...entry, title: "Ночь 🌙 ".repeat(30) }, now);
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`SUMMARY:${"Ночь 🌙 ".repeat(30)}`);
});
