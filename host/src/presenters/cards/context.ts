import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import type { ShortsAddress } from "@kadr/openapi/pages";
import type { LinkCheck, MediaCheck } from "../../links/checks.ts";

/** Facts that a card's look depends on beside its own data. */
export interface CardContext {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Id of the signed-in person, null for a guest. */
  readonly userId: string | null;
  /** Origin of the studio, without a slash at the end (OWNER-TOOLS-05). */
  readonly studioUrl: string;
  /** True when a product code is actively held (CARD-RENDER-05). Default: none is. */
  readonly holds?: (productCode: string) => boolean;
  /** Watched share from 0 to 1 of a video whose length is given in seconds. Default 0. */
  readonly watchedShare?: (videoId: string, durationSeconds: number) => number;
  readonly link: LinkCheck;
  readonly mediaUrl: MediaCheck;
  /** Checks the address of an embedded card's frame. Default: none is embedded, the card is a link. */
  readonly frameAddress?: (address: string) => SafeMediaUrl | undefined;
  /** Hears of a kind that no card draws. */
  readonly onUnknownKind?: (kind: string) => void;
}

/** Settings of the shelf for its cards. */
export interface CardPlace {
  /** Object id of a shelf whose cards can be hidden (HIDE-TOGGLE-01). Default: they cannot. */
  readonly hidesAs?: string | undefined;
  /** The shelf «Продолжить просмотр» (HIDE-TOGGLE-02). Default false. */
  readonly isContinueWatching?: boolean;
  /** `hideAuthor` of the shelf. Default false. */
  readonly hidesAuthor?: boolean;
  /** The list that goes on from a short of this one (SHORTS-PAGE-01). Default: all shorts. */
  readonly shorts?: ShortsAddress | undefined;
  /** `noVideoCount` of the shelf. Default false. */
  readonly hidesVideoCount?: boolean;
  /** Place in the list, from 0. */
  readonly index?: number;
  /** True for what the first screen shows: the picture is loaded at once. Default false. */
  readonly isPriority?: boolean;
}
