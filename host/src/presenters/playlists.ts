import type { Card, Playlist } from "@kadr/openapi/client";
import { countFrom } from "@kadr/openapi/pages";

/** A playlist as an item of a list of cards. */
export const playlistCard = ({
  id,
  title,
  videos_count,
  thumbnail_url,
}: Pick<Playlist, "id" | "title" | "videos_count" | "thumbnail_url">): Card => ({
  id,
  card_type: "playlist",
  title,
  videos_count,
  ...(thumbnail_url === undefined ? {} : { thumbnail_url }),
});

/** The number of the page that a pagination link leads to; null for a link to nowhere. */
export function pageOfLink(link: string | null | undefined): number | null {
  return countFrom(/[?&]page=(\d{1,6})(?:&|$)/.exec(link ?? "")?.[1]) ?? null;
}

/** The seed in an address; null where the playlist stands in its own order. */
export function seedOf(search: string): number | null {
  const seed = countFrom(new URLSearchParams(search).get("shuffle"));
  return seed !== undefined && seed < 1000 ? seed : null;
}
