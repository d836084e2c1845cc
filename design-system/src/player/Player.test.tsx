import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playerTexts as texts, seekValue } from "../../../host/src/texts/player.ts";
import { createFakeEngine, type FakeEngineOptions } from "./engine/createFakeEngine.ts";
import type { PlayerMode, PlayerModel } from "./model.ts";
import { Player, type PlayerProps } from "./Player.tsx";
import type { PlayerSnapshot } from "./types.ts";
import { parseVtt } from "./vtt.ts";
import { href } from "../primitives/SafeAddress/testing/index.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Shown = Partial<PlayerProps> & Pick<PlayerModel, "preferences" | "queue">;

function show(options: FakeEngineOptions = {}, { preferences, queue, ...place }: Shown = {}) {
  const engine = createFakeEngine(options);
  const video = { title: "Байкал", chapters: [{ time: 60, name: "Лёд" }] };
  render(<Player model={{ engine, texts, video, preferences, queue }} {...place} />);
  const root = screen.getByRole("region", { name: /Байкал/ });
  return { engine, root };
}
const requestsOf = (engine: ReturnType<typeof createFakeEngine>) => engine.requests.map((request) => request.join(" "));

describe("Player", () => {
  it("says where it stands in words", () => {
    show();
    expect(
      screen.getByRole("slider", { name: texts.seek }).getAttribute("aria-valuetext")?.replaceAll("\u00A0", " "),
    ).toBe("1 минута 5 секунд из 10 минут 34 секунд, глава «Лёд»");
    expect(seekValue(3725, 7261, undefined).replaceAll("\u00A0", " ")).toBe(
      "1 час 2 минуты 5 секунд из 2 часов 1 минуты 1 секунды",
    );
    expect(seekValue(0, 600, undefined).replaceAll("\u00A0", " ")).toBe("0 секунд из 10 минут");
  });

  it("says no length and moves to no share of it until it is known, and then has a time line", () => {
    const { engine, root } = show({ snapshot: { phase: "playing", duration: 0 }, time: { current: 3 } });
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: texts.seek });
    expect(screen.getByText("0:03").parentElement?.textContent).toBe("0:03");
    expect(slider.disabled).toBe(true);
    fireEvent.keyDown(root, { key: "5", code: "Digit5" });
    expect(requestsOf(engine)).toEqual([]);
    act(() => engine.update({ duration: 12 }));
    expect(screen.getByText("0:03").parentElement?.textContent).toBe("0:03/ 0:12");
    expect([slider.disabled, slider.max]).toEqual([false, "12"]);
  });

  describe("the time line that has the focus", () => {
    const said = () => {
      const slider = screen.getByRole<HTMLInputElement>("slider", { name: texts.seek });
      return [slider.getAttribute("aria-valuetext")?.split(" из ")[0]?.replaceAll("\u00A0", " "), slider.value];
    };
    const playOn = (engine: ReturnType<typeof createFakeEngine>, seconds: number) => {
      for (let at = 0; at < seconds; at += 0.25)
        act(() => engine.updateTime({ current: engine.getTime().current + 0.25 }));
    };
    const setUp = () => {
      const shown = show({ snapshot: { phase: "playing", isWanted: true } });
      return { ...shown, slider: screen.getByRole<HTMLInputElement>("slider", { name: texts.seek }) };
    };

    it("does not speak each second: it says where it stood when it got the focus", () => {
      const { engine, slider } = setUp();
      playOn(engine, 2);
      expect(said()).toEqual(["1 минута 7 секунд", "67"]);
      act(() => slider.focus());
      const observer = new MutationObserver(() => undefined);
      observer.observe(slider, { attributeFilter: ["aria-valuetext", "aria-valuenow", "value"] });
      playOn(engine, 30);
      expect(said()).toEqual(["1 минута 7 секунд", "67"]);
      expect(observer.takeRecords()).toEqual([]);
      act(() => slider.blur());
      expect(said()).toEqual(["1 минута 37 секунд", "97"]);
      playOn(engine, 1);
      act(() => slider.focus());
      expect(said()).toEqual(["1 минута 38 секунд", "98"]);
    });

    it("says where it was moved to, by whatever", () => {
      const { engine, slider } = setUp();
      act(() => slider.focus());
      playOn(engine, 10);
      fireEvent.keyDown(slider, { key: "ArrowRight", code: "ArrowRight" });
      expect(said()).toEqual(["1 минута 20 секунд", "80"]);
      playOn(engine, 5);
      fireEvent.keyDown(slider, { key: "ArrowLeft", code: "ArrowLeft" });
      expect(said()).toEqual(["1 минута 20 секунд", "80"]);
      fireEvent.keyDown(slider, { key: "5", code: "Digit5" });
      expect(said()).toEqual(["5 минут 17 секунд", "317"]);
      playOn(engine, 5);
      act(() => engine.seek(10));
      expect(said()).toEqual(["10 секунд", "10"]);
    });

    it("counts a page up from where it is by then", () => {
      const { engine, slider } = setUp();
      act(() => slider.focus());
      playOn(engine, 20);
      fireEvent.keyDown(slider, { key: "PageUp", code: "PageUp" });
      expect(slider.value).toBe("85");
      fireEvent.change(slider, { target: { value: "86" } });
      expect([said(), requestsOf(engine)]).toEqual([["1 минута 26 секунд", "86"], ["seek 86"]]);
    });
  });

  it("hears keys by their place while it has focus, and only then", () => {
    const { engine, root } = show();
    fireEvent.keyDown(root, { key: "л", code: "KeyK" });
    expect(requestsOf(engine)).toEqual(["play"]);
    fireEvent.keyDown(document.body, { key: "k", code: "KeyK" });
    expect(requestsOf(engine)).toEqual(["play"]);
  });

  it("hears keys on the whole page when asked to, but not from a field", () => {
    const field = document.body.appendChild(document.createElement("textarea"));
    const { engine } = show({}, { preferences: { hasPageShortcuts: true } });
    fireEvent.keyDown(field, { key: "k", code: "KeyK" });
    expect(requestsOf(engine)).toEqual([]);
    fireEvent.keyDown(document.body, { key: "k", code: "KeyK" });
    expect(requestsOf(engine)).toEqual(["play"]);
    field.remove();
  });

  it("shows a line once where the caption file has it twice, and takes it away after seeking back and forth", () => {
    const cues = parseVtt("WEBVTT\n\n00:10.000 --> 00:20.000\nЛёд\n\n00:10.000 --> 00:21.000\nЛёд\n");
    const { engine } = show({ snapshot: { caption: "ru" } });
    const seen: number[] = [];
    for (const shown of [cues, [], cues, []]) {
      act(() => engine.setCues(shown));
      seen.push(screen.queryAllByText("Лёд", { selector: "[data-captions] *" }).length);
    }
    expect(seen).toEqual([1, 0, 1, 0]);
  });

  it("hides the controls after 3 s of playing and shows them with the next key", () => {
    const { root } = show({ snapshot: { phase: "playing", isWanted: true } });
    act(() => void vi.advanceTimersByTime(2_900));
    expect(root.dataset["quiet"]).toBeUndefined();
    act(() => void vi.advanceTimersByTime(200));
    expect(root.dataset["quiet"]).toBe("true");
    fireEvent.keyDown(root, { key: "x", code: "KeyX" });
    expect(root.dataset["quiet"]).toBeUndefined();
  });

  it("never keeps focus in controls that hide", () => {
    const { root } = show({ snapshot: { phase: "playing", isWanted: true } });
    const settings = screen.getByRole("button", { name: texts.settings });
    vi.spyOn(settings, "matches").mockImplementation((selector) => selector !== ":focus-visible");
    act(() => settings.focus());
    act(() => void vi.advanceTimersByTime(3_100));
    expect(root.dataset["quiet"]).toBe("true");
    expect(document.activeElement).toBe(root);
  });

  it("stays while the keyboard's focus is in the controls", () => {
    const { root } = show({ snapshot: { phase: "playing", isWanted: true } });
    const settings = screen.getByRole("button", { name: texts.settings });
    vi.spyOn(settings, "matches").mockReturnValue(true);
    act(() => settings.focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(root.dataset["quiet"]).toBeUndefined();
  });

  it("offers a way on after every failure", () => {
    for (const failure of ["network", "format", "unavailable"] as const) {
      const { engine } = show({ snapshot: { phase: "failed", failure } });
      expect(screen.getByRole("alert").textContent).toContain(texts.failure[failure].title);
      fireEvent.click(screen.getByRole("button", { name: texts.retry }));
      expect(requestsOf(engine)).toEqual(["retry"]);
      cleanup();
    }
  });

  it("after a failure goes on from its place, in a lower quality or with the sound alone", () => {
    const onSoundOnly = vi.fn();
    const failed = { snapshot: { phase: "failed", failure: "network", height: 720 } } as const;
    const { engine, root } = show(failed, { onSoundOnly });
    expect(screen.getByRole("alert").textContent).toContain("Остановились на 1:05.");
    fireEvent.click(screen.getByRole("button", { name: texts.lowerQuality(360) }));
    expect(requestsOf(engine)).toEqual(["setQuality 360", "retry"]);
    expect(document.activeElement).toBe(root);
    act(() => engine.update({ failure: "network", phase: "failed" }));
    expect(screen.queryByRole("button", { name: /Качество ниже/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: texts.soundOnly }));
    expect(onSoundOnly).toHaveBeenCalledWith(true);
    expect(requestsOf(engine)).toEqual(["setQuality 360", "retry", "retry"]);
    cleanup();
    show({ snapshot: { ...failed.snapshot, failure: "unavailable" } }, { onSoundOnly });
    expect(screen.queryByRole("button", { name: texts.soundOnly })).toBeNull();
  });

  describe("what the browser has no decoder for", () => {
    const codec = (name: string, isDecoded: boolean) => ({ name, isDecoded });
    const failed = { phase: "failed", failure: "format" } as const;
    const [ac3, aac, hevc] = [codec("AC-3", false), codec("AAC", true), codec("HEVC, H.265", false)];

    it.each([
      [hevc, aac, /^Картинку этого видео \(HEVC, H\.265\) браузер не умеет показывать/, true],
      [hevc, ac3, /Картинку .* показыватьЗвук этого видео \(AC-3\) браузер не умеет воспроизводить\. /, false],
      [hevc, null, /^Картинку/, false],
      [codec("H.264", true), ac3, /^Звук/, true],
      [null, null, /^Не получается показать видео/, true],
    ])(
      "is named where it does not play, and the sound is offered where there is one (%#)",
      (picture, sound, words, hears) => {
        show({ snapshot: { ...failed, codecs: { picture, sound } } }, { onSoundOnly: vi.fn() });
        expect(screen.getByRole("alert").textContent).toMatch(words);
        expect(screen.queryByRole("button", { name: texts.soundOnly }) !== null).toBe(hears);
        const isHopeless = picture === hevc && hears;
        expect(screen.queryByRole("button", { name: texts.retry }) === null).toBe(isHopeless);
      },
    );

    it("of a failure of the line is no matter", () => {
      show({ snapshot: { ...failed, failure: "network", codecs: { picture: hevc, sound: ac3 } } });
      expect(screen.getByRole("alert").textContent).toContain(texts.failure.network.title);
    });

    it("is said over what plays without it, until that is closed, and nothing offers to switch on a sound that is not there", () => {
      const { root } = show({
        snapshot: { phase: "playing", isMutedByAutoplay: true, codecs: { picture: null, sound: ac3 } },
      });
      const notice = screen
        .getByText("Звук этого видео (AC-3) браузер не умеет воспроизводить")
        .closest("[role=status]");
      expect(notice?.textContent).toContain("Откройте его в другом браузере");
      expect(screen.queryByRole("button", { name: texts.unmuteAutoplay })).toBeNull();
      fireEvent.click(within(notice as HTMLElement).getByRole("button", { name: texts.undecoded.close }));
      expect(screen.queryByText(/AC-3/)).toBeNull();
      expect(document.activeElement).toBe(root);
    });

    it.each([
      ["audio", hevc, aac, null],
      ["audio", hevc, ac3, /Звук/],
      ["default", hevc, aac, /Картинку/],
      ["mini", null, ac3, null],
    ] as const)("is what is missed in the mode %s (%#)", (mode, picture, sound, words) => {
      show({ snapshot: { phase: "playing", codecs: { picture, sound } } }, { mode });
      expect(screen.queryByText(/браузер не умеет/)?.textContent ?? null).toEqual(
        words === null ? null : expect.stringMatching(words),
      );
    });
  });

  it("Escape keeps the video that ended, before it leaves the wide mode; from a field of the page it does not", () => {
    const [onStay, onModeChange] = [vi.fn(), vi.fn()];
    const offer = { href: href("#b"), title: "Б", author: "", thumbnailUrl: null, durationSeconds: null };
    const place = { onModeChange, mode: "cinema" } as const;
    const { root } = show({ snapshot: { phase: "ended" } }, { ...place, queue: { offer, offerIn: 5, onStay } });
    const field = document.body.appendChild(document.createElement("textarea"));
    fireEvent.keyDown(field, { key: "Escape" });
    expect(onStay).not.toHaveBeenCalled();
    field.remove();
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.keyDown(root, { key: "Escape" });
    expect(onStay).toHaveBeenCalledTimes(2);
    expect(onModeChange).not.toHaveBeenCalled();
    fireEvent(document, new Event("fullscreenchange"));
    expect(onStay).toHaveBeenCalledTimes(3);
    cleanup();
    const still = show({ snapshot: { phase: "ended" } }, { ...place, queue: { offer, offerIn: null, onStay } });
    fireEvent.keyDown(still.root, { key: "Escape" });
    expect(onStay).toHaveBeenCalledTimes(3);
    expect(onModeChange).toHaveBeenCalledExactlyOnceWith("default");
  });

  it("takes focus from the failure that goes by itself, and takes it from nothing else", () => {
    const { engine, root } = show({ snapshot: { phase: "failed", failure: "network" } });
    act(() => screen.getByRole("button", { name: texts.retry }).focus());
    act(() => engine.update({ failure: null, phase: "waiting" }));
    expect(document.activeElement).toBe(root);
    act(() => engine.update({ failure: "network", phase: "failed" }));
    const field = document.body.appendChild(document.createElement("textarea"));
    act(() => field.focus());
    act(() => engine.update({ failure: null, phase: "waiting" }));
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it("chooses quality, speed and captions in its settings", () => {
    const { engine } = show();
    fireEvent.click(screen.getByRole("button", { name: texts.settings }));
    fireEvent.click(screen.getByRole("menuitem", { name: /^Качество/ }));
    fireEvent.click(screen.getByRole("menuitemradio", { name: "360p" }));
    fireEvent.click(screen.getByRole("button", { name: texts.back }));
    fireEvent.click(screen.getByRole("menuitem", { name: /^Скорость/ }));
    fireEvent.click(screen.getByRole("menuitemradio", { name: "1,25×" }));
    fireEvent.click(screen.getByRole("button", { name: texts.back }));
    fireEvent.click(screen.getByRole("menuitem", { name: /^Субтитры/ }));
    fireEvent.click(screen.getByRole("menuitemradio", { name: "Русские" }));
    expect(requestsOf(engine)).toEqual(["setQuality 360", "setRate 1.25", "setCaption ru"]);
  });

  it("changes how captions look by itself where nobody keeps that", () => {
    show();
    fireEvent.click(screen.getByRole("button", { name: texts.settings }));
    fireEvent.click(screen.getByRole("menuitem", { name: /^Субтитры/ }));
    const chosen = () => screen.getAllByRole("menuitemradio", { checked: true }).map(({ textContent }) => textContent);
    const { m, l } = texts.captionSizes;
    expect(chosen()).toContain(m);
    fireEvent.click(screen.getByRole("menuitemradio", { name: l }));
    expect([chosen().includes(l), chosen().includes(m)]).toEqual([true, false]);
  });

  describe("settings by keys", () => {
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key, code: key });
    const focused = () => document.activeElement?.textContent;

    it("leads in by Right, stands on the choice of now, moves by arrows without choosing, and goes back a level at a time, every time", () => {
      const { engine } = show({ snapshot: { quality: 720 } });
      const settings = screen.getByRole("button", { name: texts.settings });
      for (let opening = 0; opening < 2; opening++) {
        act(() => settings.focus());
        fireEvent.click(settings);
        expect(focused()).toMatch(/^Качество/);
        press("ArrowUp");
        expect(focused()).toBe(texts.shortcuts);
        press("ArrowDown");
        press("ArrowDown");
        expect(focused()).toMatch(/^Скорость/);
        press("ArrowRight");
        expect(focused()).toBe(texts.speedNormal);
        press("ArrowLeft");
        expect(focused()).toMatch(/^Скорость/);
        press("Home");
        press("ArrowRight");
        expect(focused()).toBe("720p");
        press("End");
        expect(focused()).toBe("360p");
        expect(requestsOf(engine)).toEqual([]);
        press("Escape");
        expect(focused()).toMatch(/^Качество/);
        press("Escape");
        expect(screen.queryByRole("dialog")).toBeNull();
        expect(document.activeElement).toBe(settings);
      }
    });

    it("is left by Tab, from what opened it", () => {
      show();
      const settings = screen.getByRole("button", { name: texts.settings });
      act(() => settings.focus());
      fireEvent.click(settings);
      press("Tab");
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(document.activeElement).toBe(settings);
    });
  });

  describe("Space and the picture, held", () => {
    const playing = { snapshot: { phase: "playing", isWanted: true } } as const;

    it("plays twice as fast for as long as Space is held, says so, and a short press pauses", () => {
      const { engine, root } = show(playing);
      const space = { key: " ", code: "Space" };
      fireEvent.keyDown(root, space);
      act(() => void vi.advanceTimersByTime(600));
      fireEvent.keyDown(root, { ...space, repeat: true });
      expect(screen.getByRole("status").textContent).toBe(texts.said.rate(2));
      fireEvent.keyUp(root, space);
      expect(requestsOf(engine)).toEqual(["setFast true", "setFast false"]);
      fireEvent.keyDown(root, space);
      act(() => void vi.advanceTimersByTime(100));
      fireEvent.keyUp(root, space);
      expect(requestsOf(engine).slice(2)).toEqual(["pause"]);
      expect(screen.getByRole("status").textContent).toBe(texts.said.paused);
      fireEvent.keyDown(root, space);
      expect(requestsOf(engine).slice(3)).toEqual(["play"]);
    });

    it("does so under a finger or a pointer, which then is no press, and lets go with the window", () => {
      const { engine, root } = show(playing);
      const picture = root.querySelector("[data-surface]") as HTMLElement;
      fireEvent.pointerDown(picture, { button: 0, buttons: 1, pointerType: "touch" });
      act(() => void vi.advanceTimersByTime(600));
      fireEvent.pointerUp(picture, { button: 0, pointerType: "touch" });
      expect(requestsOf(engine)).toEqual(["setFast true", "setFast false"]);
      fireEvent.pointerDown(picture, { button: 0, buttons: 1, pointerType: "mouse" });
      act(() => void vi.advanceTimersByTime(600));
      fireEvent(window, new Event("blur"));
      fireEvent.pointerUp(picture, { button: 0, pointerType: "mouse" });
      expect(requestsOf(engine).slice(2, 4)).toEqual(["setFast true", "setFast false"]);
    });
  });

  it("says skips in words and counts the ones that follow each other as one", () => {
    const { root } = show();
    const heard = () => screen.getByRole("status").textContent?.replaceAll("\u00A0", " ");
    fireEvent.keyDown(root, { code: "ArrowRight" });
    expect(heard()).toBe("Вперёд на 5 секунд");
    fireEvent.keyDown(root, { code: "ArrowRight", repeat: true });
    expect(heard()).toBe("Вперёд на 10 секунд");
    fireEvent.keyDown(root, { code: "ArrowLeft" });
    expect(heard()).toBe("Назад на 5 секунд");
    fireEvent.keyDown(root, { code: "Digit5" });
    expect(heard()).toBe("5 минут 17 секунд из 10 минут 34 секунд");
  });

  it.each([
    ["muted", { isMuted: true, volume: 0.3 }, { isMuted: false, volume: 0.3 }],
    ["heard", { isMuted: false, volume: 0.3 }, { isMuted: true, volume: 0.3 }],
    ["at nothing", { isMuted: false, volume: 0 }, { isMuted: false, volume: 0.5 }],
    ["at nothing and muted", { isMuted: true, volume: 0 }, { isMuted: false, volume: 0.5 }],
  ])("M does with a sound that is %s what the button does, and says what is heard then", (_what, before, after) => {
    const sound = ({ isMuted, volume }: PlayerSnapshot) => ({ isMuted, volume });
    const byKey = show({ snapshot: before });
    fireEvent.keyDown(byKey.root, { code: "KeyM" });
    expect(sound(byKey.engine.getSnapshot())).toEqual(after);
    expect(screen.getByRole("status").textContent).toBe(
      after.isMuted ? texts.said.muted : texts.said.volume(after.volume * 100),
    );
    cleanup();
    const byButton = show({ snapshot: before });
    fireEvent.click(screen.getByRole("button", { name: /звук$/ }));
    expect(sound(byButton.engine.getSnapshot())).toEqual(after);
  });

  describe("Space on a button of the player", () => {
    const space = (target: Element) => {
      fireEvent.keyDown(target, { key: " ", code: "Space" });
      fireEvent.keyUp(target, { key: " ", code: "Space" });
    };
    const click = (button: HTMLElement) => {
      fireEvent.pointerDown(button, { button: 0, pointerType: "mouse" });
      act(() => button.focus());
      fireEvent.pointerUp(button, { button: 0, pointerType: "mouse" });
      fireEvent.click(button);
    };
    const tabTo = (button: HTMLElement) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key: "Tab", code: "Tab" });
      act(() => button.focus());
    };

    it("pauses after a click by mouse, again and again, and with another key in between", () => {
      const { engine } = show({ snapshot: { isWanted: true, phase: "playing" } });
      const mute = screen.getByRole("button", { name: texts.mute });
      click(mute);
      expect(requestsOf(engine)).toEqual(["setMuted true"]);
      space(mute);
      space(mute);
      fireEvent.keyDown(mute, { code: "KeyK" });
      space(mute);
      expect(requestsOf(engine).slice(1)).toEqual(["pause", "play", "pause", "play"]);
    });

    it("presses the button that was come to by Tab, also one that was clicked before", () => {
      const { engine } = show({ snapshot: { isWanted: true, phase: "playing" } });
      const mute = screen.getByRole("button", { name: texts.mute });
      click(mute);
      act(() => mute.blur());
      tabTo(mute);
      space(mute);
      expect(requestsOf(engine)).toEqual(["setMuted true", "setMuted false"]);
    });

    it("presses the button that got the focus back by a key", () => {
      const { engine } = show({ snapshot: { isWanted: true, phase: "playing" } });
      const settings = screen.getByRole("button", { name: texts.settings });
      click(settings);
      fireEvent.keyDown(document.activeElement as Element, { key: "Escape", code: "Escape" });
      expect(document.activeElement).toBe(settings);
      space(settings);
      expect(screen.getByRole("dialog")).toBeTruthy();
      expect(requestsOf(engine)).toEqual([]);
    });
  });

  it("switches once by a key that is held, and goes on by one that moves", () => {
    const { engine, root } = show({ snapshot: { volume: 0.5 } });
    for (const code of ["KeyK", "KeyM"]) {
      fireEvent.keyDown(root, { code });
      const once = requestsOf(engine).length;
      for (let times = 0; times < 3; times += 1) fireEvent.keyDown(root, { code, repeat: true });
      expect(requestsOf(engine)).toHaveLength(once);
    }
    const before = requestsOf(engine).length;
    fireEvent.keyDown(root, { code: "ArrowUp" });
    fireEvent.keyDown(root, { code: "ArrowUp", repeat: true });
    expect(requestsOf(engine).length - before).toBeGreaterThanOrEqual(2);
  });

  it("is louder and quieter by the wheel over the volume", () => {
    const { engine } = show({ snapshot: { volume: 0.5 } });
    const button = screen.getByRole("button", { name: texts.mute });
    expect(fireEvent.wheel(button, { deltaY: -100 })).toBe(false);
    fireEvent.wheel(button, { deltaY: 100 });
    fireEvent.wheel(button, { deltaY: 100 });
    expect(engine.getSnapshot().volume).toBeCloseTo(0.45);
  });

  it("offers what is next at the end, tells when it begins, and lets a person stay", () => {
    const onStay = vi.fn();
    const onTake = vi.fn();
    const offer = {
      href: href("/video/b/"),
      title: "Хлеб",
      author: "Пекарня",
      thumbnailUrl: null,
      durationSeconds: 90,
    };
    show({ snapshot: { phase: "ended" } }, { queue: { offer, offerIn: 5, onStay, onTake } });
    expect(screen.getByText(/через 5.секунд$/)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe(`${texts.ended}. ${texts.offerBegins("Хлеб")}`);
    const link = screen.getByRole("link", { name: `${texts.offerTake}: Хлеб` });
    expect(link.getAttribute("href")).toBe("/video/b/");
    fireEvent.click(link);
    fireEvent.click(screen.getByRole("button", { name: texts.offerStay }));
    expect([onTake.mock.calls.length, onStay.mock.calls.length]).toEqual([1, 1]);
  });

  it("leads back up to its place in the mini mode that follows a person who scrolls, and to its page elsewhere", () => {
    const onHome = vi.fn();
    show({}, { mode: "mini", home: onHome });
    fireEvent.click(screen.getByRole("button", { name: texts.miniHome }));
    expect(onHome).toHaveBeenCalledOnce();
    expect(screen.queryByRole("link", { name: texts.miniExit })).toBeNull();
  });

  it("has a choice whether the next video begins by itself where there is a next one, and none elsewhere", () => {
    const onPlaysNextChange = vi.fn();
    show({}, { preferences: { onPlaysNextChange } });
    fireEvent.click(screen.getByRole("button", { name: texts.settings }));
    const choice = screen.getByRole("menuitemcheckbox", { name: texts.playsNext });
    expect(choice.ariaChecked).toBe("true");
    fireEvent.click(choice);
    expect(onPlaysNextChange).toHaveBeenCalledWith(false);
    cleanup();
    show();
    fireEvent.click(screen.getByRole("button", { name: texts.settings }));
    expect(screen.queryByRole("menuitemcheckbox")).toBeNull();
  });

  it("keeps the focus in the player when what had it goes: the end's own button, the large ones in the middle", () => {
    const { engine, root } = show({ snapshot: { phase: "playing", isWanted: true } });
    act(() => (root.querySelector("[data-play]") as HTMLElement).focus());
    act(() => engine.update({ phase: "ended", isWanted: false }));
    expect(document.activeElement).toBe(root);
    act(() =>
      within(root.querySelector("[data-ended]") as HTMLElement)
        .getByRole("button")
        .focus(),
    );
    act(() => engine.seek(10));
    expect(document.activeElement).toBe(root);
  });

  it("names an icon for the eye under the keyboard's focus and a resting pointer, until Escape", () => {
    const { root } = show();
    const settings = screen.getByRole("button", { name: texts.settings });
    const tip = () => root.querySelector("[data-tip]")?.textContent;
    fireEvent.pointerOver(settings, { pointerType: "mouse" });
    act(() => void vi.advanceTimersByTime(100));
    expect(tip()).toBeUndefined();
    act(() => void vi.advanceTimersByTime(500));
    expect(tip()).toBe(texts.settings);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(tip()).toBeUndefined();
    fireEvent.pointerOver(screen.getByRole("button", { name: texts.mute }), { pointerType: "mouse" });
    act(() => void vi.advanceTimersByTime(600));
    expect(tip()).toBe(`${texts.mute}M`);
  });

  it("keeps the video, and the focus in its bar, whatever stands around it", () => {
    const engine = createFakeEngine({ snapshot: { phase: "playing", isWanted: true } });
    const attach = vi.spyOn(engine, "attach");
    const inMode = (mode: PlayerMode) => <Player model={{ engine, texts, video: { title: "Байкал" } }} mode={mode} />;
    const { rerender, container } = render(inMode("default"));
    const root = container.firstElementChild;
    const stage = root?.firstElementChild;
    const settings = screen.getByRole("button", { name: texts.settings });
    act(() => settings.focus());
    for (const mode of ["cinema", "audio", "default"] as const) {
      rerender(inMode(mode));
      expect(document.activeElement).toBe(settings);
    }
    rerender(inMode("mini"));
    rerender(inMode("default"));
    expect([container.firstElementChild, root?.firstElementChild]).toEqual([root, stage]);
    expect(attach).toHaveBeenCalledOnce();
  });

  it("does not touch the media under a stub", () => {
    const engine = createFakeEngine();
    const attach = vi.spyOn(engine, "attach");
    render(<Player model={{ engine, texts, video: { title: "Фильм" } }} stub={<p>По подписке</p>} />);
    expect(attach).not.toHaveBeenCalled();
    expect(screen.queryByRole("slider")).toBeNull();
  });
});
