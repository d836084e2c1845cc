/** Colours of the generated pictures. Each palette is one light: the sky from top to horizon, the near ground, the light itself, one accent. */
export interface Palette {
  readonly name: string;
  readonly sky: readonly [string, string, string];
  readonly near: string;
  readonly light: string;
  readonly accent: string;
}

export const palettes: readonly Palette[] = [
  { name: "рассвет", sky: ["#2b3a67", "#c06c84", "#f8b195"], near: "#1f2540", light: "#ffe3b8", accent: "#f67280" },
  { name: "день", sky: ["#3a86c8", "#8ecae6", "#e3f4fb"], near: "#14532d", light: "#fff6d6", accent: "#ffb703" },
  { name: "закат", sky: ["#3d1e5c", "#d1495b", "#ffb86b"], near: "#22102e", light: "#fff0c2", accent: "#ff7f51" },
  { name: "ночь", sky: ["#070b1d", "#14224d", "#3f4f8c"], near: "#05070f", light: "#f3f1dc", accent: "#7dd3fc" },
  { name: "осень", sky: ["#b56576", "#eaac8b", "#fbe3c4"], near: "#4a1c12", light: "#fff4dc", accent: "#e76f51" },
  { name: "мята", sky: ["#0f5257", "#4fb0a5", "#d8f3e6"], near: "#06292c", light: "#fdfbe8", accent: "#ff9f6b" },
  { name: "сирень", sky: ["#4a3f8f", "#a78bd6", "#f1dcf5"], near: "#241c4d", light: "#fff2fb", accent: "#ffcf70" },
  { name: "пустыня", sky: ["#5b8fb0", "#f0c999", "#fbeccb"], near: "#7a3b16", light: "#fffbe8", accent: "#c8553d" },
  { name: "лёд", sky: ["#1c4e80", "#6fa8d6", "#e9f5fb"], near: "#0b2545", light: "#ffffff", accent: "#ef8354" },
  { name: "гроза", sky: ["#1e2a38", "#4c6072", "#b7c4c9"], near: "#10171f", light: "#f2f5e4", accent: "#ffd166" },
];

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}

/** Mixes two `#rrggbb` colours; `share` is how much of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const part = (at: number): string =>
    Math.round(channel(first, at) + (channel(second, at) - channel(first, at)) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${part(1)}${part(3)}${part(5)}`;
}
