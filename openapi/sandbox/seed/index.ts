import type { PasswordCost } from "../context.ts";
import type { Db } from "../db/database.ts";
import { finishChannels, seedPeople } from "./channels.ts";
import { seedComments } from "./comments.ts";
import { seedFeeds } from "./feeds.ts";
import { seedPlaylists } from "./playlists.ts";
import { createRandom } from "../random.ts";
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
  /** Of the hash of the demo accounts' password. Default the usual. */
  readonly passwordCost?: PasswordCost | undefined;
}

/** Fills an empty database, in the caller's transaction: a killed seed leaves nothing behind. */
export async function seedDatabase(db: Db, options: SeedOptions = {}): Promise<void> {
  const { videos: wanted = 600, comments = 20_000, seed = 1, now = Date.now(), passwordCost } = options;
  const random = createRandom(seed);
  const count = Math.max(100, wanted);
  const { channels, commenterIds } = await seedPeople(
    db,
    random,
    now,
    Math.min(20_000, Math.max(400, Math.round(comments / 15))),
    passwordCost,
  );
  const videos = await seedVideos(db, random, now, count, channels);
  await finishChannels(db);
  const playlists = await seedPlaylists(db, random, now, videos, channels);
  const without = new Set(videos.map((_, i) => i).filter((i) => withoutComments.has(i)));
  await seedComments(db, random, now, comments, videos, commenterIds, without);
  await seedViewer(db, random, now, videos);
  await seedFeeds(db, random, videos, channels, playlists);
  await seedSite(db, { videos: count, comments, seed, now });
}

/** Places of SEED.withoutCommentsId in the list of special videos (from 0). */
const withoutComments = new Set([15]);
