import type { Card, Feed, FeedBanner, Shelf } from "@kadr/openapi/client";
import { dom2Slug, pathTo } from "@kadr/openapi/pages";
import type { ShelfCardSize } from "@kadr/design-system/shelves";
import { feedTexts } from "../texts/feed.ts";
import { drawingOf, type CardDrawing } from "./cards.ts";

/** Object id of the shelf «Продолжить просмотр» (shelf.continueWatching.objectId). */
export const continueWatchingId = "continue-watching";

/** Facts of the viewer that decide whether a shelf is shown at all. */
export interface ShelfViewer {
  readonly isAuthorised: boolean;
}

/** `frame`: origin_type ifrm, an empty frame (SHELF-COMMON-10). */
export type ShelfView =
  | { readonly kind: "frame"; readonly id: string }
  | {
      readonly kind: "shelf";
      readonly id: string;
      readonly title: string | undefined;
      /** Name of the shelf where no title is shown. */
      readonly label: string;
      /** Where the title leads, not yet checked. */
      readonly address: string | undefined;
      readonly icon: string | undefined;
      readonly textColor: string | undefined;
      readonly layout: "row" | "grid";
      readonly size: ShelfCardSize;
      readonly drawing: CardDrawing;
      /** Object id of a shelf whose cards can be hidden (HIDE-TOGGLE-01). */
      readonly hidesAs: string | undefined;
      readonly isContinueWatching: boolean;
      readonly hidesAuthor: boolean;
      readonly hidesVideoCount: boolean;
      /** Not inline: its section can be gone to when there is no further page (SHELF-COMMON-03). */
      readonly hasSection: boolean;
      /** Its cards come in tabs (SHELF-COMMON-06). */
      readonly isTabbed: boolean;
      /** Most items shown; `undefined` shows all. */
      readonly limit: number | undefined;
      /** The highest age rating that is shown; `undefined` shows all. */
      readonly maxAge: number | undefined;
    };

/** The slug of the feed for children (ROUTE-ADDRESS-08); what that means to who looks is ours. */
export const kidsSlug = "kids";
export const kidsMaxAge = 12;

/** A card for somebody of this age: nothing for adults, and no rating above it. */
export const isForAge = ({ is_adult: isAdult, pg_rating: rating }: Card, age: number): boolean =>
  isAdult !== true && (rating?.age ?? 0) <= age;

/** Shown only in one state of sign-in, or without signed-in people (CARD-RENDER-01, SHELF-COMMON-14). */
function isShelfFor(shelf: Pick<Shelf, "extra_params">, viewer: ShelfViewer): boolean {
  const { is_logged_in: loggedIn, authorized, action } = shelf.extra_params;
  if (loggedIn !== undefined && loggedIn !== viewer.isAuthorised) return false;
  if (authorized !== undefined && authorized !== viewer.isAuthorised) return false;
  return !(action === "authorization" && viewer.isAuthorised);
}

/** Whether the response depends on who is here: then the first layout waits for the session. */
export const dependsOnSession = ({ extra_params: extra }: Pick<Shelf, "extra_params">): boolean =>
  extra.is_logged_in !== undefined || extra.authorized !== undefined || extra.action === "authorization";

function titleOf(shelf: Shelf): string | undefined {
  const extra = shelf.extra_params;
  if (extra.noTitle === true) return undefined;
  if (shelf.card_type === "top-video" && extra.limit !== undefined && !extra.name) return feedTexts.top(extra.limit);
  const title = (extra.name ?? shelf.name).trim();
  if (title !== "") return title;
  return shelf.object_id === continueWatchingId ? feedTexts.continueWatching : undefined;
}

interface ShelfPlaceInFeed {
  /** No shelf stands below it. Default false. */
  readonly isLast?: boolean;
  /** The heading of the page: a shelf of the same name does not repeat it. */
  readonly pageTitle?: string | undefined;
  /** The highest age rating that is shown. Default: all are. */
  readonly maxAge?: number | undefined;
}

