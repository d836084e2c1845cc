import path from "node:path";
import { expect, test } from "@playwright/test";
import { insertRows } from "../openapi/sandbox/db/insert-rows.ts";
import type { Db } from "../openapi/sandbox/db/database.ts";
import type { Sandbox } from "../openapi/sandbox/server.ts";
import { small, smallSeed } from "../openapi/sandbox/testing/small-seed.ts";
import { startSmall, Visitor } from "../openapi/sandbox/testing/visitor.ts";
import { maxWait } from "../tools/test/maxWait.mjs";

/** Drawings of each page and person, and how many of them are under way at once. */
const rounds = 334;
const inFlight = 20;

/** Two people and what is theirs alone: no other document may hold a byte of it. */
const people = [
  {
    id: small.viewer.id,
    name: "Аграфена Метка-Первая",
    email: "metka.pervaya@kadr.example",
    avatar: "/images/metka-pervaya.webp",
    /** A video that only this person has begun and no list shows, and how far, in seconds. */
    begun: { id: 5, title: "Начатое Аграфеной" },
    position: 131_317,
    reaction: 1,
  },
  {
    id: small.other.id,
    name: "Варсонофий Метка-Второй",
    email: "metka.vtoroy@kadr.example",
    avatar: "/images/metka-vtoroy.webp",
    begun: { id: 6, title: "Начатое Варсонофием" },
    position: 271_739,
    reaction: -1,
  },
] as const;

const marksOf = ({ name, email, begun, position, avatar }: (typeof people)[number]): string[] => [
  name,
  email,
  avatar,
  begun.title,
  String(position),
];

async function seed(db: Db): Promise<void> {
  await smallSeed(db);
  // Their public comments are for all to read.
  await db.updateTable("comments").set({ user_id: small.author.id }).execute();
  for (const { id, name, email, avatar, begun, position, reaction } of people) {
    await db.updateTable("users").set({ name, first_name: name, email, avatar }).where("id", "=", id).execute();
    await db
      .updateTable("videos")
      .set({ title: begun.title, duration: 400_000 })
      .where("track_id", "=", begun.id)
      .execute();
    await db.deleteFrom("shelf_items").where("track_id", "=", begun.id).execute();
    await insertRows(db, "history", [
      { user_id: id, track_id: begun.id, position, watched_ts: Date.now() },
      { user_id: id, track_id: 1, position: position + 1, watched_ts: Date.now() },
    ]);
    await insertRows(db, "video_reactions", [{ user_id: id, track_id: 1, reaction, created_ts: Date.now() }]);
  }
}

/** A document without what each has of its own: nonce, time of drawing. */
const withoutOwn = (text: string): string => text.replace(/ nonce="[^"]+"/g, "").replace(/"now":\d+/, "");

let sandbox: Sandbox;
test.beforeAll(async () => {
  sandbox = await startSmall({
    hostDist: path.resolve(import.meta.dirname, "../host/dist"),
    seedWith: seed,
    mode: "production",
    drawingLimitMs: 60_000,
    log: "silent",
  });
});
test.afterAll(() => sandbox.close());

test("of 2,000 pages drawn at once in one process for two people and a guest, each is its person's own and holds nothing of the others", async () => {
  test.setTimeout(maxWait(300_000));
  const guest = { visitor: new Visitor(sandbox), marks: [] as string[] };
  const signedIn = await Promise.all(
    people.map(async (person) => ({
      visitor: await new Visitor(sandbox).signIn(person.email),
      marks: marksOf(person),
    })),
  );
  const all = [guest, ...signedIn];
  const paths = ["/", `/video/${small.video}/`];
  const asked = await Promise.all(
    all.flatMap(({ visitor, marks }) =>
      paths.map(async (address) => ({ visitor, marks, address, alone: (await visitor.request(address)).text })),
    ),
  );
  for (const { marks, address, alone } of asked) {
    expect(alone.includes('id="kadr-drawn"'), `${address} is drawn`).toBe(true);
    for (const mark of all.flatMap((person) => person.marks))
      if (!marks.includes(mark)) expect(alone.includes(mark), `${mark} is in ${address} of somebody else`).toBe(false);
  }
  // or the marks would prove nothing
  for (const { marks } of signedIn)
    for (const mark of marks)
      expect(
        asked.some((one) => one.marks === marks && one.alone.includes(mark)),
        `${mark} is in a page of its owner`,
      ).toBe(true);

  const queue = Array.from({ length: rounds }, () => asked).flat();
  let drawn = 0;
  const work = async (): Promise<void> => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
      const { text } = await one.visitor.request(one.address);
      drawn += 1;
      if (withoutOwn(text) === withoutOwn(one.alone)) continue;
      const at = [...withoutOwn(text)].findIndex((sign, index) => sign !== withoutOwn(one.alone)[index]);
      const around = (page: string): string => withoutOwn(page).slice(Math.max(0, at - 100), at + 200);
      expect(around(text), `drawing ${drawn}: ${one.address}`).toBe(around(one.alone));
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  expect(drawn).toBeGreaterThanOrEqual(2000);
});
