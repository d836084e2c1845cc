// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import type { Sandbox } from "../../server.ts";
import type { SignedInUser } from "../../auth/sessions.ts";
import { small } from "../../testing/small-seed.ts";
import { startSmall } from "../../testing/visitor.ts";
import { listedFor, markedVideo, openVideo, refusalOf } from "./video-access.ts";

const person = (id: number) => ({ id }) as SignedInUser;
const guest = { user: undefined };
const [owner, stranger] = [{ user: person(small.author.id) }, { user: person(small.viewer.id) }];

describe("a video opens", () => {
  const open = { state_code: 0, is_hidden: 0, pepper: null, channel_id: small.author.id } as const;
  const byLink = { ...open, is_hidden: 1, pepper: "secret" } as const;

  it("for everybody where it is for everybody, whatever key they hold", () => {
    for (const viewer of [guest, stranger, owner, { ...guest, pepper: "any" }])
      expect(refusalOf(open, viewer)).toBeUndefined();
  });

  it("by its link only for its channel, and for who holds its very key", () => {
    expect(refusalOf(byLink, owner)).toBeUndefined();
    for (const viewer of [guest, stranger]) {
      expect(refusalOf(byLink, { ...viewer, pepper: "secret" })).toBeUndefined();
      for (const pepper of [undefined, "", "Secret"]) expect(refusalOf(byLink, { ...viewer, pepper })).toBe(2042002);
    }
  });

  it("for its channel alone where it is by a link that has no key yet", () => {
    const keyless = { ...byLink, pepper: null };
    expect(refusalOf(keyless, owner)).toBeUndefined();
    for (const pepper of [undefined, "", "null"]) expect(refusalOf(keyless, { ...guest, pepper })).toBe(2042002);
  });

  it("for nobody where its state says why not, its channel included", () => {
    for (const viewer of [guest, owner, { ...stranger, pepper: "secret" }])
      expect(refusalOf({ ...byLink, state_code: 2042001 }, viewer)).toBe(2042001);
  });
});

describe("of the videos that there are", () => {
  const [shown, byLink, withdrawn] = [1, 28, 30].map((n) => String(n).padStart(32, "0")) as [string, string, string];
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSmall();
    await sandbox.context.database.query
      .updateTable("videos")
      .set({ is_hidden: 1, pepper: "secret" })
      .where("id", "=", byLink)
      .execute();
  });
  afterAll(() => sandbox.close());

  const context = () => ({ db: sandbox.context.database.query });
  const missing = { status: 404 };

  it("one that somebody may not see is to them one that does not exist", async () => {
    for (const [viewer, id] of [
      [guest, shown],
      [owner, byLink],
      [{ ...guest, pepper: "secret" }, byLink],
    ] as const)
      expect((await openVideo({ ...viewer, context: context() }, id)).id).toBe(id);
    for (const [viewer, id] of [
      [owner, "unknown"],
      [owner, withdrawn],
      [stranger, byLink],
    ] as const)
      await expect(openVideo({ ...viewer, context: context() }, id)).rejects.toMatchObject(missing);
  });

  it("one that bears a person's own mark is still theirs to unmark, and no other is", async () => {
    const asked: number[] = [];
    const find = (id: string, isMarked: boolean) =>
      markedVideo({ ...stranger, context: context() }, id, async (trackId) => {
        asked.push(trackId);
        return isMarked;
      });
    expect((await find(shown, false)).id).toBe(shown);
    expect(asked).toEqual([]);
    for (const id of [byLink, withdrawn]) {
      expect((await find(id, true)).id).toBe(id);
      await expect(find(id, false)).rejects.toMatchObject(missing);
    }
    expect(asked).toEqual([28, 28, 30, 30]);
    await expect(find("unknown", true)).rejects.toMatchObject(missing);
  });

  it("a list has those for everybody, and for a channel its own by link as well", async () => {
    const listed = async (userId: number | undefined) => {
      const rows = await sandbox.context.database.query
        .selectFrom("videos as v")
        .select("v.id")
        .where(listedFor(userId))
        .where(sql<boolean>`v.track_id in (1, 28, 30)`)
        .orderBy("v.id")
        .execute();
      return rows.map(({ id }) => id);
    };
    expect(await listed(undefined)).toEqual([shown]);
    expect(await listed(small.viewer.id)).toEqual([shown]);
    expect(await listed(small.author.id)).toEqual([shown, byLink]);
  });
});
