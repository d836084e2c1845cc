import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { mediaCatalog, resolveMediaFile } from "../index.ts";
import { openUserFolder } from "./index.ts";
import type { ListFolder } from "./walk.ts";

const short = mediaCatalog().find((item) => item.id === "shary");
const clip = resolveMediaFile(short?.mp4[0]?.url ?? "")?.file ?? "";

const makeRoot = (): string => realpathSync(mkdtempSync(join(tmpdir(), "kadr-folder-")));

/** A folder with a video under each path, and where the server keeps what it makes of them. */
function folderOf(...paths: readonly string[]): { folder: string; dataFolder: string; tools: false } {
  const root = makeRoot();
  const folder = join(root, "video");
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(clip, join(folder, path));
  }
  mkdirSync(folder, { recursive: true });
  return { folder, dataFolder: join(root, "data"), tools: false };
}

/** The file system in which a folder may not be read: who runs as root may read every one. */
const closed =
  (folder: string): ListFolder =>
  (at) =>
    at === folder
      ? Promise.reject(Object.assign(new Error("permission denied"), { code: "EACCES" }))
      : readdir(at, { withFileTypes: true });

describe("a folder of the person's own files", () => {
  it("gives every video a title from its name, its length and an address", async () => {
    const options = folderOf("Отпуск 2025/день_первый-вечер.mp4");
    writeFileSync(join(options.folder, "notes.txt"), "не видео");
    const opened = await openUserFolder(options);
    const [video] = opened.videos;
    expect(opened.videos.map((one) => one.title)).toEqual(["День первый вечер"]);
    expect(video?.duration).toBeCloseTo(short?.duration ?? 0, 0);
    expect(video?.thumbnail).toBe("/assets/placeholder.webp");
    expect(resolveMediaFile(video?.thumbnail ?? "")).not.toBeNull();
    expect(opened.resolve(`${video?.url}?t=1`)).toMatchObject({ contentType: "video/mp4" });
    expect(opened.notes.join()).toContain("ffmpeg");
    expect(opened.leftOut).toEqual([]);
  });

  it("serves only what it found", async () => {
    const options = folderOf("день.mp4");
    writeFileSync(join(options.folder, "notes.txt"), "не видео");
    const opened = await openUserFolder(options);
    for (const url of ["/folder/../notes.txt", "/folder/notes.txt", "/folder/%2e%2e/data", "/folder/"])
      expect(opened.resolve(url)).toBeNull();
  });

  it("says in one sentence why it cannot be used", async () => {
    const { folder, dataFolder } = folderOf("день.mp4");
    writeFileSync(join(folder, "notes.txt"), "не видео");
    await expect(openUserFolder({ folder: join(folder, "нет"), dataFolder })).rejects.toThrow(
      /^Папки «.*» нет\. Проверьте путь после --media\.$/,
    );
    await expect(openUserFolder({ folder: join(folder, "notes.txt"), dataFolder })).rejects.toThrow(/не папка/);
    await expect(openUserFolder({ folder, dataFolder, list: closed(folder) })).rejects.toThrow(/Нет права читать/);
  });

  it("orders as a person counts, and a folder with a hidden name can be the one that is shown", async () => {
    const options = folderOf("Урок 10.mp4", "Урок 2.5 — введение.mp4", "Урок 2.mp4", "Урок 1.mp4");
    expect((await openUserFolder(options)).videos.map(({ title }) => title)).toEqual([
      "Урок 1",
      "Урок 2",
      "Урок 2.5 — введение",
      "Урок 10",
    ]);
    const hidden = folderOf(".видео/день.mp4");
    expect((await openUserFolder({ ...hidden, folder: join(hidden.folder, ".видео") })).videos).toHaveLength(1);
  });

  it("leaves out what systems keep for themselves, and what is hidden", async () => {
    const names = [
      ".Trash-1000",
      "$RECYCLE.BIN",
      "@eaDir",
      "#recycle",
      "System Volume Information",
      "lost+found",
      ".x",
    ];
    const opened = await openUserFolder(
      folderOf("день.mp4", ".тайна.mp4", ...names.map((name) => `${name}/старое.mp4`)),
    );
    expect(opened.videos.map(({ path }) => path)).toEqual(["день.mp4"]);
  });

  it("the same name written apart and together is one name; two files of one name are told apart", async () => {
    const [together, apart] = ["й".normalize("NFC"), "й".normalize("NFD")];
    const one = (await openUserFolder(folderOf(`Зима${together}.mp4`))).videos[0];
    const other = (await openUserFolder(folderOf(`Зима${apart}.mp4`))).videos[0];
    expect([other?.id, other?.title]).toEqual([one?.id, one?.title]);
    const { videos } = await openUserFolder(folderOf(`${together}.mp4`, `${apart}.mp4`));
    expect(new Set(videos.map(({ id }) => id)).size).toBe(videos.length);
  });
});

