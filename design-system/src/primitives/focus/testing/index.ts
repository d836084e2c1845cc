import { vi } from "vitest";

if (!("checkVisibility" in HTMLElement.prototype))
  Object.assign(HTMLElement.prototype, { checkVisibility: () => true });

/** Without layout a page cannot say what is shown: from here on nothing that is `hidden` is. */
export function hideWhatIsHidden(): void {
  vi.spyOn(HTMLElement.prototype, "checkVisibility").mockImplementation(function (this: HTMLElement) {
    return this.closest("[hidden]") === null;
  });
}
