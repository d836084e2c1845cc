import type { Random } from "../../random.ts";
import { mix, type Palette } from "./palettes.ts";
import { cloud, depthColor, disc, document, ground, ridge, sky, stars, type Canvas } from "./svg.ts";

const shadow = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x + r * 0.07}" cy="${y + r * 0.12}" rx="${r * 1.03}" ry="${r * 1.03}" fill="#000" opacity="0.16"/>`;

/** Plates and vegetables on a table, from above. */
export function kitchen(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const table = random.pick(["#e9d5b7", "#2f3e46", "#f3e9dc", "#8d5a3b", "#d8e2dc", palette.sky[1]]);
  let out = ground(canvas, table, mix(table, palette.near, 0.22));
  for (let i = 1; i < 6; i++)
    out += `<rect y="${(height / 6) * i}" width="${width}" height="1.5" fill="#000" opacity="0.07"/>`;
  const plate = (x: number, y: number, r: number, dish: number): string => {
    const rim = random.pick(["#ffffff", "#f7f3ea", mix(palette.accent, "#ffffff", 0.75)]);
    let p =
      `${shadow(x, y, r)}<circle cx="${x}" cy="${y}" r="${r}" fill="${rim}"/>` +
      `<circle cx="${x}" cy="${y}" r="${r * 0.78}" fill="${mix(rim, "#000000", 0.05)}"/>`;
    if (dish === 0) {
      p +=
        `<circle cx="${x}" cy="${y}" r="${r * 0.72}" ` +
        `fill="${random.pick(["#c8402f", "#e9a23b", "#6a994e", "#7b2d43"])}"/>` +
        `<path d="M${x - r * 0.4} ${y}a${r * 0.4} ${r * 0.4} 0 0 1 ${r * 0.5} -${r * 0.35}" stroke="#fff" ` +
        `stroke-width="${r * 0.08}" fill="none" stroke-linecap="round" opacity="0.7"/>`;
      for (let i = 0; i < 9; i++)
        p += `<circle cx="${x + random.range(-0.5, 0.5) * r}" cy="${y + random.range(-0.5, 0.5) * r}" r="${r * random.range(0.03, 0.07)}" fill="#7fb069"/>`;
    } else if (dish === 1) {
      p += `<circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="#e0a458"/><circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="#f2c14e"/>`;
      for (let i = 0; i < 7; i++) {
        const a = (i / 7) * 6.28 + random.range(0, 0.4);
        p += `<circle cx="${x + Math.cos(a) * r * 0.4}" cy="${y + Math.sin(a) * r * 0.4}" r="${r * 0.13}" fill="#c8402f"/>`;
      }
      for (let i = 0; i < 4; i++)
        p +=
          `<path d="M${x} ${y}L${x + Math.cos(i * 0.785) * r * 0.74} ${y + Math.sin(i * 0.785) * r * 0.74}` +
          `M${x} ${y}L${x - Math.cos(i * 0.785) * r * 0.74} ${y - Math.sin(i * 0.785) * r * 0.74}" ` +
          `stroke="#c98f3c" stroke-width="2"/>`;
    } else if (dish === 2) {
      for (let i = 0; i < 16; i++) {
        const a = random.range(0, 6.28);
        const d = random.range(0, 0.5) * r;
        p +=
          `<ellipse cx="${x + Math.cos(a) * d}" cy="${y + Math.sin(a) * d}" rx="${r * 0.2}" ry="${r * 0.11}" ` +
          `fill="${random.pick(["#6a994e", "#a7c957", "#386641", "#e76f51", "#f2e8cf"])}" ` +
          `transform="rotate(${random.int(0, 180)} ${x + Math.cos(a) * d} ${y + Math.sin(a) * d})"/>`;
      }
    } else {
      for (let i = 4; i > 0; i--)
        p += `<circle cx="${x}" cy="${y}" r="${r * 0.17 * i}" fill="${i % 2 ? "#f7d9a8" : "#b9733c"}"/>`;
    }
    return p;
  };
  const first = random.int(0, 3);
  const big = height * 0.4;
  out += plate(width * 0.42, height * 0.52, big, first);
  out +=
    plate(width * 0.83, height * 0.26, height * 0.23, (first + 1) % 4) +
    plate(width * 0.86, height * 0.86, height * 0.2, (first + 2) % 4);
  out +=
    `<g transform="rotate(${random.int(-4, 8)} ${width * 0.09} ${height / 2})">` +
    `<rect x="${width * 0.075}" y="${height * 0.2}" width="9" height="${height * 0.62}" rx="4.5" ` +
    `fill="#cfd5da"/><path d="M${width * 0.06} ${height * 0.12}h4v40h6v-40h4v40h6v-40h4v58a12 12 0 0 1 -24 ` +
    `0z" fill="#cfd5da"/></g>`;
  return document(canvas, out);
}

