import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";

const clip = fs.readFileSync(
  path.resolve(import.meta.dirname, "../../openapi/sandbox/media/files/clips/osenniy-les/240p.mp4"),
);

/** In the page: some seconds of a moving square, as a browser records them: the file says nowhere how long it is. */
async function recordSquare(lengthMs: number): Promise<string> {
  const canvas = document.body.appendChild(document.createElement("canvas"));
  Object.assign(canvas, { width: 320, height: 180 });
  const picture = canvas.getContext("2d");
  let step = 0;
  const drawing = setInterval(() => {
    step += 1;
    if (picture === null) return;
    picture.fillStyle = "#123";
    picture.fillRect(0, 0, 320, 180);
    picture.fillStyle = "#fc6";
    picture.fillRect((step * 4) % 320, 60, 60, 60);
  }, 40);
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => void pieces.push(data);
  const stopped = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start(500);
  setTimeout(() => recorder.stop(), lengthMs);
  await stopped;
  clearInterval(drawing);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.readAsDataURL(new Blob(pieces));
  });
}

/** A recording of a browser, of some 4 s. */
export async function record(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const recorded = Buffer.from(await page.evaluate(recordSquare, 4000), "base64");
  await page.close();
  return recorded;
}

/** The clip as if it were written in something else: browsers go by these names. */
function writtenIn(...names: readonly (readonly [own: string, other: string])[]): Buffer {
  const bytes = Buffer.from(clip);
  for (const [own, other] of names) bytes.write(other, bytes.indexOf(own, 0, "latin1"), "latin1");
  return bytes;
}

const lastYear = new Date("2025-11-01T12:00:00Z");
const cue = "00:00:00.000 --> 00:00:30.000";
/** Windows-1251 of Russian letters. */
const inWindows = (text: string): Buffer =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code < 0x80 ? code : letter === "ё" ? 0xb8 : letter === "Ё" ? 0xa8 : code - 0x410 + 0xc0;
    }),
  );

/** Videos that the folder gives, in the order of their names, and files of it that are not shown. */
export const shown = [
  "Вечер (mkv)",
  "Вечер (mp4)",
  "Запись экрана",
  "Зимний день",
  "Кино",
  "Концерт",
  "С.Т.А.Л.К.Е.Р",
  "Урок 2",
  "Урок 2.5 — введение",
  "Урок 10",
] as const;
export const leftOut = [
  "«пусто.mp4»: пустой файл",
  "«половина.mp4»: файл скопирован не до конца",
  "«сирота.mp4»: ссылка никуда не ведёт",
] as const;

/** A folder of a person's own as they are: names of every kind, links, files of other programs and systems, what does not play. */
export function makeOwnFolder(recording: Buffer): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "kadr-own-folder-"));
  const put = (name: string, bytes: Buffer | string = clip): void => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
    fs.utimesSync(file, lastYear, lastYear);
  };
  put("Урок 10.mp4");
  put("Урок 2.mp4");
  put("Урок 2.vtt", Buffer.from(`\uFEFFWEBVTT\n\n${cue}\nЛисты падают с клёнов\n`, "utf16le"));
  put("Урок 2.5 — введение.mp4");
  put("С.Т.А.Л.К.Е.Р.mp4");
  put("вечер.mp4");
  put("вечер.mkv", recording);
  put("Зимний день.mp4".normalize("NFD"));
  put("Зимний день.srt", inWindows(`1\r\n${cue.replaceAll(".", ",")}\r\nСнег идёт с утра\r\n`));
  put("Запись экрана.webm", recording);
  put("Концерт.mp4", writtenIn(["mp4a", "ac-3"]));
  put("Кино.mp4", writtenIn(["avc1\0\0\0\0", "hvc1\0\0\0\0"], ["avcC", "hvcC"]));
  put("пусто.mp4", "");
  put("половина.mp4", clip.subarray(0, 40_000));
  put(".скрытое.mp4");
  put("@eaDir/вечер.mp4");
  fs.symlinkSync(".", path.join(folder, "петля"));
  fs.symlinkSync("нет.mp4", path.join(folder, "сирота.mp4"));
  return folder;
}
