import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardTexts, VideoCardProps } from "../props.ts";
import { VideoCard } from "./VideoCard.tsx";
import { href, media } from "../../primitives/SafeAddress/testing/index.ts";

const texts: CardTexts = {
  menu: "Действия",
  live: "Прямой эфир",
  adult: "18+",
  inSubscription: "В подписке",
  premium: "Премиум",
  audio: "Аудио",
  pending: "Видео готовится",
  hidden: "Видео скрыто",
  restore: "Вернуть",
  busy: "Подождите",
  official: "Официальный канал",
};
const props: VideoCardProps = {
  id: "1",
  href: href("/video/1/"),
  title: "Байкал зимой",
  label: "Байкал зимой, Северный маршрут, 10 минут 34 секунды",
  image: null,
  texts,
  duration: "10:34",
  age: "6+",
  author: { name: "Северный маршрут" },
  meta: "184 тыс. просмотров",
};
const mark = (name: string) => document.querySelector(`[data-mark="${name}"]`);

describe("a video card", () => {
  it("is one article with one heading and one link whose name is a sentence", () => {
    render(<VideoCard {...props} />);
    expect(screen.getAllByRole("article")).toHaveLength(1);
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    const link = screen.getByRole("link", { name: "Байкал зимой, Северный маршрут, 10 минут 34 секунды" });
    expect(link.getAttribute("href")).toBe("/video/1/");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("shows 18+ instead of rating and length for adult content", () => {
    render(<VideoCard {...props} isAdult previewSrc={media("/p.mp4")} />);
    expect(mark("adult")?.textContent).toBe("18+");
    expect([mark("age"), mark("duration")]).toEqual([null, null]);
  });

  it("shows В подписке and the premium badge", () => {
    render(<VideoCard {...props} needsSubscription />);
    expect(mark("in-subscription")?.textContent).toBe("В подписке");
    expect(mark("premium")).not.toBeNull();
  });

  it("fills its bar by the watched share, never beyond the whole [CARD-RENDER-07]", () => {
    const filled = () => document.querySelector("[data-card-progress]")?.getAttribute("data-card-progress");
    const { rerender } = render(<VideoCard {...props} progress={0.45} />);
    expect(filled()).toBe("0.45");
    rerender(<VideoCard {...props} progress={7} />);
    expect(filled()).toBe("1");
    rerender(<VideoCard {...props} progress={0} />);
    expect(filled()).toBeUndefined();
  });

  it("opens nothing by itself: its menu button hands its entries to the list", () => {
    const onMenuOpen = vi.fn();
    const menu = [{ id: "hide", label: "Скрыть" }];
    render(<VideoCard {...props} menu={menu} onMenuOpen={onMenuOpen} />);
    const button = screen.getByRole("button", { name: "Действия: Байкал зимой" });
    fireEvent.click(button);
    expect(onMenuOpen).toHaveBeenCalledWith({ cardId: "1", items: menu, trigger: button });
  });

  it("covers a hidden card with the way back [HIDE-TOGGLE-03]", () => {
    const onRestore = vi.fn();
    render(<VideoCard {...props} hiddenState="hidden" hiddenNote="из «Продолжить просмотр»" onRestore={onRestore} />);
    const button = screen.getByRole("button", { name: "Вернуть: Байкал зимой" });
    const note = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(note?.textContent).toBe("Видео скрыто из «Продолжить просмотр»");
    fireEvent.click(button);
    expect(onRestore).toHaveBeenCalledWith("1");
  });

  it("shows dots and takes no press while hiding or restoring [HIDE-TOGGLE-04]", () => {
    const onRestore = vi.fn();
    render(<VideoCard {...props} hiddenState="restoring" onRestore={onRestore} />);
    fireEvent.click(screen.getByRole("button", { name: "Подождите: Байкал зимой" }));
    expect(onRestore).not.toHaveBeenCalled();
  });

  it("gives the focus to Вернуть after its own menu hid it, and to the link after it came back", async () => {
    const menu = [{ id: "hide", label: "Скрыть" }];
    const { rerender } = render(<VideoCard {...props} menu={menu} onMenuOpen={() => undefined} />);
    fireEvent.click(screen.getByRole("button"));
    rerender(<VideoCard {...props} menu={menu} onMenuOpen={() => undefined} hiddenState="hidden" />);
    expect(document.activeElement?.textContent).toBe("Вернуть");
    await act(async () => rerender(<VideoCard {...props} menu={menu} onMenuOpen={() => undefined} />));
    expect(document.activeElement).toBe(screen.getByRole("link"));
  });

  it("takes no focus when it arrives hidden", () => {
    render(<VideoCard {...props} hiddenState="hidden" />);
    expect(document.activeElement).toBe(document.body);
  });

  it("is silent while it loads", () => {
    const { container } = render(<VideoCard {...props} isLoading />);
    expect(container.querySelector("[data-card]")?.getAttribute("aria-hidden")).toBe("true");
    expect(container.querySelector("a, button, h3")).toBeNull();
  });

  it("adds no listener and no observer of its own", () => {
    const listeners = vi.spyOn(EventTarget.prototype, "addEventListener");
    const { container } = render(
      <>
        {Array.from({ length: 3 }, (_, index) => (
          <VideoCard key={index} {...props} id={String(index)} />
        ))}
      </>,
    );
    expect(container.querySelectorAll("article")).toHaveLength(3);
    expect(
      listeners.mock.contexts.filter((target) => target instanceof Element && target.closest("[data-card]") !== null),
    ).toEqual([]);
  });
});

describe("the hover preview", () => {
  const still = { matches: false } as MediaQueryList;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => still);
    vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => undefined);
    vi.stubGlobal("innerWidth", 1280);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const video = () => document.querySelector<HTMLVideoElement>("video");
  const enter = (index = 0, pointerType = "mouse") => {
    const event = new MouseEvent("pointerover", { bubbles: true, relatedTarget: document.body });
    Object.defineProperty(event, "pointerType", { value: pointerType });
    fireEvent(screen.getAllByRole("article")[index] as HTMLElement, event);
  };
  const leave = (index = 0) =>
    fireEvent.pointerOut(screen.getAllByRole("article")[index] as HTMLElement, { relatedTarget: document.body });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const shown = (change: Partial<VideoCardProps> = {}) =>
    render(<VideoCard {...props} previewSrc={media("/p.mp4")} {...change} />);

  it("loads muted 500 ms after the pointer came, on a card, and 100 ms in a popup [CARD-PREVIEW-01]", () => {
    shown();
    enter();
    wait(499);
    expect(video()).toBeNull();
    wait(1);
    expect(video()?.muted).toBe(true);
    expect(video()?.getAttribute("src")).toBe("/p.mp4");
    leave();
    expect(video()).toBeNull();
    cleanup();
    shown({ previewDelayMs: 100 });
    enter();
    wait(99);
    expect(video()).toBeNull();
    wait(1);
    expect(video()).not.toBeNull();
  });

  it("is not there for adult content, which says 18+ in place of rating and length [CARD-RENDER-06]", () => {
    shown({ isAdult: true });
    enter();
    wait(1000);
    expect(video()).toBeNull();
    expect(mark("adult")?.textContent).toBe("18+");
    expect([mark("age"), mark("duration")]).toEqual([null, null]);
  });

  it.each([
    ["adult content", { isAdult: true }],
    ["live content", { isLive: true }],
    ["a video that is not ready", { isPending: true }],
    ["an item without a preview", { previewSrc: undefined }],
  ])("loads nothing for %s", (_, change) => {
    shown(change);
    enter();
    wait(1000);
    expect(video()).toBeNull();
  });

  it("loads nothing for adult or live content, under a finger, on iOS, on mobile, with reduced motion or saved data [CARD-PREVIEW-02]", () => {
    for (const change of [{ isAdult: true }, { isLive: true }]) {
      shown(change);
      enter();
      wait(1000);
      expect(video()).toBeNull();
      cleanup();
    }
    shown();
    enter(0, "touch");
    wait(1000);
    expect(video()).toBeNull();
    const tries: readonly (() => void)[] = [
      () => vi.stubGlobal("innerWidth", 767),
      () => vi.spyOn(navigator, "platform", "get").mockReturnValue("iPhone"),
      () => vi.stubGlobal("matchMedia", () => ({ matches: true })),
      () => Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } }),
    ];
    for (const arrange of tries) {
      vi.stubGlobal("innerWidth", 1280);
      vi.stubGlobal("matchMedia", () => still);
      vi.spyOn(navigator, "platform", "get").mockReturnValue("Linux x86_64");
      arrange();
      enter();
      wait(1000);
      expect(video()).toBeNull();
    }
    Reflect.deleteProperty(navigator, "connection");
  });

  it("stops at a load error and does not try again [CARD-PREVIEW-03]", () => {
    shown();
    enter();
    wait(500);
    fireEvent.error(video() as HTMLVideoElement);
    expect(video()).toBeNull();
    leave();
    enter();
    wait(1000);
    expect(video()).toBeNull();
  });

  it("is the only one of the page", () => {
    render(
      <>
        <VideoCard {...props} previewSrc={media("/1.mp4")} />
        <VideoCard {...props} id="2" previewSrc={media("/2.mp4")} />
      </>,
    );
    enter(0);
    wait(500);
    enter(1);
    wait(500);
    expect([...document.querySelectorAll("video")].map((element) => element.getAttribute("src"))).toEqual(["/2.mp4"]);
  });

  it("is put away by Escape under a pointer that rests, and comes again with the pointer", () => {
    shown();
    enter();
    wait(500);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(video()).toBeNull();
    wait(1000);
    expect(video()).toBeNull();
    leave();
    enter();
    wait(500);
    expect(video()).not.toBeNull();
  });

  it("does not start for a card that has left the page", () => {
    const { unmount } = shown();
    enter();
    unmount();
    wait(1000);
    expect(video()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
