import { sql, type RawBuilder } from "kysely";
import { larger } from "../../db/dialect.ts";
import type { Context } from "../../context.ts";
import { personAddress, showAddress } from "../shared/addresses.ts";
import { isBlockedAt } from "../shared/removed-user.ts";
import { listedFor } from "../video/video-access.ts";

/** Thing that can be followed, as subscriptions show it. */
export interface Followed {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** Path on the media host. */
  readonly icon: string | null;
  readonly subscribersCount: number;
  readonly videoCount: number;
  readonly isOfficial: boolean;
  /** When something was last published there. */
  readonly lastUpdatedTs: number | null;
  /** Its owner has removed the account. */
  readonly isDeleted: boolean;
}

/** A content type that subscriptions can name. */
export interface FollowedKind {
  /** Id of the content type in responses. */
  readonly contentTypeId: string;
  /** Those of the ids that exist. */
  read(context: Context, ids: readonly number[]): Promise<Followed[]>;
  /** Brings the stored counter of subscribers along. */
  countSubscribers(context: Context, id: number, by: 1 | -1): Promise<void>;
}

/** One more or one fewer, and never below none. */
const counted = (by: 1 | -1): RawBuilder<number> =>
  larger(sql<number>`subscribers_count + ${sql.lit(by)}`, sql<number>`0`);

const userchannel: FollowedKind = {
  contentTypeId: "20",
  async read(context, ids) {
    const rows = await context.db
      .selectFrom("channels as ch")
      .innerJoin("users as u", "u.id", "ch.id")
      .select([
        "ch.id",
        "ch.name",
        "ch.description",
        "ch.avatar",
        "ch.subscribers_count",
        "ch.videos_count",
        "ch.is_official",
        "ch.last_update_ts",
        "u.blocked_until_ts",
      ])
      .where("ch.id", "in", [...ids])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      description: row.description,
      url: `/channel/${row.id}/`,
      icon: row.avatar,
      subscribersCount: row.subscribers_count,
      videoCount: row.videos_count,
      isOfficial: row.is_official === 1,
      lastUpdatedTs: row.last_update_ts,
      isDeleted: isBlockedAt(row.blocked_until_ts, context.now()),
    }));
  },
  async countSubscribers(context, id, by) {
    await context.db
      .updateTable("channels")
      .set({ subscribers_count: counted(by) })
      .where("id", "=", id)
      .execute();
  },
};

const tv: FollowedKind = {
  contentTypeId: "8",
  async read({ db }, ids) {
    const rows = await db
      .selectFrom("tv_shows")
      .select(["id", "name", "description", "picture", "subscribers_count"])
      .where("id", "in", [...ids])
      .execute();
    const videos = await db
      .selectFrom("tv_episodes as e")
      .innerJoin("videos as v", "v.track_id", "e.track_id")
      .select("e.show_id")
      .select((of) => [of.fn.countAll<number>().as("count"), of.fn.max("v.publication_ts").as("updated")])
      .where("e.show_id", "in", [...ids])
      .where(listedFor(undefined))
      .groupBy("e.show_id")
      .execute();
    const byShow = new Map(videos.map((row) => [row.show_id, row]));
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      description: row.description,
      url: showAddress(row.id),
      icon: row.picture,
      subscribersCount: row.subscribers_count,
      videoCount: byShow.get(row.id)?.count ?? 0,
      isOfficial: true,
      lastUpdatedTs: byShow.get(row.id)?.updated ?? null,
      isDeleted: false,
    }));
  },
  async countSubscribers({ db }, id, by) {
    await db
      .updateTable("tv_shows")
      .set({ subscribers_count: counted(by) })
      .where("id", "=", id)
      .execute();
  },
};

const person: FollowedKind = {
  contentTypeId: "12",
  async read({ db }, ids) {
    const rows = await db
      .selectFrom("persons")
      .select(["id", "name", "description", "picture", "subscribers_count", "videos_count"])
      .where("id", "in", [...ids])
      .execute();
    const videos = await db
      .selectFrom("person_videos as p")
      .innerJoin("videos as v", "v.track_id", "p.track_id")
      .select("p.person_id")
      .select((of) => of.fn.max("v.publication_ts").as("updated"))
      .where("p.person_id", "in", [...ids])
      .where(listedFor(undefined))
      .groupBy("p.person_id")
      .execute();
    const updated = new Map(videos.map((row) => [row.person_id, row.updated]));
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      description: row.description,
      url: personAddress(row.id),
      icon: row.picture,
      subscribersCount: row.subscribers_count,
      videoCount: row.videos_count,
      isOfficial: false,
      lastUpdatedTs: updated.get(row.id) ?? null,
      isDeleted: false,
    }));
  },
  async countSubscribers({ db }, id, by) {
    await db
      .updateTable("persons")
      .set({ subscribers_count: counted(by) })
      .where("id", "=", id)
      .execute();
  },
};

/** By the content type of the address; another type follows nothing. */
export const followedKinds: ReadonlyMap<string, FollowedKind> = new Map(Object.entries({ userchannel, tv, person }));
