import AxeBuilder from "@axe-core/playwright";
import type { CDPSession, FrameLocator, Locator, Page } from "@playwright/test";
import { drawn } from "./support/drawn.ts";
import { focused } from "./support/focus.ts";
import { agree, eventIdsOf, pingsOf } from "./support/measurement.ts";
import { SEED } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

const number = "4111111111111111";
const spaced = "4111 1111 1111 1111";
const title = "iframe[title='Данные карты']";

const formIn = (page: Page): FrameLocator => page.frameLocator(title);
const popup = (page: Page): Locator => page.getByRole("dialog", { name: "Новая карта" });
const failure = (page: Page): Locator => page.getByRole("alertdialog", { name: "Карта не добавлена" });

/** The popup of a new card, with the focus in its form. */
async function openForm(page: Page): Promise<FrameLocator> {
  await page.getByRole("button", { name: "Добавить карту" }).click();
  const form = formIn(page);
  await expect(form.getByRole("textbox", { name: "Номер карты" })).toBeFocused();
  return form;
}

async function typeCard(page: Page, digits = number): Promise<void> {
  await page.keyboard.type(digits);
  await page.keyboard.press("Tab");
  await page.keyboard.type("1234");
  await page.keyboard.press("Tab");
  await page.keyboard.type("737");
}

/** All that the memory of a page's process holds, as text. */
async function heapOf(session: CDPSession): Promise<string> {
  let heap = "";
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => (heap += chunk));
  await session.send("HeapProfiler.enable");
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  return heap;
}

