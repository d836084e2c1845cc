// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { usualQuotas } from "../sandbox/schedule/quota-figures.ts";
import { maxDrafts, quotaOf } from "../sandbox/schedule/quotas.ts";
import type { Sandbox } from "../sandbox/index.ts";
import { pngOf } from "../sandbox/testing/png.ts";
import { small } from "../sandbox/testing/small-seed.ts";
import { startSmall, Visitor } from "../sandbox/testing/visitor.ts";
import type { Quota, Quotas } from "../sandbox/context.ts";

const minute = 60_000;
const few = { person: { max: 3, windowMs: 10 * minute }, address: { max: 5, windowMs: 10 * minute } };
const quotas: Quotas = { chat: few, comments: few, pictures: few, uploads: few, problems: few };
const clip = readFileSync(join(import.meta.dirname, "../sandbox/media/files/clips/osenniy-les/240p.mp4"));
const picture = pngOf();
const people = [small.viewer, small.author, small.other];

let sandbox: Sandbox;
afterEach(() => sandbox.close());

function form(
  fields: Readonly<Record<string, string>>,
  file: { name: string; type: string; bytes: Buffer },
): { raw: Buffer; headers: Record<string, string> } {
  const edge = "kadr-edge";
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${edge}\r\ncontent-disposition: form-data; name="${file.name}"; filename="a"\r\ncontent-type: ${file.type}\r\n\r\n`;
  return {
    raw: Buffer.concat([Buffer.from(parts.join("") + head), file.bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${edge}` },
  };
}

/** Actions of a person that a quota counts, and the status of their success. */
const deeds: Readonly<
  Record<
    Quota,
    {
      readonly good: number;
      readonly do: (
        who: Visitor,
        n: number,
        when?: string,
      ) => Promise<{ status: number; headers: object; text: string }>;
    }
  >
> = {
  chat: {
    good: 201,
    async do(who, n) {
      const videos = sandbox.context.database.query.updateTable("videos");
      await videos.set({ kind: "livestream" }).where("id", "=", small.quietVideo).execute();
      return who.call(`/api/livestream/chat/${small.quietVideo}/`, { method: "POST", body: { text: `Слово ${n}` } });
    },
  },
  comments: {
    good: 201,
    do: (who, n) => who.call(`/api/comments/video/${small.video}/`, { method: "POST", body: { text: `Слово ${n}` } }),
  },
  pictures: {
    good: 200,
    do: (who) =>
      who.call("/api/profile/user/avatar/", {
        method: "POST",
        ...form({}, { name: "avatar", type: "image/png", bytes: picture }),
      }),
  },
  problems: {
    good: 204,
    do: (who, n) => who.call("/api/forms/problem/", { method: "POST", body: { text: `Нет звука ${n}` } }),
  },
  uploads: {
    good: 200,
    async do(who, n, when = "") {
      const page = await who.request("/uploader/", { host: "studio" });
      const token = /name="_token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
      const sent = form(
        { _token: token, title: `Ролик ${n}`, description: "", age: "0", category: "1", when },
        { name: "video", type: "video/mp4", bytes: clip },
      );
      return who.request("/uploader/", {
        host: "studio",
        method: "POST",
        raw: sent.raw,
        headers: { ...sent.headers, accept: "application/json" },
      });
    },
  },
};

describe.each(Object.entries(deeds) as Array<[Quota, (typeof deeds)[Quota]]>)("%s", (quota, { good, do: act }) => {
  it("are counted for a person, and for an address whoever asks there", async () => {
    sandbox = await startSmall({ quotas });
    const [viewer, author, other] = (await Promise.all(
      people.map(({ email }) => new Visitor(sandbox).signIn(email)),
    )) as [Visitor, Visitor, Visitor];
    const statuses = async (who: Visitor, times: number): Promise<number[]> => {
      const all: number[] = [];
      for (let n = 0; n < times; n += 1) all.push((await act(who, n)).status);
      return all;
    };
    expect(await statuses(viewer, 4)).toEqual([good, good, good, 429]);
    // Two more from this address, of whomever.
    expect(await statuses(author, 3)).toEqual([good, good, 429]);
    const refused = await act(other, 9);
    expect(refused.status).toBe(429);
    expect(Number((refused.headers as Record<string, string>)["retry-after"])).toBeGreaterThan(0);
  }, 120_000);

  it("many at once are no more than one after the other", async () => {
    sandbox = await startSmall({ quotas });
    const viewer = await new Visitor(sandbox).signIn(small.viewer.email);
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => act(viewer, n)));
    expect(all.filter(({ status }) => status === good).length).toBeLessThanOrEqual(few.person.max);
    expect(all.every(({ status }) => status === good || status === 429)).toBe(true);
  }, 120_000);

  it("have a quota without being told to, but in tests", async () => {
    sandbox = await startSmall({ mode: "production" });
    expect(sandbox.context.quotas?.[quota]).toEqual(usualQuotas[quota]);
  }, 60_000);
});

it("reports of guests are counted by their address", async () => {
  sandbox = await startSmall({ quotas });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await deeds.problems.do(new Visitor(sandbox), n)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
}, 60_000);

it.each(["pictures", "uploads"] as const)(
  "who has not confirmed an address sends no %s",
  async (quota) => {
    sandbox = await startSmall({ quotas });
    const viewer = await new Visitor(sandbox).signIn(small.viewer.email);
    await sandbox.context.database.query
      .updateTable("users")
      .set({ email_confirmed: 0 })
      .where("id", "=", small.viewer.id)
      .execute();
    const refused = await deeds[quota].do(viewer, 1);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain("Подтвердите почту");
  },
  60_000,
);

it("an author has no more announced videos than a page of them", async () => {
  sandbox = await startSmall();
  const viewer = await new Visitor(sandbox).signIn(small.viewer.email);
  const { query } = sandbox.context.database;
  const soon = new Date(Date.now() + 2 * 24 * 60 * minute).toISOString().slice(0, 16);
  expect((await deeds.uploads.do(viewer, 0, soon)).status).toBe(200);
  const {
    track_id: _track,
    id: _id,
    ...draft
  } = await query.selectFrom("videos").selectAll().where("channel_id", "=", small.viewer.id).executeTakeFirstOrThrow();
  for (let n = 1; n < maxDrafts; n += 1)
    await query
      .insertInto("videos")
      .values({ ...draft, id: `d${String(n).padStart(31, "0")}` })
      .execute();
  const refused = await deeds.uploads.do(viewer, 99, soon);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("ещё не вышли")]);
  expect((await deeds.uploads.do(viewer, 100)).status).toBe(200);
}, 60_000);

it("every operation that takes a file has a quota", () => {
  const bundle = JSON.parse(readFileSync(join(import.meta.dirname, "../spec/kadr.bundled.json"), "utf8")) as {
    paths: Record<string, Record<string, { operationId?: string; requestBody?: { content?: object } }>>;
  };
  const withFiles = Object.values(bundle.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ requestBody }) => requestBody?.content !== undefined && "multipart/form-data" in requestBody.content);
  expect(withFiles.map(({ operationId = "" }) => quotaOf[operationId])).toEqual(withFiles.map(() => "pictures"));
});
