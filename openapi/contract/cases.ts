import type { Asked, World } from "./world.ts";

const unknown = "f".repeat(32);
let made = 0;
/** A text that nothing else says, so that each write is a new one. */
const newText = (): string => `Проверка договора ${++made}`;

/**
 * How to call each operation so that it succeeds. Everything that it needs is made on the spot, so that cases do not
 * depend on each other's order.
 */
export const good: Readonly<Record<string, (world: World) => Asked | Promise<Asked>>> = {
  getFeed: () => ({ id: "getFeed", path: { slug: "home" }, query: { log: "true" } }),
  getFeedResources: (w) => ({ id: "getFeedResources", path: { ids: w.text("SELECT group_concat(id) FROM (SELECT id FROM resources WHERE feed_slug = 'home' ORDER BY order_number LIMIT 5)"), kind: "items" } }),
  getFeedGrid: (w) => ({ id: "getFeedGrid", path: { resourceId: w.text("SELECT id FROM resources WHERE items_count > 0 LIMIT 1") }, query: { page: "1", per_page: "30", client: "wdp" } }),
  getVideoPage: (w) => ({ id: "getVideoPage", path: { id: w.videoId } }),
  getVideoMeta: (w) => ({ id: "getVideoMeta", path: { id: w.videoId } }),
  listVideoRecommendations: (w) => ({ id: "listVideoRecommendations", path: { id: w.videoId } }),
  getVideoProgress: () => ({ id: "getVideoProgress", query: { limit: "300", ct: "video" } }),
  saveVideoProgress: (w) => ({ id: "saveVideoProgress", body: { video_id: w.videoId, position: 42 } }),
  getVideoReaction: (w) => ({ id: "getVideoReaction", path: { id: w.videoId } }),
  removeVideoReaction: (w) => ({ id: "removeVideoReaction", path: { id: w.videoId } }),
  setVideoReaction: (w) => ({ id: "setVideoReaction", body: { videoId: w.videoId, reaction: "like" } }),
  getVideoVotes: (w) => ({ id: "getVideoVotes", path: { id: w.videoId } }),
  getVideoPreview: (w) => ({ id: "getVideoPreview", path: { id: w.text("SELECT id FROM videos WHERE preview IS NOT NULL AND is_adult = 0 AND kind = 'video' AND state_code = 0 LIMIT 1") } }),
  listHistory: () => ({ id: "listHistory", query: { page: "1", limit: "20" } }),
  clearHistory: () => ({ id: "clearHistory" }),
  async removeFromHistory(w) {
    await w.ask({ id: "saveVideoProgress", body: { video_id: w.videoId, position: 42 } });
    return { id: "removeFromHistory", path: { id: w.videoId } };
  },
  getPlaylist: (w) => ({ id: "getPlaylist", path: { id: w.text("SELECT id FROM playlists LIMIT 1") } }),
  listPlaylistVideos: (w) => ({ id: "listPlaylistVideos", path: { id: w.text("SELECT id FROM playlists LIMIT 1") }, query: { page: "1" } }),
  createComment: (w) => ({ id: "createComment", path: { videoId: w.videoId }, query: { mention: "false" }, body: { text: newText() } }),
  getComment: async (w) => ({ id: "getComment", path: { id: (await w.write({ text: newText() })).id } }),
  deleteComment: async (w) => ({ id: "deleteComment", path: { id: (await w.write({ text: newText() })).id } }),
  editComment: async (w) => ({ id: "editComment", path: { id: (await w.write({ text: newText() })).id }, query: { mention: "false" }, body: { text: newText() } }),
  listComments: (w) => ({ id: "listComments", path: { videoId: w.videoId }, query: { sort_by: "popular", limit: "20" } }),
  listCommentsByDate: (w) => ({ id: "listCommentsByDate", path: { videoId: w.videoId }, query: { sort_by: "date_added_desc", limit: "20" } }),
  getFocusedComment: async (w) => ({ id: "getFocusedComment", path: { videoId: w.videoId }, query: { comment_id: (await w.write({ text: newText() })).id, sort_by: "popular" } }),
  pinComment: async (w) => ({ id: "pinComment", as: "author", path: { videoId: w.videoId }, body: { comment_id: (await w.write({ text: newText() })).id } }),
  async unpinComment(w) {
    const body = { comment_id: (await w.write({ text: newText() })).id };
    await w.ask({ id: "pinComment", as: "author", path: { videoId: w.videoId }, body });
    return { id: "unpinComment", as: "author", path: { videoId: w.videoId }, body };
  },
  banCommenter: (w) => ({ id: "banCommenter", as: "author", body: { user_id: w.ids.banned, video_id: w.videoId } }),
  setCommentReaction: async (w) => ({ id: "setCommentReaction", path: { id: (await w.write({ text: newText() })).id }, body: { reaction: "like" } }),
  removeCommentReaction: async (w) => ({ id: "removeCommentReaction", path: { id: (await w.write({ text: newText() })).id } }),
  listMyComments: () => ({ id: "listMyComments", query: { page: "1", limit: "50" } }),
  getCommentBlock: (w) => ({ id: "getCommentBlock", path: { videoId: w.videoId } }),
  complainAboutComment: async (w) => ({ id: "complainAboutComment", path: { id: (await w.write({ text: newText() }, "author")).id }, body: { reason: "spam" } }),
  getProfile: () => ({ id: "getProfile" }),
  updateProfile: () => ({ id: "updateProfile", body: { first_name: "Анна Кузнецова" } }),
  logout: () => ({ id: "logout" }),
  getClientSettings: () => ({ id: "getClientSettings" }),
  listPartners: () => ({ id: "listPartners" }),
  listRedirects: () => ({ id: "listRedirects" }),
  listLinks: () => ({ id: "listLinks", path: { place: "footer" } }),
  getNavigation: () => ({ id: "getNavigation", path: { keys: "main,mine" } }),
};

