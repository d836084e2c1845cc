import { expect, type Page, type Request } from "@playwright/test";
import { maxWait } from "../../tools/test/maxWait.mjs";

/** The clock of a page. */
export interface PageClock {
  /** Goes on by so many ms, and tells every timer that is due on the way. */
  readonly runFor: (ms: number) => Promise<void>;
  /** Goes on at once, by ms or by "hh:mm:ss", as after a sleep of the machine. */
  readonly fastForward: (time: number | string) => Promise<void>;
  /** Waits until everything that the page asked for is there, and all that it asks because of that. */
  readonly answered: () => Promise<void>;
}

/** Step after which the requests made on the way are waited for: half of the least time limit that a call has, ms. */
const stepMs = 5000;

/**
 * Takes the clock of a page over, before it is opened. The time limits of what the page asks of the server run by this clock too, and a
 * server does not hurry for it: so before the clock is moved, what was asked is answered, and code that was on its way has come. It would
 * otherwise have taken too long.
 */
export async function takeClock(page: Page): Promise<PageClock> {
  const requests = new Set<Request>();
  page.on("request", (request) => {
    // The requests of another page are not waited for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    else if (/^(?:fetch|xhr|script)$/.test(request.resourceType())) requests.add(request);
  });
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
  await page.clock.install();

  /** A task of the page that no timer has to wait for: what has come is read then, and asks what follows from it. */
  const turn = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
  const answered = async () => {
    // An answer may make the page ask on.
    for (let turns = 0; turns < 3; turns += 1) {
      await turn();
      await expect
        .poll(() => requests.size, { message: "what the page asked is answered", timeout: maxWait(30_000) })
        .toBe(0);
    }
  };
  return {
    runFor: async (ms) => {
      for (let left = ms; left > 0; left -= stepMs) {
        await answered();
        await page.clock.runFor(Math.min(left, stepMs));
      }
    },
    fastForward: async (time) => {
      await answered();
      await page.clock.fastForward(time);
    },
    answered,
  };
}