/** Planets and orbits. */
export function cosmos(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  let out =
    ground(canvas, "#070a1c", mix(palette.sky[0], "#070a1c", 0.45)) +
    stars({ width, height: height * 1.6 }, random, 130);
  const cx = width * random.range(0.25, 0.75);
  const cy = height * random.range(0.4, 0.6);
  for (let i = 1; i < 5; i++)
    out +=
      `<ellipse cx="${cx}" cy="${cy}" rx="${width * 0.14 * i}" ry="${height * 0.12 * i}" fill="none" ` +
      `stroke="#fff" stroke-opacity="0.18" transform="rotate(-14 ${cx} ${cy})"/>`;
  const planet = (x: number, y: number, r: number, a: string, b: string, ring: boolean): string => {
    const clip = `c${random.int(0, 1e9)}`;
    let p = `<defs><clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath></defs>`;
    p += `<g clip-path="url(#${clip})"><rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 2}" fill="${a}"/>`;
    for (let i = 0; i < 5; i++)
      p +=
        `<ellipse cx="${x + random.range(-0.4, 0.4) * r}" cy="${y - r + (i + 0.5) * r * 0.4}" ` +
        `rx="${r * 1.1}" ry="${r * random.range(0.05, 0.14)}" fill="${b}" opacity="0.55" ` +
        `transform="rotate(-14 ${x} ${y})"/>`;
    p += `<circle cx="${x + r * 0.55}" cy="${y + r * 0.4}" r="${r * 1.25}" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="${r * 0.9}" /></g>`;
    if (ring)
      p +=
        `<ellipse cx="${x}" cy="${y}" rx="${r * 1.75}" ry="${r * 0.42}" fill="none" ` +
        `stroke="${mix(b, "#ffffff", 0.5)}" stroke-width="${r * 0.13}" transform="rotate(-14 ${x} ${y})" ` +
        `stroke-dasharray="${r * 3.2} ${r * 1.2}" stroke-dashoffset="${r * 0.5}"/>`;
    return p;
  };
  out += disc(cx, cy, height * 0.1, palette.light, 3.4);
  out += planet(
    width * random.range(0.08, 0.2),
    height * random.range(0.62, 0.78),
    height * random.range(0.14, 0.22),
    palette.sky[1],
    palette.sky[2],
    random.chance(0.6),
  );
  out += planet(
    width * random.range(0.8, 0.92),
    height * random.range(0.2, 0.36),
    height * random.range(0.1, 0.18),
    palette.accent,
    mix(palette.accent, "#ffffff", 0.4),
    random.chance(0.5),
  );
  out += planet(
    width * random.range(0.55, 0.7),
    height * random.range(0.76, 0.88),
    height * 0.06,
    "#94d2bd",
    "#0a9396",
    false,
  );
  return document(canvas, out);
}

