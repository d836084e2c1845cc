import { prepared } from "../../db/prepared.ts";
import type { Context } from "../../context.ts";
import { notFound } from "../../http/problems.ts";
import { videoAccess } from "../../payment/index.ts";
import { showAddress } from "../shared/addresses.ts";
import { authorOf, pageAddress, videoAddress, videoCard } from "../shared/cards.ts";
import { noContent, ok, requireUser, rowId, type OperationResponse, type Call, type Handler } from "../call.ts";
import { isoTime, jsonColumn, mediaUrl, pageLink } from "../shared/format.ts";
import { playbackOf } from "./playback.ts";
import { findPlaylist, isFavorite, placeInPlaylist, playlistBody, playlistCards } from "../playlists/playlist-rows.ts";
import { ratingOf } from "./rating-rows.ts";
import { dayAt, schedulesOf, withRecordings } from "../tv/tv-schedule.ts";
import { recommendedFor } from "./recommended.ts";
import { previewOf } from "../shared/previews.ts";
import { keyNeeded, listedFor, openVideo, refusalOf, type Viewer } from "./video-access.ts";
import { unavailable, type VideoRow } from "./video-rows.ts";

/** A video with what its page says of the channel and the category. */
interface PageRow extends VideoRow {
  channel_name: string;
  channel_avatar: string | null;
  channel_official: 0 | 1;
  channel_subscribers: number;
  channel_donate: 0 | 1;
  category_name: string;
  category_url: string;
}

const pageById = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom("videos as v")
    .innerJoin("channels as ch", "ch.id", "v.channel_id")
    .innerJoin("categories as c", "c.id", "v.category_id")
    .selectAll("v")
    .select([
      "ch.name as channel_name",
      "ch.avatar as channel_avatar",
      "ch.is_official as channel_official",
      "ch.subscribers_count as channel_subscribers",
    ])
    .select(["ch.is_donate_allowed as channel_donate", "c.name as category_name", "c.url as category_url"])
    .where("v.id", "=", id),
);

const isLive = (video: VideoRow): boolean => video.kind === "livestream" || video.kind === "tv";

/** Poster of a video; without one, the placeholder picture of the media host. */
const posterOf = (context: Pick<Context, "origins">, video: Pick<VideoRow, "thumbnail">): string =>
  mediaUrl(context, video.thumbnail ?? "/assets/placeholder.webp");

function videoBody(context: Context, video: PageRow): Record<string, unknown> {
  return {
    id: video.id,
    track_id: String(video.track_id),
    tv_show_id: video.tv_show_id === null ? null : String(video.tv_show_id),
    product_id: video.product_id === null ? null : String(video.product_id),
    is_audio: video.kind === "audio",
    is_livestream: isLive(video),
    stream_type: video.stream_type,
    title: video.title,
    description: video.description,
    video_url: pageAddress(video),
    thumbnail_url: posterOf(context, video),
    author: {
      ...authorOf(context, {
        id: video.channel_id,
        name: video.channel_name,
        avatar: video.channel_avatar,
        is_official: video.channel_official,
      }),
      subscribers_count: video.channel_subscribers,
    },
    category: { id: String(video.category_id), name: video.category_name, category_url: video.category_url },
    pg_rating: { age: video.pg_age },
    origin_type: video.origin_type,
    topics: jsonColumn<Array<{ id: unknown; name: string }>>(video.topics_json).map(({ id, name }) => ({
      id: String(id),
      name,
    })),
    properties: jsonColumn(video.properties_json),
    hide_chat: video.hide_chat === 1,
    hide_comments: video.hide_comments === 1,
    duration: isLive(video) ? 0 : video.duration,
    hits: video.hits,
    publication_ts: isoTime(video.publication_ts),
    created_ts: isoTime(video.created_ts),
    is_adult: video.is_adult === 1,
    is_paid: video.is_paid === 1,
    common_subscription_product_codes: jsonColumn(video.common_subscription_product_codes_json),
    // The receiver of this body has shown the key or is the author: it says that the video is a private one, and under which address it stands.
    pepper: video.is_hidden === 1 ? video.pepper : null,
    last_update_ts: isoTime(video.last_update_ts),
    meta_last_update_ts: isoTime(video.last_update_ts),
    error_message: null,
  };
}

/** Title, description and pictures of the page's head; also written into the HTML by http/pages.ts. */
export interface PageMeta {
  title: string;
  description: string;
  canonical_url: string;
  og_title: string;
  og_description: string;
  og_image: string;
  og_type: string;
  robots?: string;
}

