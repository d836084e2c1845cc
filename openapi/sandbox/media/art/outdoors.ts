import type { Random } from "../../random.ts";
import { mix, type Palette } from "./palettes.ts";
import { cloud, depthColor, disc, document, pine, ridge, roundTree, sky, skyline, stars, type Canvas } from "./svg.ts";

const isNight = (palette: Palette): boolean => palette.name === "ночь" || palette.name === "гроза";

function heaven(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  let out = sky(canvas, palette);
  if (isNight(palette)) out += stars(canvas, random, 70);
  out += disc(
    width * random.range(0.2, 0.8),
    height * random.range(0.22, 0.45),
    height * random.range(0.06, 0.11),
    palette.light,
  );
  for (let i = 0; i < 3; i++)
    out += cloud(
      width * random.range(0.05, 0.95),
      height * random.range(0.1, 0.4),
      height * random.range(0.05, 0.09),
      "#ffffff",
      isNight(palette) ? 0.1 : 0.45,
    );
  return out;
}

export function mountains(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  let out = heaven(random, canvas, palette);
  const layers = 5;
  for (let i = 0; i < layers; i++) {
    const depth = i / (layers - 1);
    out += ridge(random, canvas, {
      base: height * (0.52 + depth * 0.36),
      amplitude: height * (0.2 - depth * 0.1),
      sharp: i < 3,
      period: width * random.range(1.1, 1.7),
      fill: depthColor(palette, depth),
    });
  }
  for (let i = 0; i < 16; i++)
    out += pine(
      random.range(0, width),
      height * random.range(0.96, 1.03),
      height * random.range(0.1, 0.26),
      mix(palette.near, "#000000", 0.25),
    );
  return document(canvas, out);
}

export function city(random: Random, canvas: Canvas, palette: Palette): string {
  const { height, width } = canvas;
  const lit = isNight(palette) || palette.name === "закат" || palette.name === "сирень" ? 0.4 : 0.14;
  let out = heaven(random, canvas, palette);
  out += skyline(random, canvas, {
    base: height * 0.98,
    min: height * 0.22,
    max: height * 0.55,
    fill: depthColor(palette, 0.1),
    window: palette.light,
    lit: 0,
  });
  out += skyline(random, canvas, {
    base: height * 0.98,
    min: height * 0.18,
    max: height * 0.44,
    fill: depthColor(palette, 0.5),
    window: palette.light,
    lit: lit * 0.6,
  });
  out += skyline(random, canvas, {
    base: height * 0.99,
    min: height * 0.08,
    max: height * 0.3,
    fill: depthColor(palette, 0.95),
    window: "#ffd98a",
    lit,
  });
  out += `<rect y="${height * 0.93}" width="${width}" height="${height * 0.07}" fill="${mix(palette.near, "#000000", 0.3)}"/>`;
  for (let x = 12; x < width; x += 52)
    out += `<rect x="${x}" y="${height * 0.962}" width="24" height="3" fill="${palette.light}" opacity="0.6"/>`;
  return document(canvas, out);
}