/** A record, or bars of an equaliser, or keys. */
export function music(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  let out = ground(canvas, palette.sky[0], mix(palette.sky[1], palette.near, 0.35));
  const kind = random.int(0, 2);
  if (kind === 0) {
    const x = width * random.range(0.36, 0.62);
    const y = height * 0.52;
    const r = height * 0.42;
    out += `${shadow(x, y, r)}<circle cx="${x}" cy="${y}" r="${r}" fill="#14141c"/>`;
    for (let i = 1; i < 9; i++)
      out += `<circle cx="${x}" cy="${y}" r="${r * (0.38 + i * 0.068)}" fill="none" stroke="#fff" stroke-opacity="${i % 3 ? 0.07 : 0.16}"/>`;
    out +=
      `<path d="M${x} ${y}L${x + r * 0.9} ${y - r * 0.4}A${r} ${r} 0 0 ` +
      `0 ${x + r * 0.55} ${y - r * 0.83}ZM${x} ${y}L${x - r * 0.9} ${y + r * 0.4}A${r} ${r} 0 0 ` +
      `0 ${x - r * 0.55} ${y + r * 0.83}Z" fill="#fff" opacity="0.07"/>` +
      `<circle cx="${x}" cy="${y}" r="${r * 0.36}" fill="${palette.accent}"/>` +
      `<circle cx="${x}" cy="${y}" r="${r * 0.25}" fill="${mix(palette.accent, "#ffffff", 0.35)}"/>` +
      `<circle cx="${x}" cy="${y}" r="${r * 0.04}" fill="#14141c"/>` +
      `<path d="M${x + r * 1.25} ${y - r * 0.95}L${x + r * 1.1} ${y + r * 0.2}L${x + r * 0.68} ${y + r * 0.46}" ` +
      `fill="none" stroke="${palette.light}" stroke-width="9" stroke-linecap="round" ` +
      `stroke-linejoin="round"/><circle cx="${x + r * 1.25}" cy="${y - r * 0.95}" r="18" ` +
      `fill="${palette.light}"/>`;
  } else if (kind === 1) {
    const bars = 26;
    const step = (width * 0.86) / bars;
    for (let i = 0; i < bars; i++) {
      const tall = height * (0.1 + 0.6 * Math.abs(Math.sin(i * 0.55 + random.range(0, 0.7))) * random.range(0.6, 1));
      out +=
        `<rect x="${width * 0.07 + i * step}" y="${height / 2 - tall / 2}" width="${step * 0.58}" ` +
        `height="${tall}" rx="${step * 0.29}" fill="${mix(palette.sky[2], palette.accent, i / bars)}"/>`;
    }
  } else {
    const keys = 11;
    const w = width / keys;
    out += `<rect y="${height * 0.26}" width="${width}" height="${height}" fill="#0e0e15"/>`;
    for (let i = 0; i < keys; i++)
      out +=
        `<rect x="${i * w + 1}" y="${height * 0.28}" width="${w - 2}" height="${height * 0.8}" rx="5" ` +
        `fill="${random.chance(0.2) ? mix(palette.accent, "#ffffff", 0.25) : "#faf7f0"}"/>`;
    for (let i = 0; i < keys; i++)
      if (![2, 6, 9].includes(i))
        out += `<rect x="${i * w + w * 0.7}" y="${height * 0.28}" width="${w * 0.6}" height="${height * 0.42}" rx="4" fill="#1b1b26"/>`;
    out += disc(width * 0.8, height * 0.12, 14, palette.light, 4);
  }
  return document(canvas, out);
}

/** Cubes seen from a corner, as in an old game. */
export function game(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  let out = sky(canvas, palette);
  out += disc(width * random.range(0.15, 0.85), height * 0.24, height * 0.09, palette.light, 2.6);
  const s = 34;
  const cube = (x: number, y: number, tall: number, color: string): string =>
    `<path d="M${x} ${y - tall}l${s} -${s / 2}l${s} ${s / 2}l-${s} ${s / 2}z" ` +
    `fill="${mix(color, "#ffffff", 0.28)}"/><path d="M${x} ${y - tall}l${s} ${s / 2}v${tall + s}l-${s} ` +
    `-${s / 2}z" fill="${color}"/><path d="M${x + s * 2} ${y - tall}l-${s} ${s / 2}v${tall + s}l${s} ` +
    `-${s / 2}z" fill="${mix(color, "#000000", 0.28)}"/>`;
  const colors = [
    palette.accent,
    mix(palette.near, "#3fa34d", 0.65),
    mix(palette.near, palette.sky[1], 0.5),
    "#e0a458",
  ];
  const phase = random.range(0, 6);
  for (let row = 0; row < 12; row++)
    for (let col = -1; col < 11; col++) {
      const x = col * s * 2 + (row % 2) * s - s;
      const y = height * 0.5 + row * (s / 2);
      const wave = Math.sin(col * 1.1 + phase) + Math.cos(row * 0.75 + phase * 2) + 0.3;
      const tall = Math.max(0, Math.round(wave * 2)) * 17;
      out += cube(
        x,
        y,
        tall,
        tall > 40
          ? (colors[0] as string)
          : tall > 16
            ? (colors[1] as string)
            : tall > 0
              ? (colors[3] as string)
              : (colors[2] as string),
      );
    }
  return document(canvas, out);
}

