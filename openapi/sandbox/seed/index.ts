import type { SandboxDatabase } from "../db/database.ts";
import { finishChannels, seedPeople } from "./channels.ts";
import { seedComments } from "./comments.ts";
import { seedFeeds } from "./feeds.ts";
import { seedPlaylists } from "./playlists.ts";
import { createRandom } from "./random.ts";
import { seedSite } from "./site.ts";
import { seedVideos } from "./videos.ts";
import { seedViewer } from "./viewer.ts";

export { SEED } from "./constants.ts";

export interface SeedOptions {
  /** Videos in all, the 28 special ones included; 100 at least. Default 600. */
  readonly videos?: number;
  /** Comments in all, deleted ones included. Default 20,000. */
  readonly comments?: number;
  /** The same seed gives the same content. Default 1. */
  readonly seed?: number;
  /** Milliseconds since the epoch up to which things happened. Default: now. */
  readonly now?: number;
}

/** Fills an empty database. Everything runs in one transaction: a killed seed leaves nothing behind. */
export function seedDatabase(db: SandboxDatabase, options: SeedOptions = {}): void {
  const { videos: wanted = 600, comments = 20_000, seed = 1, now = Date.now() } = options;
  const random = createRandom(seed);
  const count = Math.max(100, wanted);
  db.transaction(() => {
    const { channels, commenterIds } = seedPeople(db, random, now, Math.min(20_000, Math.max(400, Math.round(comments / 15))));
    const videos = seedVideos(db, random, now, count, channels);
    finishChannels(db);
    const playlists = seedPlaylists(db, random, now, videos, channels);
    const without = new Set(videos.map((_, i) => i).filter((i) => withoutComments.has(i)));
    seedComments(db, random, now, comments, videos, commenterIds, without);
    seedViewer(db, random, now, videos);
    seedFeeds(db, random, videos, channels, playlists);
    seedSite(db, { videos: count, comments, seed, now });
  });
}

/** Places of SEED.withoutCommentsId in the list of special videos (from 0). */
const withoutComments = new Set([15]);
