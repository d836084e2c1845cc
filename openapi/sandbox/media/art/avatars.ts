import type { Random } from "../../random.ts";
import { mix, type Palette } from "./palettes.ts";
import { document, type Canvas } from "./svg.ts";

/** Square emblem, meant to be shown in a circle: everything of interest stays within the inscribed disc. */
export function avatar(random: Random, canvas: Canvas, palette: Palette, kind: number): string {
  const s = canvas.width;
  const c = s / 2;
  const back = random.pick([palette.sky[0], palette.sky[1], palette.near, palette.accent]);
  const dark = [palette.near, palette.sky[0]].includes(back);
  const front = dark
    ? random.pick([palette.sky[2], palette.light, palette.accent])
    : random.pick([palette.near, palette.light]);
  const third = mix(back, front, 0.45);
  let out = `<rect width="${s}" height="${s}" fill="${back}"/>`;
  if (kind === 0)
    for (let i = 4; i > 0; i--)
      out += `<circle cx="${c}" cy="${c}" r="${s * 0.11 * i}" fill="${i % 2 ? front : third}"/>`;
  if (kind === 1)
    out +=
      `<path d="M0 ${s}L${s * 0.36} ${s * 0.34}L${s * 0.56} ${s * 0.64}L${s * 0.7} ${s * 0.46}L${s} ${s}z" ` +
      `fill="${front}"/><circle cx="${s * 0.7}" cy="${s * 0.28}" r="${s * 0.1}" fill="${third}"/>`;
  if (kind === 2)
    for (let i = 0; i < 8; i++)
      out += `<ellipse cx="${c}" cy="${s * 0.28}" rx="${s * 0.085}" ry="${s * 0.19}" fill="${i % 2 ? front : third}" transform="rotate(${i * 45} ${c} ${c})"/>`;
  if (kind === 3) {
    const cells = 5;
    const w = (s * 0.62) / cells;
    for (let y = 0; y < cells; y++)
      for (let x = 0; x < 3; x++)
        if (random.chance(0.55))
          for (const at of new Set([x, cells - 1 - x]))
            out += `<rect x="${s * 0.19 + at * w}" y="${s * 0.19 + y * w}" width="${w + 0.4}" height="${w + 0.4}" fill="${front}"/>`;
  }
  if (kind === 4)
    out +=
      `<path d="M${s * 0.24} ${s * 0.72}V${s * 0.2}L${s * 0.4} ${s * 0.36}H${s * 0.6}L${s * 0.76} ${s * 0.2}V${s * 0.72}a${s * 0.26} ${s * 0.14} ` +
      `0 0 1 -${s * 0.52} 0z" fill="${front}"/><circle cx="${s * 0.39}" cy="${s * 0.54}" r="${s * 0.045}" ` +
      `fill="${back}"/><circle cx="${s * 0.61}" cy="${s * 0.54}" r="${s * 0.045}" fill="${back}"/>` +
      `<path d="M${s * 0.46} ${s * 0.66}h${s * 0.08}l-${s * 0.04} ${s * 0.05}z" fill="${back}"/>`;
  if (kind === 5)
    out +=
      `<path d="M${s * 0.2} ${s * 0.62}q${s * 0.15} -${s * 0.2} ${s * 0.3} 0t${s * 0.3} 0" stroke="${front}" ` +
      `stroke-width="${s * 0.07}" fill="none" stroke-linecap="round"/>` +
      `<path d="M${s * 0.2} ${s * 0.45}q${s * 0.15} -${s * 0.2} ${s * 0.3} 0t${s * 0.3} 0" stroke="${third}" ` +
      `stroke-width="${s * 0.07}" fill="none" stroke-linecap="round"/>`;
  if (kind === 6)
    out +=
      `<path d="M${s * 0.38} ${s * 0.28}L${s * 0.74} ${c}L${s * 0.38} ${s * 0.72}z" fill="${front}" ` +
      `stroke="${front}" stroke-width="${s * 0.05}" stroke-linejoin="round"/>`;
  if (kind === 7)
    out +=
      `<circle cx="${c}" cy="${s * 0.4}" r="${s * 0.16}" fill="${front}"/>` +
      `<path d="M${s * 0.2} ${s * 0.92}a${s * 0.3} ${s * 0.32} 0 0 1 ${s * 0.6} 0z" fill="${front}"/>` +
      `<path d="M${s * 0.34} ${s * 0.36}a${s * 0.17} ${s * 0.17} 0 0 1 ${s * 0.32} 0q-${s * 0.16} ` +
      `-${s * 0.08} -${s * 0.32} 0z" fill="${third}"/>`;
  return document(canvas, out);
}
