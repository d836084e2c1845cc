import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { VideoPage } from "@kadr/openapi/client";
import { presentStub } from "../../presenters/stub.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import StubSlot from "./StubSlot.tsx";

type Access = NonNullable<VideoPage["access"]>;
const now = Date.parse("2026-11-21T12:00:00Z");
const hourMs = 3_600_000;

/** Stub in the player's place before the video is paid for. */
function show(stub: Access["stub"], more: Partial<Access> = {}) {
  const view = presentStub({ granted: false, stub, ...more }, now, ["PREMIER_RUTUBE_YAPPY"]);
  if (view === null) throw new Error("no stub");
  const open = vi.fn();
  const activate = vi.fn<(purchaseId: string) => Promise<boolean>>(() => new Promise(() => {}));
  const session = { userId: "2", isAuthorised: true };
  const stores = { session, purchases: { load: () => Promise.resolve({ activate }) } };
  const ports = { overlays: { open } };
  const { container } = render(
    <HostProvider value={makeHost({ stores, ...ports })}>
      <StubSlot videoId="film" view={view} poster={null} />
    </HostProvider>,
  );
  return {
    open,
    activate,
    button: screen.getByRole("button"),
    title: screen.queryByRole("heading")?.textContent,
    text: container.querySelector("p")?.textContent,
  };
}

describe("the stub of a paid video", () => {
  it.each<[Access["stub"], string, string]>([
    ["buy", "Купить", "[STUB-LABEL-02]"],
    ["rent", "Начать просмотр", "[STUB-LABEL-03]"],
    ["rent-over", "Купить", "[STUB-LABEL-04]"],
    ["sub", "Оформить подписку", "[STUB-LABEL-05]"],
    ["sub-over", "Возобновить", "[STUB-LABEL-06]"],
    ["sub_renew_fail", "Повторить", "[STUB-LABEL-07]"],
  ])("%s has the button «%s» %s", (stub, label) => {
    expect(show(stub).button.textContent).toBe(label);
  });

  // Of who did not pay, by how the video is sold (openapi/sandbox/payment/access): play, sub or buy [STUB-LABEL-13]
  it("is one of seven, each with a button, and none for who may watch [STUB-LABEL-01]", () => {
    const all = {
      buy: true,
      rent: true,
      "rent-over": true,
      sub: true,
      "sub-over": true,
      sub_renew_fail: true,
      play: true,
      // a kind that the spec gains does not compile until it stands here
    } satisfies Record<NonNullable<Access["stub"]>, true>;
    for (const stub of Object.keys(all) as NonNullable<Access["stub"]>[]) {
      const { button } = show(stub);
      expect(button.getAttribute("aria-label") ?? button.textContent, stub).toMatch(/\S/);
      cleanup();
    }
    expect(presentStub({ granted: true, stub: null }, now)).toBeNull();
  });

  it("play, as of product 47, has a play mark in place of a label [STUB-LABEL-08] [STUB-LABEL-14]", () => {
    const { button } = show("play");
    expect(button.textContent).toBe("");
    expect(button.querySelector("svg")).not.toBeNull();
    expect(button.getAttribute("aria-label")).toBe("Смотреть");
  });

  it("rent tells how long is left to begin and to finish [STUB-LABEL-09]", () => {
    expect(
      show("rent", { starts_before_ts: new Date(now + 29.5 * 24 * hourMs).toISOString(), watch_hours: 48 }).text,
    ).toBe("Начать просмотр можно в течение 29\u00A0дней. Досмотреть нужно за 48\u00A0часов после начала.");
  });

  it("rent-over says that the rental is over, and what can be done [STUB-LABEL-10]", () => {
    expect(show("rent-over")).toMatchObject({
      title: "Срок аренды закончился",
      text: "Купите фильм, чтобы смотреть без ограничений, или возобновите аренду",
    });
  });

  it("sub_renew_fail says that a renewal failed [STUB-LABEL-11]", () => {
    expect(show("sub_renew_fail").title).toBe("Не удалось продлить подписку");
  });

  it.each<Access["stub"]>(["buy", "rent-over"])("%s opens the purchase of the video", async (stub) => {
    const { button, open } = show(stub);
    await userEvent.click(button);
    expect(open.mock.calls).toEqual([["purchase", { kind: "video", id: "film" }]]);
  });

  it.each<Access["stub"]>(["play", "sub", "sub-over", "sub_renew_fail"])(
    "%s opens premium at the product that opens the video",
    async (stub) => {
      const { button, open } = show(stub);
      await userEvent.click(button);
      expect(open.mock.calls).toEqual([["premium_purchase", { productCode: "PREMIER_RUTUBE_YAPPY" }]]);
    },
  );

  it("rent starts the rental once, however often it is pressed, and says that it does", async () => {
    const { button, activate } = show("rent", { purchase_id: "502" });
    await userEvent.dblClick(button);
    await waitFor(() => expect(activate.mock.calls).toEqual([["502"]]));
    expect(button.getAttribute("aria-label")).toBe("Начинаем");
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });
});
