import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createFakeEngine } from "../../../../design-system/src/player/engine/createFakeEngine.ts";
import { BackgroundHint } from "./BackgroundHint.tsx";

function setUp() {
  let tell: (isHidden: boolean) => void = () => undefined;
  let shows: readonly number[] = [];
  let now = 1e12;
  const engine = createFakeEngine({ snapshot: { canPictureInPicture: true } });
  render(<BackgroundHint engine={engine} ports={{ shows: () => shows, remember: (next) => { shows = next; }, now: () => now, watchHidden: (listener) => { tell = listener; return () => undefined; } }} />);
  const away = (ms: number) => act(() => { tell(true); now += ms; tell(false); });
  return { engine, away, later: (ms: number) => { now += ms; }, shows: () => shows };
}
const minute = 60_000;
const hint = () => screen.queryByRole("button", { name: "Закрыть подсказку" });

it("shows on return from a hidden page, under half an hour away [PLAYER-BACKGROUND-01] [PLAYER-BACKGROUND-02]", () => {
  const { away } = setUp();
  away(31 * minute);
  expect(hint()).toBeNull();
  away(5 * minute);
  expect(hint()).not.toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Можно смотреть в фоне");
  act(() => hint()?.click());
  expect(hint()).toBeNull();
});

it("measures picture-in-picture as well, and goes when that begins [PLAYER-BACKGROUND-01]", () => {
  const { engine, later } = setUp();
  act(() => engine.tell({ isPictureInPicture: true }));
  later(minute);
  act(() => engine.tell({ isPictureInPicture: false }));
  act(() => screen.getByRole("button", { name: "Открыть мини-плеер" }).click());
  expect(engine.requests.map(([name]) => name)).toContain("requestPictureInPicture");
  expect(hint()).toBeNull();
});

it("is not shown a fourth time on one day [PLAYER-BACKGROUND-03]", () => {
  const { away, shows } = setUp();
  for (let time = 0; time < 5; time += 1) {
    away(minute);
    act(() => hint()?.click());
  }
  expect(shows()).toHaveLength(3);
});
