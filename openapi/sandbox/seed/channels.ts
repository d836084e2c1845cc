import type { SandboxDatabase } from "../db/database.ts";
import { hashPasswordSync } from "../auth/passwords.ts";
import { imageCatalog } from "../media/index.ts";
import { SEED } from "./constants.ts";
import type { Random } from "./random.ts";
import { femaleNames, maleNames, nicknames, surnames } from "./texts/people.ts";
import { topics } from "./texts/topics.ts";

export interface SeededChannel {
  readonly id: number;
  readonly topic: number;
  readonly name: string;
  /** How often its videos come up, relative to others. */
  readonly weight: number;
}

const day = 86_400_000;
const firstCommenter = 1001;

const avatars = imageCatalog().filter((image) => image.kind === "avatar").map((image) => `/images/${image.id}.webp`);

/** Accounts that can sign in. A fixed salt keeps the seed deterministic. */
function seedAccounts(db: SandboxDatabase, now: number): void {
  const put = db.prepare("INSERT INTO users (id, name, email, email_confirmed, password_hash, first_name, birth_date, gender, avatar, created_ts) VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)");
  // One hash for all three: they share the published password, and each hash takes a tenth of a second.
  const hash = hashPasswordSync(SEED.password, Buffer.alloc(16, 7));
  const account = (who: { id: number; name: string; email: string }, first: string, gender: string, avatar: string): void => {
    put.run(who.id, who.name, who.email, hash, first, "1990-05-17", gender, avatar, now - 900 * day);
  };
  account(SEED.viewer, "Вера", "female", avatars[6] as string);
  account(SEED.banned, "Тарас", "male", avatars[2] as string);
  account(SEED.author, "Антон", "male", avatars[0] as string);
}

function personName(random: Random): string {
  const dice = random.next();
  if (dice < 0.14) return random.chance(0.4) ? random.pick(nicknames) : `${random.pick(nicknames)} ${random.int(2, 99)}`;
  const female = random.chance(0.5);
  const first = random.pick(female ? femaleNames : maleNames);
  const last = random.pick(surnames) + (female ? "а" : "");
  if (dice < 0.3) return first;
  return dice < 0.4 ? `${first} ${last.charAt(0)}.` : `${first} ${last}`;
}

/** Puts accounts, channels with their owners, categories and `commenters` people who only comment; answers the channels and commenters' ids. */
export function seedPeople(db: SandboxDatabase, random: Random, now: number, commenters: number): { channels: SeededChannel[]; commenterIds: readonly [from: number, to: number] } {
  seedAccounts(db, now);
  const user = db.prepare("INSERT INTO users (id, name, avatar, created_ts) VALUES (?, ?, ?, ?)");
  const channel = db.prepare("INSERT INTO channels (id, name, description, avatar, short_url, is_official, is_reborn, kind_sign_for_user, subscribers_count, last_update_ts, is_donate_allowed) VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)");
  const category = db.prepare("INSERT INTO categories (id, name, url) VALUES (?, ?, ?)");
  const channels: SeededChannel[] = [{ id: SEED.author.id, topic: 1, name: SEED.author.name, weight: 3 }];
  topics.forEach((topic, at) => category.run(at + 1, topic.category, `/feeds/${topic.slug}/`));
  channel.run(SEED.author.id, SEED.author.name, "Снимаем рассветы, перевалы и тех, кто там живёт. Автор — Антон Седов.", avatars[0] as string, "gory-i-lyudi", 1, 0, 184_320, now, 1);

  let id = SEED.author.id;
  topics.forEach((topic, at) => {
    topic.channels.forEach(([name, description, official], within) => {
      id += 1;
      const weight = 0.4 + random.next() ** 2 * 3;
      const avatar = id % 17 === 0 ? null : (avatars[(id - 101) % avatars.length] as string);
      user.run(id, name, avatar, now - random.int(300, 2500) * day);
      channel.run(id, name, description, avatar, within === 0 ? topic.slug : null, official, id % 23 === 0 ? 1 : 0, Math.round(10 ** (2.2 + weight + random.next())), now, random.chance(0.3) ? 1 : 0);
      channels.push({ id, topic: at, name, weight });
    });
  });
  for (let i = 0; i < commenters; i++) user.run(firstCommenter + i, personName(random), random.chance(0.45) ? random.pick(avatars) : null, now - random.int(5, 2000) * day);
  return { channels, commenterIds: [firstCommenter, firstCommenter + commenters - 1] };
}

/** Counters and times that depend on the videos. */
export function finishChannels(db: SandboxDatabase): void {
  db.prepare(
    `UPDATE channels SET (videos_count, last_update_ts) =
     (SELECT count(*), COALESCE(max(publication_ts), channels.last_update_ts) FROM videos v WHERE v.channel_id = channels.id AND v.state_code = 0 AND v.is_hidden = 0 AND v.future_publication = 0)`,
  ).run();
}
