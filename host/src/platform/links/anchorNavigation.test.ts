import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isShareAddress } from "../../links/shareHref.ts";
import { installAnchorNavigation } from "./anchorNavigation.ts";
import { safeUrl } from "../../links/safeUrl.ts";

const navigate = vi.fn();
const askAndOpen = vi.fn();
const prepare = vi.fn();
const leave = vi.fn(() => false);
let dispose: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  dispose = installAnchorNavigation({
    navigate,
    askAndOpen,
    prepare,
    leave,
    isChosen: isShareAddress,
    linkPolicy: (href) => safeUrl(href, { origin: window.location.origin, partners: ["partner.example"] }),
  });
});
afterEach(() => {
  dispose();
  document.body.innerHTML = "";
});

/** Presses a link; true when the browser was kept from following it. */
function press(attributes: Record<string, string>, init: MouseEventInit = {}, type = "click"): boolean {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const words = document.createElement("span");
  link.append(words);
  document.body.append(link);
  // jsdom has no pages to go to: the browser's own part ends here.
  const stop = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  let prevented = false;
  window.addEventListener(type, stop, { once: true });
  words.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...init }));
  return prevented;
}

describe("links of the page", () => {
  it("turn a plain press on an address of ours into client navigation", () => {
    expect(press({ href: "/video/1/?t=5" })).toBe(true);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/video/1/?t=5");
  });

  it.each([
    ["a new tab by a key", { href: "/video/1/" }, { ctrlKey: true }],
    ["the mac's key", { href: "/video/1/" }, { metaKey: true }],
    ["the middle button", { href: "/video/1/" }, { button: 1 }],
    ["a target", { href: "/video/1/", target: "_blank" }, {}],
    ["a download", { href: "/file.mp4", download: "" }, {}],
    ["a place in the page", { href: "#main" }, {}],
    ["a partner", { href: "https://partner.example/" }, {}],
  ])("leave %s to the browser", (_what, attributes, init) => {
    expect(press(attributes as Record<string, string>, init)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it("ask before a stranger, whichever button and target", () => {
    expect(press({ href: "https://evil.example/" })).toBe(true);
    expect(press({ href: "https://evil.example/", target: "_blank" })).toBe(true);
    expect(press({ href: "https://evil.example/" }, { button: 1 }, "auxclick")).toBe(true);
    expect(askAndOpen).toHaveBeenCalledTimes(3);
  });

  it("go to another document once what lies over the page has given back its entry of the history", () => {
    leave.mockReturnValueOnce(true);
    expect(press({ href: "https://partner.example/" })).toBe(true);
    expect(leave).toHaveBeenCalledExactlyOnceWith("https://partner.example/");
    press({ href: "https://partner.example/", target: "_blank" });
    press({ href: "https://partner.example/" }, { ctrlKey: true });
    expect(leave).toHaveBeenCalledOnce();
  });

  it("do nothing for an address that no link may have", () => {
    for (const href of ["javascript:alert(1)", "data:text/html,x", "/..//evil.test"])
      expect(press({ href })).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    expect(askAndOpen).not.toHaveBeenCalled();
  });

  it("ask nothing about a place to share to that the person has just chosen, and about the same address in a text as about any other", () => {
    const href = "https://t.me/share/url?url=x";
    expect(press({ href, "data-chosen": "", target: "_blank" })).toBe(false);
    expect(press({ href: "mailto:?subject=a&body=b", "data-chosen": "" })).toBe(false);
    expect(askAndOpen).not.toHaveBeenCalled();
    expect(press({ href, target: "_blank" })).toBe(true);
    expect(askAndOpen).toHaveBeenCalledOnce();
    expect(press({ href: "mailto:?subject=a&body=b" })).toBe(true);
    expect(press({ href: "https://evil.example/", "data-chosen": "" })).toBe(true);
    expect(press({ href: "javascript:alert(1)", "data-chosen": "" })).toBe(true);
  });

  it("begin to load what they lead to as the pointer goes down", () => {
    press({ href: "/video/1/" }, {}, "pointerdown");
    expect(prepare).toHaveBeenCalledExactlyOnceWith("/video/1/");
  });

  it("are the browser's again afterwards", () => {
    dispose();
    expect(press({ href: "/video/1/" })).toBe(false);
  });
});
