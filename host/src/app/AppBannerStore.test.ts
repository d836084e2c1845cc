import { describe, expect, it, vi } from "vitest";
import { createAppBannerPort } from "../platform/device/appBanner.ts";
import { AppBannerStore } from "./AppBannerStore.ts";

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** On a device that says this of itself, with these cookies. */
const bannerOf = (userAgent: string, cookie = "") => {
  const view = { navigator: { userAgent }, location: { protocol: "https:" } } as unknown as Window;
  return new AppBannerStore(createAppBannerPort({ cookie } as Document, view));
};

describe("the banner of the app", () => {
  // in a window as wide as a desktop's it is hidden besides: stories/navigation/AppBanner
  it.each([
    [true, "an Android phone", phone],
    [false, "an Android tablet", phone.replace("Mobile ", "")],
    [false, "an iPhone", iPhone],
    [false, "a desktop", desktop],
  ])("is %s on %s [SHELL-APPBANNER-01]", (isShown, _device, userAgent) => {
    expect(bannerOf(userAgent).isShownAt("/")).toBe(isShown);
  });

  it.each([
    ...["/play/embed/1", "/person/1", "/audio/7f21", "/viju/", "/dom2/", "/eurosport/", "/entertainment/"],
    ...["/spief21/", "/spief22/", "/silkwayrally/", "/creativityweek/", "/forumvostok/", "/fest-lampa-film/"],
  ])("is not on %s [SHELL-APPBANNER-02]", (path) => {
    expect(bannerOf(phone).isShownAt(path)).toBe(false);
  });

  it.each(["/forms/problem/", "/info/application/", "/info/about/", "/shorts/1/", "/categories/kino/"])(
    "is not on the page %s, of feedback, the app, the service, Shorts or a category [SHELL-APPBANNER-03]",
    (path) => {
      expect(bannerOf(phone).isShownAt(path)).toBe(false);
    },
  );

  it.each(["/", "/search/", "/live/", "/feeds/kino/", "/takogo/net/"])("is on %s", (path) => {
    expect(bannerOf(phone).isShownAt(path)).toBe(true);
  });

  it("stays closed on this device once it was closed", () => {
    expect(bannerOf(phone, "a=b; app-banner=closed").isShownAt("/")).toBe(false);
    const close = vi.fn();
    const banner = new AppBannerStore({ isWanted: () => true, close });
    banner.close();
    expect(banner.isShownAt("/")).toBe(false);
    expect(close).toHaveBeenCalledExactlyOnceWith(3650);
  });
});
