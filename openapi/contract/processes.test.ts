// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { intentOf } from "../sandbox/calls/idempotency.ts";
import { startSandbox, type Sandbox } from "../sandbox/index.ts";
import { Visitor } from "../sandbox/testing/visitor.ts";
import { send, type Received } from "./http.ts";
import { newPlace, type Place } from "../sandbox/testing/place.ts";
import { signIn } from "./world.ts";

/** Several servers on one database, behind a balancer that asks now this one and now that one: PostgreSQL only. */
describe.skipIf(!process.env["KADR_TEST_DATABASE"])("servers side by side", () => {
  let place: Place;
  let servers: Sandbox[];
  let cookie: string;
  let videoId: string;

  beforeAll(async () => {
    place = await newPlace();
    const options = {
      port: 0,
      data: place.folder,
      databaseUrl: place.databaseUrl,
      videos: 100,
      comments: 300,
      mode: "test",
      hostDist: null,
    } as const;
    // All at once: they must agree on who makes the tables and the content.
    servers = await Promise.all([startSandbox(options), startSandbox(options), startSandbox(options)]);
    const { query } = (servers[0] as Sandbox).context.database;
    cookie = await signIn(query, "zritel@kadr.example");
    const video = query
      .selectFrom("videos")
      .select("id")
      .where("state_code", "=", 0)
      .where("hide_comments", "=", 0)
      .where("is_hidden", "=", 0);
    videoId = (await video.where("comments_count", "<", 20).limit(1).executeTakeFirstOrThrow()).id;
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    await place.remove();
  }, 30_000);

  const at = (index: number): number => (servers[index % servers.length] as Sandbox).port;
  const comment = (index: number, key: string, text: string): Promise<Received> =>
    send(at(index), {
      method: "POST",
      path: `/api/comments/video/${videoId}/?mention=false`,
      cookie,
      body: { text },
      headers: { "idempotency-key": key },
      timeoutSeconds: 60,
    });
  const count = async (index: number): Promise<number> => {
    const { body } = await send(at(index), {
      method: "GET",
      path: `/api/comments/video/${videoId}/?sort_by=date_added_desc&limit=1`,
      cookie,
    });
    return (body as { comments_count: number }).comments_count;
  };

  it("make the content once", async () => {
    const { query } = (servers[1] as Sandbox).context.database;
    // The base content has the first numbers; what the parts add comes after it, each part once.
    expect(
      await query
        .selectFrom("videos")
        .where("track_id", "<=", 100)
        .select((to) => to.fn.countAll<number>().as("n"))
        .executeTakeFirst(),
    ).toEqual({ n: 100 });
    const doubled = query
      .selectFrom("videos")
      .select("title")
      .groupBy(["title", "channel_id", "publication_ts"])
      .having((to) => to.fn.countAll<number>(), ">", 1);
    expect(await doubled.execute()).toEqual([]);
  });

  it("know a session that another one began, and its end", async () => {
    const visitor = await new Visitor(servers[0] as Sandbox).signIn("zritel@kadr.example");
    const own = visitor.cookies.get("kadr_session");
    const profile = async (index: number): Promise<unknown> =>
      (await send(at(index), { method: "GET", path: "/api/profile/user/", cookie: own })).body;
    expect(await profile(1)).toMatchObject({ email: "zritel@kadr.example" });
    await send(at(2), { method: "POST", path: "/api/accounts/logout/", cookie: own });
    expect(await profile(0)).toEqual({ id: null });
  }, 60_000);

  it("publish a comment once, to whichever and however often it is sent under its key", async () => {
    const before = await count(0);
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => comment(index, `beside-${index % 10}`, `Рядом ${index % 10}`)),
    );
    expect(responses.map(({ status, text }) => (status === 201 ? 201 : text))).toEqual(
      Array.from({ length: 60 }, () => 201),
    );
    expect(new Set(responses.map(({ body }) => (body as { id: string }).id)).size).toBe(10);
    for (const index of [0, 1, 2]) expect(await count(index)).toBe(before + 10);
  }, 120_000);

  it("refuse a key that another one is still working on, and take it once that one has given up", async () => {
    const before = await count(0);
    const { query, claim, write } = (servers[0] as Sandbox).context.database;
    const { id } = await query
      .selectFrom("users")
      .select("id")
      .where("email", "=", "zritel@kadr.example")
      .executeTakeFirstOrThrow();
    let giveUp = (): void => {};
    const given = new Promise<void>((_, reject) => (giveUp = () => reject(new Error("given up"))));
    let first: Promise<void> | undefined;
    const isClaimed = await new Promise<boolean>((resolve) => {
      first = write(async (db) => {
        resolve(await claim(db, intentOf(id, "createComment", "under-way", "", undefined).idHash));
        await given;
      });
      first.catch(() => {});
    });
    expect(isClaimed).toBe(true);
    expect(await comment(1, "under-way", "Ещё не ясно")).toMatchObject({ status: 409, body: { code: "conflict" } });
    giveUp();
    await expect(first).rejects.toThrow("given up");
    expect((await comment(1, "under-way", "Ещё не ясно")).status).toBe(201);
    expect(await count(2)).toBe(before + 1);
  }, 60_000);

  it("count failed sign-ins together", async () => {
    const guess = (index: number) =>
      new Visitor(servers[index % servers.length] as Sandbox).sendForm("/multipass/login/", {
        email: "zabanen@kadr.example",
        password: "догадка",
      });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess(tries)).status).toBe(422);
    for (let tries = 0; tries < 3; tries += 1) expect((await guess(tries)).status).toBe(429);
  }, 120_000);
});
