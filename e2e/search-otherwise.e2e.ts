import type { Page } from "@playwright/test";
import { screenKeyboardTexts as keys } from "../host/src/texts/screenKeyboard.ts";
import { searchTexts } from "../host/src/texts/search.ts";
import { voiceTexts } from "../host/src/texts/voice.ts";
import { agree, told } from "./support/measurement.ts";
import { searchField } from "./support/search.ts";
import { speechOf, withSpeech } from "./support/speech.ts";
import { expect, test } from "./support/test.ts";
import { patience } from "../tools/test/patience.mjs";

/** What is measured is sent some seconds later. */
const sent = { timeout: patience(20_000) };
const { popup } = voiceTexts;
const heading = (page: Page, query: string) => page.getByRole("heading", { level: 1, name: searchTexts.found(query) });
const voiceButton = (page: Page) => page.getByRole("button", { name: voiceTexts.button });
const recording = (page: Page) => page.getByRole("dialog", { name: "Говорите...", exact: true });
const microphone = (page: Page) => recording(page).locator("[data-level]");
const keyboard = (page: Page) => page.getByRole("toolbar", { name: keys.label });
const keyboardButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: keys.label });

/** On an iPhone. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
};

test.describe("on an iPhone", () => {
  test.use(phone);

  test(
    "what is said is looked for: the popup hears, shows how loud it is, fails in words and tries again, and Back or Escape end it [VOICE-RUN-02] [VOICE-RUN-04] [VOICE-RUN-05] [VOICE-RUN-08] [VOICE-RUN-09] [ANALYTICS-RULES-05]",
    { tag: "@journey" },
    async ({ page, sandbox }) => {
      test.slow();
      await agree(page);
      await withSpeech(page);
      const speech = speechOf(page);
      await page.goto("/");
      const opener = page.getByRole("button", { name: "Открыть поиск" });
      await opener.tap();
      await voiceButton(page).tap();
      await expect(recording(page)).toBeVisible();
      await expect.poll(() => speech.isListening()).toBe(true);
      expect(await speech.begun()).toEqual([{ lang: "ru-RU", continuous: false, interimResults: true }]);
      expect(await page.evaluate(() => navigator.userActivation.hasBeenActive)).toBe(true);
      // the tone of the microphone comes through
      await expect(microphone(page)).toHaveAttribute("data-level", "2");

      // ended by the person: the search is as it was, the focus is on its button
      await page.keyboard.press("Escape");
      await expect(recording(page)).toHaveCount(0);
      await expect(voiceButton(page)).toBeFocused();
      expect(await speech.isListening()).toBe(false);
      await voiceButton(page).tap();
      await expect(recording(page)).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(recording(page)).toHaveCount(0);
      await expect(searchField(page)).toBeVisible();

      // each failure in its words, with a way on
      await voiceButton(page).tap();
      for (const [code, title] of [
        ["no-speech", "Не понимаю"],
        ["not-allowed", "Включите микрофон и распознавание речи"],
        ["service-not-allowed", "Включите микрофон и распознавание речи"],
      ] as const) {
        await expect.poll(() => speech.isListening()).toBe(true);
        await speech.fail(code);
        const failure = page.getByRole("alertdialog", { name: title });
        await expect(failure).toBeVisible();
        await expect(
          failure.getByText(code === "no-speech" ? "Повторите ещё раз" : popup.notAllowed.text),
        ).toBeVisible();
        if (code !== "no-speech") await expect(failure.getByRole("listitem").first()).toBeVisible();
        await failure.getByRole("button", { name: "Попробовать снова" }).tap();
        await expect(recording(page)).toBeVisible();
      }

      await expect.poll(() => speech.isListening()).toBe(true);
      await speech.say("горы", false);
      await expect(recording(page).getByText("горы", { exact: true })).toBeVisible();
      await speech.say("горы и море", true);
      await expect(heading(page, "горы и море")).toBeVisible();
      await expect(recording(page)).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

      // nothing found by voice is told as that
      await opener.tap();
      await voiceButton(page).tap();
      await expect.poll(() => speech.isListening()).toBe(true);
      await speech.say("ъъъщщщ", true);
      await expect(page.getByRole("heading", { name: searchTexts.nothing.title })).toBeVisible();

      // what was said counts as no search by text until somebody types
      await opener.tap();
      await searchField(page).press("Enter");
      await opener.tap();
      await searchField(page).fill("море");
      await searchField(page).press("Enter");
      await expect(heading(page, "море")).toBeVisible();
      const voices = async () =>
        (await told(page, sandbox))
          .map(({ target }) => target)
          .filter((target) => target.startsWith("voice.") || /^search\.(voice|text)$/.test(target));
      // 'search.voice', 'voice.errorPopup', 'voice.tryAgain', 'voice.submit', 'voice.nothingFound', 'rule.textSubmit'
      await expect
        .poll(voices, sent)
        .toEqual([
          "search.voice",
          "search.voice",
          "search.voice",
          ...["voice.errorPopup", "voice.tryAgain"],
          ...["voice.errorPopup", "voice.tryAgain"],
          ...["voice.errorPopup", "voice.tryAgain"],
          "voice.submit",
          "search.voice",
          "voice.submit",
          "voice.nothingFound",
          "search.text",
        ]);
    },
  );

  test("five seconds without a word end it [VOICE-RUN-03]", async ({ page }) => {
    await withSpeech(page);
    await page.clock.install();
    await page.goto("/");
    await page.getByRole("button", { name: "Открыть поиск" }).tap();
    await page.clock.runFor(3000);
    await voiceButton(page).tap();
    await expect(recording(page)).toBeVisible();
    await expect.poll(() => speechOf(page).isListening()).toBe(true);
    await page.clock.runFor(5000);
    await expect(page.getByRole("alertdialog", { name: "Не понимаю" })).toBeVisible();
    expect(await speechOf(page).isListening()).toBe(false);
  });
});

test("by the arrows of the keyboard on the screen: a Russian query, its suggestion, its results [SHELL-HEADER-04]", async ({
  page,
  sandbox,
}) => {
  test.slow();
  await agree(page);
  await page.goto("/");
  await expect(keyboardButton(page)).toBeVisible();
  // nobody is asked to wait for keys that nobody wants
  await keyboardButton(page).focus();
  await page.keyboard.press("Enter");
  const key = (name: string) => keyboard(page).getByRole("button", { name, exact: true });
  await expect(key("й")).toBeFocused();
  await expect(keyboardButton(page)).toHaveAttribute("aria-expanded", "true");

  // г: right along the first row; о, р: a row lower
  const press = async (arrow: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(arrow);
  };
  await press("ArrowRight", 6);
  await expect(key("г")).toBeFocused();
  await page.keyboard.press("Enter");
  await press("ArrowDown", 1);
  await expect(key("р")).toBeFocused();
  await press("ArrowRight", 1);
  await expect(key("о")).toBeFocused();
  await page.keyboard.press("Enter");
  await press("ArrowLeft", 1);
  await page.keyboard.press("Space");
  await expect(searchField(page)).toHaveValue("гор");

  // the suggestions come as they do for typing, while the focus is on the keys
  const grid = page.getByRole("grid", { name: searchTexts.line.list });
  await expect(grid).toBeVisible();
  await expect(key("р")).toBeFocused();
  await press("ArrowUp", 3);
  await expect(searchField(page)).toBeFocused();
  await press("ArrowDown", 1);
  const at = page.locator("[role=gridcell][data-at]");
  await expect(at).toBeVisible();
  // past the last suggestion lie the keys again
  const rows = await grid.getByRole("row").count();
  await press("ArrowDown", rows);
  await expect(keyboard(page).locator("button:focus")).toHaveCount(1);
  await press("ArrowUp", 1);
  await expect(searchField(page)).toBeFocused();
  await press("ArrowDown", 1);
  const text = (await at.innerText()).split("\n")[0] ?? "";
  await page.keyboard.press("Enter");
  await expect(heading(page, text).or(page.getByRole("heading", { level: 1, name: text }))).toBeVisible();

  // its last key sends what is there; Tab past it puts the keyboard away
  await searchField(page).fill("море");
  if (!(await keyboard(page).isVisible())) await keyboardButton(page).click();
  await key(keys.actions.submit).click();
  await expect(heading(page, "море")).toBeVisible();
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(keyboard(page)).toHaveCount(0);
  await expect
    .poll(async () => (await told(page, sandbox)).filter(({ target }) => target === "search.keyboard").length, sent)
    .toBeGreaterThan(0);
});

test.describe("on a television", () => {
  test.use({ viewport: { width: 2560, height: 1440 } });
  test("the keyboard comes with the focus, and not again once it was put away", async ({ page }) => {
    await page.goto("/");
    await expect(keyboardButton(page)).toBeVisible();
    await searchField(page).focus();
    await expect(keyboard(page)).toBeVisible();
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type("горы");
    await expect(searchField(page)).toHaveValue("горы");
    await page.keyboard.press("Escape");
    if (await keyboard(page).isVisible()) await page.keyboard.press("Escape");
    await expect(keyboard(page)).toHaveCount(0);
    await page.getByRole("main").getByRole("link").first().focus();
    await searchField(page).focus();
    await expect(keyboard(page)).toHaveCount(0);
  });
});
