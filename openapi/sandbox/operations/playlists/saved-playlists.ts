import { notFound } from "../../http/problems.ts";
import { pageParams, pagingOf } from "../shared/card-lists.ts";
import { noContent, ok, requireUser, rowId, type Call, type Handler } from "../call.ts";
import { findPlaylist, isFavorite, playlistBody, type PlaylistRow } from "./playlist-rows.ts";

export const listFavoritePlaylists: Handler = async (call) => {
  const user = requireUser(call);
  const { context, query } = call;
  const params = pageParams(call);
  const author = query["author_id"] as string | undefined;
  const rows = await context.db
    .selectFrom("favorite_playlists as f")
    .innerJoin("playlists as p", "p.id", "f.playlist_id")
    .selectAll("p")
    .where("f.user_id", "=", user.id)
    .$if(author !== undefined, (all) => all.where("p.user_id", "=", rowId(author)))
    .orderBy("f.created_ts", "desc")
    .orderBy("f.playlist_id", "desc")
    .limit(params.limit + 1)
    .offset(params.offset)
    .execute();
  return ok({
    results: rows.slice(0, params.limit).map((row) => playlistBody(context, row, true)),
    ...pagingOf("/api/metainfo/playlist/favorite/", params, rows, { limit: params.limit, author_id: author }),
  });
};

async function meant(call: Call): Promise<PlaylistRow> {
  const playlist = await findPlaylist(call.context, rowId(call.params["id"]));
  if (!playlist) throw notFound();
  return playlist;
}

const stateOf = (playlist: PlaylistRow, favorite: boolean) => ok({ playlist_id: String(playlist.id), favorite });

export const getPlaylistFavorite: Handler = async (call) => {
  requireUser(call);
  const playlist = await meant(call);
  return stateOf(playlist, await isFavorite(call.context, call.user?.id, playlist.id));
};

export const addPlaylistFavorite: Handler = async (call) => {
  const user = requireUser(call);
  const playlist = await meant(call);
  await call.context.db
    .insertInto("favorite_playlists")
    .values({ user_id: user.id, playlist_id: playlist.id, created_ts: call.context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return stateOf(playlist, true);
};

export const removePlaylistFavorite: Handler = async (call) => {
  const user = requireUser(call);
  const playlist = await meant(call);
  await call.context.db
    .deleteFrom("favorite_playlists")
    .where("user_id", "=", user.id)
    .where("playlist_id", "=", playlist.id)
    .execute();
  return noContent();
};
