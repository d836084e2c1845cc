import type { Context } from "../http/options.ts";
import { notFound } from "../http/problems.ts";
import { ok, requireUser, rowId, type Call, type Handler } from "./call.ts";
import { answersOf, placeOf, readCursor, readPage, rootsOf, writeCursor, type CommentList, type CommentPage, type CommentSort, type Direction, type Place } from "./comment-pages.ts";
import { commentBodies, commentBody, findComment, pinnedIdOf, queryComments, type CommentBody, type CommentRow } from "./comment-rows.ts";
import { mediaUrl, pageLink } from "./format.ts";
import { videoForComments, type CommentedVideo } from "./video-rows.ts";

const listPaths = { popular: "/api/v2/comments/video/", date_added_desc: "/api/comments/video/" } as const;

const answersPage = 10;
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

function pinnedOf(call: Call, video: CommentedVideo): CommentBody | null {
  const row = findComment(call.context, pinnedIdOf(call.context, video.track_id));
  return row ? commentBody(call.context, row, call.user?.id) : null;
}

/** The newest comment of the person who asks. */
function ownOf(call: Call, video: CommentedVideo): CommentBody | null {
  if (!call.user) return null;
  const [row] = queryComments(
    call.context,
    "WHERE c.user_id = ? AND c.track_id = ? AND c.parent_id IS NULL AND c.state = 0 ORDER BY c.id DESC LIMIT 1",
    call.user.id,
    video.track_id,
  );
  return row ? commentBody(call.context, row, call.user.id) : null;
}

/** Where to read from: a cursor of ours, or a comment that the caller names. */
function startOf(context: Context, call: Call): Place | undefined {
  const { cursor, comment_id: commentId } = call.query;
  if (typeof cursor === "string") return readCursor(cursor);
  if (typeof commentId !== "string") return undefined;
  const row = findComment(context, rowId(commentId));
  if (!row) throw notFound();
  return placeOf(row);
}

function page(call: Call, video: CommentedVideo, list: CommentList, path: string, query: Record<string, string | number | undefined>, isAnswers: boolean): Record<string, unknown> {
  const { context } = call;
  const from = startOf(context, call);
  const read = readPage(context, list, from, (call.query["direction"] as Direction | undefined) ?? "latest", Number(call.query["limit"] ?? rootsPage));
  const links = linksOf(path, query, read);
  return {
    results: commentBodies(context, read.rows, call.user?.id),
    comments_count: video.comments_count,
    pinned_comment: isAnswers ? null : pinnedOf(call, video),
    my_comment: isAnswers || from ? null : ownOf(call, video),
    ...links,
    has_next: links.next !== null,
    has_previous: links.previous !== null,
    has_next_child: false,
    has_previous_child: false,
  };
}

function listIn(defaultSort: CommentSort): Handler {
  return (call) => {
    const { context, query } = call;
    const video = videoForComments(context, call.params["videoId"] ?? "");
    const sort = (query["sort_by"] as CommentSort | undefined) ?? defaultSort;
    const limit = Number(query["limit"] ?? rootsPage);
    const path = `${listPaths[defaultSort]}${video.id}/`;
    const parentId = query["parent_id"];
    if (parentId === undefined) return ok(page(call, video, rootsOf(video.track_id, sort), path, { sort_by: sort, limit }, false));
    const parent = findComment(context, rowId(parentId));
    if (!parent || parent.track_id !== video.track_id) throw notFound();
    return ok(page(call, video, answersOf(parent.id), path, { parent_id: String(parent.id), limit }, true));
  };
}

export const listComments = listIn("popular");
export const listCommentsByDate = listIn("date_added_desc");

/** A window of the list around one of its comments. */
function around(context: Context, list: CommentList, center: CommentRow, size: number): CommentPage {
  const place = placeOf(center);
  const before = readPage(context, list, place, "earliest", Math.floor((size - 1) / 2));
  const after = readPage(context, list, place, "latest", Math.ceil((size - 1) / 2));
  return { rows: [...before.rows, center, ...after.rows], hasNext: after.hasNext, hasPrevious: before.hasPrevious };
}

/** The page that holds one comment; an answer comes inside its parent (COMMENT-LIST-05). */
export const getFocusedComment: Handler = (call) => {
  const { context } = call;
  const video = videoForComments(context, call.params["videoId"] ?? "");
  const sort = (call.query["sort_by"] as CommentSort | undefined) ?? "popular";
  const focused = findComment(context, rowId(call.query["comment_id"]));
  if (!focused || focused.track_id !== video.track_id) throw notFound();
  const root = focused.parent_id === null ? focused : findComment(context, focused.parent_id);
  if (!root) throw notFound();

  const list = rootsOf(video.track_id, sort);
  // A pinned comment is not in the list: its page is the first one.
  const isPinned = pinnedIdOf(context, video.track_id) === root.id;
  const roots = isPinned ? readPage(context, list, undefined, "latest", rootsPage) : around(context, list, root, rootsPage);
  const answers = focused.parent_id === null ? undefined : around(context, answersOf(root.id), focused, answersPage);
  const path = `${listPaths[sort]}${video.id}/`;
  const links = linksOf(path, { sort_by: sort, limit: rootsPage }, roots);
  const answersPart = answers && {
    results: commentBodies(context, answers.rows, call.user?.id),
    has_next: answers.hasNext,
    has_previous: answers.hasPrevious,
    ...linksOf(path, { parent_id: String(root.id), limit: answersPage }, answers),
  };
  const withAnswers = (body: CommentBody): CommentBody => (answersPart && body["id"] === String(root.id) ? { ...body, answers: answersPart } : body);
  const pinned = pinnedOf(call, video);
  return ok({
    results: commentBodies(context, roots.rows, call.user?.id).map(withAnswers),
    comments_count: video.comments_count,
    pinned_comment: pinned && withAnswers(pinned),
    my_comment: ownOf(call, video),
    ...links,
    has_next: links.next !== null,
    has_previous: links.previous !== null,
    has_next_child: answers?.hasNext ?? false,
    has_previous_child: answers?.hasPrevious ?? false,
  });
};

export const getComment: Handler = (call) => {
  const row = findComment(call.context, rowId(call.params["id"]));
  if (!row) throw notFound();
  return ok(commentBody(call.context, row, call.user?.id));
};

export const listMyComments: Handler = (call) => {
  const { context } = call;
  const user = requireUser(call);
  const pageNumber = Number(call.query["page"] ?? 1);
  const limit = Number(call.query["limit"] ?? 50);
  const rows = queryComments(context, "WHERE c.user_id = ? AND c.state = 0 ORDER BY c.id DESC LIMIT ? OFFSET ?", user.id, limit + 1, (pageNumber - 1) * limit);
  const shown = rows.slice(0, limit);
  const videos = context.db.prepare("SELECT id, title, thumbnail FROM videos WHERE track_id = ?");
  const results = commentBodies(context, shown, user.id).map((body, index) => {
    const video = videos.get(shown[index]?.track_id ?? 0) as { id: string; title: string; thumbnail: string | null };
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
