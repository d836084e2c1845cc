import { paramsOf, pathTo } from "./find.ts";

/** An address that leads on more often leads nowhere. */
export const maxHops = 10;

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
const segmentsOf = (path: string): readonly string[] => path.split("/").map(decoded);

/**
 * A path as a person may write it, as it is first: the table of redirects minds no slash at the end, nor whether a letter is written
 * as itself or as its code. A slash that is written as its code stays one: it is part of a name.
 */
export function spellingsOf(path: string): readonly string[] {
  const names = segmentsOf(path);
  const plain = names.map((name) => name.replaceAll("/", "%2F")).join("/");
  const written = [path, plain, names.map(encodeURIComponent).join("/")];
  return [...new Set(written.flatMap((one) => [one, one.endsWith("/") ? one.slice(0, -1) || "/" : `${one}/`]))];
}

/** A path that contains audio switches the video page to audio mode (ROUTE-ADDRESS-02). */
export const isAudioPath = (path: string): boolean => path.split("/").includes("audio");

/** The playlist of the address, whichever naming scheme wrote it (K44). */
export function playlistOf(search: string | URLSearchParams): string | null {
  const from = new URLSearchParams(search);
  return from.get("playlist") ?? from.get("plId") ?? from.get("pl_id");
}

/**
 * The id of a video: the segment after video, audio, shorts or private, the live-streaming segments,
 * or `pl_video` of the query (ROUTE-ADDRESS-11).
 */
export function videoIdOf(path: string, search: string | URLSearchParams): string | null {
  for (const name of ["videoPrivate", "liveVideo", "audio", "shorts", "video"] as const) {
    const id = paramsOf(name, path)?.id;
    if (id && !["person", "private"].includes(id)) return id;
  }
  return new URLSearchParams(search).get("pl_video") || null;
}

/** A playlist, or a page of videos without the video's own segment: the video may stand in the query. */
const asksQuery = (path: string): boolean =>
  paramsOf("playlist", path) !== null ||
  ["/video", "/video/private", "/audio", "/live/video"].includes(path.replace(/\/$/, ""));

/** `/plst/7/?pl_video=x` is the page of x in that playlist. Null: the query names no video that the path leaves open. */
function videoOfQuery(path: string, search: string | URLSearchParams): string | null {
  const id = asksQuery(path) ? videoIdOf(path, search) : null;
  if (id === null) return null;
  const rest = new URLSearchParams(search);
  rest.delete("pl_video");
  const playlist = paramsOf("playlist", path)?.id;
  if (playlist !== undefined && playlistOf(rest) === null) rest.set("playlist", playlist);
  return pathTo(isAudioPath(path) ? "audio" : "video", { id }) + (rest.size > 0 ? `?${rest}` : "");
}

/** Address that a rewriting address becomes, or `null` when the address is good as it is. */
export function rewriteAddress(path: string, search: string): string | null {
  const legacy = paramsOf("channelLegacy", path);
  // The legacy person route is rewritten to the channel route (ROUTE-ADDRESS-05).
  if (legacy) return pathTo("channel", legacy) + search;
  const video = videoOfQuery(path, search);
  if (video !== null) return video;
  const tab = paramsOf("feedTab", path);
  if (tab?.tabSlug === "all") return pathTo("feed", { slug: tab.slug }) + search;
  // Channel tab addresses always end with a slash (ROUTE-ADDRESS-04).
  if (paramsOf("channel", path) && !path.endsWith("/")) return `${path}/${search}`;
  return null;
}

/**
 * Where an address leads on to, or `null` when it is a page itself: our own rewrites first, then the redirect table (ROUTE-TABLE-03).
 * `targetOf` says what the table has for one spelling of a path. The target is not checked: `checkAddress` does that.
 */
export function destinationOf(
  path: string,
  search: string,
  targetOf: (spelling: string) => string | undefined,
): string | null {
  const rewritten = rewriteAddress(path, search);
  if (rewritten !== null) return rewritten;
  for (const spelling of spellingsOf(path)) {
    const target = targetOf(spelling);
    if (target !== undefined && target !== path) return target;
  }
  return null;
}
