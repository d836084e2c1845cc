import type { Page } from "@playwright/test";

/** Window of the page, as a test speaks to it. */
export interface FakeSpeechWindow {
  readonly speech: {
    /** Settings of each recognition that the page began. */
    readonly begun: readonly { lang: string; continuous: boolean; interimResults: boolean }[];
    /** The person says the text to the last recognition. */
    say(text: string, isFinal: boolean): void;
    fail(code: string): void;
    isListening(): boolean;
  };
}

/** Safari's recognition of speech, which says what the test says; and a microphone that hears a tone. */
export const withSpeech = async (page: Page): Promise<void> =>
  void (await page.addInitScript(() => {
    interface Fake {
      lang: string;
      continuous: boolean;
      interimResults: boolean;
      onresult: ((event: object) => void) | null;
      onerror: ((event: object) => void) | null;
      onend: (() => void) | null;
    }
    const begun: Fake[] = [];
    let listening: Fake | null = null;
    // called with `new`, as a class is
    function Recognition() {
      const fake: Fake = {
        lang: "",
        continuous: true,
        interimResults: false,
        onresult: null,
        onerror: null,
        onend: null,
      };
      return Object.assign(fake, {
        start() {
          begun.push(fake);
          listening = fake;
        },
        abort() {
          if (listening === fake) listening = null;
        },
      });
    }
    const speech: FakeSpeechWindow["speech"] = {
      begun,
      say(text, isFinal) {
        listening?.onresult?.({ results: [Object.assign([{ transcript: text }], { isFinal })] });
      },
      fail(code) {
        const one = listening;
        one?.onerror?.({ error: code });
        one?.onend?.();
      },
      isListening: () => listening !== null,
    };
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition, speech });
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext();
      const tone = context.createOscillator();
      const to = context.createMediaStreamDestination();
      tone.connect(to);
      tone.start();
      await context.resume();
      return to.stream;
    };
  }));

/** Actions of a test on it. */
export const speechOf = (page: Page) => ({
  say: (text: string, isFinal: boolean) =>
    page.evaluate(([said, isLast]) => (window as unknown as FakeSpeechWindow).speech.say(said, isLast), [
      text,
      isFinal,
    ] as const),
  fail: (code: string) => page.evaluate((error) => (window as unknown as FakeSpeechWindow).speech.fail(error), code),
  isListening: () => page.evaluate(() => (window as unknown as FakeSpeechWindow).speech.isListening()),
  begun: () =>
    page.evaluate(() =>
      (window as unknown as FakeSpeechWindow).speech.begun.map(({ lang, continuous, interimResults }) => ({
        lang,
        continuous,
        interimResults,
      })),
    ),
});
