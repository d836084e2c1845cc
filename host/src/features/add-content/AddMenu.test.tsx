import { act, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AuthPopupStore } from "../../stores/AuthPopupStore.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { FakeClock } from "../../stores/testing.ts";
import { AddMenu } from "./AddMenu.tsx";

const studio = "https://studio.kadr.example";

function show(userId: string | null) {
  const session = {
    userId,
    get isAuthorised() {
      return this.userId !== null;
    },
    refresh: () => Promise.resolve(((session.userId = "7"), true)),
    logout: () => Promise.resolve(),
  };
  const measure = vi.fn();
  const authPopup = new AuthPopupStore({
    clock: new FakeClock(),
    session,
    notify: vi.fn(),
    measure,
    createFlowId: () => "flow",
    texts: { passwordReset: "" },
  });
  const onLeave = vi.fn();
  render(
    <HostProvider value={makeHost({ measure, studioUrl: studio, stores: { session, authPopup } })}>
      <AddMenu onLeave={onLeave} />
    </HostProvider>,
  );
  const measured = () => measure.mock.calls.map(([id]) => id as string).filter((id) => !id.startsWith("auth."));
  /** Presses an entry of the menu; gives all of them. */
  const choose = async (name: string) => {
    act(() => screen.getByRole("button", { name: "Добавить" }).click());
    const entries = await screen.findAllByRole("menuitem");
    const chosen = entries.find(({ textContent }) => textContent === name);
    // this window has no other page to go to
    chosen?.addEventListener("click", (click) => click.preventDefault());
    await act(async () => chosen?.click());
    return entries.map((entry) => [entry.textContent, entry.getAttribute("href")]);
  };
  return { authPopup, measure, measured, choose, onLeave };
}

describe("the upload menu", () => {
  it("has three entries, which lead to the studio: owner.uploadVideo, owner.uploadShorts, owner.createStream [SHELL-HEADER-05]", async () => {
    const { choose, measure } = show("7");
    const entries = [
      ["Загрузить видео", `${studio}/uploader/`],
      ["Загрузить Shorts", `${studio}/uploader/`],
      ["Создать трансляцию", `${studio}/create-stream/`],
    ] as const;
    const events = ["owner.uploadVideo", "owner.uploadShorts", "owner.createStream"];
    for (const [index, [name, link]] of entries.entries()) {
      expect(await choose(name)).toEqual(entries);
      expect(measure).toHaveBeenLastCalledWith(events[index], { location: "header", link });
    }
  });

  it.each([
    ["Создать трансляцию", "/create-stream/", ["authTrigger.create-stream", "owner.createStream"]],
    ["Загрузить видео", "/uploader/", ["owner.uploadVideo"]],
  ])(
    "asks a guest to sign in before «%s», and leads straight on after it [AUTH-POPUP-09]",
    async (name, path, events) => {
      const { choose, authPopup, measured, onLeave } = show(null);
      await choose(name);
      expect(authPopup.isOpen).toBe(true);
      expect(onLeave).not.toHaveBeenCalled();
      await act(() => authPopup.check(false));
      expect(onLeave).toHaveBeenCalledExactlyOnceWith(`${studio}${path}`);
      expect(measured()).toEqual(events);
    },
  );

  it("leads nowhere where the sign-in is put away", async () => {
    const { choose, authPopup, measured, onLeave } = show(null);
    await choose("Загрузить видео");
    await act(async () => authPopup.dismiss());
    expect(onLeave).not.toHaveBeenCalled();
    expect(measured()).toEqual([]);
  });
});
