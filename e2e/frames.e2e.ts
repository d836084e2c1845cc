import type { Page } from "@playwright/test";
import { drawn } from "./support/drawn.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** How often a hostile frame says each thing. */
const many = 10_000;

/** How long a frame does not rest once it has said all, ms: many times what it takes to close it. */
const restless = maxWait(6_000);

/** Within this a frame is found, and all of it said and heard, ms: two processes pass on 30,000 messages. */
const flooding = maxWait(30_000);

/**
 * A script of a frame that asks for ports and says everything it can think of, over and over, as the frame that it is. At last it says
 * until when it does not rest. `restlessMs`: how long that is.
 */
const flood = (source: string, kinds: readonly string[], restlessMs = 0): string => `
  const { flow, shell } = document.body.dataset;
  const ports = [];
  window.addEventListener("message", ({ ports: [port] }) => { if (port) ports.push(port); });
  const load = { source: ${JSON.stringify(source)}, kind: "load", flow };
  for (let count = 0; count < ${many}; count++) {
    parent.postMessage(load, shell);
    parent.postMessage({ ...load, kind: "junk" + count }, shell);
    parent.postMessage("x".repeat(3000), shell);
  }
  window.say = () => {
    window.focus();
    for (const kind of ${JSON.stringify(kinds)})
      for (let count = 0; count < ${many / 10}; count++)
        ports.at(-1)?.postMessage({ ...load, kind, url: "/feeds/priroda/", height: 4000 - (count % 7) });
  };
  setTimeout(() => {
    window.say();
    const restsAt = Date.now() + ${restlessMs};
    parent.postMessage({ restsAt }, shell);
    // a message leaves once the task that posts it has ended
    setTimeout(() => { while (Date.now() < restsAt); }, 50);
  }, 500);`;

/**
 * Time at which the frame of a flood rests, once the page has heard the last of it, ms since 1970; null before. A look by Playwright
 * counts as a press to the browser; this does not.
 */
async function listenToFlood(page: Page): Promise<() => Promise<number | null>> {
  const session = await page.context().newCDPSession(page);
  const ask = async (expression: string) => {
    const { result } = await session.send("Runtime.evaluate", { expression, userGesture: false, returnByValue: true });
    return result.value as number | null;
  };
  await ask('addEventListener("message", ({ data }) => { if (data?.restsAt) window.restsAt = data.restsAt; })');
  return () => ask("window.restsAt ?? null");
}

async function replaceScript(page: Page, address: RegExp, body: string): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body,
      headers: { "cross-origin-resource-policy": "same-site" },
    }),
  );
}

/** Lines of the console that a frame could make. */
function consoleLines(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  return lines;
}

test(
  "an embedded card that floods the page and says that it was pressed leads nowhere, and a press on the page's own links does",
  { tag: "@journey" },
  async ({ page }) => {
    const lines = consoleLines(page);
    await replaceScript(page, /\/news\.js$/, flood("kadr-news", ["cardClick", "auxclick", "ready", "buy"]));
    let isAsked = false;
    page.on("request", (request) => (isAsked ||= request.url().endsWith("/news.js")));
    await page.goto("/feeds/catalog/");
    const restsAt = await listenToFlood(page);
    // nobody has pressed anything
    await expect
      .poll(
        async () => {
          if (!isAsked) await page.mouse.wheel(0, 900);
          return restsAt();
        },
        { timeout: flooding },
      )
      .not.toBeNull();
    await expect(page).toHaveURL(/\/feeds\/catalog\//);
    // nor does it by a press beside it, whose sign the browser gives to the whole page
    await page.getByRole("banner").click({ position: { x: 300, y: 5 } });
    await page
      .locator("main iframe")
      .first()
      .contentFrame()
      .locator("body")
      .evaluate(() => (window as unknown as { say: () => void }).say());
    await drawn(page);
    await expect(page).toHaveURL(/\/feeds\/catalog\//);
    expect(page.context().pages()).toHaveLength(1);
    // one line a frame at most says that something could not be read
    expect(lines.length).toBeLessThan(20);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  },
);

test(
  "a sign-in frame that floods the page and never rests can be closed all the same, and is heard when a person really signs in",
  { tag: "@journey" },
  async ({ page }) => {
    const lines = consoleLines(page);
    const kinds = ["authSuccess", "registerSuccess", "resetPassword", "height", "grantAdmin"];
    await replaceScript(page, /\/frame\.js$/, flood("kadr-auth", kinds, restless));
    await page.goto("/");
    const open = () => page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
    const dialog = page.getByRole("dialog");
    const restsAt = await listenToFlood(page);
    await open();
    await expect.poll(restsAt, { timeout: flooding }).not.toBeNull();
    // its word grants nothing: the server was asked, and nobody is here
    await expect(page.getByRole("button", { name: "Меню пользователя" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Закрыть" }).click();
    await expect(dialog).toHaveCount(0);
    // in one process with the frame, the page would do nothing before that rests
    expect(Date.now()).toBeLessThan((await restsAt())!);
    expect(lines.length).toBeLessThan(20);
    await page.unroute(/\/frame\.js$/);
    await page.reload();
    await open();
    await fillSignIn(page, SEED.viewer.email);
    await expect(dialog).toHaveCount(0);
  },
);
