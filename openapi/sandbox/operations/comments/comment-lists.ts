import { prepared } from "../../db/prepared.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../http/problems.ts";
import { ok, requireUser, rowId, type Call, type Handler } from "../call.ts";
import {
  repliesOf,
  placeOf,
  readCursor,
  readPage,
  rootsOf,
  writeCursor,
  type CommentList,
  type CommentPage,
  type CommentSort,
  type Direction,
  type Place,
} from "./comment-pages.ts";
import {
  commentBodies,
  commentBody,
  findComment,
  openComment,
  selectComments,
  type CommentBody,
  type CommentRow,
} from "./comment-rows.ts";
import { mediaUrl, pageLink } from "../shared/format.ts";
import { listedFor } from "../video/video-access.ts";
import { videoForComments, type CommentedVideo } from "./commented-video.ts";

const listPaths = { popular: "/api/v2/comments/video/", date_added_desc: "/api/comments/video/" } as const;

const repliesPage = 10;
const rootsPage = 20;

interface Links {
  next: string | null;
  previous: string | null;
}

/** Links to the pages beside this one. */
function linksOf(path: string, query: Record<string, string | number | undefined>, page: CommentPage): Links {
  const link = (direction: Direction, row: CommentRow | undefined): string | null =>
    row ? pageLink(path, { ...query, direction, cursor: writeCursor(placeOf(row)) }) : null;
  return {
    next: page.hasNext ? link("latest", page.rows.at(-1)) : null,
    previous: page.hasPrevious ? link("earliest", page.rows[0]) : null,
  };
}

const pinnedUnder = prepared((db, { trackId }: { trackId: number }) =>
  selectComments(db)
    .where("c.id", "=", ({ selectFrom }) => selectFrom("pins").select("comment_id").where("track_id", "=", trackId))
    .where("c.state", "=", 0),
);

const pinnedOf = async ({ context }: Call, video: CommentedVideo): Promise<CommentRow | undefined> =>
  (await pinnedUnder(context.db, { trackId: video.track_id }))[0];

const newestBy = prepared((db, { userId, trackId }: { userId: number; trackId: number }) =>
  selectComments(db)
    .where("c.user_id", "=", userId)
    .where("c.track_id", "=", trackId)
    .where("c.parent_id", "is", null)
    .where("c.state", "=", 0)
    .orderBy("c.id", "desc")
    .limit(1),
);

/** The newest comment of the person who asks. */
const ownOf = async ({ context, user }: Call, video: CommentedVideo): Promise<CommentRow | undefined> =>
  user && (await newestBy(context.db, { userId: user.id, trackId: video.track_id }))[0];

/** The bodies of a page, of the pinned comment and of the person's own: what belongs to all is asked for once. */
async function bodiesOf(
  { context, user }: Call,
  rows: readonly CommentRow[],
  pinned: CommentRow | undefined,
  own: CommentRow | undefined,
) {
  const bodies = await commentBodies(context, [...rows, ...(pinned ? [pinned] : []), ...(own ? [own] : [])], user?.id);
  return {
    results: bodies.slice(0, rows.length),
    pinned_comment: (pinned && bodies[rows.length]) ?? null,
    my_comment: (own && bodies.at(-1)) ?? null,
  };
}

/** Where to read from: a cursor of ours, or a comment that the caller names. */
async function startOf(context: Context, call: Call): Promise<Place | undefined> {
  const { cursor, comment_id: commentId } = call.query;
  if (typeof cursor === "string") return readCursor(cursor);
  if (typeof commentId !== "string") return undefined;
  const row = await findComment(context, rowId(commentId));
  if (!row) throw notFound();
  return placeOf(row);
}

async function page(
  call: Call,
  video: CommentedVideo,
  list: CommentList,
  path: string,
  query: Record<string, string | number | undefined>,
  isReplies: boolean,
): Promise<Record<string, unknown>> {
  const { context } = call;
  const from = await startOf(context, call);
  const read = await readPage(
    context,
    list,
    from,
    (call.query["direction"] as Direction | undefined) ?? "latest",
    Number(call.query["limit"] ?? rootsPage),
  );
  const links = linksOf(path, query, read);
  return {
    ...(await bodiesOf(
      call,
      read.rows,
      isReplies ? undefined : await pinnedOf(call, video),
      isReplies || from ? undefined : await ownOf(call, video),
    )),
    comments_count: video.comments_count,
    ...links,
    has_next: links.next !== null,
    has_previous: links.previous !== null,
    has_next_child: false,
    has_previous_child: false,
  };
}

