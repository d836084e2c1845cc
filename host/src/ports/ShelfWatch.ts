import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import type { ShelfView } from "../presenters/feed.ts";

/** Watch of the cards of a shelf beside the page. */
export interface ShelfWatch {
  /** Reports which cards are seen (CARD-RENDER-12). */
  readonly seen: (
    shelf: Pick<Extract<ShelfView, { kind: "shelf" }>, "id" | "hidesAs" | "size">,
    cards: readonly { readonly id: string; readonly element: Element }[],
  ) => () => void;
  /** Hears what an embedded card says (CARD-RENDER-08). */
  readonly frame: (frame: HTMLIFrameElement) => () => void;
  /** The address that may be framed; `undefined` refuses it. */
  readonly frameUrl: (address: string) => SafeMediaUrl | undefined;
}
