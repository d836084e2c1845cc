import type { LinkVerdict } from "../../links/safeUrl.ts";

/**
 * Lists and cards are plain `<a href>`: one listener on the document turns their clicks into client
 * navigation. It runs after React's own handlers, so a component can still prevent it.
 */
export interface AnchorNavigationPorts {
  linkPolicy(href: string): LinkVerdict;
  /** An address that is made here for places that a person chooses: a link with `data-chosen` to one asks nothing. */
  isChosen?(href: string): boolean;
  navigate(path: string): void;
  /** Opens the question about a foreign site; the answer decides. */
  askAndOpen(link: { readonly href: string; readonly host: string }, opener: HTMLElement): void;
  /** The pointer is down on a link of ours: a good tenth of a second to begin with. */
  prepare?(path: string): void;
  /** A path that the server, not the router, answers (files, feeds of the sandbox). */
  isDocument?(path: string): boolean;
  /**
   * Goes to another document in this tab; false leaves it to the browser. What lies over the page gives back its entry of
   * the history first: a move of the history would call off the browser's own going.
   */
  leave?(href: string): boolean;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export function installAnchorNavigation(ports: AnchorNavigationPorts, target: Document = document): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    const anchor = (event.target as Element | null)?.closest?.("a[href]");
    if (!(anchor instanceof HTMLAnchorElement)) return;
    const written = anchor.getAttribute("href") ?? "";
    // A link inside the page (skip links, footnotes) is the browser's own business.
    if (written.startsWith("#")) return;
    // The person has just chosen the place to share to; the same address in a text of somebody's is any link.
    if (anchor.hasAttribute("data-chosen") && ports.isChosen?.(written) === true) return;
    const verdict = ports.linkPolicy(written);
    if (verdict.kind === "refuse") {
      event.preventDefault();
      return;
    }
    if (verdict.kind === "ask") {
      event.preventDefault();
      ports.askAndOpen(verdict, anchor);
      return;
    }
    if (!isPlainClick(event)) return;
    if (anchor.hasAttribute("download") || (anchor.target !== "" && anchor.target !== "_self")) return;
    if (verdict.kind === "allowed" || ports.isDocument?.(verdict.path)) {
      if (ports.leave?.(anchor.href)) event.preventDefault();
      return;
    }
    event.preventDefault();
    ports.navigate(verdict.path);
  };
  const onPointerDown = (event: PointerEvent) => {
    const anchor = (event.target as Element | null)?.closest?.("a[href]");
    if (event.button !== 0 || !(anchor instanceof HTMLAnchorElement) || anchor.target === "_blank") return;
    const verdict = ports.linkPolicy(anchor.getAttribute("href") ?? "");
    if (verdict.kind === "internal") ports.prepare?.(verdict.path);
  };
  target.addEventListener("pointerdown", onPointerDown);
  target.addEventListener("click", onClick);
  // The middle button opens a tab by itself and is asked about just the same.
  target.addEventListener("auxclick", onClick);
  return () => {
    target.removeEventListener("pointerdown", onPointerDown);
    target.removeEventListener("click", onClick);
    target.removeEventListener("auxclick", onClick);
  };
}
