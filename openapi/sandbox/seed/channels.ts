import type { PasswordCost } from "../context.ts";
import type { Db } from "../db/database.ts";
import { sql, type Insertable } from "kysely";
import { insertRows } from "../db/insert-rows.ts";
import type { ChannelsTable, UsersTable } from "../db/schema.ts";
import { hashPasswordSync } from "../auth/passwords.ts";
import { imageCatalog } from "../media/index.ts";
import { SEED } from "./constants.ts";
import type { Random } from "../random.ts";
import { femaleNames, maleNames, nicknames, surnames } from "./texts/people.ts";
import { topics } from "./texts/topics.ts";

export interface SeededChannel {
  readonly id: number;
  readonly topic: number;
  readonly name: string;
  /** How often its videos come up, relative to others. */
  readonly weight: number;
}

type User = Insertable<UsersTable>;
type Channel = Insertable<ChannelsTable>;

const day = 86_400_000;
const firstCommenter = 1001;

const avatars = imageCatalog()
  .filter((image) => image.kind === "avatar")
  .map((image) => `/images/${image.id}.webp`);

/** Accounts that can sign in. A fixed salt keeps the seed deterministic. */
function accounts(now: number, cost?: PasswordCost): User[] {
  // One hash for all three: they share the published password, and each hash takes a tenth of a second.
  const hash = hashPasswordSync(SEED.password, Buffer.alloc(16, 7), cost);
  const account = (
    who: { id: number; name: string; email: string },
    first: string,
    gender: "female" | "male",
    avatar: string,
  ): User => ({
    id: who.id,
    name: who.name,
    email: who.email,
    email_confirmed: 1,
    password_hash: hash,
    first_name: first,
    birth_date: "1990-05-17",
    gender,
    avatar,
    created_ts: now - 900 * day,
  });
  return [
    account(SEED.viewer, "Вера", "female", avatars[6] as string),
    account(SEED.banned, "Тарас", "male", avatars[2] as string),
    account(SEED.author, "Антон", "male", avatars[0] as string),
  ];
}

function personName(random: Random): string {
  const dice = random.next();
  if (dice < 0.14)
    return random.chance(0.4) ? random.pick(nicknames) : `${random.pick(nicknames)} ${random.int(2, 99)}`;
  const female = random.chance(0.5);
  const first = random.pick(female ? femaleNames : maleNames);
  const last = random.pick(surnames) + (female ? "а" : "");
  if (dice < 0.3) return first;
  return dice < 0.4 ? `${first} ${last.charAt(0)}.` : `${first} ${last}`;
}

/** Puts accounts, channels with their owners, categories and `commenters` people who only comment; answers the channels and commenters' ids. */
export async function seedPeople(
  db: Db,
  random: Random,
  now: number,
  commenters: number,
  passwordCost?: PasswordCost,
): Promise<{ channels: SeededChannel[]; commenterIds: readonly [from: number, to: number] }> {
  const users: User[] = accounts(now, passwordCost);
  const user = (id: number, name: string, avatar: string | null, created: number): User => ({
    id,
    name,
    email: null,
    email_confirmed: 0,
    password_hash: null,
    first_name: null,
    birth_date: null,
    gender: null,
    avatar,
    created_ts: created,
  });
  const channels: SeededChannel[] = [{ id: SEED.author.id, topic: 1, name: SEED.author.name, weight: 3 }];
  const rows: Channel[] = [
    {
      id: SEED.author.id,
      name: SEED.author.name,
      description: "Снимаем рассветы, перевалы и тех, кто там живёт. Автор — Антон Седов.",
      avatar: avatars[0] as string,
      short_url: "gory-i-lyudi",
      is_official: 1,
      is_reborn: 0,
      kind_sign_for_user: 0,
      subscribers_count: 184_320,
      last_update_ts: now,
      is_donate_allowed: 1,
    },
  ];

  let id = SEED.author.id;
  topics.forEach((topic, at) => {
    topic.channels.forEach(([name, description, official], within) => {
      id += 1;
      const weight = 0.4 + random.next() ** 2 * 3;
      const avatar = id % 17 === 0 ? null : (avatars[(id - 101) % avatars.length] as string);
      users.push(user(id, name, avatar, now - random.int(300, 2500) * day));
      rows.push({
        id,
        name,
        description,
        avatar,
        short_url: within === 0 ? topic.slug : null,
        is_official: official,
        is_reborn: id % 23 === 0 ? 1 : 0,
        kind_sign_for_user: 0,
        subscribers_count: Math.round(10 ** (2.2 + weight + random.next())),
        last_update_ts: now,
        is_donate_allowed: random.chance(0.3) ? 1 : 0,
      });
      channels.push({ id, topic: at, name, weight });
    });
  });
  for (let i = 0; i < commenters; i++)
    users.push(
      user(
        firstCommenter + i,
        personName(random),
        random.chance(0.45) ? random.pick(avatars) : null,
        now - random.int(5, 2000) * day,
      ),
    );
  await insertRows(db, "users", users);
  await insertRows(db, "channels", rows);
  await insertRows(
    db,
    "categories",
    topics.map((topic, at) => ({ id: at + 1, name: topic.category, url: `/feeds/${topic.slug}/` })),
  );
  return { channels, commenterIds: [firstCommenter, firstCommenter + commenters - 1] };
}

/** Counters and times that depend on the videos. */
export async function finishChannels(db: Db): Promise<void> {
  await sql`update channels set (videos_count, last_update_ts) =
    (select count(*), coalesce(max(publication_ts), channels.last_update_ts) from videos v
     where v.channel_id = channels.id and v.state_code = 0 and v.is_hidden = 0 and v.future_publication = 0)`.execute(
    db,
  );
}
