import type { Random } from "../../random.ts";
import { mix, type Palette } from "./palettes.ts";

/** Pictures are drawn on a canvas of this size (units = px of the 640 wide rendition). */
export interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** Wraps drawing in an SVG document. `clear` leaves the ground transparent, for layers of a clip. */
export function document(canvas: Canvas, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" ` +
    `viewBox="0 0 ${canvas.width} ${canvas.height}">${body}</svg>`
  );
}

let gradients = 0;

/** A vertical gradient over the whole canvas. */
/** Shapes drawn several times, each by its number. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

export function sky(canvas: Canvas, palette: Palette): string {
  const id = `g${gradients++}`;
  const [top, middle, low] = palette.sky;
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset="0.55" stop-color="${middle}"/><stop offset="0.95" stop-color="${low}"/></linearGradient>` +
    `</defs><rect width="${canvas.width}" height="${canvas.height}" fill="url(#${id})"/>`
  );
}

/** A flat ground with a diagonal gradient, for still lifes and patterns. */
export function ground(canvas: Canvas, first: string, second: string): string {
  const id = `g${gradients++}`;
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${first}"/>` +
    `<stop offset="1" stop-color="${second}"/></linearGradient></defs>` +
    `<rect width="${canvas.width}" height="${canvas.height}" fill="url(#${id})"/>`
  );
}

/** Sun or moon with a soft halo. */
export function disc(x: number, y: number, radius: number, color: string, halo = 3): string {
  const id = `g${gradients++}`;
  return (
    `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="0.55"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs>` +
    `<circle cx="${x}" cy="${y}" r="${radius * halo}" fill="url(#${id})"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`
  );
}

export function stars(canvas: Canvas, random: Random, count: number): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    const r = random.range(0.5, 1.6);
    out +=
      `<circle cx="${random.range(0, canvas.width).toFixed(1)}" ` +
      `cy="${random.range(0, canvas.height * 0.65).toFixed(1)}" r="${r.toFixed(2)}" fill="#fff" ` +
      `opacity="${random.range(0.35, 0.95).toFixed(2)}"/>`;
  }
  return out;
}

export function cloud(x: number, y: number, size: number, color: string, opacity: number): string {
  const s = size;
  return (
    `<g fill="${color}" opacity="${opacity}"><rect x="${x - s * 1.6}" y="${y}" width="${s * 3.2}" ` +
    `height="${s * 0.62}" rx="${s * 0.31}"/><circle cx="${x - s * 0.6}" cy="${y + s * 0.08}" r="${s * 0.5}"/>` +
    `<circle cx="${x + s * 0.15}" cy="${y - s * 0.12}" r="${s * 0.68}"/>` +
    `<circle cx="${x + s * 0.85}" cy="${y + s * 0.14}" r="${s * 0.42}"/></g>`
  );
}

/** Colour of a layer between the horizon (`depth` 0) and the eye (`depth` 1): distance fades into the sky. */
export function depthColor(palette: Palette, depth: number): string {
  return mix(mix(palette.sky[1], palette.sky[2], 0.35), palette.near, 0.25 + depth * 0.75);
}

/**
 * One ridge of hills or mountains as a closed path. It repeats exactly after `period`, so that a layer
 * twice as wide can be scrolled for ever.
 */
export function ridge(
  random: Random,
  canvas: Canvas,
  options: { base: number; amplitude: number; sharp: boolean; period: number; fill: string; width?: number },
): string {
  const { base, amplitude, sharp, period, fill } = options;
  const width = options.width ?? canvas.width;
  const waves = [1, 2, 3, 5, 8].map((n, i) => ({ n, a: amplitude / (1 + i * 0.9), p: random.range(0, Math.PI * 2) }));
  const heightAt = (x: number): number => {
    let y = 0;
    for (const wave of waves) {
      const turn = ((x / period) * wave.n + wave.p / (Math.PI * 2)) % 1;
      y += sharp ? (Math.abs(turn * 2 - 1) * 2 - 1) * wave.a : Math.sin(turn * Math.PI * 2) * wave.a;
    }
    return base + y * 0.6;
  };
  const step = sharp ? 4 : 8;
  let path = `M0 ${canvas.height}`;
  for (let x = 0; x <= width; x += step) path += `L${x} ${heightAt(x).toFixed(1)}`;
  return `<path d="${path}L${width} ${canvas.height}Z" fill="${fill}"/>`;
}

export function pine(x: number, y: number, height: number, fill: string): string {
  const w = height * 0.36;
  return (
    `<path fill="${fill}" ` +
    `d="M${x} ${y - height}L${x + w * 0.5} ${y - height * 0.55}h-${w * 0.22}L${x + w * 0.75} ${y - height * 0.25}h-${w * 0.25}L${x + w} ${y}H${x - w}` +
    `L${x - w * 0.5} ${y - height * 0.25}h-${w * 0.25}L${x - w * 0.28} ${y - height * 0.55}h-${w * 0.22}Z"/>`
  );
}

export function roundTree(x: number, y: number, height: number, crown: string, trunk: string): string {
  return (
    `<rect x="${x - height * 0.035}" y="${y - height * 0.5}" width="${height * 0.07}" ` +
    `height="${height * 0.5}" fill="${trunk}"/><ellipse cx="${x}" cy="${y - height * 0.65}" ` +
    `rx="${height * 0.26}" ry="${height * 0.36}" fill="${crown}"/>` +
    `<ellipse cx="${x - height * 0.07}" cy="${y - height * 0.72}" rx="${height * 0.13}" ry="${height * 0.2}" ` +
    `fill="#ffffff" opacity="0.12"/>`
  );
}

/** A row of houses or towers; `lit` is the share of windows with light. */
export function skyline(
  random: Random,
  canvas: Canvas,
  options: { base: number; min: number; max: number; fill: string; window: string; lit: number; width?: number },
): string {
  const width = options.width ?? canvas.width;
  let out = "";
  let x = 0;
  while (x < width) {
    const w = Math.min(random.int(5, 10) * 8, width - x);
    const h = random.range(options.min, options.max);
    const top = options.base - h;
    out += `<rect x="${x}" y="${top.toFixed(0)}" width="${w + 1}" height="${canvas.height - top}" fill="${options.fill}"/>`;
    const roof = random.int(0, 5);
    if (roof === 0)
      out += `<path d="M${x} ${top + 1}L${x + w / 2} ${top - w * 0.4}L${x + w} ${top + 1}Z" fill="${options.fill}"/>`;
    if (roof === 1)
      out += `<rect x="${x + w / 2 - 1.5}" y="${top - 26}" width="3" height="26" fill="${options.fill}"/>`;
    if (roof === 2)
      out += `<rect x="${x + w * 0.2}" y="${top - 10}" width="${w * 0.4}" height="11" fill="${options.fill}"/>`;
    if (options.lit > 0)
      for (let wy = top + 10; wy < canvas.height - 12; wy += 15)
        for (let wx = x + 7; wx < x + w - 9; wx += 11)
          if (random.chance(options.lit))
            out += `<rect x="${wx}" y="${wy.toFixed(0)}" width="5" height="7" fill="${options.window}" opacity="${random.range(0.5, 1).toFixed(2)}"/>`;
    x += w;
  }
  return out;
}
