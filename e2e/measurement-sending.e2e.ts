import type { Page } from "@playwright/test";
import { agree, eventIdsOf, pingsOf, sent, visitorOf } from "./support/measurement.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { searchField } from "./support/search.ts";
import { expect, test } from "./support/test.ts";

const banner = (page: Page) => page.getByRole("banner");
const toggleTheme = (page: Page) => banner(page).getByRole("button", { name: /тема/i }).click();
/** Requests of the page to the log and metrics hosts, with their bodies. */
function listen(page: Page): { readonly url: string; readonly body: string }[] {
  const requests: { url: string; body: string }[] = [];
  page.on("request", (request) => {
    if (/^(log|metrics)\./.test(new URL(request.url()).hostname))
      requests.push({ url: decodeURIComponent(request.url()), body: request.postData() ?? "" });
  });
  return requests;
}
test.use({ hasAnswered: false });

test.describe("what is sent", () => {
  test.beforeEach(({ page }) => agree(page));

  test("nothing sensitive is in anything that is sent: no e-mail, no password, no key, no digits of a card or a phone, nothing that was typed", async ({
    page,
    sandbox,
  }) => {
    test.slow();
    await page.addInitScript(() => {
      if (location.hostname.startsWith("kadr.")) localStorage.setItem("enableWeborama", "1");
    });
    const requests = listen(page);
    const card = "4111 1111 1111 1111";
    await page.goto(`/nowhere/vera@kadr.example/?token=Zx81kd&utm_source=vera%40kadr.example#eyJhbGciOi.eyJzdWIi.c2ln`);
    await expect.poll(() => eventIdsOf(page, sandbox), sent).not.toHaveLength(0);
    await page.goto(`/video/private/${SEED.privateId}/?pepper=${SEED.pepper}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(async () => (await eventIdsOf(page, sandbox)).length, sent).toBeGreaterThan(1);
    await searchField(page).fill(`${card} +7 912 345-67-89 vera@kadr.example`);
    await searchField(page).press("Enter");
    await expect(page).toHaveURL(/search/);
    await banner(page).getByRole("button", { name: "Вход и регистрация" }).click();
    await fillSignIn(page);
    await toggleTheme(page);
    await expect
      .poll(() => eventIdsOf(page, sandbox), sent)
      .toEqual(expect.arrayContaining(["theme.dark", "search.text"]));
    const everything = JSON.stringify([requests, await pingsOf(page, sandbox)]);
    expect(requests.length).toBeGreaterThan(4);
    for (const secret of [
      SEED.viewer.email,
      SEED.viewer.name,
      SEED.password,
      SEED.pepper,
      "vera",
      "Zx81kd",
      "4111 1111",
      "41111111",
      "345-67-89",
      ...(await page.context().cookies()).filter(({ name }) => name.includes("session")).map(({ value }) => value),
    ])
      expect(everything).not.toContain(secret);
    expect(everything).not.toMatch(/[^\s"@]+@[^\s"@]+\.[a-z]{2,}/i);
    expect(everything).not.toMatch(/eyJ[\w-]+\./);
    expect(everything).not.toMatch(/\d(?:[ -]?\d){15}/);
  });
});

test.describe("what becomes of it", () => {
  test.beforeEach(({ page }) => agree(page));

  test("what waits when the page is left arrives all the same", { tag: "@journey" }, async ({ page, sandbox }) => {
    await page.goto("/");
    await expect.poll(() => eventIdsOf(page, sandbox), sent).toContain("hit /");
    const cid = await visitorOf(page);
    await toggleTheme(page);
    // At once: the two seconds in which events gather have not passed.
    await page.goto("about:blank");
    await expect
      .poll(
        async () =>
          (await pingsOf(page, sandbox, "counter"))
            .filter(({ payload }) => (payload["record"] as Record<string, string>)["cid"] === cid)
            .map(({ payload }) => payload["target"]),
        sent,
      )
      .toContain("theme.dark");
  });
});
