// @vitest-environment node
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ffmpegTools } from "../media/ffmpeg.ts";
import { indexEverything } from "../search/documents.ts";
import type { Sandbox } from "../server.ts";
import { small, smallSeed } from "../testing/small-seed.ts";
import { startSmall, Visitor, type Reply } from "../testing/visitor.ts";
import { fieldTime } from "./times.ts";
import { makeUploadsFolder, uploadsFolder } from "../media/uploads.ts";

const clip = readFileSync(join(import.meta.dirname, "../media/files/clips/gory-rassvet/240p.mp4"));

let sandbox: Sandbox;
let folder: string;
let guest: Visitor;
let author: Visitor;
let other: Visitor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kadr-studio-"));
  sandbox = await startSmall({
    data: folder,
    maxUploadBytes: clip.length + 1024,
    async seedWith(db) {
      await smallSeed(db);
      await indexEverything(db);
    },
  });
  guest = new Visitor(sandbox);
  author = await new Visitor(sandbox).signIn(small.author.email);
  other = await new Visitor(sandbox).signIn(small.other.email);
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const tokenIn = (page: Reply): string => /name="_token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
const open = (who: Visitor, path: string): Promise<Reply> => who.request(path, { host: "studio" });

/** Opens a page and sends one of its forms. */
async function sendForm(who: Visitor, page: string, fields: Record<string, string>, action = page): Promise<Reply> {
  return who.request(action, {
    host: "studio",
    method: "POST",
    form: { _token: tokenIn(await open(who, page)), ...fields },
  });
}

const fields = {
  title: "Рассвет над хребтом",
  description: "Снято на телефон\n0:00 Темнота\n0:30 Первый луч",
  category: "1",
  age: "6",
};

/** Sends a file as the form of the page does: fields first, the file last. */
async function upload(
  who: Visitor,
  bytes: Buffer,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  const boundary = "----kadr";
  const all = { _token: tokenIn(await open(who, "/uploader/")), ...fields, ...more };
  const head = Object.entries(all)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("");
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="video"; filename="IMG_1.mp4"\r\nContent-Type: video/mp4\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return who.request("/uploader/", {
    host: "studio",
    method: "POST",
    raw: body,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, ...headers },
  });
}

const files = (): string[] => readdirSync(uploadsFolder(folder));
const idIn = (reply: Reply): string =>
  /\/video-editor\/([0-9a-f]{32})\//.exec(String(reply.headers["location"]))?.[1] ?? "";

/** A box of an MP4 (ISO/IEC 14496-12). */
function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}
/** Beginning of an MP4 with no data after it; the film's header tells of as many seconds as can be written. */
const headerAlone = ((): Buffer => {
  const film = Buffer.alloc(100);
  film.writeUInt32BE(1, 12);
  film.writeUInt32BE(0xffffffff, 16);
  return Buffer.concat([box("ftyp", Buffer.from("isom\0\0\0\0")), box("moov", box("mvhd", film))]);
})();