function listIn(defaultSort: CommentSort): Handler {
  return async (call) => {
    const { context, query } = call;
    const video = await videoForComments(call, call.params["videoId"] ?? "");
    const sort = (query["sort_by"] as CommentSort | undefined) ?? defaultSort;
    const limit = Number(query["limit"] ?? rootsPage);
    const path = `${listPaths[defaultSort]}${video.id}/`;
    const parentId = query["parent_id"];
    if (parentId === undefined)
      return ok(await page(call, video, rootsOf(video.track_id, sort), path, { sort_by: sort, limit }, false));
    const parent = await findComment(context, rowId(parentId));
    if (!parent || parent.track_id !== video.track_id) throw notFound();
    return ok(await page(call, video, repliesOf(parent.id), path, { parent_id: String(parent.id), limit }, true));
  };
}

export const listComments = listIn("popular");
export const listCommentsByDate = listIn("date_added_desc");

/** A window of the list around one of its comments. */
async function around(context: Context, list: CommentList, center: CommentRow, size: number): Promise<CommentPage> {
  const place = placeOf(center);
  const before = await readPage(context, list, place, "earliest", Math.floor((size - 1) / 2));
  const after = await readPage(context, list, place, "latest", Math.ceil((size - 1) / 2));
  return { rows: [...before.rows, center, ...after.rows], hasNext: after.hasNext, hasPrevious: before.hasPrevious };
}

/** The page that holds one comment; a reply comes inside its parent (COMMENT-LIST-05). */
export const getFocusedComment: Handler = async (call) => {
  const { context } = call;
  const video = await videoForComments(call, call.params["videoId"] ?? "");
  const sort = (call.query["sort_by"] as CommentSort | undefined) ?? "popular";
  const focused = await findComment(context, rowId(call.query["comment_id"]));
  if (!focused || focused.track_id !== video.track_id) throw notFound();
  const root = focused.parent_id === null ? focused : await findComment(context, focused.parent_id);
  if (!root) throw notFound();

  const list = rootsOf(video.track_id, sort);
  // A pinned comment is not in the list: its page is the first one.
  const isPinned = root.pinned_id === root.id;
  const roots = isPinned
    ? await readPage(context, list, undefined, "latest", rootsPage)
    : await around(context, list, root, rootsPage);
  const replies =
    focused.parent_id === null ? undefined : await around(context, repliesOf(root.id), focused, repliesPage);
  const path = `${listPaths[sort]}${video.id}/`;
  const links = linksOf(path, { sort_by: sort, limit: rootsPage }, roots);
  const repliesPart = replies && {
    results: await commentBodies(context, replies.rows, call.user?.id),
    has_next: replies.hasNext,
    has_previous: replies.hasPrevious,
    ...linksOf(path, { parent_id: String(root.id), limit: repliesPage }, replies),
  };
  const withReplies = (body: CommentBody): CommentBody =>
    repliesPart && body["id"] === String(root.id) ? { ...body, answers: repliesPart } : body;
  const {
    results,
    pinned_comment: pinned,
    my_comment: own,
  } = await bodiesOf(call, roots.rows, await pinnedOf(call, video), await ownOf(call, video));
  return ok({
    results: results.map(withReplies),
    comments_count: video.comments_count,
    pinned_comment: pinned && withReplies(pinned),
    my_comment: own,
    ...links,
    has_next: links.next !== null,
    has_previous: links.previous !== null,
    has_next_child: replies?.hasNext ?? false,
    has_previous_child: replies?.hasPrevious ?? false,
  });
};

export const getComment: Handler = async (call) => {
  return ok(await commentBody(call.context, await openComment(call, rowId(call.params["id"])), call.user?.id));
};

export const listMyComments: Handler = async (call) => {
  const { context } = call;
  const user = requireUser(call);
  const pageNumber = Number(call.query["page"] ?? 1);
  const limit = Number(call.query["limit"] ?? 50);
  const rows = await selectComments(context.db)
    .where("c.user_id", "=", user.id)
    .where("c.state", "=", 0)
    .where(listedFor(user.id))
    .orderBy("c.id", "desc")
    .limit(limit + 1)
    .offset((pageNumber - 1) * limit)
    .execute();
  const shown = rows.slice(0, limit);
  const trackIds = [...new Set(shown.map((row) => row.track_id))];
  const rowsOfVideos = await context.db
    .selectFrom("videos")
    .select(["track_id", "id", "title", "thumbnail"])
    .where("track_id", "in", trackIds)
    .execute();
  const videos = new Map(rowsOfVideos.map((video) => [video.track_id, video]));
  const bodies = await commentBodies(context, shown, user.id);
  const results = bodies.flatMap((body, index) => {
    const video = videos.get(shown[index]?.track_id ?? 0);
    if (!video) return [];
    const thumbnail = video.thumbnail === null ? {} : { thumbnail_url: mediaUrl(context, video.thumbnail) };
    return { ...body, video: { id: video.id, title: video.title, video_url: `/video/${video.id}/`, ...thumbnail } };
  });
  const hasNext = rows.length > limit;
  return ok({
    results,
    has_next: hasNext,
    next: hasNext ? pageLink("/api/comments/my", { page: pageNumber + 1, limit }) : null,
    page: pageNumber,
    per_page: limit,
  });
};
