import { examples } from "@kadr/openapi/examples";
import clip from "../fixtures/media/clip.mp4";
import type { Profile } from "@kadr/openapi/client";
import { at, avatars, wide } from "../fixtures/pictures.ts";

/** Response of a story's server: a body of the examples, a failure, or none for ever. */
export type StoryResponse =
  | { readonly body: unknown }
  | { readonly status: number; readonly body?: unknown; readonly retryAfter?: number }
  | "offline"
  | "never";
/** First match wins; the path is behind the API's prefix. A function answers each call by what it asks for. */
export type StoryServer = readonly (readonly [
  path: RegExp,
  response: StoryResponse | ((request: Request) => StoryResponse | Promise<StoryResponse>),
])[];

/** The person who is here, as the server tells it: null is a guest, `unknown` is never told. */
export type StoryPerson = Profile | null | "unknown";

/** A viewer who has confirmed the address. */
export const viewer: Profile = {
  id: "2",
  name: "Зритель Вера",
  avatar_url: null,
  email: "zritel@kadr.example",
  confirmed_email: true,
};

/** The clip of the stories in place of the sandbox's streams. */
export const playable = <T extends { playback: unknown; video: { thumbnail_url: string } }>(page: T): T => ({
  ...page,
  playback: {
    hls: null,
    mp4: [{ height: 240, url: clip }],
    captions: [],
    storyboard: null,
    poster: page.video.thumbnail_url,
  },
});

/** There is no watch progress: the clip of the stories is shorter than the positions of the examples, and would be at its end. */
export const fromTheStart: StoryServer[number] = [
  /^\/api\/v2\/video\/history\/actual/,
  { body: examples.getVideoProgress.guest },
];

/** The calls that every page makes, as the spec's examples answer them. */
const usual: StoryServer = [
  [/^\/navigation\/v3\//, { body: examples.getNavigation.main }],
  [/^\/api\/mainpage\/linksgroup\//, { body: examples.listLinks.footer }],
  [/^\/redirects/, { body: examples.listRedirects.table }],
  [/^\/info\/partners/, { body: examples.listPartners.hosts }],
  [/^\/api\/v5\/notifications\/count/, { body: examples.countNotifications.some }],
  [/^\/api\/v5\/notifications\/?$/, { body: examples.listNotifications.first }],
  [/^\/feed\/home\//, { body: examples.getFeed.home }],
  [/^\/resources\//, { body: examples.getFeedResources.home }],
  [/^\/api\/feed\/grid\//, { body: examples.getFeedGrid.second }],
  [/^\/video\//, { body: playable(examples.getVideoPage.video) }],
  [/^\/api\/video\/recommendation\//, { body: Object.values(examples.listVideoRecommendations)[0] }],
  [/^\/api\/numerator\/video\//, { body: Object.values(examples.getVideoVotes)[0] }],
  [/^\/api\/v2\/reactions\/videos\/liked\//, { body: examples.listLikedVideos.first }],
  [/^\/api\/v2\/reactions\/videos\//, { body: examples.getVideoReaction.none }],
  [/^\/reactions/, { body: examples.setVideoReaction.liked }],
  [/^\/api\/v2\/video\/history\/actual/, { body: Object.values(examples.getVideoProgress)[0] }],
  [/^\/api\/info\/client-settings\//, { body: Object.values(examples.getClientSettings)[0] }],
  [/^\/api\/subscription\/cards\//, { body: Object.values(examples.listSubscriptions)[0] }],
  [/^\/api\/v4\/notifications\/settings/, { body: examples.getNotificationSettings.all }],
  [/^\/api\/v5\/notifications\/settings/, { body: examples.getDeliverySettings.all }],
  [/^\/api\/open\/v1\/uprefs\/tags/, { body: examples.listGuestInterestTags.all }],
  [/^\/preferences\/tags/, { body: examples.listInterestTags.all }],
  [/^\/preferences\/channel/, { body: examples.listInterestChannels.first }],
  [/^\/api\/video\/history\//, { body: examples.listHistory.first }],
  [/^\/api\/v2\/playlist\/future\//, { body: examples.listWatchLater.first }],
  [
    /^\/api\/metainfo\/playlist\/favorite\/[^/]/,
    ({ method }) => ({
      body: method === "GET" ? examples.getPlaylistFavorite.notSaved : examples.addPlaylistFavorite.saved,
    }),
  ],
  [/^\/api\/metainfo\/playlist\/favorite/, { body: examples.listFavoritePlaylists.first }],
  [/^\/api\/playlist\/user\//, { body: Object.values(examples.listChannelPlaylists)[0] }],
  [/^\/api\/comments\/my/, { body: examples.listMyComments.first }],
  [/^\/api\/livestream\/chat\//, { body: examples.listChatMessages.talk }],
  [/^\/api\/v2\/video\/stream\/tvbroadcastinfo/, { body: examples.listBroadcasts.history }],
  [/^\/api\/livestream\/categories/, { body: examples.listLiveCategories.all }],
  [/^\/tvprogram\//, { body: examples.getTvProgram.today }],
  [/^\/api\/marketplace\/active/, { body: examples.listActivePurchases.one }],
  [/^\/api\/playlist\/future\/list\//, { body: examples.listWatchLaterIds.two }],
  [/^\/api\/playlist\/custom\/[^/]+\/videos/, { body: Object.values(examples.listPlaylistVideos)[0] }],
  [/^\/api\/playlist\/custom\//, { body: Object.values(examples.getPlaylist)[0] }],
];

/** Pictures of the examples are the sandbox's; a story shows its small copies of them. */
function withLocalPictures(body: unknown): string {
  let seen = 0;
  return JSON.stringify(body).replace(/\/media\/images\/(avatar-)?[^"?]*/g, (_match, avatar: string | undefined) =>
    at(avatar ? avatars : wide, seen++),
  );
}

/** Profile in the server's response: the person who is here. */
export const profileOf = (person: Profile | null): Profile => person ?? examples.getProfile.guest;

/** The server of a story in place of a network. Each call that reaches it is in `heard`: its method, its address and what was sent. */
export function serve(server: StoryServer, who: () => StoryPerson, heard: string[]): typeof fetch {
  const profile: StoryServer[number] = [
    /^\/api\/profile\/user\/?$/,
    () => {
      const person = who();
      return person === "unknown" ? "never" : { body: profileOf(person) };
    },
  ];
  return async (input) => {
    const request = input as Request;
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/backend/, "");
    const sent = request.body === null ? "" : ` ${await request.clone().text()}`;
    heard.push(`${request.method} ${path}${search}${sent}`);
    // what is written is done, where nobody says otherwise
    const found = [...server, profile, ...usual].find(([pattern]) => pattern.test(path))?.[1] ?? {
      status: request.method === "GET" ? 404 : 204,
    };
    const response = typeof found === "function" ? await found(request) : found;
    if (response === "never") return new Promise(() => {});
    if (response === "offline") throw new TypeError("Failed to fetch");
    const status = "status" in response ? response.status : 200;
    const headers: Record<string, string> = { "content-type": "application/json" };
    if ("retryAfter" in response && response.retryAfter !== undefined)
      headers["retry-after"] = String(response.retryAfter);
    const body = status === 204 ? null : withLocalPictures(response.body ?? { code: "story", detail: "" });
    return new Response(body, { status, headers });
  };
}
