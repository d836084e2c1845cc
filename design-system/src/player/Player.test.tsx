import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playerTexts as texts, seekValue } from "../../../host/src/texts/player.ts";
import { createFakeEngine, type FakeEngineOptions } from "./engine/createFakeEngine.ts";
import { Player } from "./Player.tsx";
import type { PlayerProps } from "./types.ts";

beforeEach(() => { vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }); });
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(options: FakeEngineOptions = {}, props: Partial<PlayerProps> = {}) {
  const engine = createFakeEngine(options);
  render(<Player engine={engine} title="Байкал" texts={texts} chapters={[{ time: 60, name: "Лёд" }]} {...props} />);
  const root = screen.getByRole("region", { name: /Байкал/ });
  return { engine, root };
}
const asked = (engine: ReturnType<typeof createFakeEngine>) => engine.requests.map((request) => request.join(" "));

describe("Player", () => {
  it("says where it stands in words", () => {
    show();
    expect(screen.getByRole("slider", { name: texts.seek }).getAttribute("aria-valuetext")?.replaceAll("\u00A0", " ")).toBe("1 минута 5 секунд из 10 минут 34 секунд, глава «Лёд»");
    expect(seekValue(3725, 7261, undefined).replaceAll("\u00A0", " ")).toBe("1 час 2 минуты 5 секунд из 2 часов 1 минуты 1 секунды");
    expect(seekValue(0, 600, undefined).replaceAll("\u00A0", " ")).toBe("0 секунд из 10 минут");
  });

  it("hears keys by their place while it has focus, and only then", () => {
    const { engine, root } = show();
    fireEvent.keyDown(root, { key: "л", code: "KeyK" });
    expect(asked(engine)).toEqual(["play"]);
    fireEvent.keyDown(document.body, { key: "k", code: "KeyK" });
    expect(asked(engine)).toEqual(["play"]);
  });

  it("hears keys on the whole page when asked to, but not from a field", () => {
    const field = document.body.appendChild(document.createElement("textarea"));
    const { engine } = show({}, { hasPageShortcuts: true });
    fireEvent.keyDown(field, { key: "k", code: "KeyK" });
    expect(asked(engine)).toEqual([]);
    fireEvent.keyDown(document.body, { key: "k", code: "KeyK" });
    expect(asked(engine)).toEqual(["play"]);
    field.remove();
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
      expect(asked(engine)).toEqual(["retry"]);
      cleanup();
    }
  });

  it("takes focus from the failure that goes by itself, and takes it from nothing else", () => {
    const { engine, root } = show({ snapshot: { phase: "failed", failure: "network" } });
    act(() => screen.getByRole("button", { name: texts.retry }).focus());
    act(() => engine.tell({ failure: null, phase: "waiting" }));
    expect(document.activeElement).toBe(root);
    act(() => engine.tell({ failure: "network", phase: "failed" }));
    const field = document.body.appendChild(document.createElement("textarea"));
    act(() => field.focus());
    act(() => engine.tell({ failure: null, phase: "waiting" }));
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it("chooses quality, speed and captions in its settings", () => {
    const { engine } = show();
    fireEvent.click(screen.getByRole("button", { name: texts.settings }));
    fireEvent.click(screen.getByRole("button", { name: /^Качество/ }));
    fireEvent.click(screen.getByRole("radio", { name: "360p" }));
    fireEvent.click(screen.getByRole("button", { name: texts.back }));
    fireEvent.click(screen.getByRole("button", { name: /^Скорость/ }));
    fireEvent.click(screen.getByRole("radio", { name: "1,25×" }));
    fireEvent.click(screen.getByRole("button", { name: texts.back }));
    fireEvent.click(screen.getAllByRole("button", { name: /^Субтитры/ }).at(-1) as HTMLElement);
    fireEvent.click(screen.getByRole("radio", { name: "Русские" }));
    expect(asked(engine)).toEqual(["setQuality 360", "setRate 1.25", "setCaption ru"]);
  });

  it("does not touch the media under a stub", () => {
    const engine = createFakeEngine();
    const attach = vi.spyOn(engine, "attach");
    render(<Player engine={engine} title="Фильм" texts={texts} stub={<p>По подписке</p>} />);
    expect(attach).not.toHaveBeenCalled();
    expect(screen.queryByRole("slider")).toBeNull();
  });
});