/** A stadium, a court or a running track. */
export function sport(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const kind = random.int(0, 2);
  const field = random.pick([
    ["#2d6a4f", "#40916c"],
    ["#bc4b32", "#d1603f"],
    ["#1d5c8f", "#2a76b3"],
    [palette.sky[0], mix(palette.sky[0], "#ffffff", 0.12)],
  ]) as [string, string];
  let out = ground(canvas, field[0], field[0]);
  const line = `fill="none" stroke="#fff" stroke-width="5" stroke-opacity="0.85"`;
  if (kind === 0) {
    for (let i = 0; i < 8; i += 2)
      out += `<rect x="${(width / 8) * i}" width="${width / 8}" height="${height}" fill="${field[1]}"/>`;
    out +=
      `<rect x="26" y="24" width="${width - 52}" height="${height - 48}" ${line}/>` +
      `<path d="M${width / 2} 24V${height - 24}" ${line}/>` +
      `<circle cx="${width / 2}" cy="${height / 2}" r="${height * 0.2}" ${line}/>` +
      `<rect x="26" y="${height * 0.27}" width="92" height="${height * 0.46}" ${line}/>` +
      `<rect x="${width - 118}" y="${height * 0.27}" width="92" height="${height * 0.46}" ${line}/>`;
  } else if (kind === 1) {
    for (let i = 0; i < 7; i++)
      out +=
        `<path d="M${-width * 0.1} ${height * (0.18 + i * 0.18)}` +
        `Q${width * 0.55} ${height * (0.1 + i * 0.17)} ${width * 1.1} ${height * (-0.35 + i * 0.2)}" ${line}/>`;
  } else {
    for (let i = 0; i < 12; i++)
      out += `<rect y="${(height / 12) * i}" width="${width}" height="1.5" fill="#000" opacity="0.12"/>`;
    out +=
      `<circle cx="0" cy="${height / 2}" r="${height * 0.62}" ${line}/>` +
      `<rect x="-5" y="${height * 0.3}" width="${width * 0.24}" height="${height * 0.4}" ${line}/>` +
      `<circle cx="${width * 0.24}" cy="${height / 2}" r="${height * 0.2}" ${line}/>` +
      `<path d="M${width * 0.76} 0V${height}" ${line}/>`;
  }
  const x = width * random.range(0.52, 0.76);
  const y = height * random.range(0.38, 0.66);
  const r = height * random.range(0.13, 0.18);
  out += `<ellipse cx="${x + r * 0.5}" cy="${y + r * 0.9}" rx="${r}" ry="${r * 0.35}" fill="#000" opacity="0.28"/>`;
  if (random.chance(0.5))
    out +=
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#f08a3c"/>` +
      `<path d="M${x - r} ${y}h${r * 2}M${x} ${y - r}v${r * 2}M${x - r * 0.72} ${y - r * 0.7}q${r * 0.75} ${r * 0.7} ` +
      `0 ${r * 1.4}M${x + r * 0.72} ${y - r * 0.7}q${-r * 0.75} ${r * 0.7} 0 ${r * 1.4}" stroke="#2b1a10" ` +
      `stroke-width="3.5" fill="none"/>`;
  else {
    out +=
      `<circle cx="${x}" cy="${y}" r="${r}" fill="#fbfbfb"/>` +
      `<path d="M${x} ${y - r * 0.36}l${r * 0.34} ${r * 0.25}l-${r * 0.13} ${r * 0.4}h-${r * 0.42}l-${r * 0.13} ` +
      `-${r * 0.4}z" fill="#22252e"/>`;
    for (let i = 0; i < 5; i++) {
      const a = -1.57 + (i * 6.283) / 5;
      out +=
        `<path d="M${x + Math.cos(a) * r * 0.36} ${y + Math.sin(a) * r * 0.36}L${x + Math.cos(a) * r * 0.76} ${y + Math.sin(a) * r * 0.76}" ` +
        `stroke="#22252e" stroke-width="3"/><circle cx="${x + Math.cos(a) * r * 0.86}" ` +
        `cy="${y + Math.sin(a) * r * 0.86}" r="${r * 0.15}" fill="#22252e"/>`;
    }
  }
  return document(canvas, out);
}

