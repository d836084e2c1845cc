import { act, cleanup, render, screen } from "@testing-library/react";
import { observable, runInAction } from "mobx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShownToasts } from "../features/show-toasts/ShownToasts.tsx";
import { navigate } from "../routes/navigation.ts";
import { HostProvider } from "../ports/Host.ts";
import { makeHost } from "../ports/testing/makeHost.ts";
import { accountOver, FakeClock } from "../stores/testing.ts";
import { ToastsStore } from "../stores/ToastsStore.ts";
import { announceMovedComments } from "./announceMovedComments.ts";

const words = "Комментарии переехали в раздел «Моё»";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  navigate("/");
});
afterEach(cleanup);

function setUp(userId: string | null) {
  const clock = new FakeClock();
  const open = vi.fn<(path: string) => void>();
  const toasts = new ToastsStore({ clock, defaultText: "", open });
  const session = observable({
    userId,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const kept = new Map<string, unknown>();
  announceMovedComments({
    account: accountOver(session),
    notify: toasts.notify,
    storage: {
      get: (key) => kept.get(key) as never,
      set: (key, value) => void kept.set(key, value),
    },
  });
  render(
    <HostProvider value={makeHost({ stores: { toasts } })}>
      <ShownToasts />
    </HostProvider>,
  );
  return { clock, open, session };
}

it("the notice that comments moved to «Моё» has the button «Посмотреть», stays 5000 ms and comes once [COMMON-TOAST-06]", async () => {
  const { clock, open } = setUp("7");
  expect(screen.queryByText(words)).toBeNull();
  act(() => navigate("/profile/"));
  expect(await screen.findByText(words)).toBeTruthy();
  act(() => clock.advance(4999));
  expect(screen.queryByText(words)).not.toBeNull();
  act(() => clock.advance(1));
  expect(screen.queryByText(words)).toBeNull();
  await act(async () => navigate("/"));
  await act(async () => navigate("/profile/payments/"));
  expect(screen.queryByText(words)).toBeNull();
  cleanup();

  act(() => navigate("/"));
  const other = setUp("8");
  act(() => navigate("/profile/"));
  await screen.findByText(words);
  act(() => screen.getByRole("button", { name: "Посмотреть" }).click());
  expect(other.open.mock.calls).toEqual([["/my/comments/"]]);
  expect(open).not.toHaveBeenCalled();
});

it("is not for guests; who signs in on the page is told then", async () => {
  const { session } = setUp(null);
  await act(async () => navigate("/profile/"));
  expect(screen.queryByText(words)).toBeNull();
  act(() => void runInAction(() => (session.userId = "9")));
  expect(await screen.findByText(words)).toBeTruthy();
});
