import { observable, runInAction } from "mobx";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createStorage } from "../platform/storage/storage.ts";
import type { AppParts } from "./AppParts.ts";
import { createWarnings } from "./createWarnings.ts";
import { OverlaysStore } from "./OverlaysStore.ts";
import { overlayTable } from "./overlayTable.tsx";

beforeAll(async () => {
  await overlayTable.warning.late.code.load();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** A page is opened by who has accepted the cookie notice; `isCovered`: something lies over it. */
function visit({ showBanner = false, isBlocked = false, isCovered = false, hasAgreed = true } = {}) {
  const probe = vi.fn(async (_url: string, _options: RequestInit) => {
    if (isBlocked) throw new TypeError("net::ERR_BLOCKED_BY_CLIENT");
    return new Response();
  });
  vi.stubGlobal("fetch", probe);
  const call = vi.fn(async (_operation: string) => ({ show_banner: showBanner }));
  const overlays = new OverlaysStore();
  if (isCovered) overlays.open("menu", null);
  const storage = createStorage();
  storage.set("cookie-consent", hasAgreed);
  const toasts = observable({ shown: [] as object[] });
  const banner = observable({ isShown: false });
  createWarnings({
    appBanner: { isShownAt: () => banner.isShown },
    config: { metricsUrl: "https://metrics.kadr.example" },
    consent: { isAsked: false },
    environment: { storage },
    overlays,
    host: { api: { call }, stores: { toasts } },
  } as unknown as AppParts);
  const shown = () =>
    (overlays.opened.find(({ name, isOpen }) => name === "warning" && isOpen)?.args as { warning: string } | undefined)
      ?.warning ?? null;
  return { probe, call, overlays, toasts, banner, shown };
}
const shows = (page: ReturnType<typeof visit>, warning: string) => vi.waitFor(() => expect(page.shown()).toBe(warning));
/** All requests have been sent, and would have had an effect: no part here waits for a network or a chunk. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

it("the banner of a VPN is shown where the check says so, and at most once a session [SHELL-WARN-01] [SHELL-WARN-04]", async () => {
  const calm = visit();
  await settled();
  expect([calm.shown(), calm.call.mock.calls]).toEqual([null, [["checkVpn"]]]);
  await shows(visit({ showBanner: true }), "vpn");
  const again = visit({ showBanner: true });
  await settled();
  expect(again.shown()).toBeNull();
  expect([...again.call.mock.calls, ...again.probe.mock.calls], "nothing is asked any more").toEqual([]);
  // another session
  sessionStorage.clear();
  await shows(visit({ showBanner: true }), "vpn");
});

it.each([
  ["vpn", { showBanner: true }, "[SHELL-WARN-02]"],
  ["adBlocker", { isBlocked: true }, "[SHELL-WARN-03]"],
])(
  "the banner of the kind %s waits until nothing else is shown, and is not for who knows of a VPN or a blocker: %o %s",
  async (warning, found, _requirement) => {
    const covered = visit({ ...found, isCovered: true });
    await settled();
    expect(covered.shown()).toBeNull();
    runInAction(() => covered.toasts.shown.push({}));
    covered.overlays.close("menu");
    await settled();
    expect(covered.shown()).toBeNull();
    runInAction(() => {
      covered.banner.isShown = true;
      covered.toasts.shown = [];
    });
    await settled();
    expect(covered.shown()).toBeNull();
    runInAction(() => (covered.banner.isShown = false));
    await shows(covered, warning);
    for (const known of [{ showBanner: true }, { isBlocked: true }]) {
      sessionStorage.clear();
      const first = visit(known);
      await vi.waitFor(() => expect(first.shown()).not.toBeNull());
      const later = visit(found);
      await settled();
      expect(later.shown()).toBeNull();
    }
  },
);

it("who has both is told of the VPN alone", async () => {
  const page = visit({ showBanner: true, isBlocked: true });
  await shows(page, "vpn");
  expect(page.probe).not.toHaveBeenCalled();
});

it("a blocker is found by a HEAD request to the script of an ad system, which is asked for nobody who is not measured [SHELL-WARN-05]", async () => {
  const free = visit();
  await vi.waitFor(() => expect(free.probe).toHaveBeenCalled());
  expect(free.probe.mock.calls.map(([url, { method }]) => [method, url])).toEqual([
    ["HEAD", "https://metrics.kadr.example/ads.js"],
  ]);
  await settled();
  expect(free.shown()).toBeNull();
  await shows(visit({ isBlocked: true }), "adBlocker");
  sessionStorage.clear();
  const unmeasured = visit({ isBlocked: true, hasAgreed: false });
  await settled();
  expect([unmeasured.probe.mock.calls, unmeasured.shown()]).toEqual([[], null]);
});
