import { createContext, use } from "react";
import type { Downloads } from "../features/download-video/useDownload.ts";
import type { ProblemFormProps } from "../features/report-problem/ProblemForm.tsx";
import type { ShelfWatch } from "../features/show-shelf/FeedShelf.tsx";
import type { UploadThumbnail } from "../features/own-channel/Thumbnail.tsx";
import type { WatchVideoPorts } from "../features/watch-video/types.ts";
import type { PrefetchedResponses } from "../queries/prefetched.ts";
import type { Late } from "../stores/ports.ts";
import type { Overlays } from "./Overlays.ts";
import type { PlayerStore } from "../stores/PlayerStore.ts";
import type { RemindersStore } from "../stores/RemindersStore.ts";
import type { DeviceClass } from "../presenters/deviceClass.ts";
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
  /** Responses that came with the document. Default: none did. */
  readonly prefetched?: Pick<PrefetchedResponses, "take">;
  /** What is watched of cards beside the page. */
  readonly watchCards?: ShelfWatch;
  /** The page's own origin, for share links. */
  readonly origin: string;
  /** The studio, where authors edit their videos. */
  readonly studioUrl: string;
  /** `width` of the window, CSS px. Default: its own. */
  readonly deviceClass: (width?: number) => DeviceClass;
  /** A finger or iOS: no hover previews (B §4 Preview). */
  readonly hasHover: boolean;
  /** Resolves `false` where the clipboard is closed; that is ignored silently (B §8). */
  readonly copyText: (text: string) => Promise<boolean>;
  /** Has the browser keep a text as a file; `type`: its media type. */
  readonly keepFile: (name: string, type: string, text: string) => void;
  /** Sends the picture of an own video. */
  readonly uploadThumbnail: Late<UploadThumbnail>;
  /** Finds and keeps the files of videos; it comes with the first press. */
  readonly downloads: Late<Downloads>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls back when the page may be lost: hidden or left. */
  readonly onLeave: (listener: () => void) => () => void;
  /** The player's store and its ports; they come with the first video. */
  readonly player: Late<PlayerParts>;
  /** What a person asked to be reminded of; it comes with the first video that is still to come out. */
  readonly reminders: Late<RemindersStore>;
  /** Where what is written about a problem outlives a reload. */
  readonly problemDraft: ProblemFormProps["drafts"];
  /** Whoever is here stands in this group of an A/B test. Known only in the browser. */
  readonly hasLabel: (slug: string, label: string) => boolean;
}

const PagePortsContext = createContext<PagePorts | null>(null);

export const PagePortsProvider = PagePortsContext.Provider;

export function usePagePorts(): PagePorts {
  const ports = use(PagePortsContext);
  if (ports === null) throw new Error("usePagePorts needs a PagePortsProvider above it");
  return ports;
}