/** Data that the shell keeps on the device, as text. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      document.documentElement.outerHTML,
      await indexedDB.databases(),
    ]),
  );

test.describe("the form of a card", () => {
  test.use({ hasAnswered: false });

  test(
    "is typed into a frame of the payment origin: no digit of it is in the shell's memory, storage, requests, console or events",
    { tag: "@journey" },
    async ({ page, sandbox, arriveAt }) => {
      test.slow();
      const lines: string[] = [];
      const sent: string[] = [];
      page.on("console", (message) => lines.push(message.text()));
      page.on("request", (request) => {
        const said = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`;
        if (said.includes(number) || said.includes(spaced)) sent.push(new URL(request.url()).pathname);
        if (request.frame() === page.mainFrame()) lines.push(said);
      });
      await agree(page);
      await arriveAt("/profile/payments/", SEED.author.email);
      await expect(page.getByRole("heading", { level: 1, name: "Подписки и карты" })).toBeVisible();
      // The search finds the text that is there: a number that the shell itself has, put together there.
      await page.evaluate(() => {
        Object.assign(window, { planted: ["5105", "1051", "0510", "5100"].join("") });
      });
      const form = await openForm(page);
      await typeCard(page);
      await expect(form.getByRole("textbox", { name: "Номер карты" })).toHaveValue(spaced);

      const session = await page.context().newCDPSession(page);
      const whileTyped = await heapOf(session);
      expect(whileTyped).toContain("5105105105105100");
      for (const text of [number, spaced]) expect(whileTyped.includes(text), text).toBe(false);
      // A process of its own: the frame's memory is none of the shell's.
      const frame = page.frames().find((one) => one.url().includes("/card/"));
      expect(frame).toBeDefined();
      if (frame !== undefined) {
        const own = await heapOf(await page.context().newCDPSession(frame));
        expect(own.includes(spaced)).toBe(true);
      }

      await page.keyboard.press("Enter");
      await expect(page.getByText("Карта добавлена")).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
      const after = await heapOf(session);
      const kept = await keptIn(page);
      await expect.poll(async () => eventIdsOf(page, sandbox)).toContain("profile.paymentMethods.addCard");
      const pings = JSON.stringify(await pingsOf(page, sandbox));
      for (const text of [number, spaced]) {
        expect(after.includes(text), "memory").toBe(false);
        expect(kept.includes(text), "storage").toBe(false);
        expect(lines.join("\n").includes(text), "requests and console").toBe(false);
        expect(pings.includes(text), "events").toBe(false);
      }
      // It went to the tokeniser and nowhere else.
      expect(sent).toEqual(["/tokens"]);
    },
  );
});

test("is part of its popup: by keyboard alone, with its errors beside the fields, Escape and the way back", async ({
  page,
  arriveAt,
}) => {
  await arriveAt("/profile/payments/");
  const add = page.getByRole("button", { name: "Добавить карту" });
  await add.focus();
  await page.keyboard.press("Enter");
  const form = formIn(page);
  await expect(form.getByRole("textbox", { name: "Номер карты" })).toBeFocused();
  const { violations } = await new AxeBuilder({ page })
    .include(title)
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  expect(violations).toEqual([]);
  // Tab goes through the popup and nowhere else: form, terms, the popup's own button, the form again.
  const walked: string[] = [];
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press("Tab");
    walked.push(await focused(page));
  }
  expect(walked.join(" → ")).toMatch(/Срок действия.*CVC.*Добавить карту.*Условия сервиса.*Закрыть/);
  expect(walked.join(" → ")).not.toMatch(/body|header/);
  await expect(form.getByText("Неверный номер карты. Попробуйте ещё раз")).toBeVisible();
  await form.getByRole("textbox", { name: "Номер карты" }).focus();
  await page.keyboard.press("Escape");
  await expect(popup(page)).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("a card that the tokeniser refuses is told of under its fields, and by a word of its own in the popup; the next one is taken [PROFILE-EDIT-12]", async ({
  page,
  arriveAt,
  troubles,
}) => {
  await arriveAt("/profile/payments/", SEED.viewer.email);
  await expect(page.getByRole("heading", { name: "Банковские карты" })).toBeVisible();
  const form = await openForm(page);
  await typeCard(page, "4000000000000119");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("alert")).toContainText("Не получилось оплатить. Проверьте данные карты");
  await page.route(/\/tokens$/, (route) =>
    route.fulfill({ status: 422, contentType: "application/json", body: '{"errors":[{"type":"card_blocked"}]}' }),
  );
  await page.keyboard.press("Enter");
  await expect(failure(page)).toContainText("Банк не принял карту");
  await page.unroute(/\/tokens$/);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("textbox", { name: "Номер карты" })).toBeFocused();
  await typeCard(page, "2200000000000004");
  // The network goes for a moment: the card need not be typed again.
  await page.route(/\/v1\/payment-methods$/, (route) => route.abort("connectionreset"));
  await page.keyboard.press("Enter");
  const again = failure(page).getByRole("button", { name: "Повторить" });
  await expect(again).toBeFocused({ timeout: maxWait(30_000) });
  await page.unroute(/\/v1\/payment-methods$/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Карта добавлена")).toBeVisible();
  await expect(popup(page)).toHaveCount(0);
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Банковские карты" }).getByRole("listitem")).toHaveCount(1);
  troubles.length = 0;
});

test("a frame that does not come can be tried again and closed; it follows the theme, is as high as it needs, and fits a phone", async ({
  page,
  arriveAt,
  troubles,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(/\/card\//, (route) => route.abort());
  await arriveAt("/profile/payments/");
  await page.getByRole("button", { name: "Добавить карту" }).click();
  const retry = popup(page).getByRole("button", { name: "Повторить" });
  await expect(retry).toBeVisible({ timeout: maxWait(15_000) });
  await page.unroute(/\/card\//);
  await retry.click();
  const form = formIn(page);
  await expect(form.getByRole("textbox", { name: "Номер карты" })).toBeFocused();
  const root = form.locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await expect
    .poll(() => root.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(0);
  await page.keyboard.press("Escape");
  await expect(popup(page)).toHaveCount(0);
  troubles.length = 0;
});

test("a frame that floods the shell, and pages that speak in its place, get nothing", async ({ page, arriveAt }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  const tall = 437;
  await page.route(/\/card\/card\.[0-9a-f]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `
        const { flow, shell } = document.body.dataset;
        const load = { source: "kadr-card", kind: "load", flow };
        let port;
        window.addEventListener("message", (event) => { port = event.ports[0] ?? port; });
        for (let count = 0; count < 2000; count++) { parent.postMessage(load, shell); parent.postMessage("x".repeat(3000), shell); }
        window.flood = () => {
          const lies = [
      { kind: "token", token: "<img onerror=alert(1)>" },
      { kind: "token", token: 7 },
      { kind: "height", height: 1e9 },
      { kind: "grant" },
      { kind: "error", type: "4111 1111" },
    ];
    for (const said of lies)
            for (let count = 0; count < 500; count++) port?.postMessage({ ...load, ...said });
          port?.postMessage({ ...load, kind: "height", height: ${tall} });
        };`,
    }),
  );
  await arriveAt("/profile/payments/");
  await page.getByRole("button", { name: "Добавить карту" }).click();
  // The last that it says on a port is in order: once the frame has that height, everything before was heard. Each
  // `load` brings a new port, and the one before it is dead.
  await expect(async () => {
    await formIn(page)
      .locator("body")
      .evaluate(() => (window as unknown as { flood: () => void }).flood());
    await expect(page.locator(title)).toHaveCSS("height", `${tall}px`, { timeout: 1000 });
  }).toPass();
  // The shell's own window, with the right words and the wrong origin; the last of it is heard by this test itself.
  await page.evaluate((selector) => {
    const flow = new URL(document.querySelector<HTMLIFrameElement>(selector)?.src ?? "").searchParams.get("flow");
    for (const kind of ["load", "token", "close"])
      window.postMessage({ source: "kadr-card", kind, flow, token: "x".repeat(32) }, "*");
    return new Promise<void>((resolve) => {
      window.addEventListener("message", ({ data }) => data === "heard" && resolve());
      window.postMessage("heard", "*");
    });
  }, title);
  await drawn(page);
  await expect(popup(page)).toBeVisible();
  // what took a token would be on its way with it
  await expect(page.locator(title)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expect(lines.length).toBeLessThan(20);
  await popup(page).getByRole("button", { name: "Закрыть" }).click();
  await expect(popup(page)).toHaveCount(0);
});