/** A room: wall, window, lamp, ladder or shelves. */
export function room(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const wall = mix(random.pick([palette.sky[1], palette.sky[2], palette.accent]), "#f4efe6", 0.45);
  const floor = height * 0.8;
  let out = `<rect width="${width}" height="${height}" fill="${wall}"/>`;
  const painted = width * random.range(0.35, 0.6);
  out +=
    `<rect width="${painted}" height="${floor}" fill="${mix(wall, palette.sky[0], 0.35)}"/>` +
    `<path d="M${painted} 0l18 40l-14 46l20 60l-16 50l14 60l-10 ${floor - 256}h-30V0z" ` +
    `fill="${mix(wall, palette.sky[0], 0.35)}"/>`;
  const wx = width * 0.62;
  out +=
    `<rect x="${wx}" y="${height * 0.13}" width="${width * 0.26}" height="${height * 0.44}" fill="#fff"/>` +
    `<rect x="${wx + 8}" y="${height * 0.13 + 8}" width="${width * 0.26 - 16}" ` +
    `height="${height * 0.44 - 16}" fill="${palette.sky[1]}"/>` +
    `<path d="M${wx + 8} ${height * 0.57 - 8}v-50q40 -30 80 -6t${width * 0.26 - 96} -14v70z" ` +
    `fill="${mix(palette.near, palette.sky[1], 0.45)}"/>` +
    `<rect x="${wx + width * 0.13 - 4}" y="${height * 0.13}" width="8" height="${height * 0.44}" ` +
    `fill="#fff"/><rect x="${wx - 10}" y="${height * 0.57}" width="${width * 0.26 + 20}" height="9" ` +
    `fill="#fff"/>`;
  out += `<rect y="${floor}" width="${width}" height="${height - floor}" fill="${mix("#a9754a", palette.near, 0.2)}"/>`;
  for (let i = -2; i < 9; i++)
    out += `<path d="M${width * 0.5 + (i - 3) * 62} ${floor}L${width * 0.5 + (i - 3) * 130} ${height}" stroke="#000" stroke-opacity="0.15" stroke-width="2"/>`;
  out += `<rect y="${floor - 8}" width="${width}" height="8" fill="#fff" opacity="0.85"/>`;
  const lx = width * random.range(0.14, 0.26);
  const wood = mix("#d9a066", palette.near, 0.12);
  out +=
    `<path d="M${lx} ${height * 0.94}L${lx + 48} ${height * 0.26}h12L${lx + 16} ${height * 0.94}z` +
    `M${lx + 128} ${height * 0.94}L${lx + 72} ${height * 0.26}h-12L${lx + 110} ${height * 0.94}z" ` +
    `fill="${wood}"/>`;
  for (let i = 0; i < 5; i++)
    out +=
      `<rect x="${lx + 12 + (4 - i) * 8.6}" y="${height * (0.8 - i * 0.115)}" ` +
      `width="${98 - (4 - i) * 16 - i * 14}" height="8" fill="${mix(wood, "#000000", 0.14)}"/>`;
  out +=
    `<path d="M${lx + 190} ${height * 0.86}h64l-7 48h-50z" fill="#e8ecef"/>` +
    `<ellipse cx="${lx + 222}" cy="${height * 0.86}" rx="32" ry="8" fill="${palette.accent}"/>`;
  return document(canvas, out);
}

