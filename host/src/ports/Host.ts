import { createContext, use } from "react";
import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import type { Api } from "@kadr/openapi/client";
import type { LinkCheck, MediaCheck } from "../links/checks.ts";
import type { DeviceClass } from "../presenters/deviceClass.ts";
import type { PrefetchedResponses } from "../queries/prefetched.ts";
import type { Measure } from "../stores/measure/Measure.ts";
import type { PlayerStore } from "../stores/PlayerStore.ts";
import type { Late } from "../stores/ports.ts";
import type { RemindersStore } from "../stores/RemindersStore.ts";
import type { Stores } from "../stores/stores.ts";
import type { DrawnFor } from "./DrawnFor.ts";
import type { Overlays } from "./Overlays.ts";
import type { ShelfWatch } from "./ShelfWatch.ts";
import type { WatchVideoPorts } from "./WatchVideoPorts.ts";

export interface PlayerParts {
  readonly store: PlayerStore;
  readonly ports: WatchVideoPorts;
}

export interface Downloads {
  /** Where the file of a video is; rejects with the client's `ApiError`. */
  readonly find: (videoId: string) => Promise<string>;
  readonly save: (url: SafeMediaUrl) => void;
}

export type UploadThumbnail = (
  videoId: string,
  picture: File,
  /** From 0 to 1. */
  onProgress: (part: number) => void,
) => Promise<void>;

/** Report that is written and not sent yet. */
export interface ProblemDraft {
  readonly text: string;
  readonly email: string;
}

/** Where the draft outlives a reload. */
export interface ProblemDrafts {
  read(): ProblemDraft | null;
  write(draft: ProblemDraft | null): void;
}

/** Parts that a component may reach: the one door to the app around it. */
export interface Host {
  /** The typed client, for queries. */
  readonly api: Api;
  /** The domain stores of this app. */
  readonly stores: Stores;
  /** The sender of events (docs/architecture.md, «an event»). */
  readonly measure: Measure;
  readonly link: LinkCheck;
  readonly mediaUrl: MediaCheck;
  /** Overlays that are opened over the page by name. */
  readonly overlays: Overlays;
  /** Responses that came with the document. Default: none did. */
  readonly prefetched?: Pick<PrefetchedResponses, "take">;
  /** Watch of cards beside the page. */
  readonly watchCards?: ShelfWatch;
  /** The page's own origin, for share links. */
  readonly origin: string;
  /** The studio, where authors edit their videos. */
  readonly studioUrl: string;
  /** `width` of the window, CSS px. Default: its own. */
  readonly deviceClass: (width?: number) => DeviceClass;
  /** A finger or iOS: no hover previews (CARD-PREVIEW-02). */
  readonly hasHover: boolean;
  /** Resolves `false` where the clipboard is closed; that is ignored silently (OWNER-TOOLS-07). */
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
  /** Reminders that a person asked for; they come with the first video that is still to come out. */
  readonly reminders: Late<RemindersStore>;
  /** Where what is written about a problem outlives a reload. */
  readonly problemDraft: () => Promise<ProblemDrafts>;
  /** Conditions that the page is drawn for; `useDrawnFor` says until when. null: no server drew it. */
  readonly drawnFor: DrawnFor | null;
  /** The group of an A/B test that the person who is here stands in. Known only in the browser. */
  readonly hasLabel: (slug: string, label: string) => boolean;
}

const HostContext = createContext<Host | null>(null);

/** The composition root puts the app in (`app/Providers.tsx`), a test what `makeHost` gives. */
export const HostProvider = HostContext.Provider;

export function useHost(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error("useHost needs a HostProvider above it");
  return host;
}
