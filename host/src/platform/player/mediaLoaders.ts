import type { HlsClass } from "@kadr/design-system/player";

/** A caption file or a playlist longer than this is not one, characters. */
const maxTextLength = 2_000_000;

export async function loadText(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, credentials: "omit" });
  if (!response.ok) throw new Error(`The media host answered ${response.status}`);
  const text = await response.text();
  if (text.length > maxTextLength) throw new Error("The media host's text is too long");
  return text;
}

export async function loadStatus(url: string, signal: AbortSignal): Promise<number> {
  return (await fetch(url, { method: "HEAD", signal, credentials: "omit", cache: "no-store" })).status;
}

/** hls.js: the whole one, or the light build, which is silent where the sound is a playlist of its own. */
export async function loadHls(hasSeparateSound: boolean): Promise<HlsClass> {
  const { default: Hls } = await (hasSeparateSound ? import("hls.js") : import("hls.js/light"));
  return Hls as unknown as HlsClass;
}
