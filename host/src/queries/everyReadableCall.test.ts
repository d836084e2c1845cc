// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Calls whose responses a store keeps and asks for through a port: put together in an `app/create….ts`, or of `platform/api`. */
const storeOwned = {
  getProfile: "the session",
  getVideoProgress: "positions in videos",
  getVideoReaction: "one's reaction to a video",
  getVideoRating: "what a video is rated",
  getVideoVotes: "the counters that the reaction moves",
  listComments: "comments",
  listCommentsByDate: "comments",
  getComment: "comments",
  getFocusedComment: "comments",
  getCommentBlock: "whether one may comment",
  listChatMessages: "the chat of a stream",
  listSubscriptions: "whom the person follows",
  getPlaylistFavorite: "whether a playlist is saved",
  listWatchLaterIds: "what is to be watched later",
  listNotifications: "the list of the bell",
  countNotifications: "the count of the bell",
  getNotificationSettings: "the switches of events",
  getDeliverySettings: "the switches of ways",
  listSavedPaymentMethods: "the person's cards",
  checkCoupon: "what a coupon gives, before a purchase",
  getPromoCode: "what a promo code gives, before it is used",
  getPromoActivationStatus: "what became of a promo code",
  listNoAdsOffers: "what takes the advertising away, while it is bought",
  getInterests: "what was kept of a choice whose response was lost",
};

/** Calls that are a GET by the documents and yet no response that a screen reads and keeps. */
const notRead = {
  getVideoDownload: "asked at the press that keeps the file, and never kept itself",
  getPushKey: "asked for when pushes are switched on, in a browser that takes them",
  logEvent: "a ping",
  logStatReg: "a ping",
  logPlaylist: "a ping",
  checkVpn: "asked once a visit, for the banner about a VPN",
  reportPaymentStart: "an action sent as a GET (K38)",
  getPaymentStatus: "asked for while a payment runs, by the payment's own frame",
};

/** Calls that no screen reads yet. A call leaves this list with the screen that reads it. */
const notYet = [
  "getBranding",
  "getChannelMeta",
  "getLikedFromVideo",
  "getOnboardingConfig",
  "getPlaylistMeta",
  "getPurchaseTtl",
  "getTabMeta",
  "getVideoMeta",
  "getVideoPreview",
  "getWatchLater",
  "listInterestContent",
  "listLikedPlaylist",
  "listMainRecommendations",
  "listProducts",
  "listPublicVideos",
  "listSubscriptionMarkers",
];

const sourcesIn = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.includes(".test."))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
const callsIn = (source: string): Set<string | undefined> =>
  new Set([...source.matchAll(/\b(?:call|followLink)\(\s*"(\w+)"/g)].map(([, id]) => id));

const { paths } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../openapi/spec/kadr.bundled.json"), "utf8"),
) as { paths: Record<string, { get?: { operationId: string } }> };
const readable = Object.values(paths).flatMap(({ get }) => get?.operationId ?? []);
const queried = callsIn(sourcesIn(import.meta.dirname));
const portsIn = (folder: string) => sourcesIn(join(import.meta.dirname, "..", folder));
const ported = callsIn(portsIn("platform/api") + portsIn("app"));

describe("the readable calls of the contract", () => {
  it("are all there", () => {
    expect(readable.length).toBeGreaterThan(90);
  });

  it.each(readable)("%s has query options, or an owner, or no screen yet", (id) => {
    if (id in storeOwned) expect(ported, "its store's port").toContain(id);
    const owners = [queried.has(id), id in storeOwned, id in notRead, notYet.includes(id)].filter(Boolean);
    expect(owners, "exactly one of: queries, a store, not read, not yet").toHaveLength(1);
  });

  it("are what the exceptions name", () => {
    expect(
      [...Object.keys(storeOwned), ...Object.keys(notRead), ...notYet].filter((id) => !readable.includes(id)),
    ).toEqual([]);
  });
});
