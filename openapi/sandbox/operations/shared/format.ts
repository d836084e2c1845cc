import type { Context } from "../../context.ts";

const knownTimes = new Map<number, string>();
const maxKnown = 20_000;

/** The spec's time: ISO 8601 in UTC. Remembered: a page of shelves has a hundred, mostly those of the page before. */
export function isoTime(ms: number): string {
  const known = knownTimes.get(ms);
  if (known !== undefined) return known;
  const made = new Date(ms).toISOString();
  if (knownTimes.size >= maxKnown) knownTimes.clear();
  knownTimes.set(ms, made);
  return made;
}

/** Signs that an address holds as they are: nearly every path has no other, and looking costs less than encoding. */
const plainPath = /^[\w/.~-]*$/;

/** Address of a stored path on the media host. */
export function mediaUrl(context: Pick<Context, "origins">, path: string): string {
  return context.origins.media + (plainPath.test(path) ? path : encodeURI(path));
}

/** An address of a further page: the same call with another query. */
export function pageLink(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/backend${path}?${search}`;
}

export const jsonColumn = <Shape>(text: string): Shape => JSON.parse(text) as Shape;

const mediaFields = new Set([
  "iframe_url",
  "picture",
  "picture_url",
  "thumbnail_url",
  "preview_url",
  "icon",
  "image_url",
  "avatar_url",
  "avatar_image",
]);

/** Stored JSON, some fields of which hold paths on the media host: with whole addresses. */
export function withMediaAddresses(context: Pick<Context, "origins">, value: unknown, field = ""): unknown {
  if (typeof value === "string")
    return mediaFields.has(field) && value.startsWith("/") ? mediaUrl(context, value) : value;
  if (Array.isArray(value)) return value.map((inner) => withMediaAddresses(context, inner));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withMediaAddresses(context, inner, key)]),
  );
}
