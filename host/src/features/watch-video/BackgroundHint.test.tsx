import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFakeEngine } from "../../../../design-system/src/player/engine/createFakeEngine.ts";
import { BackgroundHint } from "./BackgroundHint.tsx";

function setUp() {
  let notify: (isHidden: boolean) => void = () => undefined;
  let shows: readonly number[] = [];
  let now = 1e12;
  const engine = createFakeEngine({ snapshot: { canPictureInPicture: true } });
  render(
    <BackgroundHint
      engine={engine}
      ports={{
        shows: () => shows,
        remember: (next) => {
          shows = next;
        },
        now: () => now,
        watchHidden: (listener) => {
          notify = listener;
          return () => undefined;
        },
      }}
    />,
  );
  const away = (ms: number) =>
    act(() => {
      notify(true);
      now += ms;
      notify(false);
    });
  return {
    engine,
    away,
    later: (ms: number) => {
      now += ms;
    },
  };
}
const minute = 60_000;
const hint = () => screen.queryByRole("button", { name: "Закрыть подсказку" });

it("shows on return within half an hour, at most 3 times a day, 6 a week, 10 a year [PLAYER-BACKGROUND-02, PLAYER-BACKGROUND-03]", () => {
  const { away, later } = setUp();
  for (const ms of [0, 30 * minute, 31 * minute]) {
    away(ms);
    expect(hint()).toBeNull();
  }
  /** Comes back five times; how often the popup was there. */
  const visit = () =>
    Array.from({ length: 5 }).filter(() => {
      away(5 * minute);
      const shown = hint();
      if (shown !== null) expect(screen.getByRole("status").textContent).toContain("Можно смотреть в фоне");
      act(() => shown?.click());
      expect(hint()).toBeNull();
      return shown !== null;
    }).length;
  const shownOnDays: number[] = [];
  for (const days of [0, 1, 1, 6, 1, 1, 30, 300]) {
    later(days * 24 * 60 * minute);
    shownOnDays.push(visit());
  }
  // three of the day, six of the week, a week later three and the tenth, none for the rest of the year
  expect(shownOnDays).toEqual([3, 3, 0, 3, 1, 0, 0, 0]);
  later(100 * 24 * 60 * minute);
  expect(visit()).toBe(3);
});

it("measures from the moment the page is hidden or picture-in-picture begins, and goes when that begins [PLAYER-BACKGROUND-01]", () => {
  const { engine, later, away } = setUp();
  away(minute);
  expect(hint()).not.toBeNull();
  act(() => hint()?.click());
  act(() => engine.update({ isPictureInPicture: true }));
  later(minute);
  act(() => engine.update({ isPictureInPicture: false }));
  act(() => screen.getByRole("button", { name: "Открыть мини-плеер" }).click());
  expect(engine.requests.map(([name]) => name)).toContain("requestPictureInPicture");
  expect(hint()).toBeNull();
});
