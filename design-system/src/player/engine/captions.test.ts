import { describe, expect, it, vi } from "vitest";
import { media } from "../../primitives/SafeAddress/testing/index.ts";
import { createCaptions } from "./captions.ts";

const track = (id: string) => ({ label: id, lang: id, url: media(`/captions/${id}.vtt`) });
const [russian, english] = [track("ru"), track("en")];
const fileOf = (text: string) => `WEBVTT\n\n00:10.000 --> 00:20.000\n${text}\n\n00:15.000 --> 00:30.000\n${text} 2\n`;

/** Files come when the test says so. */
function setUp() {
  const requests: { readonly url: string; readonly signal: AbortSignal; readonly come: (text: string) => void }[] = [];
  const fail: (() => void)[] = [];
  const load = vi.fn(
    (url: string, signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        requests.push({ url, signal, come: resolve });
        fail.push(() => reject(new Error("offline")));
      }),
  );
  const captions = createCaptions(load);
  const texts = () => captions.cues.get().map(({ text }) => text);
  return { captions, requests, fail, load, texts };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("captions", () => {
  it("are those of the language chosen last, whichever file comes first", async () => {
    const { captions, requests, texts } = setUp();
    captions.moveTo(12);
    captions.show(russian);
    captions.show(english);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    requests[1]?.come(fileOf("Ice"));
    await settle();
    requests[0]?.come(fileOf("Лёд"));
    await settle();
    expect(texts()).toEqual(["Ice"]);
  });

  it("stay away when they were switched off while their file was loading", async () => {
    const { captions, requests, texts } = setUp();
    captions.moveTo(12);
    captions.show(russian);
    captions.show(null);
    requests[0]?.come(fileOf("Лёд"));
    await settle();
    expect(texts()).toEqual([]);
  });

  it("go at once with the other language's line, and come back without a second load", async () => {
    const { captions, requests, load, texts } = setUp();
    captions.moveTo(12);
    captions.show(russian);
    requests[0]?.come(fileOf("Лёд"));
    await settle();
    captions.show(english);
    expect(texts()).toEqual([]);
    captions.show(russian);
    expect([texts(), load.mock.calls.length]).toEqual([["Лёд"], 2]);
  });

  it("that did not load are loaded by the next choice", async () => {
    const { captions, requests, fail, texts } = setUp();
    captions.moveTo(12);
    captions.show(russian);
    fail[0]?.();
    await settle();
    expect(texts()).toEqual([]);
    captions.show(russian);
    requests[1]?.come(fileOf("Лёд"));
    await settle();
    expect(texts()).toEqual(["Лёд"]);
  });

  it("begin with their time, end before its end, and are several where several speak", async () => {
    const { captions, requests, texts } = setUp();
    captions.show(russian);
    requests[0]?.come(fileOf("Лёд"));
    await settle();
    const at = (time: number) => {
      captions.moveTo(time);
      return texts();
    };
    expect([at(9.999), at(10), at(15), at(20), at(30)]).toEqual([[], ["Лёд"], ["Лёд", "Лёд 2"], ["Лёд 2"], []]);
  });

  it("are shown once where the file has them twice, after seeking back too", async () => {
    const { captions, requests, texts } = setUp();
    captions.show(russian);
    requests[0]?.come(`${fileOf("Лёд")}\n${fileOf("Лёд")}`);
    await settle();
    const at = (time: number) => {
      captions.moveTo(time);
      return texts();
    };
    expect([at(12), at(5), at(12), at(16), at(11), at(40)]).toEqual([
      ["Лёд"],
      [],
      ["Лёд"],
      ["Лёд", "Лёд 2"],
      ["Лёд"],
      [],
    ]);
  });

  it("tell of a new line only: a moment within the same one changes nothing", async () => {
    const { captions, requests } = setUp();
    captions.show(russian);
    requests[0]?.come(fileOf("Лёд"));
    await settle();
    captions.moveTo(16);
    const shown = captions.cues.get();
    captions.moveTo(17);
    expect(captions.cues.get()).toBe(shown);
    captions.moveTo(22);
    expect(captions.cues.get()).not.toBe(shown);
  });
});
