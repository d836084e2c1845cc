import type { OperationId } from "../client/types.ts";
import type { Asker } from "./askers.ts";

/** Verdict for an asker: the good response, or this refusal. */
export type Verdict = "done" | 400 | 401 | 403 | 404 | 409 | 422;

/** Verdict for each asker who makes the owner's own call, with the owner's ids in it. */
export type Permission = Readonly<Record<Asker, Verdict>>;

const everybody: Permission = {
  guest: "done",
  unconfirmed: "done",
  stranger: "done",
  banned: "done",
  rival: "done",
  author: "done",
  owner: "done",
};
/** Names nothing of anybody: each person has their own. */
const people: Permission = { ...everybody, guest: 401 };
/** `refusal` for all but the owner. Who has no account is asked to sign in first. */
const ownerOnly = (refusal: Verdict): Permission => ({
  guest: 401,
  unconfirmed: refusal,
  stranger: refusal,
  banned: refusal,
  rival: refusal,
  author: refusal,
  owner: "done",
});
/** Rows of the owner that nobody else hears of. */
const hidden = ownerOnly(404);
/** Rows that all can see, and the owner alone can change. */
const own = ownerOnly(403);
const channels: Permission = { ...own, author: "done" };

interface Class {
  readonly permission: Permission;
  readonly operations: readonly OperationId[];
}

/**
 * Permissions: every operation of the spec stands in one class. The author's verdicts in «people» and «hidden», where they differ, come
 * of the data of that account: a password, a channel, a promo code that it has used.
 */
