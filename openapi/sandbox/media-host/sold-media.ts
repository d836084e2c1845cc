import { prepared } from "../db/prepared.ts";
import { openSoldPath } from "../media/sold.ts";
import { livePlaylist } from "../media/live.ts";
import { playableOf } from "../operations/video/playback.ts";
import type { ServerContext } from "../context.ts";

const mediaOf = prepared((db, { id }: { id: string }) =>
  db.selectFrom("videos").select(["media_id", "kind"]).where("id", "=", id).where("state_code", "=", 0),
);

/** Target of an address of sold media: a file, by its own path on this host, or a live playlist; otherwise the status of the refusal. */
type Sold = { readonly path: string } | { readonly playlist: string } | { readonly refusal: 403 | 404 };

/** The file that this signed address opens: one of the video's own, whatever else the address names. */
export async function findSold(context: ServerContext, url: string): Promise<Sold> {
  const requested = openSoldPath(context.soldMediaKey, url.split("?", 1)[0] ?? "", Date.now());
  if (!requested) return { refusal: 403 };
  const { id, file } = requested;
  const [video] = await mediaOf(context.database.query, { id });
  if (!video || video.media_id === null) return { refusal: 404 };
  const clip = video.media_id;
  if ((video.kind === "livestream" || video.kind === "tv") && file.endsWith(".m3u8")) {
    const playlist = livePlaylist(`/live/${clip}/${file}`, Date.now());
    // Its pieces are named by their own addresses, which are not signed.
    return playlist === null ? { refusal: 404 } : { playlist: playlist.replaceAll(`/clips/${clip}/`, "") };
  }
  const item = playableOf(context, clip);
  const own = [...(item?.mp4 ?? []), ...(item?.captions ?? [])].find(({ url: one }) => one.endsWith(`/${file}`))?.url;
  if (own !== undefined) return { path: own };
  // A clip is a folder: playlists, their pieces, the storyboard.
  return item?.hls ? { path: item.hls.replace(/[^/]+$/, file) } : { refusal: 404 };
}
