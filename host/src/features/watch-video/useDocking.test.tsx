import { act, cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeEngine } from "../../../../design-system/src/player/engine/createFakeEngine.ts";
import type { PlayerSnapshot } from "@kadr/design-system/player";
import { useDocking, type Docking } from "./useDocking.ts";

let notify: (ratio: number, top: number) => void;
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(listener: (entries: object[]) => void) {
        notify = (intersectionRatio, top) =>
          act(() => listener([{ intersectionRatio, boundingClientRect: { top, height: 540 } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(snapshot: Partial<PlayerSnapshot> = {}, isHeld = false) {
  const engine = createFakeEngine({ snapshot: { phase: "playing", isWanted: true, ...snapshot } });
  const docking: { current: Docking | null } = { current: null };
  function Page() {
    const place = useRef<HTMLDivElement>(null);
    const player = useRef<HTMLElement>(null);
    docking.current = useDocking(engine, place, player, isHeld);
    return (
      <>
        <div ref={place}>
          <section ref={player} tabIndex={-1} aria-label="player">
            <button>close</button>
          </section>
        </div>
        <a href="#comment">comment</a>
      </>
    );
  }
  render(<Page />);
  return { engine, docking, height: () => docking.current?.height };
}

describe("a player that is scrolled out of sight", () => {
  it("goes to the corner while it plays, keeps its place, and comes back when half of it is seen", () => {
    const { height } = show();
    notify(0.5, -100);
    expect(height()).toBeNull();
    notify(0.2, -400);
    expect(height()).toBe(540);
    notify(0.4, -300);
    expect(height()).toBe(540);
    notify(0.6, -200);
    expect(height()).toBeNull();
  });

  it("stays where it is while it stands, and follows once it plays; not from a window of its own", () => {
    const { engine, height } = show({ phase: "paused", isWanted: false });
    notify(0, -600);
    expect(height()).toBeNull();
    act(() => engine.play());
    expect(height()).toBe(540);
    act(() => engine.update({ isPictureInPicture: true }));
    expect(height()).toBeNull();
  });

  it("stops when it is closed, and gives the focus back to what had it", () => {
    const { engine, docking, height } = show();
    notify(0, -600);
    const comment = screen.getByRole("link", { name: "comment" });
    comment.focus();
    screen.getByRole("button", { name: "close" }).focus();
    act(() => docking.current?.close());
    expect(height()).toBeNull();
    expect(engine.getSnapshot().isWanted).toBe(false);
    expect(document.activeElement).toBe(comment);
  });

  it("stays in its place while its chapters are open: their button takes the focus back", () => {
    const { height } = show({}, true);
    notify(0, -600);
    expect(height()).toBeNull();
  });

  it("leads back up to its place", () => {
    const scrollTo = vi.fn();
    vi.stubGlobal("scrollTo", scrollTo);
    const { docking } = show();
    notify(0, -600);
    act(() => docking.current?.home());
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(document.activeElement).toBe(screen.getByLabelText("player"));
  });
});
