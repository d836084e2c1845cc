/** Linear sRGB, 0 to 1, and opacity. */
export interface LinearColor {
  rgb: readonly [number, number, number];
  alpha: number;
}

/** Reads `oklch(50% 0.21 277 / 0.5)`. The matrices are those of CSS Color 4. */
export function parseOklch(value: string): LinearColor {
  const found = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(value);
  if (found === null) throw new Error(`Not an OKLCH colour: ${value}`);
  const [lightness, chroma, hue] = [Number(found[1]) / 100, Number(found[2]), (Number(found[3]) * Math.PI) / 180];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel))) as [number, number, number];
  return { rgb, alpha: found[4] === undefined ? 1 : Number(found[4]) };
}

const gamma = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
const ungamma = (encoded: number) => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);

/** Result of a translucent colour on an opaque one; browsers mix the encoded values. */
export function composite(top: LinearColor, ground: LinearColor): LinearColor {
  const rgb = top.rgb.map((channel, index) =>
    ungamma(gamma(channel) * top.alpha + gamma(ground.rgb[index] ?? 0) * (1 - top.alpha)),
  );
  return { rgb: rgb as unknown as LinearColor["rgb"], alpha: 1 };
}

const luminance = ({ rgb: [r, g, b] }: LinearColor) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG 2 contrast, 1 to 21. */
export function contrast(one: LinearColor, other: LinearColor): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
