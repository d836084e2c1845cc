import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { mediaCatalog, resolveMediaFile } from "./index.ts";
import { mp4Duration } from "./mp4-duration.ts";
import { openUserFolder, titleFromFile } from "./user-folder.ts";

const short = mediaCatalog().find((item) => item.id === "shary");
const clip = resolveMediaFile(short?.mp4[0]?.url ?? "")?.file ?? "";

function folders(): { folder: string; dataFolder: string } {
  const root = mkdtempSync(join(tmpdir(), "kadr-folder-"));
  const folder = join(root, "video");
  mkdirSync(join(folder, "Отпуск 2025"), { recursive: true });
  copyFileSync(clip, join(folder, "Отпуск 2025", "день_первый-вечер.mp4"));
  writeFileSync(join(folder, "notes.txt"), "не видео");
  writeFileSync(join(folder, "broken.mkv"), "тоже не видео");
  return { folder, dataFolder: join(root, "data") };
}

describe("a folder of the person's own files", () => {
  it("gives every video a title from its name, its length and an address", async () => {
    const opened = await openUserFolder({ ...folders(), tools: false });
    const video = opened.videos.find((one) => one.path.endsWith(".mp4"));
    expect(opened.videos.map((one) => one.title).sort()).toEqual(["Broken", "День первый вечер"]);
    expect(video?.duration).toBeCloseTo(short?.duration ?? 0, 0);
    expect(video?.thumbnail).toBe("/assets/placeholder.webp");
    expect(resolveMediaFile(video?.thumbnail ?? "")).not.toBeNull();
    expect(opened.resolve(`${video?.url}?t=1`)).toMatchObject({ contentType: "video/mp4" });
    expect(opened.videos.find((one) => one.path === "broken.mkv")?.duration).toBeNull();
    expect(opened.notes.join()).toContain("ffmpeg");
  });

  it("serves only what it found", async () => {
    const opened = await openUserFolder({ ...folders(), tools: false });
    for (const url of ["/folder/../notes.txt", "/folder/notes.txt", "/folder/%2e%2e/data", "/folder/"])
      expect(opened.resolve(url)).toBeNull();
  });

  it("says in one sentence why it cannot be used", async () => {
    const { folder, dataFolder } = folders();
    await expect(openUserFolder({ folder: join(folder, "нет"), dataFolder })).rejects.toThrow(
      /^Папки «.*» нет\. Проверьте путь после --media\.$/,
    );
    await expect(openUserFolder({ folder: join(folder, "notes.txt"), dataFolder })).rejects.toThrow(/не папка/);
    if (process.getuid?.() !== 0) {
      chmodSync(folder, 0o000);
      await expect(openUserFolder({ folder, dataFolder })).rejects.toThrow(/Нет права читать/);
      chmodSync(folder, 0o700);
    }
  });

  it("reads the length from the file's own header and survives a file that is none", async () => {
    expect(await mp4Duration(clip)).toBeCloseTo(short?.duration ?? 0, 0);
    const { folder } = folders();
    expect(await mp4Duration(join(folder, "broken.mkv"))).toBeNull();
    writeFileSync(join(folder, "loop.mp4"), Buffer.alloc(64));
    expect(await mp4Duration(join(folder, "loop.mp4"))).toBeNull();
  });

  it("makes a readable title of a file name", () => {
    expect([
      titleFromFile("a/2024_otpusk-na_more.mp4"),
      titleFromFile("IMG_0001.MOV"),
      titleFromFile("__.mp4"),
    ]).toEqual(["2024 otpusk na more", "IMG 0001", "Без названия"]);
  });
});