/** A spotlight on a screen and rows of seats. */
export function cinema(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  /** Canvas of the picture on the screen. */
  const film = { width: 640, height: 300 };
  let out = ground(canvas, mix(palette.sky[0], "#0a0710", 0.72), "#0a0710");
  const sx = width * 0.2;
  const sw = width * 0.6;
  out += `<path d="M${width * random.range(0.4, 0.6)} ${height * 1.05}L${sx} ${height * 0.1}h${sw}z" fill="${palette.light}" opacity="0.1"/>`;
  out +=
    `<svg x="${sx}" y="${height * 0.12}" width="${sw}" height="${height * 0.5}" viewBox="0 0 640 300" ` +
    `preserveAspectRatio="xMidYMid slice">` +
    sky(film, palette) +
    disc(random.range(140, 500), 120, 34, palette.light) +
    ridge(random, film, {
      base: 200,
      amplitude: 50,
      sharp: random.chance(0.5),
      period: 700,
      fill: depthColor(palette, 0.4),
    }) +
    ridge(random, film, { base: 250, amplitude: 30, sharp: false, period: 500, fill: depthColor(palette, 0.95) }) +
    "</svg>";
  out +=
    `<path d="M0 0h${sx * 0.72}q-34 ${height * 0.4} -${sx * 0.36} ${height}H0zM${width} ` +
    `0h-${sx * 0.72}q34 ${height * 0.4} ${sx * 0.36} ${height}H${width}z" ` +
    `fill="${mix(palette.accent, "#3a0713", 0.62)}"/>`;
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 11; i++) {
      const w = 52 + row * 10;
      const x = width / 2 + (i - 5.5) * (w + 6) + row * 20;
      out +=
        `<rect x="${x}" y="${height * (0.76 + row * 0.12)}" width="${w}" height="90" rx="14" ` +
        `fill="${mix(mix(palette.accent, "#1a0810", 0.75), "#000000", row * 0.35)}"/>`;
      if (random.chance(0.5))
        out += `<circle cx="${x + w / 2}" cy="${height * (0.745 + row * 0.12)}" r="${17 + row * 3}" fill="#0a0710"/>`;
    }
  return document(canvas, out);
}

/** Hills, balloons, a rainbow. */
export function meadow(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const bright: Palette = {
    ...palette,
    sky: [mix(palette.sky[0], "#8fd3f4", 0.6), mix(palette.sky[1], "#d6f0fa", 0.6), "#fff6e0"],
    near: mix(palette.near, "#4f9d5d", 0.75),
  };
  let out = sky(canvas, bright) + disc(width * 0.84, height * 0.2, 34, "#ffe08a", 2.4);
  if (random.chance(0.6)) {
    const cx = width * random.range(0.3, 0.6);
    ["#f28482", "#f6bd60", "#f7ede2", "#84a59d", "#7f9cd9"].forEach(
      (color, i) =>
        (out +=
          `<circle cx="${cx}" cy="${height * 0.82}" r="${height * (0.62 - i * 0.045)}" fill="none" ` +
          `stroke="${color}" stroke-width="${height * 0.046}" opacity="0.85"/>`),
    );
  }
  for (let i = 0; i < 4; i++)
    out += cloud(
      width * random.range(0.05, 0.95),
      height * random.range(0.1, 0.42),
      height * random.range(0.06, 0.1),
      "#ffffff",
      0.85,
    );
  out +=
    ridge(random, canvas, {
      base: height * 0.74,
      amplitude: 34,
      sharp: false,
      period: width * 1.2,
      fill: mix(bright.near, "#d8f3c4", 0.45),
    }) +
    ridge(random, canvas, {
      base: height * 0.86,
      amplitude: 26,
      sharp: false,
      period: width,
      fill: mix(bright.near, "#a3d977", 0.35),
    });
  for (let i = 0; i < 3; i++)
    out += balloon(
      width * (0.16 + i * 0.28 + random.range(-0.05, 0.05)),
      height * random.range(0.26, 0.46),
      height * random.range(0.1, 0.16),
      random.pick([palette.accent, "#f28482", "#f6bd60", "#7f9cd9", "#52b788"]),
      palette.light,
    );
  for (let i = 0; i < 26; i++)
    out +=
      `<circle cx="${random.range(0, width)}" cy="${random.range(height * 0.88, height)}" ` +
      `r="${random.range(2, 5)}" fill="${random.pick(["#fff", "#f6bd60", "#f28482", palette.accent])}"/>`;
  return document(canvas, out);
}

