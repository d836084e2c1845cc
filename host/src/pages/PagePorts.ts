import { createContext, use } from "react";
import type { ShelfWatch } from "../features/show-shelf/FeedShelf.tsx";
import type { WatchVideoPorts } from "../features/watch-video/types.ts";
import type { PlayerStore } from "../stores/PlayerStore.ts";
import type { DeviceClass } from "../platform/device/deviceClass.ts";

/** How an address of an answer may be used, judged once by the platform's `safeUrl`. */
export interface PageLink {
  readonly href: string;
  /** Another origin: opens a new tab. */
  readonly isExternal: boolean;
}

export interface PlayerParts {
  readonly store: PlayerStore;
  readonly ports: WatchVideoPorts;
}

/** What pages need of the world outside React and outside the API. */
export interface PagePorts {
  /** `null` for an address that no link may have. */
  readonly link: (address: string | null | undefined) => PageLink | null;
  /** Address of a picture, a film or a subtitle file; `undefined` when it is not one of our origins. */
  readonly mediaUrl: (address: string | null | undefined) => string | undefined;
  /** What is watched of cards beside the page. */
  readonly watchCards?: ShelfWatch;
  /** The page's own origin, for share links. */
  readonly origin: string;
  /** The studio, where authors edit their videos. */
  readonly studioUrl: string;
  readonly deviceClass: () => DeviceClass;
  /** A finger or iOS: no hover previews (B §4 Preview). */
  readonly hasHover: boolean;
  /** Resolves `false` where the clipboard is closed; that is ignored silently (B §8). */
  readonly copyText: (text: string) => Promise<boolean>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back when the page may be lost: hidden or left. */
  readonly onLeave: (listener: () => void) => () => void;
  /** The player's store and its ports; they come with the first video. */
  readonly loadPlayer: () => Promise<PlayerParts>;
}

const PagePortsContext = createContext<PagePorts | null>(null);

export const PagePortsProvider = PagePortsContext.Provider;

export function usePagePorts(): PagePorts {
  const ports = use(PagePortsContext);
  if (ports === null) throw new Error("usePagePorts needs a PagePortsProvider above it");
  return ports;
}