export function sea(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const horizon = height * 0.56;
  const water = mix(palette.sky[0], palette.near, 0.25);
  let out = heaven(random, canvas, palette);
  out += ridge(random, canvas, {
    base: horizon - height * 0.03,
    amplitude: height * 0.06,
    sharp: false,
    period: width * 1.4,
    fill: depthColor(palette, 0.15),
  });
  out += `<rect y="${horizon}" width="${width}" height="${height}" fill="${mix(water, palette.sky[2], 0.35)}"/>`;
  for (let i = 0; i < 34; i++)
    out +=
      `<rect x="${random.range(0, width).toFixed(0)}" ` +
      `y="${random.range(horizon + 6, height * 0.92).toFixed(0)}" width="${random.range(18, 90).toFixed(0)}" ` +
      `height="2" rx="1" fill="${palette.light}" opacity="${random.range(0.15, 0.6).toFixed(2)}"/>`;
  for (let i = 0; i < 3; i++)
    out += ridge(random, canvas, {
      base: height * (0.72 + i * 0.1),
      amplitude: 9,
      sharp: false,
      period: width * 0.7,
      fill: mix(water, palette.near, i * 0.3),
    });
  if (random.chance(0.5)) {
    const x = width * random.range(0.12, 0.3);
    out +=
      `<path d="M${x - 70} ${height}L${x - 30} ${height * 0.6}h60L${x + 90} ${height}Z" ` +
      `fill="${palette.near}"/>` +
      `<path d="M${x - 16} ${height * 0.6}L${x - 10} ${height * 0.24}h20L${x + 16} ${height * 0.6}Z" ` +
      `fill="#f6f2e8"/>` +
      `<path d="M${x - 14} ${height * 0.5}L${x - 12.5} ${height * 0.42}h25L${x + 14} ${height * 0.5}Z" ` +
      `fill="${palette.accent}"/>` +
      `<path d="M${x - 11} ${height * 0.33}L${x - 10} ${height * 0.27}h20L${x + 11} ${height * 0.33}Z" ` +
      `fill="${palette.accent}"/><rect x="${x - 12}" y="${height * 0.18}" width="24" ` +
      `height="${height * 0.06}" fill="${palette.light}"/>` +
      `<path d="M${x - 15} ${height * 0.18}h30L${x} ${height * 0.11}Z" fill="${palette.accent}"/>`;
  } else {
    const x = width * random.range(0.4, 0.7);
    const y = height * 0.74;
    out +=
      `<path d="M${x} ${y - 118}V${y - 8}H${x - 62}Z" fill="#fdfaf2"/>` +
      `<path d="M${x + 6} ${y - 96}V${y - 8}H${x + 48}Z" fill="${palette.accent}"/>` +
      `<path d="M${x - 70} ${y}H${x + 66}L${x + 44} ${y + 22}H${x - 50}Z" ` +
      `fill="${mix(palette.near, "#000000", 0.2)}"/>`;
  }
  return document(canvas, out);
}

export function forest(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const autumn = ["осень", "закат", "пустыня", "рассвет"].includes(palette.name);
  let out = heaven(random, canvas, palette);
  for (let layer = 0; layer < 4; layer++) {
    const depth = layer / 3;
    const base = height * (0.66 + depth * 0.3);
    const color = depthColor(palette, depth);
    for (let x = random.range(0, 20); x < width; x += random.range(16, 34) * (1 + depth)) {
      const tall = height * random.range(0.2, 0.34) * (0.8 + depth * 0.7);
      if (autumn && layer > 0)
        out += roundTree(
          x,
          base + 6,
          tall,
          mix(color, random.pick([palette.accent, "#e9a23b", "#c8553d"]), 0.75 - depth * 0.15),
          mix(color, "#000000", 0.3),
        );
      else out += pine(x, base + 8, tall, mix(color, "#0d3b2e", 0.25));
    }
    out += ridge(random, canvas, { base, amplitude: 10, sharp: false, period: width, fill: color });
  }
  return document(canvas, out);
}

export function desert(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const sand = mix(palette.sky[2], "#d9974f", 0.7);
  let out = heaven(random, canvas, palette);
  for (const [x, size] of [
    [0.3, 0.34],
    [0.55, 0.46],
    [0.78, 0.26],
  ] as const) {
    const cx = width * (x + random.range(-0.05, 0.05));
    const top = height * (0.72 - size);
    const half = height * size * 0.9;
    out +=
      `<path d="M${cx} ${top}L${cx + half} ${height * 0.76}H${cx - half}Z" ` +
      `fill="${mix(sand, palette.near, 0.2)}"/>` +
      `<path d="M${cx} ${top}L${cx + half} ${height * 0.76}H${cx + half * 0.18}Z" ` +
      `fill="${mix(sand, palette.near, 0.5)}"/>`;
  }
  for (let i = 0; i < 4; i++)
    out += ridge(random, canvas, {
      base: height * (0.7 + i * 0.09),
      amplitude: 22,
      sharp: false,
      period: width * random.range(1, 1.6),
      fill: mix(sand, palette.near, i * 0.24),
    });
  return document(canvas, out);
}

