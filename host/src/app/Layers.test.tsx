import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hostAround } from "../ports/testing/makeHost.ts";
import { lateTexts } from "../texts/late.ts";
import type { AppParts } from "./AppParts.ts";
import { Layers } from "./Layers.tsx";
import { OverlaysStore } from "./OverlaysStore.ts";

const { codes } = vi.hoisted(() => ({ codes: { history: 0, offer: 0 } }));
// the code of neither comes
vi.mock("../features/show-toasts/ToastHistoryDialog.tsx", () => {
  codes.history += 1;
  throw new Error("no chunk");
});
vi.mock("../features/offer-sign-in/SignInOffer.tsx", () => {
  codes.offer += 1;
  throw new Error("no chunk");
});

/** Draws the layers over the pages, with these overlays open. */
function show(open: (overlays: OverlaysStore) => void): OverlaysStore {
  const overlays = new OverlaysStore();
  open(overlays);
  const app = {
    overlays,
    player: { parts: null },
    consent: { isAsked: false },
  } as unknown as AppParts;
  render(<Layers app={app} path="/" userButton={createRef()} bellButton={createRef()} />, {
    wrapper: hostAround({ stores: { toasts: { history: [] } } }),
  });
  return overlays;
}

describe("what lies over the pages", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

  it("says in its own place that its code did not come, and can be put away", async () => {
    const overlays = show((all) => all.open("toastHistory", null));
    await screen.findByText(lateTexts.failed);
    expect(screen.getByRole("dialog")).toBeTruthy();
    screen.getByRole("button", { name: lateTexts.close }).click();
    expect(overlays.isOpen("toastHistory")).toBe(false);
  });

  it("takes nothing from the page where it is an invitation whose code does not come", async () => {
    show((all) => all.open("onboarding", { onEnd: () => undefined } as never));
    await vi.waitFor(() => expect(codes.offer).toBeGreaterThan(0));
    await new Promise((resolve) => setImmediate(resolve));
    expect(document.body.textContent).toBe("");
    expect(screen.queryByRole("dialog") ?? screen.queryByRole("alert") ?? screen.queryByRole("status")).toBeNull();
  });
});
