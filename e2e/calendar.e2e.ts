import fs from "node:fs";
import type { Page } from "@playwright/test";
import { follow } from "./support/follow.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const address = `/video/${SEED.futureId}/`;

/** Content of the file that a press keeps, line by line. */
async function keptEntry(page: Page): Promise<Record<string, string>> {
  const download = page.waitForEvent("download");
  await page.getByRole("main").getByRole("button", { name: "В календарь" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("kadr.ics");
  const lines = fs
    .readFileSync(await file.path(), "utf8")
    .replaceAll("\r\n ", "")
    .trim()
    .split("\r\n");
  expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
  expect(lines.at(-1)).toBe("END:VCALENDAR");
  return Object.fromEntries(lines.map((line) => [line.split(":", 1)[0] ?? "", line.slice(line.indexOf(":") + 1)]));
}

const momentOf = (stamp: string | undefined): number =>
  Date.parse((stamp ?? "").replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

test("what is announced goes into one's calendar and ends when it begins, which is now if unreadable: rule.calendarExport [COMMON-SECURITY-04]", async ({
  page,
}) => {
  await page.goto(address);
  const { video, ...rest } = (await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/backend${address}`,
  )) as {
    readonly video: { readonly title: string; readonly publication_ts: string };
  };
  const entry = await keptEntry(page);
  expect(momentOf(entry["DTSTART"])).toBe(Math.floor(Date.parse(video.publication_ts) / 1000) * 1000);
  expect(entry["DTEND"]).toBe(entry["DTSTART"]);
  expect(entry["SUMMARY"]?.replaceAll("\\", "")).toBe(video.title);
  expect(entry["URL"]).toBe(page.url());

  await page.route(`**/backend${address}*`, (route) =>
    route.fulfill({
      headers: { "x-kadr-fault": "a start that cannot be read" },
      json: { ...rest, video: { ...video, publication_ts: "скоро" } },
    }),
  );
  await page.goto("/info/about/");
  await follow(page, address);
  await expect(page.getByRole("heading", { level: 1, name: video.title })).toBeVisible();
  const before = Date.now();
  const unreadable = await keptEntry(page);
  expect(Math.abs(momentOf(unreadable["DTSTART"]) - before)).toBeLessThan(10_000);
  expect(unreadable["DTEND"]).toBe(unreadable["DTSTART"]);
});
