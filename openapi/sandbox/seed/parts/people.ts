import type { Insertable } from "kysely";
import type { Db } from "../../db/dialect.ts";
import { insertRows } from "../../db/insert-rows.ts";
import type { SubscriptionsTable, SubscriptionType } from "../../db/schema.ts";
import { SEED } from "../constants.ts";
import type { Random } from "../../random.ts";
import { abTests, interestTags } from "../texts/people-part.ts";
import { topics } from "../texts/topics.ts";
import type { SeedPart } from "./part.ts";
import { seedNotifications } from "./people-notifications.ts";

const hour = 3_600_000;

async function seedInterests(db: Db): Promise<void> {
  const categories = new Map(
    (await db.selectFrom("categories").select(["id", "name"]).execute()).map(({ id, name }) => [name, id]),
  );
  const rows = interestTags.flatMap(([name, emoji, group, slug], at) => {
    const category = categories.get(topics.find((topic) => topic.slug === slug)?.category ?? "");
    return category === undefined ? [] : [{ id: at + 1, name, emoji, group_id: group, category_id: category }];
  });
  await insertRows(db, "interest_tags", rows);
  const chosen = rows.filter(({ name }) => name === "Путешествия" || name === "Природа" || name === "Выпечка");
  await insertRows(
    db,
    "user_interests",
    chosen.map(({ id }, position) => ({ user_id: SEED.viewer.id, tag_id: id, position })),
  );
}

/** Channels that the viewer follows: of each type some, with new content on about a third; and some programmes and persons. */
async function seedSubscriptions(db: Db, random: Random, now: number): Promise<number[]> {
  const channels = await db
    .selectFrom("channels")
    .select(["id", "last_update_ts"])
    .where("videos_count", ">", 0)
    .orderBy("id")
    .execute();
  const others = random.shuffle(channels.filter(({ id }) => id !== SEED.author.id)).slice(0, 13);
  const followed = [...channels.filter(({ id }) => id === SEED.author.id), ...others];
  const types: readonly SubscriptionType[] = ["all", "all", "markers", "all", "without"];
  const row = (
    userId: number,
    channel: { id: number; last_update_ts: number },
    at: number,
  ): Insertable<SubscriptionsTable> => ({
    user_id: userId,
    model: "userchannel",
    object_id: channel.id,
    subscription_type: types[at % types.length] as SubscriptionType,
    created_ts: now - random.int(200, 9000) * hour,
    last_visit_ts:
      at % 3 === 0
        ? channel.last_update_ts - random.int(2, 60) * hour
        : channel.last_update_ts + random.int(1, 30) * 60_000,
  });
  const rows = [
    ...followed.map((channel, at) => row(SEED.viewer.id, channel, at)),
    ...others.slice(0, 4).map((channel, at) => row(SEED.author.id, channel, at)),
  ];
  const shows = await db.selectFrom("tv_shows").select("id").orderBy("id").limit(2).execute();
  const persons = await db.selectFrom("persons").select("id").orderBy("id").limit(2).execute();
  const more = (model: string, ids: ReadonlyArray<{ id: number }>): Insertable<SubscriptionsTable>[] =>
    ids.map(({ id }, at) => ({
      user_id: SEED.viewer.id,
      model,
      object_id: id,
      subscription_type: at === 0 ? "all" : "markers",
      created_ts: now - 700 * hour,
      last_visit_ts: now - random.int(20, 600) * hour,
    }));
  await insertRows(db, "subscriptions", [...rows, ...more("tv", shows), ...more("person", persons)]);
  return followed.map(({ id }) => id);
}

/** Subscriptions, choices and notifications of the demo people; the topics to choose from; the running A/B tests. */
export const people: SeedPart = {
  name: "people",
  async run(db, { random, now }) {
    await seedInterests(db);
    await insertRows(
      db,
      "ab_tests",
      abTests.map(({ slug, salt, groups }, at) => ({
        slug,
        salt,
        groups_json: JSON.stringify(groups),
        order_number: at + 1,
      })),
    );
    const followed = await seedSubscriptions(db, random, now);
    await seedNotifications(db, random, now, followed);
  },
};
