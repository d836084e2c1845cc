import { createHash } from "node:crypto";

/** Address id of a video: 32 hex characters, the same on every machine and for every seed. */
export function videoIdFor(name: string): string {
  return createHash("sha256").update(`kadr:${name}`).digest("hex").slice(0, 32);
}

/** Data that tests, demos and stories may rely on, whatever the seed and the scale (videos >= 100, comments >= 1,000). */
export const SEED = {
  password: "kadr-demo",
  viewer: { id: 1, email: "zritel@kadr.example", name: "Зритель Вера" },
  banned: { id: 2, email: "zabanen@kadr.example", name: "Тарас Шумный" },
  /** The author's user id is his channel's id. */
  author: { id: 101, email: "avtor@kadr.example", name: "Горы и люди" },
  /** 65 s, captions (ru, en), four chapters, storyboard, 720/480/240: the page that demos open. */
  demoVideoId: videoIdFor("demo"),
  /** 5,000 comments (with 20,000 in all), threads of 200 answers, a pinned comment; of the author's channel. */
  bigDiscussionVideoId: videoIdFor("big-discussion"),
  /** Ten minutes, six chapters: for seeking and resuming. */
  longVideoId: videoIdFor("long"),
  shortId: videoIdFor("short"),
  audioId: videoIdFor("audio"),
  livestreamId: videoIdFor("livestream"),
  tvId: videoIdFor("tv"),
  adultId: videoIdFor("adult"),
  paidId: videoIdFor("paid"),
  subscriptionId: videoIdFor("subscription"),
  /** Opens with `?pepper=` only. */
  privateId: videoIdFor("private"),
  pepper: "a1c0ffee5eed",
  futureId: videoIdFor("future"),
  missingImageId: videoIdFor("missing-image"),
  longTitleId: videoIdFor("long-title"),
  commentsHiddenId: videoIdFor("comments-hidden"),
  withoutCommentsId: videoIdFor("without-comments"),
  /** Mismatched track: 410. */
  movedId: videoIdFor("moved"),
  /** Videos that cannot be shown, by their code (`video.unavailableCode`). */
  unavailable: {
    2042001: videoIdFor("code-2042001"),
    2042002: videoIdFor("code-2042002"),
    2042003: videoIdFor("code-2042003"),
    2042004: videoIdFor("code-2042004"),
    2042005: videoIdFor("code-2042005"),
    2042006: videoIdFor("code-2042006"),
    2042007: videoIdFor("code-2042007"),
    2042008: videoIdFor("code-2042008"),
    403: videoIdFor("code-403"),
    404: videoIdFor("code-404"),
  },
  /** A code that no document names: "Упс, неправильная ссылка". */
  unknownCodeId: videoIdFor("code-other"),
  /** Twelve videos, the demo video is the third: for next and previous. */
  playlistId: 1,
  /** One video only: no next, no previous. */
  singlePlaylistId: 2,
  /** In the big discussion. */
  pinnedCommentId: 1,
  threadsOf200: [2, 3, 4] as readonly number[],
} as const;