export function balloon(x: number, y: number, r: number, color: string, second: string): string {
  const clip = `b${Math.round(x * 7 + y * 13 + r)}`;
  return (
    `<defs><clipPath id="${clip}">` +
    `<path d="M${x} ${y + r * 1.35}C${x - r * 0.5} ${y + r} ${x - r} ${y + r * 0.5} ${x - r} ${y}a${r} ${r} 0 0 ` +
    `1 ${r * 2} 0C${x + r} ${y + r * 0.5} ${x + r * 0.5} ${y + r} ${x} ${y + r * 1.35}z"/></clipPath></defs>` +
    `<path d="M${x - r * 0.3} ${y + r * 1.2}L${x - r * 0.18} ${y + r * 1.62}M${x + r * 0.3} ${y + r * 1.2}L${x + r * 0.18} ${y + r * 1.62}" ` +
    `stroke="#4a3b32" stroke-width="1.6"/><rect x="${x - r * 0.22}" y="${y + r * 1.58}" width="${r * 0.44}" ` +
    `height="${r * 0.32}" rx="3" fill="#8a5a3b"/><g clip-path="url(#${clip})">` +
    `<rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 2.4}" fill="${color}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${r * 0.62}" ry="${r * 1.5}" fill="${second}" opacity="0.75"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${r * 0.24}" ry="${r * 1.5}" fill="${color}"/></g>`
  );
}

/** Quarter circles and dots on a grid. */
export function pattern(random: Random, canvas: Canvas, palette: Palette): string {
  const { width, height } = canvas;
  const s = random.pick([80, 90, 120]);
  const colors = [palette.sky[0], palette.sky[1], palette.sky[2], palette.accent, palette.light, palette.near];
  let out = "";
  for (let y = 0; y < height; y += s)
    for (let x = 0; x < width + s; x += s) {
      const a = random.pick(colors);
      const b = random.pick(colors.filter((color) => color !== a));
      const c = random.pick(colors.filter((color) => color !== a && color !== b));
      const kind = random.int(0, 4);
      out +=
        `<rect x="${x}" y="${y}" width="${s + 0.5}" height="${s + 0.5}" fill="${a}"/>` +
        `<g transform="rotate(${random.int(0, 3) * 90} ${x + s / 2} ${y + s / 2})">`;
      if (kind === 0) out += `<path d="M${x} ${y}h${s}a${s} ${s} 0 0 1 -${s} ${s}z" fill="${b}"/>`;
      if (kind === 1)
        out +=
          `<circle cx="${x + s / 2}" cy="${y + s / 2}" r="${s * 0.34}" fill="${b}"/>` +
          `<circle cx="${x + s / 2}" cy="${y + s / 2}" r="${s * 0.14}" fill="${c}"/>`;
      if (kind === 2) out += `<path d="M${x} ${y}h${s}L${x} ${y + s}z" fill="${b}"/>`;
      if (kind === 3)
        out += `<path d="M${x} ${y}a${s / 2} ${s / 2} 0 0 0 ${s} 0zM${x} ${y + s / 2}a${s / 2} ${s / 2} 0 0 0 ${s} 0z" fill="${b}"/>`;
      if (kind === 4)
        out +=
          `<path d="M${x} ${y}h${s}a${s} ${s} 0 0 1 -${s} ${s}z" fill="${b}"/>` +
          `<path d="M${x} ${y}h${s / 2}a${s / 2} ${s / 2} 0 0 1 -${s / 2} ${s / 2}z" fill="${c}"/>`;
      out += "</g>";
    }
  return document(canvas, out);
}
