import type { SafeHref, SafeMediaUrl } from "../primitives/SafeAddress/index.ts";
import type { SpokenText } from "../primitives/VisuallyHidden/index.ts";

/**
 * Props of every card. Words, numbers and dates arrive ready to print: a card knows no locale,
 * no address rules and no account.
 */

/** A picture; the card asks for it at the width that it draws and at the documented densities. */
export interface CardImage {
  /** The address at a width in device pixels, or one address where there are no other sizes. */
  readonly src: SafeMediaUrl | ((widthPx: number) => SafeMediaUrl);
  /** Dominant colour shown until the picture arrives, any CSS colour. Default: the skeleton's colour. */
  readonly color?: string | undefined;
}

/** One entry of the card's menu. */
export interface CardMenuItem {
  /** Id that comes back in `onAction`, for instance `hide`. */
  readonly id: string;
  readonly label: string;
  /** A quiet second line. Default: none. */
  readonly description?: string | undefined;
  /** Opens this address instead of reporting an action. */
  readonly href?: SafeHref | undefined;
  /** Of a link: leaves this tab alone. Default false. */
  readonly opensNewTab?: boolean | undefined;
  /** Picture before the words. Default: none. */
  readonly icon?: "hide" | "edit" | "share" | "later" | "follow" | "remove" | "flag" | undefined;
}

/** A press on a card's menu button: the list opens its one shared menu at `trigger` (house style). */
export interface CardMenuRequest {
  readonly cardId: string;
  readonly items: readonly CardMenuItem[];
  readonly trigger: HTMLButtonElement;
}

/** `hiding` and `restoring` are the same overlay with the dots loader (HIDE-TOGGLE-04). */
export type CardHiddenState = "visible" | "hiding" | "hidden" | "restoring";

/** The quiet line of a card: one text, or the facts of it, between which a narrow card breaks the line. */
export type CardMeta = string | readonly SpokenText[];

/** The words on a card; one frozen object for all cards of the app. */
export interface CardTexts {
  /** Name of the menu button, before the card's title. */
  readonly menu: string;
  /** Badge of a live stream. */
  readonly live: string;
  /** Marker in place of rating and duration (CARD-RENDER-06). */
  readonly adult: string;
  /** Badge of an item that needs a subscription (CARD-RENDER-05). */
  readonly inSubscription: string;
  /** Name of the premium badge. */
  readonly premium: string;
  /** Name of the audio badge. */
  readonly audio: string;
  /** Shown on a card whose picture is being made or whose video is not ready. */
  readonly pending: string;
  /** First line of the overlay of a hidden card. */
  readonly hidden: string;
  /** Button of the overlay. */
  readonly restore: string;
  /** Said while hiding or restoring runs. */
  readonly busy: string;
  /** Name of the sign beside an official channel. */
  readonly official: string;
}

export interface CardCommonProps {
  /** Comes back in every callback. */
  id: string;
  /** Where the card's one link leads; empty on a skeleton, which has none. */
  href: SafeHref | "";
  /** True opens the link in a new tab. Default false. */
  opensNewTab?: boolean | undefined;
  /** The heading. Two lines, then an ellipsis. */
  title: string;
  /**
   * The link's accessible name as one sentence: title, author, length in words, watched share,
   * live, 18+, subscription. Begins with the title (WCAG 2.5.3). Default: the title.
   */
  label?: string | undefined;
  /** Null or a failed load shows a quiet placeholder in the same geometry. */
  image: CardImage | null;
  texts: CardTexts;
  /** Level of the heading. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Entries of the menu; no button without entries. */
  menu?: readonly CardMenuItem[] | undefined;
  /** A menu of one entry becomes a button that does it at once, with a cross for a sign (HIDE-TOGGLE-10). Default false. */
  hasCross?: boolean | undefined;
  /** The cross was pressed. Keep it stable. */
  onCross?: ((cardId: string, actionId: string) => void) | undefined;
  /** Keep it stable, or every card of the list renders again. */
  onMenuOpen?: ((request: CardMenuRequest) => void) | undefined;
  /** Default `visible`. */
  hiddenState?: CardHiddenState | undefined;
  /** Second line of the overlay, for instance «из «Продолжить просмотр»» (HIDE-TOGGLE-02). */
  hiddenNote?: string | undefined;
  onRestore?: ((cardId: string) => void) | undefined;
  /** True loads the picture at once with high priority (first screen). Default false: lazy. */
  isPriority?: boolean | undefined;
  /** True shows the card as its own skeleton, inert and silent. Default false. */
  isLoading?: boolean | undefined;
}

export interface CardAuthor {
  readonly name: string;
  /** Address of the channel: turns the name into a quiet link of its own. Default: words only. */
  readonly href?: SafeHref | undefined;
  /** True opens that link in a new tab. Default false. */
  readonly opensNewTab?: boolean | undefined;
  /** Address of the avatar, square; null shows the first letter. Left out: no avatar at all. */
  readonly avatarSrc?: SafeMediaUrl | null | undefined;
  /** Adds the official sign. Default false. */
  readonly isOfficial?: boolean | undefined;
}

