import { createHmac, timingSafeEqual } from "node:crypto";

/** Addresses signed within one step end together, so that a page that is asked for again names the same film, ms. */
const stepMs = 12 * 60 * 60 * 1000;

interface Film {
  readonly id: string;
  /** Seconds. */
  readonly duration: number;
}

const signatureOf = (key: Buffer, id: string, expiry: string): string =>
  createHmac("sha256", key).update(`sold-media:${id}/${expiry}`).digest("base64url");

/**
 * Path on the media host of a file of a sold video: `/sold/<video>/<expiry>.<signature>/<file>`. What stands in a playlist or a storyboard
 * is relative and inherits the signature. It opens the film for its length and 12 to 24 hours more, by real time: a player sends no clock.
 */
export function soldPath(key: Buffer, { id, duration }: Film, file: string, now: number): string {
  const end = (Math.floor(now / stepMs) + 2) * stepMs + duration * 1000;
  const expiry = String(Math.ceil(end / 1000));
  return `/sold/${id}/${expiry}.${signatureOf(key, id, expiry)}/${file}`;
}

/** Which video's file a path of sold media asks for; undefined where it is not signed, not for this video, or no longer. */
export function openSoldPath(
  key: Buffer,
  path: string,
  now: number,
): { readonly id: string; readonly file: string } | undefined {
  const [, id = "", expiry = "", signature = "", file = ""] =
    /^\/sold\/([0-9a-f]{32})\/(\d{1,12})\.([\w-]{43})\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/.exec(path) ?? [];
  if (id === "" || Number(expiry) * 1000 <= now) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, id, expiry))) ? { id, file } : undefined;
}