describe("links in it", () => {
  it("are not followed: a folder that leads to itself is visited once", async () => {
    const options = folderOf("день.mp4", "другая/ночь.mp4");
    symlinkSync(".", join(options.folder, "loop"));
    symlinkSync("..", join(options.folder, "другая", "back"));
    symlinkSync("день.mp4", join(options.folder, "копия.mp4"));
    const opened = await openUserFolder(options);
    expect(opened.videos.map(({ path }) => path)).toEqual(["день.mp4", "другая/ночь.mp4"]);
    expect(opened.leftOut).toEqual([]);
  });

  it("lead to nothing outside of it, and that is said", async () => {
    const options = folderOf("день.mp4");
    const outside = join(dirname(options.folder), "чужое.mp4");
    copyFileSync(clip, outside);
    symlinkSync(outside, join(options.folder, "чужое.mp4"));
    symlinkSync("/etc", join(options.folder, "etc"));
    symlinkSync("нет.mp4", join(options.folder, "сирота.mp4"));
    const opened = await openUserFolder(options);
    expect(opened.videos.map(({ path }) => path)).toEqual(["день.mp4"]);
    expect([...opened.leftOut].sort()).toEqual([
      "«etc»: ссылка ведёт из папки",
      "«сирота.mp4»: ссылка никуда не ведёт",
      "«чужое.mp4»: ссылка ведёт из папки",
    ]);
  });

  it("a file that becomes one after it was found is no longer served", async () => {
    const options = folderOf("день.mp4");
    const opened = await openUserFolder(options);
    const url = opened.videos[0]?.url ?? "";
    expect(opened.resolve(url)).not.toBeNull();
    rmSync(join(options.folder, "день.mp4"));
    expect(opened.resolve(url)).toBeNull();
    symlinkSync("/etc/passwd", join(options.folder, "день.mp4"));
    expect(opened.resolve(url)).toBeNull();
  });
});

describe("what does not play in it", () => {
  it("is left out by its own bytes, and what it is is said", async () => {
    const options = folderOf("день.mp4", "половина.mp4", "начало.mp4", "запись.mp4");
    const at = (name: string) => join(options.folder, name);
    truncateSync(at("половина.mp4"), 40_000);
    truncateSync(at("начало.mp4"), 400);
    appendFileSync(at("запись.mp4"), Buffer.from([0, 0, 4, 0, 0x6d, 0x64, 0x61, 0x74]));
    writeFileSync(at("пусто.webm"), "");
    writeFileSync(at("письмо.mkv"), "тоже не видео, а письмо, которое так назвали");
    const opened = await openUserFolder(options);
    expect(opened.videos.map(({ path }) => path)).toEqual(["день.mp4"]);
    expect([...opened.leftOut].sort()).toEqual([
      "«запись.mp4»: файл скопирован не до конца",
      "«начало.mp4»: файл скопирован не до конца",
      "«письмо.mkv»: это не видео",
      "«половина.mp4»: файл скопирован не до конца",
      "«пусто.webm»: пустой файл",
    ]);
    expect(opened.notes.at(-1)).toMatch(/^Не показано: «.*»: .*\.$/);
  });

  it("a folder that may not be read is named, and the rest is shown", async () => {
    const options = folderOf("день.mp4", "закрыто/ночь.mp4", "утро/утро.mp4");
    const opened = await openUserFolder({ ...options, list: closed(join(options.folder, "закрыто")) });
    expect(opened.videos.map(({ path }) => path)).toEqual(["день.mp4", "утро/утро.mp4"]);
    expect(opened.leftOut).toEqual(["«закрыто»: нет права читать папку"]);
  });

  it("of many only the first are said one by one", async () => {
    const options = folderOf("день.mp4");
    for (let index = 1; index <= 14; index++) writeFileSync(join(options.folder, `пусто ${index}.mp4`), "");
    const { leftOut } = await openUserFolder(options);
    expect([leftOut.length, leftOut[0], leftOut.at(-1)]).toEqual([11, "«пусто 1.mp4»: пустой файл", "и ещё 4"]);
  });
});

it("offers the captions beside a video, in its languages, as WebVTT", async () => {
  const options = folderOf("Фильм.mp4", "Другой.mp4");
  writeFileSync(join(options.folder, "Фильм.srt"), "1\r\n00:00:01,500 --> 00:00:03,000\r\nПривет\r\n");
  writeFileSync(join(options.folder, "Фильм.en.vtt"), "WEBVTT\n\n00:01.500 --> 00:03.000\nHello\n");
  writeFileSync(join(options.folder, "Другой.srt"), "просто слова");
  const opened = await openUserFolder(options);
  const film = opened.videos.find(({ title }) => title === "Фильм");
  expect(film?.captions.map(({ lang, label }) => [lang, label])).toEqual([
    ["ru", "Русский"],
    ["en", "Английский"],
  ]);
  const file = opened.resolve(film?.captions[0]?.url ?? "");
  expect(file?.contentType).toBe("text/vtt; charset=utf-8");
  expect(readFileSync(file?.file ?? "", "utf8")).toBe("WEBVTT\n\n1\n00:00:01.500 --> 00:00:03.000\nПривет\n");
  expect(opened.videos.find(({ title }) => title === "Другой")?.captions).toEqual([]);
  expect(opened.leftOut).toEqual(["«Другой.srt»: в файле нет субтитров"]);
});