export interface VideoCardProps extends CardCommonProps {
  /** Default `column`: picture above, text below; `row`: picture at the left (lists, recommendations). */
  layout?: "column" | "row" | undefined;
  /** Ready time code, «12:05». Not shown for live or adult items. */
  duration?: string | undefined;
  /** Watched share from 0 to 1 (CARD-RENDER-07). Left out or 0: no bar. */
  progress?: number | undefined;
  /** Age rating as printed, «12+». Replaced by the 18+ marker on adult items. */
  age?: string | undefined;
  /** Default false. */
  isLive?: boolean | undefined;
  /** 18+ marker instead of rating and duration, no preview (CARD-RENDER-06). Default false. */
  isAdult?: boolean | undefined;
  /** «В подписке» and the premium badge (CARD-RENDER-05). Default false. */
  needsSubscription?: boolean | undefined;
  /** Default false. */
  isAudio?: boolean | undefined;
  /** The video or its thumbnail is not ready yet. Default false. */
  isPending?: boolean | undefined;
  author?: CardAuthor | undefined;
  /** The quiet line, «1,2 млн просмотров · 3 дня назад». */
  meta?: CardMeta | undefined;
  /** Address of the muted hover preview; none: no preview. */
  previewSrc?: SafeMediaUrl | undefined;
  /** Delay of the preview, ms: 500 on cards, 100 in popups (CARD-PREVIEW-01). Default 500. */
  previewDelayMs?: number | undefined;
  /** True plays the preview while the card is in sight, a live stream's too, instead of under the pointer (CARD-PREVIEW-04). Default false. */
  isPreviewedInSight?: boolean | undefined;
  /** Why it is recommended; stands under the title. */
  note?: string | undefined;
  /** Position in a top list, from 1; shown as a large numeral (top-video). */
  rank?: number | undefined;
}

/** Shorts: picture 0.625, title over it. */
export interface ShortsCardProps extends CardCommonProps {
  meta?: CardMeta | undefined;
  /** Default false. */
  isAdult?: boolean | undefined;
  previewSrc?: SafeMediaUrl | undefined;
}

/** Film or series poster, height to width 1.398. */
export interface PosterCardProps extends CardCommonProps {
  /** Age rating as printed, «16+». */
  age?: string | undefined;
  meta?: CardMeta | undefined;
  /** Default false. */
  isAdult?: boolean | undefined;
  /** Default false. */
  needsSubscription?: boolean | undefined;
  /** Watched share from 0 to 1. */
  progress?: number | undefined;
}

export interface PlaylistCardProps extends CardCommonProps {
  /** «24 видео». */
  count: string;
  meta?: CardMeta | undefined;
}

/** Channel, blogger or person: a round picture. */
export interface CircleCardProps extends CardCommonProps {
  meta?: CardMeta | undefined;
  /** Default false. */
  isOfficial?: boolean | undefined;
  /** Default `regular`: 140 px; `compact`: 112 px. */
  size?: "regular" | "compact" | undefined;
  /** A live or new-content dot on the ring. Default false. */
  isLive?: boolean | undefined;
}

/** Category: a picture with the title over it. */
export interface CategoryCardProps extends CardCommonProps {
  meta?: CardMeta | undefined;
}

/**
 * The documented kinds that are seldom met: each has a composition of its own, and all of them come in one chunk with the
 * first card that needs it (CARD-RENDER-04).
 */
export type RareLook =
  | "timeline"
  | "schedule"
  | "timetable"
  | "programme"
  | "playlistVideos"
  | "group"
  | "podcast"
  | "original"
  | "stage"
  | "social"
  | "role"
  | "blog"
  | "fastLink"
  | "promo"
  | "premier"
  | "bubble"
  | "frame";

/** A line of a programme. */
export interface ProgrammeLine {
  /** «19:30». */
  readonly time: string;
  readonly title: string;
}

export interface RareCardProps extends CardCommonProps {
  look: RareLook;
  /** The quiet line under the title. */
  meta?: CardMeta | undefined;
  /** Why the card is here, or what the person does in it: «роль: ведущий». */
  note?: string | undefined;
  /** A few sentences. */
  description?: string | undefined;
  /** When it begins, «19:30». */
  time?: string | undefined;
  /** Next programmes, three lines at most. */
  lines?: readonly ProgrammeLine[] | undefined;
  /** «24 видео». */
  count?: string | undefined;
  /** Ready time code. */
  duration?: string | undefined;
  /** Age rating as printed, «12+». */
  age?: string | undefined;
  /** 18+ marker instead of rating and length, no preview (CARD-RENDER-06). Default false. */
  isAdult?: boolean | undefined;
  /** On air now. Default false. */
  isLive?: boolean | undefined;
  /** Default false. */
  needsSubscription?: boolean | undefined;
  /** Share from 0 to 1: watched, or gone by of what is on air. */
  progress?: number | undefined;
  author?: CardAuthor | undefined;
  /** Muted clip; a stage plays it by itself while it is in sight (CARD-PREVIEW-04). */
  previewSrc?: SafeMediaUrl | undefined;
  /** Address of an embedded card's frame, checked by the host. */
  frameSrc?: SafeMediaUrl | undefined;
  /** Gets the frame's element, and `null` when it goes: the host listens to it. Keep it stable. */
  onFrame?: ((frame: HTMLIFrameElement | null, cardId: string) => void) | undefined;
}

/** Every composition that the host's table of kinds can choose. */
export type CardPresentation =
  | ({ type: "video" } & VideoCardProps)
  | ({ type: "shorts" } & ShortsCardProps)
  | ({ type: "poster" } & PosterCardProps)
  | ({ type: "playlist" } & PlaylistCardProps)
  | ({ type: "circle" } & CircleCardProps)
  | ({ type: "category" } & CategoryCardProps)
  | ({ type: "rare" } & RareCardProps);

export type CardType = CardPresentation["type"];
