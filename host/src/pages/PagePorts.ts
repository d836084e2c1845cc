import { createContext, use } from "react";
import type { ShelfWatch } from "../features/show-shelf/FeedShelf.tsx";
import type { WatchVideoPorts } from "../features/watch-video/types.ts";
import type { Late } from "../stores/ports.ts";
import type { Overlays } from "./Overlays.ts";
import type { PlayerStore } from "../stores/PlayerStore.ts";
import type { RemindersStore } from "../stores/RemindersStore.ts";
import type { DeviceClass } from "../platform/device/deviceClass.ts";
import type { LinkGate, MediaGate } from "../links/gates.ts";

export interface PlayerParts {
  readonly store: PlayerStore;
  readonly ports: WatchVideoPorts;
}

/** What pages need of the world outside React and outside the API. */
export interface PagePorts {
  readonly link: LinkGate;
  readonly mediaUrl: MediaGate;
  /** What is opened over the page by name. */
  readonly overlays: Overlays;
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
  readonly player: Late<PlayerParts>;
  /** What a person asked to be reminded of; it comes with the first video that is still to come out. */
  readonly reminders: Late<RemindersStore>;
}

const PagePortsContext = createContext<PagePorts | null>(null);

export const PagePortsProvider = PagePortsContext.Provider;

export function usePagePorts(): PagePorts {
  const ports = use(PagePortsContext);
  if (ports === null) throw new Error("usePagePorts needs a PagePortsProvider above it");
  return ports;
}
