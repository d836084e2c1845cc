import type { Page } from "@playwright/test";
import { searchTexts } from "../host/src/texts/search.ts";
import { voiceTexts } from "../host/src/texts/voice.ts";
import { agree, eventsOf, sent } from "./support/measurement.ts";
import { searchField } from "./support/search.ts";
import { speechOf, withSpeech } from "./support/speech.ts";
import { expect, test } from "./support/test.ts";

const { popup } = voiceTexts;
const heading = (page: Page, query: string) => page.getByRole("heading", { level: 1, name: searchTexts.found(query) });
const voiceButton = (page: Page) => page.getByRole("button", { name: voiceTexts.button });
const recording = (page: Page) => page.getByRole("dialog", { name: "Говорите...", exact: true });
const microphone = (page: Page) => recording(page).locator("[data-level]");

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
    "what is said is looked for: the popup hears, shows how loud it is, fails in words and tries again, " +
      "and Back or Escape end it [VOICE-RUN-02] [VOICE-RUN-04] [VOICE-RUN-05] [VOICE-RUN-08] [VOICE-RUN-09] " +
      "[ANALYTICS-RULES-05]",
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
        (await eventsOf(page, sandbox))
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
});
