import type { BrowserContext, Page } from "@playwright/test";
import { agree, told } from "./support/measurement.ts";
import { SEED, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

interface Group {
  readonly label: string;
  readonly percent: number;
}

const halves: readonly Group[] = [
  { label: "B", percent: 50 },
  { label: "C", percent: 50 },
];
/** Tests that run, by their salts; what each is called says its groups. */
const tests = [
  ...Array.from({ length: 24 }, (_, at) => ({ slug: `halves${at}`, salt: `salt-${at}`, groups: halves })),
  { slug: "same", salt: "salt-0", groups: halves },
  {
    slug: "last",
    salt: "s",
    groups: [...halves.map(({ label }) => ({ label, percent: 0 })), { label: "D", percent: 100 }],
  },
  { slug: "none", salt: "s", groups: [{ label: "B", percent: 0 }] },
  { slug: "forced", salt: "s", groups: [{ label: "B", percent: 0 }] },
];

/** The groups that the browser keeps. */
async function labelsOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookie = (await context.cookies()).find(({ name }) => name === "canary1");
  return Object.fromEntries((cookie?.value ?? "").split("~").map((pair) => pair.split(".") as [string, string]));
}

const running = (page: Page) =>
  page.route("**/abtests/active-tests/", (route) => route.fulfill({ json: { results: tests } }));

// [COMMON-TOGGLES-01] [COMMON-TOGGLES-02] [COMMON-TOGGLES-03] [COMMON-TOGGLES-04]
test("a person has a group in each A/B test, the same in every browser; a cookie may force another, until 1 February", async ({
  page,
  context,
  browser,
  sandbox,
}) => {
  await agree(page);
  await running(page);
  await context.addCookies([{ name: "ab_forced", value: "E", url: sandbox.url }]);
  await page.goto("/info/about/");
  await signIn(page, SEED.viewer.email);
  await page.reload();
  await expect.poll(() => labelsOf(context)).toMatchObject({ last: "D", none: "A", forced: "E" });
  const person = await labelsOf(context);
  const drawn = Object.keys(person).filter((slug) => slug.startsWith("halves"));
  expect(new Set(drawn.map((slug) => person[slug]))).toEqual(new Set(["B", "C"]));
  // the salt alone tells one test from another
  expect(person["same"]).toBe(person["halves0"]);
  const cookie = (await context.cookies()).find(({ name }) => name === "canary1");
  expect(new Date((cookie?.expires ?? 0) * 1000).toISOString()).toBe(
    `${new Date().getUTCFullYear() + 1}-02-01T00:00:00.000Z`,
  );
  await page.goto("/info/agreement/");
  await expect
    .poll(async () => (await told(page, sandbox)).find(({ target }) => target === "/info/agreement/")?.params, {
      timeout: patience(20_000),
    })
    .toMatchObject({ ab_tests: expect.stringContaining("last.D") as unknown });

  const other = await browser.newContext({ baseURL: sandbox.url });
  const elsewhere = await other.newPage();
  await running(elsewhere);
  await elsewhere.goto("/info/about/");
  // nothing is known of a guest who is not measured: they see what everybody sees
  await expect.poll(() => labelsOf(other)).toMatchObject({ halves0: "A", halves1: "A", last: "A" });
  await signIn(elsewhere, SEED.viewer.email);
  await expect.poll(() => labelsOf(other)).toMatchObject({ last: "D" });
  expect({ ...(await labelsOf(other)), forced: "E" }).toEqual(person);
  await other.close();
});
