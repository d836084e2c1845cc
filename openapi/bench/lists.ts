import { sql } from "kysely";
import type { SandboxDatabase } from "../sandbox/db/database.ts";

/** Gives the demo viewer so many entries of each list: videos and channels that are there only for it. */
export async function fillLists(database: SandboxDatabase, entries: number): Promise<void> {
  await database.write(async (db) => {
    const viewer = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "zritel@kadr.example")
      .executeTakeFirstOrThrow();
    const numbers = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${entries})`;
    // ids of nobody else
    const [firstPerson, firstVideo] = [5_000_000, 50_000_000];
    await sql`insert into users (id, name, created_ts) select * from (${numbers} select ${firstPerson} + i, 'Автор ' || i, 0 from n)`.execute(
      db,
    );
    await sql`insert into channels (id, name, last_update_ts) select * from (${numbers} select ${firstPerson} + i, 'Канал № ' || i, 0 from n)`.execute(
      db,
    );
    const example = await db
      .selectFrom("videos")
      .selectAll()
      .where("kind", "=", "video")
      .where("state_code", "=", 0)
      .where("is_paid", "=", 0)
      .where("is_hidden", "=", 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    const own = ["track_id", "id", "title", "channel_id"];
    const same = Object.keys(example).filter((name) => !own.includes(name));
    await sql`insert into videos (${sql.join([...own, ...same].map((name) => sql.ref(name)))})
      select * from (${numbers} select ${firstVideo} + n.i, printf('%032x', ${firstVideo} + n.i), 'Видео № ' || n.i ||
        ' о том, как всё устроено', ${firstPerson} + n.i, ${sql.join(same.map((name) => sql.ref(`videos.${name}`)))}
      from n join videos on videos.track_id = ${example.track_id})`.execute(db);
    const now = Date.now();
    const minute = 60_000;
    await sql`insert into history (user_id, track_id, position, watched_ts, is_listed) select * from (${numbers}
      select ${viewer.id}, ${firstVideo} + i, 1, ${now} - i * ${10 * minute}, 1 from n)`.execute(db);
    await sql`insert into watch_later (user_id, track_id, created_ts) select * from (${numbers}
      select ${viewer.id}, ${firstVideo} + i, ${now} - i * ${minute} from n)`.execute(db);
    await sql`insert into video_reactions (user_id, track_id, reaction, created_ts) select * from (${numbers}
      select ${viewer.id}, ${firstVideo} + i, 1, ${now} - i * ${minute} from n)`.execute(db);
    await sql`insert into subscriptions (user_id, model, object_id, subscription_type, created_ts) select *
      from (${numbers} select ${viewer.id}, 'userchannel', ${firstPerson} + i, 'all', ${now} from n)`.execute(db);
  });
}