export function columns(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const stone = mix("#efe6d2", palette.sky[2], 0.35);
  const dark = mix(stone, palette.near, 0.45);
  let out =
    heaven(random, canvas, palette) +
    ridge(random, canvas, {
      base: height * 0.72,
      amplitude: 30,
      sharp: false,
      period: width * 1.3,
      fill: depthColor(palette, 0.35),
    });
  const count = random.int(5, 7);
  const left = width * 0.16;
  const span = width * 0.68;
  const top = height * 0.4;
  const low = height * 0.84;
  out +=
    `<path d="M${left - 26} ${top - 14}L${width / 2} ${height * 0.19}L${left + span + 26} ${top - 14}Z" ` +
    `fill="${stone}"/>` +
    `<path d="M${left + 40} ${top - 20}L${width / 2} ${height * 0.235}L${left + span - 40} ${top - 20}Z" ` +
    `fill="${dark}" opacity="0.55"/><rect x="${left - 26}" y="${top - 15}" width="${span + 52}" height="18" ` +
    `fill="${stone}"/>`;
  for (let i = 0; i < count; i++) {
    const x = left + (span / (count - 1)) * i - 15;
    out +=
      `<rect x="${x}" y="${top + 3}" width="30" height="${low - top}" fill="${stone}"/>` +
      `<rect x="${x + 19}" y="${top + 3}" width="11" height="${low - top}" fill="${dark}" opacity="0.5"/>` +
      `<rect x="${x - 5}" y="${top + 3}" width="40" height="9" fill="${dark}"/>`;
  }
  for (let i = 0; i < 3; i++)
    out +=
      `<rect x="${left - 34 - i * 18}" y="${low + i * 14}" width="${span + 68 + i * 36}" height="15" ` +
      `fill="${mix(stone, palette.near, 0.12 + i * 0.16)}"/>`;
  out += `<rect y="${low + 42}" width="${width}" height="${height}" fill="${depthColor(palette, 0.9)}"/>`;
  return document(canvas, out);
}

export function road(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const horizon = height * 0.55;
  const vanish = width * random.range(0.4, 0.6);
  const field = depthColor(palette, 0.55);
  let out = heaven(random, canvas, palette);
  out += ridge(random, canvas, {
    base: horizon - 8,
    amplitude: height * 0.14,
    sharp: true,
    period: width * 1.4,
    fill: depthColor(palette, 0.25),
  });
  out +=
    `<rect y="${horizon}" width="${width}" height="${height}" fill="${field}"/>` +
    `<path d="M${vanish - 4} ${horizon}h8L${width * 0.88} ${height}H${width * 0.12}Z" ` +
    `fill="${mix(palette.near, "#3b3f4a", 0.55)}"/>`;
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) ** 2;
    const b = ((i + 0.5) / 7) ** 2;
    const at = (s: number): string => `${(vanish + (width / 2 - vanish) * s).toFixed(1)}`;
    const y = (s: number): number => horizon + (height - horizon) * s;
    out += `<path d="M${Number(at(a)) - 7 * a} ${y(a)}h${14 * a}L${Number(at(b)) + 7 * b} ${y(b)}h-${14 * b}Z" fill="${palette.light}"/>`;
  }
  for (const side of [0.02, 0.98])
    out +=
      pine(width * side, height * 0.98, height * 0.5, palette.near) +
      pine(width * (side < 0.5 ? 0.12 : 0.87), height * 0.8, height * 0.26, mix(palette.near, field, 0.35));
  return document(canvas, out);
}
