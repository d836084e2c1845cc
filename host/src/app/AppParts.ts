import type { QueryClient } from "@tanstack/react-query";
import type { LinkVerdict } from "../links/safeUrl.ts";
import type { OverlayArgs } from "../ports/Overlays.ts";
import type { Host } from "../ports/Host.ts";
import type { EarlyMeasurement } from "../platform/analytics/earlyMeasurement.ts";
import type { AppConfig } from "../platform/config/readConfig.ts";
import type { Popups } from "../routes/popups.ts";
import type { ConsentStore } from "../stores/ConsentStore.ts";
import type { AppBannerStore } from "./AppBannerStore.ts";
import type { Environment } from "./Environment.ts";
import type { LeavingStore } from "./LeavingStore.ts";
import type { OverlaysStore } from "./OverlaysStore.ts";
import type { PlayerLoader } from "./PlayerLoader.ts";

export interface Beginning {
  readonly stop: () => void;
  /** The code of the first page is here, or will not come. */
  readonly code: Promise<unknown>;
  /** Whether the person who is here is known. */
  readonly isKnown: Promise<boolean>;
}

/** Parts of the app, as long as the tab lives; React only draws them. */
export interface AppParts {
  readonly config: AppConfig;
  readonly environment: Environment;
  readonly queryClient: QueryClient;
  /** Parts that components reach. */
  readonly host: Host;
  readonly leaving: LeavingStore;
  readonly overlays: OverlaysStore;
  /** Opens what lies over the pages for whom it is, also by its address. */
  readonly popups: Popups<OverlayArgs>;
  readonly consent: ConsentStore;
  readonly appBanner: AppBannerStore;
  readonly player: PlayerLoader;
  /** Measurement; the sender itself comes late. */
  readonly measurement: EarlyMeasurement;
  /** The shell's form of promo codes; a guest signs in for it first. */
  readonly openCoupon: () => void;
  /** The person goes; from a page of the profile, home comes first. */
  readonly logout: () => void;
  readonly linkPolicy: (address: string) => LinkVerdict;
  /** Keys of one character work anywhere on a page, unless the person switched that off in the player's list of keys. */
  readonly hasPageKeys: () => boolean;
  /** Takes what came with the document and finds out who is here: all that is needed to draw. `follow` connects the account. */
  readonly begin: (follow: () => () => void) => Beginning;
  /** In a browser: the same, and all that runs beside React. */
  readonly start: () => Beginning;
  /**
   * Once the shell is alive, in a free moment: what comes after the first screen. It changes what the shell shows, and React can only take
   * over what is still as the server drew it. Returns what ends it.
   */
  readonly startBackground: () => () => void;
}