describe("the studio", () => {
  it("asks who is not signed in to do so, on every page", async () => {
    for (const path of [
      "/uploader/",
      "/create-stream/",
      `/video-editor/${small.video}/`,
      "/playlist/1/",
      "/playlist/new/",
    ]) {
      const page = await open(guest, path);
      expect(page.status, path).toBe(401);
      expect(page.text).toContain("Нужен вход");
    }
    expect((await sendForm(guest, "/create-stream/", fields)).status).toBe(401);
  });

  it("lets nobody else frame it, run scripts in it or send its forms", async () => {
    const page = await open(author, "/uploader/");
    const policy = String(page.headers["content-security-policy"]);
    for (const rule of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "style-src-attr 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(page.text).toContain(`<script nonce="${nonce}">`);
    expect(page.text).not.toMatch(/ style="| on\w+="/);
    const token = tokenIn(page);
    const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
      author.request("/create-stream/", { host: "studio", method: "POST", form: { ...fields, ...form }, headers });
    expect((await send({ _token: token }, { origin: sandbox.context.origins.shell })).status).toBe(403);
    expect((await send({ _token: tokenIn(await open(other, "/uploader/")) })).status).toBe(403);
    expect((await send({})).status).toBe(403);
  });

  it("takes a form as who filled it in, not as who has signed in since in the same browser", async () => {
    const browser = new Visitor(sandbox);
    // of a browser's cookies the session alone becomes another person's
    const become = ({ cookies }: Visitor): void => {
      for (const [name, value] of cookies) if (name.includes("session")) browser.cookies.set(name, value);
    };
    become(author);
    const token = tokenIn(await open(browser, "/playlist/new/"));
    become(other);
    const sent = await browser.request("/playlist/new/", {
      host: "studio",
      method: "POST",
      form: { _token: token, title: "Чужой плейлист" },
    });
    expect([sent.status, sent.text.includes("Страница устарела")]).toEqual([403, true]);
    expect((await upload(browser, clip, { _token: token })).status).toBe(403);
    expect((await sendForm(browser, "/playlist/new/", { title: "Свой плейлист" })).status).toBe(303);
  });

  it("says what is not there, and shows nobody the video or playlist of another", async () => {
    expect((await open(author, "/video-editor/unknown/")).status).toBe(404);
    expect((await open(author, "/playlist/99999/")).status).toBe(404);
    expect((await open(author, "/video-editor/%00/")).status).toBe(404);
    expect((await open(author, "/nothing/")).status).toBe(404);
    expect((await open(other, `/video-editor/${small.video}/`)).status).toBe(403);
    expect((await open(other, "/playlist/1/")).status).toBe(403);
    expect((await sendForm(other, "/uploader/", fields, `/video-editor/${small.video}/delete/`)).status).toBe(403);
    expect((await sendForm(other, "/uploader/", {}, "/playlist/1/delete/")).status).toBe(403);
  });
});

describe("an uploaded file", () => {
  it("becomes a video of the person's channel, which is made for it: played, measured, found, editable, deletable", async () => {
    const reply = await upload(other, clip);
    expect(reply.status, reply.text).toBe(303);
    const id = idIn(reply);
    const page = (await guest.call(`/video/${id}/`)).json<{
      video: { title: string; duration: number; author: { id: string }; pg_rating: { age: number } };
      playback: { mp4: Array<{ url: string }> };
    }>();
    expect(JSON.stringify(page)).toContain("Рассвет над хребтом");
    const url = /"url":"([^"]+\/videos\/[0-9a-f]{32}\.mp4)"/.exec(JSON.stringify(page))?.[1] ?? "";
    const media = await guest.request(new URL(url).pathname, { host: "media", headers: { range: "bytes=4-7" } });
    expect([media.status, media.headers["content-type"], media.text]).toEqual([206, "video/mp4", "ftyp"]);
    expect(
      (await guest.call(`/api/video/person/${small.other.id}`)).json<{
        results: Array<{ id: string; duration: number }>;
      }>().results,
    ).toEqual([expect.objectContaining({ id, duration: 65 })]);
    const find = async (query: string) =>
      (await guest.call(`/api/search/video/?query=${encodeURIComponent(query)}`))
        .json<{ results: Array<{ id: string }> }>()
        .results.map((one) => one.id);
    expect(await find("хребты")).toEqual([id]);

    const editor = await open(other, `/video-editor/${id}/?done=uploaded`);
    expect(editor.text).toContain("Видео опубликовано");
    expect(editor.text).toContain("0:30 Первый луч");
    expect((await sendForm(other, `/video-editor/${id}/`, { ...fields, title: "" })).status).toBe(422);
    expect(
      (
        await sendForm(other, `/video-editor/${id}/`, {
          ...fields,
          title: "Закат <b>у моря</b>",
          hide_comments: "1",
          age: "18",
        })
      ).status,
    ).toBe(303);
    expect(await find("хребет")).toEqual([]);
    expect(await find("закаты моря")).toEqual([id]);
    expect((await open(other, `/video-editor/${id}/`)).text).toContain("Закат &#60;b&#62;у моря&#60;/b&#62;");
    const row = await sandbox.context.database.query
      .selectFrom("videos")
      .select(["pg_age", "is_adult", "hide_comments"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ pg_age: 18, is_adult: 1, hide_comments: 1 });

    expect(files()).toHaveLength((await ffmpegTools()).ffmpeg ? 2 : 1);
    expect((await sendForm(other, `/video-editor/${id}/`, {}, `/video-editor/${id}/delete/`)).status).toBe(200);
    expect((await guest.call(`/video/${id}/`)).status).toBe(404);
    expect(await find("закат")).toEqual([]);
    expect((await open(other, `/video-editor/${id}/`)).status).toBe(404);
    expect(files()).toEqual([]);
  }, 30_000);

  it("that is not out yet is found by nothing that is told of it: the id of its address, its picture", async () => {
    const reply = await upload(other, clip, { when: fieldTime(Date.now() + 24 * 60 * 60 * 1000) });
    const id = idIn(reply);
    expect(reply.status, reply.text).toBe(303);
    const page = await guest.call(`/video/${id}/`);
    expect(page.json()).toMatchObject({ playback: null });
    const ids = [...new Set([id, ...(page.text.match(/[0-9a-f]{32}/g) ?? [])])];
    const films = ids.flatMap((name) => ["mp4", "webm", "part"].map((extension) => `/videos/${name}.${extension}`));
    for (const path of [...films, `/videos/${id}.webp`])
      expect((await guest.request(path, { host: "media" })).status, path).toBe(404);
    // The film is there, under a name of its own, and goes with the video.
    expect(files().filter((name) => name.endsWith(".mp4"))).toHaveLength(1);
    expect((await sendForm(other, `/video-editor/${id}/`, {}, `/video-editor/${id}/delete/`)).status).toBe(200);
    expect(files()).toEqual([]);
  }, 30_000);

  it("of before, which had the id of its video for a name, is played and goes with its video", async () => {
    const id = "0ld".padEnd(32, "0").replaceAll("l", "1");
    const { query } = sandbox.context.database;
    const { track_id: _track, ...row } = await query
      .selectFrom("videos")
      .selectAll()
      .where("id", "=", small.video)
      .executeTakeFirstOrThrow();
    await query
      .insertInto("videos")
      .values({
        ...row,
        id,
        channel_id: small.author.id,
        media_id: `upload-240-${id}.mp4`,
        thumbnail: `/videos/${id}.webp`,
      })
      .execute();
    await makeUploadsFolder(folder);
    for (const extension of ["mp4", "webp"]) writeFileSync(join(uploadsFolder(folder), `${id}.${extension}`), clip);
    expect((await guest.call(`/video/${id}/`)).text).toContain(`/videos/${id}.mp4`);
    expect((await sendForm(author, `/video-editor/${id}/`, {}, `/video-editor/${id}/delete/`)).status).toBe(200);
    expect(files()).toEqual([]);
  }, 30_000);

  it("is told to those who follow the channel with notices, once", async () => {
    const { query } = sandbox.context.database;
    await query
      .insertInto("subscriptions")
      .values({
        user_id: small.viewer.id,
        model: "userchannel",
        object_id: small.author.id,
        subscription_type: "all",
        created_ts: 0,
      })
      .execute();
    const id = idIn(await upload(author, clip, { title: "Для подписчиков" }));
    const notified = await query
      .selectFrom("notifications")
      .select(["user_id", "target_id"])
      .where("target_id", "=", id)
      .where("user_id", "=", small.viewer.id)
      .execute();
    expect(notified).toEqual([{ user_id: small.viewer.id, target_id: id }]);
  }, 30_000);

  it("is told by a script's request where to go on", async () => {
    const reply = await upload(author, clip, {}, { accept: "application/json" });
    expect(reply.json<{ location: string }>().location).toMatch(/^\/video-editor\/[0-9a-f]{32}\/\?done=uploaded$/);
    const refused = await upload(
      author,
      Buffer.from("not a video at all, only text that goes on for a while"),
      {},
      { accept: "application/json" },
    );
    expect(refused.status).toBe(415);
    expect(refused.json<{ message: string }>().message).toContain("MP4");
  }, 30_000);

  it.each<[string, Buffer, Record<string, string>, number, string]>([
    ["is no video", Buffer.from("MZ this is something else entirely, forty bytes or more"), {}, 415, "Это не MP4"],
    [
      "only begins like one",
      Buffer.from("\0\0\0\x18ftypisom and then nothing of the kind follows here"),
      {},
      415,
      "Это не MP4",
    ],
    ["tells of 136 years, and has no pictures", headerAlone, {}, 415, "Это не MP4"],
    ["tells of 136 years", Buffer.concat([headerAlone, box("mdat", Buffer.alloc(64))]), {}, 415, "Это не MP4"],
    ["was copied by half", clip.subarray(0, clip.length - 100), {}, 415, "Это не MP4"],
    ["is too large", Buffer.concat([clip, Buffer.alloc(2048)]), {}, 413, "Файл больше 200 МБ"],
    ["is empty", Buffer.alloc(0), {}, 422, "Файл пустой"],
    ["comes without a title", clip, { title: " \t" }, 422, "Это обязательное поле"],
    ["comes with a made-up category", clip, { category: "777" }, 422, "Выберите тему"],
    ["comes from another page", clip, { _token: "AAAA" }, 403, "Страница устарела"],
  ])(
    "that %s is refused with a sentence and leaves nothing behind",
    async (_name, bytes, more, status, text) => {
      const before = files();
      const reply = await upload(author, bytes, more);
      expect(reply.status).toBe(status);
      expect(reply.text).toContain(text);
      expect(files()).toEqual(before);
    },
    30_000,
  );
});

