// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../server.ts";
import { at, strangersOf } from "../testing/strangers.ts";
import { small } from "../testing/small-seed.ts";
import { startSmall, Visitor } from "../testing/visitor.ts";
import { signInLimits } from "./limits.ts";
import { hashPasswordSync, standardCost } from "./passwords.ts";

/** Hashes are as slow as they are for people: otherwise nobody would wait for them. */
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSmall({ passwordCost: standardCost });
  const password = hashPasswordSync(small.password, undefined, standardCost);
  await sandbox.context.database.query.updateTable("users").set({ password_hash: password }).execute();
}, 60_000);
afterAll(() => sandbox.close());
const { stranger, guess, statuses } = strangersOf(() => [sandbox]);

describe("sixty wrong passwords at once", () => {
  it("leave the files to others: some wait in the queue, the rest are told to come again", async () => {
    const pages = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const who = stranger();
        await who.request("/multipass/login/", { host: "auth" });
        return who;
      }),
    );
    const order: string[] = [];
    const done = <Result>(name: string, work: Promise<Result>): Promise<Result> => work.finally(() => order.push(name));
    const tries = pages.map((who, n) => done("password", guess(`kto-ugodno-${n}@kadr.example`, at(n), who)));
    const media = Array.from({ length: 5 }, () =>
      done("media", stranger().request("/clips/planety/preview.mp4", { host: "media" })),
    );
    const responses = await Promise.all(tries);
    expect((await Promise.all(media)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const busy = responses.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(20);
    expect(responses.every(({ status }) => status === 422 || status === 503)).toBe(true);
    for (const reply of busy)
      expect([
        Number(reply.headers["retry-after"]) > 0,
        reply.text.includes("Попробуйте через несколько секунд"),
      ]).toEqual([true, true]);
    expect(order.lastIndexOf("media")).toBeLessThan(order.length - 5);
    // An attempt that was not looked at has not failed.
    const counted = await sandbox.context.database.query
      .selectFrom("login_attempts")
      .select((to) => to.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow();
    expect(counted.n).toBe(4 * (responses.length - busy.length));
  }, 120_000);
});

describe("one address that knows a password", () => {
  it("floods with it and keeps nobody else from signing in", async () => {
    const [flood, owners] = await Promise.all([
      Promise.all(
        Array.from(
          { length: 40 },
          async () => (await guess(small.viewer.email, at(150), stranger(), small.password)).status,
        ),
      ),
      statuses(3, (n) => guess(small.author.email, at(151 + n), stranger(), small.password)),
    ]);
    expect(
      flood.some((status) => status !== 303),
      "it was refused some",
    ).toBe(true);
    expect(owners).toEqual([303, 303, 303]);
  }, 60_000);

  it("gets so many hashes for it and no more", async () => {
    const strict = await startSmall({ signInLimits: { ...signInLimits, hashes: { max: 2, windowMs: 60_000 } } });
    const signIn = (from: { from: string }) => guess(small.viewer.email, from, new Visitor(strict), small.password);
    expect(await statuses(3, () => signIn(at(160)))).toEqual([303, 303, 429]);
    expect((await signIn(at(161))).status).toBe(303);
    await strict.close();
  }, 60_000);
});
