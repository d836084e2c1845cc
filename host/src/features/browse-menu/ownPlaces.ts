import { myPath } from "../../links/addresses.ts";
import type { AuthTriggerPoint, EventId } from "../../stores/measure/Measure.ts";

interface OwnPlace {
  /** The event that tells that somebody goes there (`my.*`). */
  readonly event?: Extract<EventId, `my.${string}`>;
  /** Where a guest is asked to sign in for it (`auth.triggerPoint`). */
  readonly trigger: AuthTriggerPoint;
}

const places: Readonly<Record<string, OwnPlace>> = {
  history: { event: "my.history", trigger: "history" },
  future: { event: "my.watchLater", trigger: "my-menu" },
  liked: { event: "my.liked", trigger: "my-menu" },
  comments: { event: "my.comments", trigger: "my-menu" },
  subscriptions: { event: "my.subscriptions", trigger: "my-menu" },
  shorts: { event: "my.shortsFolders", trigger: "my-menu" },
  playlists: { trigger: "playlist" },
};

/** Facts of an address in a person's own area; undefined for all others. */
export function ownPlace(address: string): OwnPlace | undefined {
  if (!address.startsWith(myPath)) return undefined;
  return places[address.slice(myPath.length).replace(/\/$/, "")] ?? { trigger: "my-menu" };
}