/**
 * `null` for a shelf that is not shown: wrong state of sign-in, or a kind that nothing draws (CARD-RENDER-01).
 * The last shelf of a feed has nothing below it, so its videos go on downwards.
 */
export function presentShelf(
  shelf: Shelf,
  viewer: ShelfViewer,
  { isLast = false, pageTitle, maxAge }: ShelfPlaceInFeed = {},
): ShelfView | null {
  if (!isShelfFor(shelf, viewer)) return null;
  if (shelf.origin_type === "ifrm") return { kind: "frame", id: shelf.id };
  const drawing = drawingOf(shelf.card_type);
  if (drawing === null) return null;
  const extra = shelf.extra_params;
  const title = titleOf(shelf);
  return {
    kind: "shelf",
    id: shelf.id,
    title: title === pageTitle?.trim() ? undefined : title,
    label: title ?? pageTitle ?? feedTexts.untitledShelf,
    address: extra.link ?? shelf.site_url,
    icon: extra.titleIcon,
    textColor: extra.text_color,
    layout:
      extra.display_type === "grid" || (extra.rows ?? 1) > 1 || (isLast && drawing.size === "video") ? "grid" : "row",
    size: drawing.size,
    drawing,
    hidesAs: shelf.is_hiddable ? shelf.object_id : undefined,
    isContinueWatching: shelf.object_id === continueWatchingId,
    hidesAuthor: extra.hideAuthor === true,
    hidesVideoCount: extra.noVideoCount === true,
    hasSection: !shelf.inline_widget,
    isTabbed: extra.widget_type === "live_by_topic",
    limit: extra.limit,
    maxAge,
  };
}

/** A feed that belongs to another page sends there (FEED-LOAD-05); `null` for a feed that stays. */
export function feedRedirect(feed: Feed): string | null {
  if (feed.slug === dom2Slug) return pathTo("dom2");
  if (feed.product?.url) return feed.product.url;
  if (feed.related_person) return pathTo("person", { id: feed.related_person.id });
  // With a description the programme is presented here, by its carousel (FEED-CAROUSEL-01).
  if (feed.related_tv && !feed.related_tv.description) return pathTo("tvShow", { id: feed.related_tv.id });
  return null;
}

/**
 * Feeds whose banners are drawn without the avatar of the author (FEED-CAROUSEL-04). The documents do not show the
 * slugs (G09): that children see no faces of authors is our choice.
 */
const feedsWithoutAvatars: readonly string[] = [kidsSlug, "deti"];

export interface CarouselView {
  readonly look: "banner" | "player";
  readonly title: string;
  /** Where the title leads, not yet checked. */
  readonly address: string | undefined;
  readonly hasAvatars: boolean;
  readonly banners: readonly FeedBanner[];
}

/**
 * The carousel at the head of a feed that has come. As banners it belongs to a programme with a description
 * (FEED-CAROUSEL-01); one of type `player` stands for itself (FEED-CAROUSEL-05). Null when nothing is shown.
 */
export function presentCarousel(feed: Feed, viewer: ShelfViewer): CarouselView | null {
  if (!feed.carousel) return null;
  const show = feed.related_tv?.description ? feed.related_tv : null;
  if (show === null && feed.carousel.carouselType !== "player") return null;
  const banners = feed.carousel.banners.filter((banner) =>
    isShelfFor({ extra_params: banner.extra_params ?? {} }, viewer),
  );
  if (banners.length === 0) return null;
  return {
    look: show === null ? "player" : "banner",
    title: show === null ? feedTexts.watchNow : feedTexts.aboutShow(show.type?.name),
    address: show === null ? undefined : pathTo("tvShow", { id: show.id }),
    hasAvatars: !feedsWithoutAvatars.includes(feed.slug),
    banners,
  };
}
