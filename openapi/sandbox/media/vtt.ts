import type { Line } from "./clips/types.ts";

/** Seconds as `HH:MM:SS.mmm`. */
function vttTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, size = 2): string => String(value).padStart(size, "0");
  return `${part(Math.floor(ms / 3_600_000))}:${part(Math.floor(ms / 60_000) % 60)}:${part(Math.floor(ms / 1000) % 60)}.${part(ms % 1000, 3)}`;
}

/** Captions: a line stays until shortly before the next one, seven seconds at most. */
export function captionsVtt(lines: readonly Line[], seconds: number): string {
  const cues = lines.map(([start, text], i) => {
    const next = lines[i + 1]?.[0] ?? seconds;
    return `${i + 1}\n${vttTime(start)} --> ${vttTime(Math.min(next - 0.2, start + 7, seconds))}\n${text}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

/** Storyboard: one cue a tile of the sprite, addressed by `#xywh` (px). */
export function storyboardVtt(
  sprite: string,
  options: { seconds: number; interval: number; columns: number; width: number; height: number },
): string {
  const { seconds, interval, columns, width, height } = options;
  const cues: string[] = [];
  for (let i = 0; i * interval < seconds; i++)
    cues.push(
      `${vttTime(i * interval)} ` +
        `--> ${vttTime(Math.min(seconds, (i + 1) * interval))}\n` +
        `${sprite}#xywh=${(i % columns) * width},${Math.floor(i / columns) * height},${width},${height}\n`,
    );
  return `WEBVTT\n\n${cues.join("\n")}`;
}