export const classes: Readonly<Record<string, Class>> = {
  "everybody reads": {
    permission: everybody,
    operations: [
      "getFeed",
      "getFeedResources",
      "getFeedGrid",
      "getVideoPage",
      "getVideoMeta",
      "listVideoRecommendations",
      "getVideoProgress",
      "getVideoReaction",
      "getVideoVotes",
      "getVideoPreview",
      "getPlaylist",
      "listPlaylistVideos",
      "listCommentsByDate",
      "getComment",
      "listComments",
      "getFocusedComment",
      "getCommentBlock",
      "getProfile",
      "getClientSettings",
      "getInfoPage",
      "listPartners",
      "listRedirects",
      "listLinks",
      "getNavigation",
      "getBranding",
      "getTabMeta",
      "getTvShow",
      "listTvShowVideos",
      "getTvProgram",
      "listLiveCategories",
      "listBroadcasts",
      "listChatMessages",
      "getPerson",
      "listPersonVideos",
      "getPlaylistMeta",
      "listMainRecommendations",
      "listCategoryVideos",
      "listCategories",
      "listTagVideos",
      "listNews",
      "getNews",
      "getVideoRating",
      "listPublicVideos",
      "listShorts",
      "listShortsCategory",
      "searchVideos",
      "searchVideosForGroupB",
      "searchShorts",
      "searchCards",
      "autocompleteSearch",
      "listChannelVideos",
      "listChannelProjects",
      "listChannelPlaylists",
      "getChannelBySlug",
      "getPinnedVideo",
      "listPinnedPlaylists",
      "listChannelRecommendations",
      "getChannelMeta",
      "getOnboardingConfig",
      "getUser",
      "listAbTests",
      "checkVpn",
      "listProductTariffs",
      "listOffers",
      "listNoAdsOffers",
      "listProducts",
      "listGuestInterestTags",
      "getPushKey",
    ],
  },
  "everybody tells": {
    permission: everybody,
    operations: ["sendProblem", "logout", "logEvent", "logStatReg", "logPlaylist", "countOnboarding"],
  },
  "a person, of their own": {
    permission: people,
    operations: [
      "removeVideoReaction",
      "setVideoReaction",
      "listBans",
      "listHistory",
      "setCommentReaction",
      "removeCommentReaction",
      "listMyComments",
      "updateProfile",
      "setPhone",
      "listLikedPlaylist",
      "listLikedVideos",
      "listWatchLater",
      "listWatchLaterIds",
      "addToWatchLater",
      "getWatchLater",
      "listFavoritePlaylists",
      "addPlaylistFavorite",
      "getPlaylistFavorite",
      "setVideoRating",
      "getVideoDownload",
      "listSearchHistory",
      "listNotifications",
      "countNotifications",
      "updateDeliverySettings",
      "getDeliverySettings",
      "updateNotificationSettings",
      "getNotificationSettings",
      "listPaidSubscriptions",
      "listSubscriptions",
      "listSubscriptionMarkers",
      "listInterestContent",
      "listInterestChannels",
      "listInterestTags",
      "saveInterests",
      "listSavedPaymentMethods",
      "getPromoActivationStatus",
      "listPayments",
      "checkCoupon",
      "listActivePurchases",
      "removeAccount",
      "saveVideoProgress",
      "clearHistory",
      "complainAboutComment",
      "removeFromWatchLater",
      "removePlaylistFavorite",
      "deleteAllNotifications",
      "readAllNotifications",
      "touchBell",
      "subscribePush",
      "unsubscribePush",
      "unsubscribe",
      "createPaymentMethod",
      "startPayment",
      "listOwnStreams",
      "listOwnVideos",
      "showContent",
      "hideContent",
    ],
  },
  "a person who says the password, where there is one": {
    permission: { ...people, author: 400 },
    operations: ["setEmail", "changePassword"],
  },
  "a person, once": { permission: { ...people, author: 409 }, operations: ["getPromoCode", "activatePromoCode"] },
  "a person, not of their own channel": {
    permission: { ...people, author: 403 },
    operations: ["subscribe", "toggleNotificationSubscription", "complainAboutChannel"],
  },
  "a person whose address is confirmed": { permission: { ...people, unconfirmed: 403 }, operations: ["uploadAvatar"] },
  "a person whom the author has not blocked": {
    permission: { ...people, banned: 403 },
    operations: ["createComment", "sendChatMessage"],
  },
  "whose letter has the code": { permission: ownerOnly(400), operations: ["confirmEmail"] },
  "the owner of the address for the receipt": { permission: ownerOnly(422), operations: ["initiatePurchase"] },
  "the owner; others do not hear that it is there": {
    permission: hidden,
    operations: [
      "setSubscriptionNotices",
      "updatePaymentMethod",
      "getPaymentStatus",
      "getPurchaseTtl",
      "activatePurchase",
      "renewSubscription",
      "removeFromHistory",
      "removeFromSearchHistory",
      "deleteNotification",
      "markNotificationRead",
      "visitSubscription",
      "removePaymentMethod",
    ],
  },
  "the author who banned; others do not hear that it is there": {
    permission: { ...hidden, author: "done" },
    operations: ["liftBan"],
  },
  "who has liked or watched it, too": {
    permission: { ...hidden, author: "done" },
    operations: ["getLikedFromVideo", "restoreToHistory"],
  },
  "who has the subscription; the author's is in another state": {
    permission: { ...hidden, author: 409 },
    operations: ["rescindRecurrentPayment", "recoverRecurrentPayment"],
  },
  "who wrote the comment; not even the channel's author": {
    permission: own,
    operations: ["editComment", "deleteComment"],
  },
  "who has chosen interests": { permission: own, operations: ["getInterests"] },
  "the person whose id the address has": { permission: own, operations: ["reportPaymentStart"] },
  "the author of the channel": {
    permission: channels,
    operations: ["pinComment", "unpinComment", "banCommenter", "uploadVideoThumbnail", "pinVideo", "pinPlaylists"],
  },
};

/** Permissions declared of an operation; an operation stands in one class. */
export function permissionOf(id: string): Permission[] {
  return Object.values(classes).flatMap(({ permission, operations }) =>
    operations.some((one) => one === id) ? [permission] : [],
  );
}