describe("a stream", () => {
  it("appears on the channel as live at once", async () => {
    const reply = await sendForm(author, "/create-stream/", { ...fields, title: "Прямо с перевала" });
    expect(reply.status, reply.text).toBe(303);
    const card = (
      await guest.call(`/api/search/video/?query=${encodeURIComponent("перевал")}&content_type=live`)
    ).json<{ results: Array<{ id: string; is_livestream: boolean }> }>();
    expect(card.results).toEqual([expect.objectContaining({ id: idIn(reply), is_livestream: true })]);
    expect((await open(author, `/video-editor/${idIn(reply)}/`)).text).toContain("Завершить эфир");
    // Two at once; one that is over makes room.
    expect((await sendForm(author, "/create-stream/", { ...fields, title: "Второй эфир" })).status).toBe(303);
    const third = await sendForm(author, "/create-stream/", { ...fields, title: "Третий эфир" });
    expect([third.status, third.text.includes("Все места для эфиров заняты")]).toEqual([409, true]);
    await sendForm(author, `/video-editor/${idIn(reply)}/`, {}, `/video-editor/${idIn(reply)}/delete/`);
    expect((await sendForm(author, "/create-stream/", { ...fields, title: "Третий эфир" })).status).toBe(303);
  });
});

describe("a playlist", () => {
  const order = async (): Promise<string[]> =>
    (await guest.call("/api/playlist/custom/1/videos/"))
      .json<{ items: Array<{ id: string }> }>()
      .items.map(({ id }) => id.replace(/^0+/, ""));
  const item = (more: Record<string, string>) => sendForm(author, "/playlist/1/", more, "/playlist/1/items/");

  it("is renamed, put in order, filled and emptied by its owner", async () => {
    expect(await order()).toEqual(["1", "2", "3"]);
    await item({ action: "up", track: "3" });
    expect(await order()).toEqual(["1", "3", "2"]);
    await item({ action: "down", track: "1" });
    expect(await order()).toEqual(["3", "1", "2"]);
    // At the edge nothing happens.
    await item({ action: "up", track: "3" });
    await item({ action: "remove", track: "1" });
    expect(await order()).toEqual(["3", "2"]);
    expect(
      (await item({ action: "add", link: `${sandbox.context.origins.shell}/video/${small.video}/?t=5` })).status,
    ).toBe(303);
    expect(await order()).toEqual(["3", "2", "1"]);
    expect((await item({ action: "add", link: small.video })).text).toContain("Это видео уже в плейлисте");
    expect((await item({ action: "add", link: "https://example.com/" })).text).toContain("Такого видео нет");
    expect((await item({ action: "explode" })).status).toBe(422);
    expect((await sendForm(author, "/playlist/1/", { title: "Ладога целиком", description: "" })).status).toBe(303);
    expect((await guest.call("/api/playlist/custom/1/")).json()).toMatchObject({
      title: "Ладога целиком",
      videos_count: 3,
    });
    expect(
      (await guest.call(`/api/search/combined/cards/list?query=${encodeURIComponent("ладогу")}`)).json<{
        results: unknown[];
      }>().results,
    ).toHaveLength(1);
  });

  it("is made and deleted", async () => {
    const made = await sendForm(author, "/playlist/new/", { title: "Зима", description: "" });
    const id = /\/playlist\/(\d+)\//.exec(String(made.headers["location"]))?.[1] ?? "";
    expect((await guest.call(`/api/playlist/custom/${id}/`)).json()).toMatchObject({ title: "Зима", videos_count: 0 });
    expect((await sendForm(author, `/playlist/${id}/`, {}, `/playlist/${id}/delete/`)).status).toBe(200);
    expect((await guest.call(`/api/playlist/custom/${id}/`)).status).toBe(404);
  });
});
