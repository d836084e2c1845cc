import type { ReactNode } from "react";
import type { SafeHref, SafeMediaUrl } from "../primitives/SafeAddress/index.ts";

/** The words of a shelf. */
export interface ShelfTexts {
  /** «Перейти в раздел» (SHELF-COMMON-03). */
  readonly goToSection: string;
  /** «Загрузить ещё» (SHELF-COMMON-04). */
  readonly loadMore: string;
  /** «Показать еще» of a tabbed shelf (SHELF-COMMON-06). */
  readonly showMore: string;
  /** Name of the button that scrolls back; the shelf's title follows, as after all its buttons. */
  readonly previous: string;
  /** Name of the button that scrolls on. */
  readonly next: string;
  /** Said while a shelf loads. */
  readonly loading: string;
  /** Sentence of a failed shelf. */
  readonly failed: string;
  /** Said once where several failed together: it has to stay the same function. */
  readonly severalFailed: (count: number) => string;
  /** «Повторить». */
  readonly retry: string;
  /** Said politely when more cards came, «Загружено ещё 20 видео». */
  readonly added: (count: number) => string;
  /** Added to the name of a link that opens a new tab. */
  readonly newTab: string;
}

/**
 * `loading` shows the skeleton of 10 items (SHELF-COMMON-11), `failed` a sentence with retry in
 * place, `loadingMore` and `moreFailed` keep the cards that are there.
 */
export type ShelfPhase = "ready" | "loading" | "failed" | "loadingMore" | "moreFailed";

/** Which of the documented widths the cards of a row take (card.fixedWidths). */
export type ShelfCardSize =
  "video" | "compact" | "shorts" | "poster" | "playlist" | "circle" | "circleCompact" | "category" | "top" | "row";

export interface ShelfBlocks {
  /** Cards that are there. */
  readonly count: number;
  /** The first so many cards, in so many columns. */
  readonly draw: (count: number, columns: number) => ReactNode;
}

export interface ShelfProps {
  /** Unique in the page; the heading's id is made from it. */
  id: string;
  /** Left out: a row without a visible heading, named by `label`. */
  title?: string | undefined;
  /** Name of the row for assistive technology when there is no title. */
  label?: string | undefined;
  /** Turns the title into a link (SHELF-COMMON-01). */
  href?: SafeHref | undefined;
  /** True when `href` leads to another host: opens a new tab (SHELF-COMMON-02). Default false. */
  isExternal?: boolean | undefined;
  /** Small picture before the title, 32 px. */
  icon?: SafeMediaUrl | undefined;
  /** A colour for the title; applied only as a valid 3- or 6-digit hex (SHELF-COMMON-12). */
  textColor?: string | undefined;
  /** Default `row`: one horizontal scroller; `grid`: rows that wrap. */
  layout?: "row" | "grid" | undefined;
  /** Default `video`. */
  size?: ShelfCardSize | undefined;
  /** One element a card, keyed. No children in phase `ready`: the shelf is not rendered. */
  children?: ReactNode | undefined;
  /** In the place of children, of a grid that draws its cards in parts (LongShelf). Each part is an `<li>` of all columns. */
  blocks?: ShelfBlocks | undefined;
  /** One card in its loading state; the shelf repeats it 10 times (SHELF-COMMON-11). */
  skeleton?: ReactNode | undefined;
  /** Default `ready`. */
  phase?: ShelfPhase | undefined;
  /** Shows «Перейти в раздел» to `href` (SHELF-COMMON-03); the host decides. Default false. */
  hasSectionButton?: boolean | undefined;
  /** Shows «Загрузить ещё» (SHELF-COMMON-04). Default false. */
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  texts: ShelfTexts;
  /** Level of the heading. Default 2. */
  headingLevel?: 2 | 3 | undefined;
  /** Position of the scroller on mount, in px from its start (Back restores it). Default 0. */
  initialScroll?: number | undefined;
  /** Reports the scroller's position in px after it came to rest. */
  onScrollRest?: ((left: number) => void) | undefined;
}

export interface ShelfTab {
  readonly id: string;
  readonly label: string;
  /** One element a card, keyed, all that are loaded. */
  readonly cards: readonly ReactNode[];
}

/** Tabbed shelf of widget type live_by_topic (SHELF-COMMON-06 to 09). */
export interface TabbedShelfProps extends Omit<ShelfProps, "children" | "layout" | "hasMore" | "onLoadMore"> {
  tabs: readonly ShelfTab[];
  /** Rows in a batch: 3 on tablet and desktop, 2 otherwise (SHELF-COMMON-09). Default: by the window's width. */
  rowsPerBatch?: number | undefined;
}

export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly href: SafeHref;
  /** Default false. */
  readonly isCurrent?: boolean | undefined;
}

export interface ChipListProps {
  chips: readonly Chip[];
  /** Name of the list. */
  label: string;
  /** Only the first so many are shown. Default: 5, as many as a shelf has (SHELF-COMMON-13). */
  most?: number | undefined;
  /** Names of the buttons that scroll, where chips do not fit. Default: no buttons. */
  texts?: Pick<ShelfTexts, "previous" | "next"> | undefined;
}

export interface Banner {
  readonly id: string;
  readonly href: SafeHref;
  /** Default false. */
  readonly opensNewTab?: boolean | undefined;
  readonly title: string;
  /** Accessible name of the banner's link. Default: the title. */
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  /** Wide picture, 16:5 on desktop. */
  readonly image: { readonly src: SafeMediaUrl; readonly color?: string | undefined } | null;
  /** 16:9 picture for narrow screens. Default: `image`. */
  readonly narrowImage?: { readonly src: SafeMediaUrl } | undefined;
  /** «12+». */
  readonly age?: string | undefined;
  readonly author?: { readonly name: string; readonly avatarSrc?: SafeMediaUrl | undefined } | undefined;
}

export interface BannerCarouselTexts {
  /** Name of the carousel. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Name of one slide, «2 из 5». */
  readonly position: (index: number, count: number) => string;
  /** Name of the role of the whole, «карусель». */
  readonly roleDescription: string;
  /** Name of the role of one slide, «слайд». */
  readonly slideRoleDescription: string;
  /** Added to the name of a title that opens a new tab. */
  readonly newTab: string;
}

/** `banner`: wide pictures with words on them; `player`: 16:9 pictures with a sign that they start a video. */
export type BannerCarouselLook = "banner" | "player";

export interface BannerCarouselProps {
  banners: readonly Banner[];
  texts: BannerCarouselTexts;
  /** How it is drawn (FEED-CAROUSEL-05). Default `banner`. */
  look?: BannerCarouselLook | undefined;
  /** Heading above the slides (FEED-CAROUSEL-07). Left out: the carousel is named by its texts. */
  title?: string | undefined;
  /** Turns the heading into a link. */
  href?: SafeHref | undefined;
  /** True when `href` leads to another host: opens a new tab. Default false. */
  isExternal?: boolean | undefined;
  /** A banner's link is pressed; after `false` it is not followed: something else comes first. */
  readonly onPress?: ((bannerId: string, href: SafeHref) => boolean) | undefined;
  /** Reports the banner that came to rest. */
  onChange?: ((bannerId: string) => void) | undefined;
}
