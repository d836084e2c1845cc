import { sql } from "kysely";
import { larger } from "../db/dialect.ts";
import type { Context } from "../http/options.ts";
import { isBlockedAt } from "./removed-user.ts";

/** What can be followed, as subscriptions show it. */
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
  /** Id of the content type in answers. */
  readonly contentTypeId: string;
  /** Those of the ids that exist. */
  read(context: Context, ids: readonly number[]): Promise<Followed[]>;
  /** Brings the stored counter of subscribers along. */
  countSubscribers(context: Context, id: number, by: 1 | -1): Promise<void>;
}

const userchannel: FollowedKind = {
  contentTypeId: "20",
  async read(context, ids) {
    const rows = await context.db
      .selectFrom("channels as ch")
      .innerJoin("users as u", "u.id", "ch.id")
      .select(["ch.id", "ch.name", "ch.description", "ch.avatar", "ch.subscribers_count", "ch.videos_count", "ch.is_official", "ch.last_update_ts", "u.blocked_until_ts"])
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
      .set({ subscribers_count: larger(sql<number>`subscribers_count + ${by}`, sql<number>`0`) })
      .where("id", "=", id)
      .execute();
  },
};

/** By the content type of the address; another type follows nothing. */
export const followedKinds: ReadonlyMap<string, FollowedKind> = new Map([["userchannel", userchannel]]);
