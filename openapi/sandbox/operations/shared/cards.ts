import type { Selectable } from "kysely";
import { prepared } from "../../db/prepared.ts";
import type { ChannelsTable, VideosTable } from "../../db/schema.ts";
import type { Context } from "../../context.ts";
import { isoTime, jsonColumn, mediaUrl } from "./format.ts";
import { previewOf } from "./previews.ts";

/** Columns of a card, for queries that join videos as v and channels as ch. */
export const cardColumns = [
  "v.id",
  "v.title",
  "v.thumbnail",
  "v.preview",
  "v.duration",
  "v.hits",
  "v.publication_ts",
  "v.created_ts",
  "v.pg_age",
  "v.is_adult",
  "v.is_paid",
  "v.kind",
  "v.origin_type",
  "v.is_original_content",
  "v.future_publication",
  "v.product_id",
  "v.common_subscription_product_codes_json",
  "v.access_types_json",
  "v.channel_id",
  "ch.name as channel_name",
  "ch.avatar as channel_avatar",
  "ch.is_official as channel_official",
] as const;

export type CardRow = Pick<
  Selectable<VideosTable>,
  | "id"
  | "title"
  | "thumbnail"
  | "preview"
  | "duration"
  | "hits"
  | "publication_ts"
  | "created_ts"
  | "pg_age"
  | "is_adult"
  | "is_paid"
  | "kind"
  | "origin_type"
  | "is_original_content"
  | "future_publication"
  | "product_id"
  | "common_subscription_product_codes_json"
  | "access_types_json"
  | "channel_id"
> & { channel_name: string; channel_avatar: string | null; channel_official: 0 | 1 };

export interface AuthorRow {
  id: number;
  name: string;
  avatar: string | null;
  is_official: 0 | 1 | null;
}

export function authorOf(context: Context, row: AuthorRow): Record<string, unknown> {
  return {
    id: String(row.id),
    name: row.name,
    avatar_url: row.avatar === null ? null : mediaUrl(context, row.avatar),
    site_url: `/channel/${row.id}/`,
    is_official: row.is_official === 1,
  };
}

export const videoAddress = (id: string): string => `/video/${id}/`;
/** The page of a video by what it is: a stream of type broadcast, which a channel is, lives under /live/ (ANALYTICS-RECORD-08). */
export const pageAddress = ({ id, kind }: Pick<Selectable<VideosTable>, "id" | "kind">): string =>
  kind === "tv" ? `/live/video/${id}/` : videoAddress(id);

/** A video as a shelf draws it. `kind` is the card type of the shelf. Undefined members are not sent; all cards have one shape. */
export function videoCard(context: Context, row: CardRow, kind = "video"): Record<string, unknown> {
  const codes = jsonColumn<string[]>(row.common_subscription_product_codes_json);
  const access = jsonColumn<string[]>(row.access_types_json);
  const isLive = row.kind === "livestream" || row.kind === "tv";
  return {
    id: row.id,
    card_type: kind,
    title: row.title,
    video_url: pageAddress(row),
    thumbnail_url: row.thumbnail === null ? undefined : mediaUrl(context, row.thumbnail),
    // The shelf of what is on air shows it.
    preview_url: previewOf(context, row, kind.startsWith("live-video-preview")),
    duration: isLive ? 0 : row.duration,
    hits: row.hits,
    publication_ts: isoTime(row.publication_ts),
    created_ts: isoTime(row.created_ts),
    pg_rating: { age: row.pg_age },
    is_adult: row.is_adult === 1,
    is_paid: row.is_paid === 1,
    is_audio: row.kind === "audio",
    is_livestream: isLive,
    origin_type: row.origin_type,
    is_original_content: row.is_original_content === 1 ? true : undefined,
    future_publication: row.future_publication === 1 ? isoTime(row.publication_ts) : undefined,
    product_id: row.product_id === null ? undefined : String(row.product_id),
    common_subscription_product_codes: codes.length > 0 ? codes : undefined,
    access_types: access.length > 0 ? access : undefined,
    author: authorOf(context, {
      id: row.channel_id,
      name: row.channel_name,
      avatar: row.channel_avatar,
      is_official: row.channel_official,
    }),
  };
}

interface PlaylistRow extends Omit<AuthorRow, "id"> {
  id: number;
  title: string;
  thumbnail: string | null;
  videos_count: number;
  user_id: number;
}

const playlistsByIds = prepared((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom("playlists as p")
    .innerJoin("users as u", "u.id", "p.user_id")
    .leftJoin("channels as ch", "ch.id", "u.id")
    .select(["p.id", "p.title", "p.thumbnail", "p.videos_count", "p.user_id", "u.name", "u.avatar", "ch.is_official"])
    .where("p.id", "in", ids),
);

/** Playlists as shelves draw them, by their ids. */
export async function playlistRows({ db }: Context, ids: readonly number[]): Promise<Map<number, PlaylistRow>> {
  if (ids.length === 0) return new Map();
  const rows = await playlistsByIds(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A playlist as a shelf draws it. */
export function playlistCard(context: Context, row: PlaylistRow, kind: string): Record<string, unknown> {
  return {
    id: String(row.id),
    card_type: kind,
    title: row.title,
    url: `/plst/${row.id}/`,
    ...(row.thumbnail === null ? {} : { thumbnail_url: mediaUrl(context, row.thumbnail) }),
    videos_count: row.videos_count,
    author: authorOf(context, { id: row.user_id, name: row.name, avatar: row.avatar, is_official: row.is_official }),
  };
}

type ChannelRow = Pick<
  Selectable<ChannelsTable>,
  "id" | "name" | "avatar" | "videos_count" | "is_official" | "is_reborn"
>;

const channelsByIds = prepared((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom("channels")
    .select(["id", "name", "avatar", "videos_count", "is_official", "is_reborn"])
    .where("id", "in", ids),
);

/** Channels as shelves draw them, by their ids. */
export async function channelRows({ db }: Context, ids: readonly number[]): Promise<Map<number, ChannelRow>> {
  if (ids.length === 0) return new Map();
  const rows = await channelsByIds(db, { ids });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A channel as a shelf draws it. */
export function channelCard(context: Context, row: ChannelRow, kind: string): Record<string, unknown> {
  return {
    id: String(row.id),
    card_type: kind,
    title: row.name,
    name: row.name,
    absolute_url: `/channel/${row.id}/`,
    ...(row.avatar === null ? {} : { picture: mediaUrl(context, row.avatar) }),
    videos_count: row.videos_count,
    is_official: row.is_official === 1,
    ...(row.is_reborn === 1 ? { is_reborn_channel: true } : {}),
  };
}