export function metaOf(context: Context, video: VideoRow): PageMeta {
  const firstLine = video.description.split("\n").find((line) => line.trim() !== "") ?? video.title;
  const description = firstLine.length > 200 ? `${firstLine.slice(0, 199)}…` : firstLine;
  return {
    title: `${video.title} — смотреть на Кадре`,
    description,
    canonical_url: context.origins.shell + pageAddress(video),
    og_title: video.title,
    og_description: description,
    og_image: posterOf(context, video),
    og_type: "video.other",
    ...(video.is_hidden === 1 ? { robots: "noindex" } : {}),
  };
}

/** The video asked for with what its page says of it, or the documented answer for one that cannot be shown: the page alone says why. */
export async function openPage(
  call: Viewer & { readonly context: Context },
  id: string,
  trackId: unknown,
): Promise<PageRow> {
  const [video] = await pageById(call.context.db, { id });
  if (!video) throw unavailable(2042003);
  const refusal = refusalOf(video, call);
  if (refusal !== keyNeeded && trackId !== undefined && trackId !== String(video.track_id)) throw unavailable(410);
  if (refusal !== undefined) throw unavailable(refusal);
  return video;
}

async function playlistPart(call: Call, video: VideoRow): Promise<{ playlist: unknown; playlistInfo: unknown }> {
  const name = ["plId", "playlist", "pl_id"].find((key) => call.query[key] !== undefined);
  const playlist = name === undefined ? undefined : await findPlaylist(call.context, rowId(call.query[name]));
  if (!playlist || name === undefined) return { playlist: null, playlistInfo: null };
  const items = await playlistCards(call, playlist.id, 0, 200);
  const index = await placeInPlaylist(call, playlist.id, video.id);
  const link = async (at: number): Promise<string | null> => {
    if (at < 0) return null;
    const [neighbour] = await playlistCards(call, playlist.id, at, 1);
    return neighbour === undefined ? null : `${videoAddress(String(neighbour["id"]))}?${name}=${playlist.id}`;
  };
  return {
    playlist: {
      ...playlistBody(call.context, playlist, await isFavorite(call.context, call.user?.id, playlist.id)),
      items,
    },
    playlistInfo:
      index === null ? null : { index, next_url: await link(index + 1), previous_url: await link(index - 1) },
  };
}

async function todaysProgramme(context: Context, video: VideoRow) {
  const { db, now } = context;
  const scheduleOf = await schedulesOf(db, [video.track_id], dayAt(now()), now());
  return withRecordings(context, video, scheduleOf(video.track_id).items);
}

/** The show that the video belongs to, and its season. */
async function showPart(
  { db }: Context,
  video: VideoRow,
): Promise<{ currentSeason: number | null; seasonsCount: number | null; relatedData: unknown }> {
  const show =
    video.tv_show_id === null
      ? undefined
      : await db.selectFrom("tv_shows").select(["id", "name"]).where("id", "=", video.tv_show_id).executeTakeFirst();
  if (!show) return { currentSeason: null, seasonsCount: null, relatedData: null };
  const episodes = await db
    .selectFrom("tv_episodes")
    .select(["season", "track_id"])
    .where("show_id", "=", show.id)
    .execute();
  return {
    currentSeason: episodes.find((episode) => episode.track_id === video.track_id)?.season ?? null,
    seasonsCount: new Set(episodes.map(({ season }) => season)).size,
    relatedData: { tv: { id: String(show.id), name: show.name, url: showAddress(show.id) } },
  };
}

export const getVideoPage: Handler = async (call) => {
  const { context } = call;
  const video = await openPage(call, call.params["id"] ?? "", call.query["track_id"]);
  const access = await videoAccess(context.db, video, call.user?.id, context.now());
  return ok({
    video: videoBody(context, video),
    playback: playbackOf(context, video, access.granted),
    access,
    ...(await playlistPart(call, video)),
    schedule: video.kind === "tv" ? await todaysProgramme(context, video) : [],
    donations: null,
    isChannelDonateAllowed: video.channel_donate === 1,
    ...(await showPart(context, video)),
    metaData: metaOf(context, video),
    recommendedVideos: (await recommendedFor(call, video, 0, 10)).map((row) => videoCard(context, row)),
    rating: await ratingOf(context, video.track_id, call.user?.id),
    comments: null,
    isThumbnailPending: false,
    ratingData: null,
  });
};

export const getVideoMeta: Handler = async (call) =>
  ok(metaOf(call.context, await openVideo(call, call.params["id"] ?? "")));

