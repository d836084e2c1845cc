import { createRandom } from "../../random.ts";
import { palettes, mix, type Palette } from "../art/palettes.ts";
import { cloud, depthColor, disc, document, pine, ridge, roundTree, skyline, type Canvas } from "../art/svg.ts";

export const screen: Canvas = { width: 640, height: 360 };
const strip: Canvas = { width: 1280, height: 360 };

export function palette(name: string): Palette {
  const found = palettes.find((one) => one.name === name);
  if (!found) throw new Error(`No palette ${name}`);
  return found;
}

/** Repeats a 640 wide drawing, so that a strip 1280 wide scrolls without a seam. */
function repeat(body: string): string {
  return document(
    strip,
    `<g>${body}</g><g transform="translate(640 0)">${body}</g><g transform="translate(1280 0)">${body}</g><g transform="translate(-640 0)">${body}</g>`,
  );
}

export function ridgeStrip(seed: number, base: number, amplitude: number, sharp: boolean, fill: string): string {
  return repeat(ridge(createRandom(seed), screen, { base, amplitude, sharp, period: 640, fill, width: 641 }));
}

export function pineStrip(seed: number, fill: string, count: number, tall: [number, number], floor = 364): string {
  const random = createRandom(seed);
  let body = `<rect y="${floor - 8}" width="641" height="60" fill="${fill}"/>`;
  for (let i = 0; i < count; i++) body += pine(random.range(0, 640), floor, random.range(...tall), fill);
  return repeat(body);
}

export function treeStrip(
  seed: number,
  colors: readonly string[],
  trunk: string,
  count: number,
  tall: [number, number],
  floor: number,
  groundColor: string,
): string {
  const random = createRandom(seed);
  let body = "";
  for (let i = 0; i < count; i++)
    body += roundTree(
      (640 / count) * i + random.range(0, 640 / count),
      floor + 8,
      random.range(...tall),
      random.pick(colors),
      trunk,
    );
  return repeat(`${body}<rect y="${floor}" width="641" height="${380 - floor}" fill="${groundColor}"/>`);
}

export function cityStrip(
  seed: number,
  light: Palette,
  depth: number,
  min: number,
  max: number,
  lit: number,
  base = 350,
): string {
  return repeat(
    skyline(
      createRandom(seed),
      { width: 640, height: 360 },
      { base, min, max, fill: depthColor(light, depth), window: depth > 0.8 ? "#ffd98a" : light.light, lit },
    ),
  );
}

export function cloudStrip(seed: number, color: string, opacity: number): string {
  const random = createRandom(seed);
  let body = "";
  for (let i = 0; i < 5; i++)
    body += cloud(60 + i * 128 + random.range(-30, 30), random.range(40, 120), random.range(16, 30), color, opacity);
  return repeat(body);
}

export function sprite(width: number, height: number, body: string): string {
  return document({ width, height }, body);
}

export function sun(color: string): string {
  return sprite(240, 360, disc(120, 120, 34, color, 3.2));
}

export function planet(radius: number, color: string, ring: boolean): string {
  const s = radius * 4;
  const id = `p${radius}`;
  const bands = [0.2, 0.45, 0.75]
    .map(
      (y, i) =>
        `<rect x="0" y="${s / 2 - radius + radius * 2 * y}" width="${s}" ` +
        `height="${radius * (0.2 + i * 0.07)}" fill="${mix(color, "#ffffff", 0.3)}" opacity="0.6"/>`,
    )
    .join("");
  const hoop = ring
    ? `<ellipse cx="${s / 2}" cy="${s / 2}" rx="${radius * 1.8}" ry="${radius * 0.45}" fill="none" ` +
      `stroke="${mix(color, "#ffffff", 0.6)}" stroke-width="${radius * 0.16}" ` +
      `stroke-dasharray="${radius * 3.4} ${radius * 1.3}" stroke-dashoffset="${radius * 0.5}" ` +
      `transform="rotate(-12 ${s / 2} ${s / 2})"/>`
    : "";
  return sprite(
    s,
    s,
    `<defs><clipPath id="${id}"><circle cx="${s / 2}" cy="${s / 2}" r="${radius}"/></clipPath></defs>` +
      `<g clip-path="url(#${id})"><rect width="${s}" height="${s}" fill="${color}"/>${bands}` +
      `<circle cx="${s / 2 + radius * 0.5}" cy="${s / 2 + radius * 0.4}" r="${radius * 1.25}" fill="none" ` +
      `stroke="#000" stroke-opacity="0.32" stroke-width="${radius * 0.9}"/></g>${hoop}`,
  );
}

/** Moves a strip to the left for ever; `speed` in widths of the screen a minute. */
export function scroll(W: number, speed: number): string {
  return `x='-mod(t*${((W * speed) / 60).toFixed(3)}\\,${W})':y=0`;
}
