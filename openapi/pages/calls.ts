import type { OperationId } from "../client/types.ts";
import type { CallParams as CallParamsOf } from "./callParams.ts";
import type { categoriesCall, infoPageCall, newsCall, newsListCall, tagVideosCall } from "./catalogueCalls.ts";
import type { channelCall } from "./channelCalls.ts";
import { countFrom } from "./numberFrom.ts";
import type { PlaceCall } from "./placeCalls.ts";
import type { SearchCall } from "./searchCalls.ts";
import type { TvCall } from "./tvCalls.ts";
import type { listShortsCall } from "./shortsCalls.ts";

type CallParams<Id extends OperationId> = CallParamsOf<Id> & { readonly only?: "guest" | "user" };

/** The feed that a path without a slug shows (`feed.defaultSlug`). */
export const homeSlug = "home";
/** The feed that has a page of its own (FEED-LOAD-05). */
export const dom2Slug = "dom2";
/** Shelves are asked for five at a time (FEED-LOAD-03). */
export const resourcesAtATime = 5;
/** So many of them are on a first screen; the others are below it. */
export const shelvesOnFirstScreen = 2;

/** Fields of the page's query that the call takes (docs/product/routes.json); the rest is the page's alone. */
const passedOn = [
  "pepper",
  "plId",
  "playlist",
  "pl_id",
  "pl_type",
  "sourcePl",
  "sourcePlType",
  "showPl",
  "pageType",
  "track_id",
];
const passedOnNumbers = ["p", "season"];

export function videoPageQueryOf(search: string | URLSearchParams): Record<string, string | number> {
  const from = new URLSearchParams(search);
  const query: Record<string, string | number> = {};
  for (const name of passedOn) {
    const value = from.get(name);
    if (value) query[name] = value;
  }
  for (const name of passedOnNumbers) {
    // A pagination argument is sent only when it is greater than 0 (COMMON-LIST-01).
    const value = countFrom(from.get(name));
    if (value !== undefined) query[name] = value;
  }
  return query;
}

export const videoPageCall = (id: string, search: string | URLSearchParams) =>
  ({ operation: "getVideoPage", path: { id }, query: videoPageQueryOf(search) }) satisfies CallParams<"getVideoPage">;

/** A guest sees the votes; who is signed in, their own among them. */
export const reactionCalls = (id: string) =>
  [
    { operation: "getVideoVotes", path: { id }, only: "guest" } satisfies CallParams<"getVideoVotes">,
    { operation: "getVideoReaction", path: { id }, only: "user" } satisfies CallParams<"getVideoReaction">,
  ] as const;

/** Comments that can be read before the discussion itself is there. */
export const firstCommentsCount = 5;
/** The order that comments come in until another is chosen. */
export const defaultCommentSort = "popular";

export const firstCommentsCall = (videoId: string) =>
  ({
    operation: "listComments",
    path: { videoId },
    query: { sort_by: defaultCommentSort, limit: firstCommentsCount },
  }) satisfies CallParams<"listComments">;

/** The tab `all` is the feed itself (ROUTE-ADDRESS-06). */
export const feedCall = (slug = homeSlug, tab = "all") =>
  ({
    operation: "getFeed",
    path: { slug },
    query: { ...(tab === "all" ? {} : { tab }), log: true },
  }) satisfies CallParams<"getFeed">;

export const shelvesCall = (ids: readonly string[]) =>
  ({
    operation: "getFeedResources",
    path: { ids: ids.join(","), kind: "items" },
    query: { log: true },
  }) satisfies CallParams<"getFeedResources">;

export const watchProgressCall = {
  operation: "getVideoProgress",
  query: { limit: 300, ct: "video" },
} as const satisfies CallParams<"getVideoProgress">;

/** A call of a page's first screen. `only`: where the person is a guest, or signed in. */
export type PageCall =
  | ReturnType<typeof videoPageCall>
  | ReturnType<typeof feedCall>
  | ReturnType<typeof reactionCalls>[number]
  | ReturnType<typeof firstCommentsCall>
  | ReturnType<typeof listShortsCall>
  | typeof categoriesCall
  | ReturnType<typeof channelCall | typeof infoPageCall | typeof newsCall | typeof newsListCall | typeof tagVideosCall>
  | PlaceCall
  | SearchCall
  | TvCall;

/** Calls of every page. */
export const everyPageCalls = [
  { operation: "getProfile" } satisfies CallParams<"getProfile">,
  { operation: "getClientSettings" } satisfies CallParams<"getClientSettings">,
] as const;

/** More calls of a page of cards, for a signed-in person: how far each was watched and which are «В подписке». */
export const viewerCalls = [
  watchProgressCall,
  { operation: "listPaidSubscriptions" } satisfies CallParams<"listPaidSubscriptions">,
] as const;
