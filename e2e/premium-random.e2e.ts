import fc from "fast-check";
import { entries, happening, RandomBuyer, type Happening } from "./support/randomBuyer.ts";
import { moveClock } from "./support/purchases.ts";
import { register } from "./support/someone.ts";
import { saveCards, setPhone } from "./support/subscribing.ts";
import { test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/**
 * The model of payments (host/src/stores/paying/premium.model.test.ts) in the browser, on the whole server: random people press, press
 * twice, reload, go back, open a second tab and are signed out; answers are lost, late or come twice, banks refuse or never answer, the clock
 * moves and the server is killed. Never two payments for one intent, never a payment without its access, never a success shown that is
 * not one; and whoever goes on comes to an end.
 */
const schedules = Number(process.env["KADR_BROWSER_SCHEDULES"] ?? 100);
/** The same in every worker and in a second try: tools/test/parts.mjs makes a new one for each run. */
const seed = Number(process.env["KADR_BROWSER_SEED"] ?? 1);

const every = fc.sample(
  fc.record({ entry: fc.constantFrom(...entries), steps: fc.array(happening, { minLength: 6, maxLength: 14 }) }),
  { numRuns: schedules, seed },
);
const perTest = 10;

test.describe.configure({ mode: "parallel", timeout: maxWait(perTest * 60_000) });
test.use({ world: "random buyers" });

for (let from = 0; from < schedules; from += perTest)
  test(`random people pay once at most and come to an end: schedules ${from + 1} to ${from + perTest}`, async ({
    browser,
    sandbox,
    troubles,
    traffic,
  }) => {
    for (const [index, { entry, steps }] of every.slice(from, from + perTest).entries())
      await test.step(`seed ${seed}, ${from + index + 1}: ${entry} ${JSON.stringify(steps)}`, () => play(entry, steps));
    troubles.length = 0;
    (await traffic.faults()).length = 0;

    async function play(entry: string, steps: readonly Happening[]): Promise<void> {
      const context = await browser.newContext({ baseURL: sandbox.url, locale: "ru-RU" });
      const page = await context.newPage();
      await moveClock(page, sandbox, "real");
      const someone = await register(sandbox);
      await setPhone(someone);
      await saveCards(sandbox, someone, "4111111111111111", "4000000000003220", "4000000000000002");
      const buyer = new RandomBuyer(page, sandbox, someone, entry);
      await buyer.begin();
      for (const step of steps) {
        await buyer.do(step);
        await buyer.check();
      }
      await buyer.finish();
      await buyer.check();
      await context.close();
    }
  });
