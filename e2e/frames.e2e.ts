import type { Page } from "@playwright/test";
import { drawn } from "./support/drawn.ts";
import { fillSignIn, SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { traceTasks } from "../tools/bench/longTasks.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** How often a hostile frame says each thing. */
const many = 10_000;

/** No task of the page may take the processor so long, ms. */
const longTask = 50;

/** Within this a frame is found, and all of it said and heard, ms: two processes pass on 30,000 messages. */
const flooding = maxWait(30_000);

/** A script of a frame that asks for ports and says everything it can think of, over and over, as the frame that it is. */
const flood = (source: string, kinds: readonly string[]): string => `
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
    document.body.dataset.flooded = "yes";
    parent.postMessage("flooded", shell);
  }, 500);`;

/** Whether the page has heard the last of a flood. Whatever Playwright looks at counts as a press to the browser; this does not. */
async function flooded(page: Page): Promise<() => Promise<boolean>> {
  const session = await page.context().newCDPSession(page);
  const ask = async (expression: string) => {
    const { result } = await session.send("Runtime.evaluate", { expression, userGesture: false, returnByValue: true });
    return result.value as unknown;
  };
  await ask('addEventListener("message", ({ data }) => { if (data === "flooded") window.isFlooded = true; })');
  return async () => (await ask("window.isFlooded === true")) === true;
}

/** `before`: what is done once the frame asks for its script. */
async function replaceScript(page: Page, address: RegExp, body: string, before?: () => Promise<void>): Promise<void> {
  await page.route(address, async (route) => {
    await before?.();
    await route.fulfill({
      contentType: "text/javascript",
      body,
      headers: { "cross-origin-resource-policy": "same-site" },
    });
  });
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
    const isFlooded = await flooded(page);
    // nobody has pressed anything
    await expect
      .poll(
        async () => {
          if (!isAsked) await page.mouse.wheel(0, 900);
          return isFlooded();
        },
        { timeout: flooding },
      )
      .toBe(true);
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
  "a sign-in frame that floods the page costs it no long task and can be closed, and is heard when a person really signs in",
  { tag: "@journey" },
  async ({ page, browser }) => {
    const lines = consoleLines(page);
    const kinds = ["authSuccess", "registerSuccess", "resetPassword", "height", "grantAdmin"];
    await page.goto("/");
    const open = () => page.getByRole("banner").getByRole("button", { name: "Вход и регистрация" }).click();
    const dialog = page.getByRole("dialog");
    const isFlooded = await flooded(page);
    let endTrace!: Awaited<ReturnType<typeof traceTasks>>;
    await replaceScript(page, /\/frame\.js$/, flood("kadr-auth", kinds), async () => {
      // what opens it has tasks of its own
      await expect(dialog.locator("iframe")).toHaveCount(1);
      await drawn(page);
      endTrace = await traceTasks(browser, page);
    });
    await open();
    await expect(dialog.frameLocator("iframe").locator("body[data-flooded]")).toHaveCount(1, { timeout: flooding });
    await expect.poll(isFlooded, { timeout: flooding }).toBe(true);
    expect(lines.length).toBeLessThan(20);
    // by the clock a task is as long as the processes beside this one make it
    const tasks = await endTrace(longTask);
    expect(Math.max(0, ...tasks.map(({ cpu }) => cpu))).toBeLessThan(longTask);
    // its word grants nothing: the server was asked, and nobody is here
    await expect(page.getByRole("button", { name: "Меню пользователя" })).toHaveCount(0);
    await expect(async () => {
      await page.keyboard.press("Escape");
      if (await dialog.isVisible()) await dialog.getByRole("button", { name: /Закрыть/ }).click({ timeout: 1000 });
      await expect(dialog).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await page.unroute(/\/frame\.js$/);
    await page.reload();
    await open();
    await fillSignIn(page, SEED.viewer.email);
    await expect(dialog).toHaveCount(0);
  },
);
