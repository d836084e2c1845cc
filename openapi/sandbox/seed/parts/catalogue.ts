import { channelsByTopic } from "./catalogue/put-videos.ts";
import { seedShelves } from "./catalogue/shelves.ts";
import { seedShorts } from "./catalogue/shorts.ts";
import { seedShows } from "./catalogue/shows.ts";
import { seedTelevision } from "./catalogue/television.ts";
import { seedViewerLists } from "./catalogue/viewer.ts";
import type { SeedPart } from "./part.ts";

/** Shows, persons, television, live streams, shorts, brandings, tabbed shelves, and what the demo viewer keeps. */
export const catalogue: SeedPart = {
  name: "catalogue",
  async run(db, { random, now }) {
    const channelsOf = await channelsByTopic(db);
    const anybody = await db.selectFrom("channels").select("id").orderBy("id").limit(1).executeTakeFirst();
    if (!anybody) return;
    const among = (slug: string): readonly number[] => (channelsOf(slug).length > 0 ? channelsOf(slug) : [anybody.id]);
    const first = (slug: string): number => among(slug)[0] as number;
    const shows = await seedShows(db, random, now, first);
    const onAir = await seedTelevision(db, random, now, first);
    await seedShorts(db, random, now, among);
    await seedShelves(db, now, shows, onAir);
    await seedViewerLists(db, random, now);
  },
};