export const listVideoRecommendations: Handler = async (call) => {
  const { context } = call;
  const video = await openVideo(call, call.params["id"] ?? "");
  const page = Number(call.query["page"] ?? 1);
  const limit = Number(call.query["limit"] ?? 20);
  const rows = await recommendedFor(call, video, (page - 1) * limit, limit + 1);
  const hasNext = rows.length > limit;
  return ok({
    results: rows.slice(0, limit).map((row) => videoCard(context, row)),
    has_next: hasNext,
    next: hasNext ? pageLink(`/api/video/recommendation/${video.id}/`, { page: page + 1, limit }) : null,
    page,
    per_page: limit,
  });
};

export const getVideoPreview: Handler = async (call) => {
  const video = await openVideo(call, call.params["id"] ?? "");
  const preview = previewOf(call.context, video);
  if (preview === undefined) throw notFound();
  return ok({ preview_url: preview });
};

export const getVideoProgress: Handler = async (call) => {
  if (!call.user) return ok({});
  const rows = await call.context.db
    .selectFrom("history as h")
    .innerJoin("videos as v", "v.track_id", "h.track_id")
    .select(["v.id", "h.position"])
    .where("h.user_id", "=", call.user.id)
    .where("h.position", ">", 0)
    .where(listedFor(call.user.id))
    .orderBy("h.watched_ts", "desc")
    .orderBy("h.track_id")
    .limit(Number(call.query["limit"] ?? 300))
    .execute();
  return ok(Object.fromEntries(rows.map(({ id, position }) => [id, Math.floor(position)])));
};

export const saveVideoProgress: Handler = async (call) => {
  const user = requireUser(call);
  const video = await openVideo(call, String(call.body["video_id"]));
  if (!isLive(video)) {
    const position = Math.min(Number(call.body["position"]), video.duration);
    const now = call.context.now();
    const before = call.body["watched_ts"];
    // A clock that is ahead dates nothing into the future.
    const watchedAt = before === undefined ? now : Math.min(now, Date.parse(String(before)));
    const state = { position, watched_ts: watchedAt, is_listed: 1 } as const;
    await call.context.db
      .insertInto("history")
      .values({ user_id: user.id, track_id: video.track_id, ...state })
      .onConflict((row) => {
        const update = row.columns(["user_id", "track_id"]).doUpdateSet(state);
        return before === undefined ? update : update.where("history.watched_ts", "<", watchedAt);
      })
      .execute();
  }
  return noContent();
};

const reactionOf = (call: Call, video: VideoRow): Promise<{ reaction: 1 | -1 } | undefined> =>
  call.context.db
    .selectFrom("video_reactions")
    .select("reaction")
    .where("user_id", "=", call.user?.id ?? 0)
    .where("track_id", "=", video.track_id)
    .executeTakeFirst();

function reactionBody(video: VideoRow, reaction: 1 | -1 | 0): Record<string, unknown> {
  return {
    video_id: video.id,
    reaction: reaction === 0 ? null : reaction === 1 ? "like" : "dislike",
    likes_number: video.likes_count,
    dislikes_number: video.dislikes_count,
  };
}

async function react(call: Call, id: string, wanted: 1 | -1 | 0): Promise<OperationResponse> {
  const user = requireUser(call);
  const { db, now } = call.context;
  const video = await openVideo(call, id);
  const current = (await reactionOf(call, video))?.reaction ?? 0;
  if (current === wanted) return ok(reactionBody(video, wanted));
  if (wanted === 0)
    await db
      .deleteFrom("video_reactions")
      .where("user_id", "=", user.id)
      .where("track_id", "=", video.track_id)
      .execute();
  else {
    const state = { reaction: wanted, created_ts: now() };
    await db
      .insertInto("video_reactions")
      .values({ user_id: user.id, track_id: video.track_id, ...state })
      .onConflict((row) => row.columns(["user_id", "track_id"]).doUpdateSet(state))
      .execute();
  }
  const counts = {
    likes_count: Math.max(0, video.likes_count + Number(wanted === 1) - Number(current === 1)),
    dislikes_count: Math.max(0, video.dislikes_count + Number(wanted === -1) - Number(current === -1)),
  };
  await db.updateTable("videos").set(counts).where("track_id", "=", video.track_id).execute();
  return ok(reactionBody({ ...video, ...counts }, wanted));
}

export const getVideoReaction: Handler = async (call) => {
  const video = await openVideo(call, call.params["id"] ?? "");
  return ok(reactionBody(video, (await reactionOf(call, video))?.reaction ?? 0));
};
export const setVideoReaction: Handler = (call) =>
  react(call, String(call.body["videoId"]), call.body["reaction"] === "like" ? 1 : -1);
export const removeVideoReaction: Handler = (call) => react(call, call.params["id"] ?? "", 0);

export const getVideoVotes: Handler = async (call) => {
  const video = await openVideo(call, call.params["id"] ?? "");
  return ok({ likes_number: video.likes_count, dislikes_number: video.dislikes_count });
};