/** What makes an operation answer 404, beside an unknown id in its path. */
const missing: Readonly<Record<string, (world: World) => Asked | Promise<Asked>>> = {
  saveVideoProgress: () => ({ id: "saveVideoProgress", body: { video_id: unknown, position: 1 } }),
  setVideoReaction: () => ({ id: "setVideoReaction", body: { videoId: unknown, reaction: "like" } }),
  banCommenter: () => ({ id: "banCommenter", as: "author", body: { user_id: "999999999" } }),
  getFeed: () => ({ id: "getFeed", path: { slug: "net-takoy-lenty" } }),
};

/** Requests that must be refused with 400, and the field that the answer must name. */
const invalid: Readonly<Record<string, readonly [Partial<Asked>, string]>> = {
  getFeed: [{ path: { slug: "Нет!" } }, "slug"],
  getFeedResources: [{ path: { ids: "1,2,3,4,5,6", kind: "items" } }, "ids"],
  getFeedGrid: [{ query: { page: "nope" } }, "page"],
  getVideoProgress: [{ query: { limit: "301" } }, "limit"],
  saveVideoProgress: [{ body: { video_id: "v", position: -1 } }, "position"],
  setVideoReaction: [{ body: { videoId: "v", reaction: "love" } }, "reaction"],
  listHistory: [{ query: { page: "0" } }, "page"],
  listPlaylistVideos: [{ query: { page: "0" } }, "page"],
  createComment: [{ body: { text: " \n " } }, "text"],
  editComment: [{ body: { text: "" } }, "text"],
  listComments: [{ query: { sort_by: "oldest" } }, "sort_by"],
  listCommentsByDate: [{ query: { limit: "51" } }, "limit"],
  getFocusedComment: [{ query: {} }, "comment_id"],
  pinComment: [{ body: {} }, "comment_id"],
  unpinComment: [{ body: { comment_id: 5 } }, "comment_id"],
  banCommenter: [{ body: {} }, "user_id"],
  setCommentReaction: [{ body: { reaction: "" } }, "reaction"],
  listMyComments: [{ query: { limit: "1000" } }, "limit"],
  complainAboutComment: [{ body: { reason: "скучно" } }, "reason"],
  updateProfile: [{ body: { birth_date: "вчера" } }, "birth_date"],
  listLinks: [{ path: { place: "sidebar" } }, "place"],
  getNavigation: [{ path: { keys: "главное" } }, "keys"],
};

export interface Expectation {
  readonly asked: Asked;
  /** Field that a 400 must name. */
  readonly field?: string;
  /** Sent before, its answer ignored. */
  readonly before?: Asked;
}

/** A request that brings about one declared status of one operation. */
export async function caseFor(world: World, id: string, status: string): Promise<Expectation> {
  const make = good[id];
  if (!make) throw new Error(`cases.ts does not know how to call ${id}`);
  const asked = await make(world);
  const withHeader = (headers: Record<string, string>): Expectation => ({ asked: { ...asked, headers } });
  switch (status) {
    case "200":
    case "201":
    case "204":
      return { asked };
    case "400": {
      const [change, field] = invalid[id] ?? [{ path: Object.fromEntries(Object.keys(asked.path ?? {}).map((name) => [name, "не id"])) }, Object.keys(asked.path ?? {})[0] ?? ""];
      return { asked: { ...asked, ...change }, field };
    }
    case "401":
      return { asked: { ...asked, as: "guest" } };
    case "403":
      if (id !== "getVideoPage") return withHeader({ origin: "http://evil.example", "sec-fetch-site": "cross-site" });
      return { asked: { ...asked, path: { id: world.text("SELECT id FROM videos WHERE state_code IN (2042002, 2042004, 2042005, 2042006, 2042007, 2042008) LIMIT 1") } } };
    case "404":
      if (missing[id]) return { asked: await missing[id](world) };
      return { asked: { ...asked, path: { ...asked.path, ...Object.fromEntries(["id", "videoId", "resourceId"].filter((name) => asked.path?.[name]).map((name) => [name, unknown])) } } };
    case "410":
      return { asked: { ...asked, query: { track_id: "999999999" } } };
    case "413":
      return { asked: { ...asked, body: { text: "ы".repeat(70_000) } } };
    case "415":
      return { asked: { ...asked, body: "text=form", headers: { "content-type": "application/x-www-form-urlencoded" } } };
    case "422": {
      const headers = { "idempotency-key": `contract-${++made}-reused` };
      return { before: { ...asked, headers }, asked: { ...asked, headers, body: { ...(asked.body as object), text: "другой текст" } } };
    }
    // Nothing of ours brings these about on request: the sandbox plays them.
    case "409":
    case "429":
    case "500":
    case "503":
      return withHeader({ "x-kadr-fault": status });
    default:
      throw new Error(`cases.ts does not know how to bring about ${status}`);
  }
}
