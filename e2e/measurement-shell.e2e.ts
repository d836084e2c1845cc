import { authSteps } from "../host/src/stores/measure/events.ts";
import { agree, idsTold, told } from "./support/measurement.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** What nobody waits for is loaded about a second after the page, and sent two seconds later. */
const sent = { timeout: patience(20_000) };

test.beforeEach(({ page }) => agree(page));

test("each step that the sign-in frame tells of is sent, and a step that no document names is not: authStep.confirm-phone-or-email, authStep.login-enter-password, authStep.reset-password, authStep.link-phone-number, authStep.add-phone-number, authStep.confirm-email-request, authStep.confirm-reset-password, authStep.confirm-rutube-registration, authStep.confirm-link-phone, authStep.confirm-social-registration, authStep.account-exists, authStep.auth-social-load, authStep.changePassword, authStep.add-email, authStep.confirm-link-email, authStep.confirm-link-phone-or-email, authStep.login-with-otp, authStep.login-without-password-by-otp", async ({
  page,
  sandbox,
}) => {
  // The frame of the sandbox knows some of the steps: with its own half of the bus it goes through all of them here.
  await page.route(/^http:\/\/auth\..*\/frame\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      headers: { "cross-origin-resource-policy": "same-site" },
      body: `import { openBus } from "./bus.js";
        const say = openBus("kadr-auth", {}, () => {
          for (const step of ${JSON.stringify(["grant-admin", ...authSteps])}) say("step", { step });
        });`,
    }),
  );
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
  const steps = async () => (await told(page, sandbox)).filter(({ target }) => target.startsWith("authStep."));
  await expect
    .poll(async () => (await steps()).map(({ target }) => target), sent)
    .toEqual(authSteps.map((step) => `authStep.${step}`));
  for (const { operation, record } of await steps()) {
    expect(operation).toBe("event");
    expect(record).toMatchObject({ event_context: "header", event_element_location: "auth-popup" });
  }
});

test("a broadcast has its page under the live path, a pushed stream under the usual one: rule.content.broadcast", async ({
  page,
  sandbox,
}) => {
  const pathOf = async (id: string) => {
    await page.goto(`/video/${id}/`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(async () => (await idsTold(page, sandbox)).some((one) => one.includes(id)), sent).toBe(true);
    return [
      new URL(page.url()).pathname,
      ...(await told(page, sandbox)).filter(({ target }) => target.includes(id)).map(({ target }) => target),
    ];
  };
  expect(await pathOf(SEED.tvId)).toEqual([`/live/video/${SEED.tvId}/`, `/live/video/${SEED.tvId}/`]);
  expect(await pathOf(SEED.livestreamId)).toEqual([`/video/${SEED.livestreamId}/`, `/video/${SEED.livestreamId}/`]);
});
