// @vitest-environment node
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { differentTiles, foreignTolerance, ownTolerance, type Pixels } from "./tiles.ts";

interface Page {
  readonly ground?: string;
  readonly button?: string;
  readonly buttonRadius?: number;
  readonly hasIcon?: boolean;
  /** px */
  readonly shift?: number;
  /** How sharp the edges are drawn, as another build would. */
  readonly smoothing?: string;
  readonly line?: string;
}

/** A small page: a ground, rows of letters (strokes of 1.5 px), an icon, a button with letters, a line. */
async function draw({
  ground = "#ffffff",
  button = "#2f6fed",
  buttonRadius = 8,
  hasIcon = true,
  shift = 0,
  smoothing = "auto",
  line = "#d9d9de",
}: Page = {}): Promise<Pixels> {
  const letters = (left: number, top: number, count: number, colour: string) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<path d="M${left + i * 8} ${top}v9${i % 3 === 0 ? "h4" : i % 3 === 1 ? "m0-5h4v5" : "m0-9h4"}" stroke="${colour}" stroke-width="1.5" fill="none"/>`,
    ).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" shape-rendering="${smoothing}">
    <rect width="320" height="200" fill="${ground}"/>
    <g transform="translate(${shift} 0)">${letters(20.3, 20, 30, "#17181c")}${letters(20.3, 40, 22, "#5f6470")}</g>
    ${hasIcon ? '<path d="M282 20l12 6-12 6z" fill="#17181c"/>' : ""}
    <rect x="20" y="80" width="280" height="1" fill="${line}"/>
    <rect x="20" y="110" width="120" height="40" rx="${buttonRadius}" fill="${button}"/>
    ${letters(36.3, 124, 10, "#ffffff")}
  </svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Thin noise everywhere: one pixel in twenty is off by up to 12 of 255, as edges are that were blended in another order. */
function noisy({ data, ...size }: Pixels, seed: number): Pixels {
  let state = seed;
  const next = (): number => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  return {
    ...size,
    data: data.map((value, i) =>
      i % 60 < 3 ? Math.max(0, Math.min(255, value + Math.round((next() - 0.5) * 24))) : value,
    ),
  };
}

const faults: readonly [what: string, page: Page][] = [
  ["a button's colour", { button: "#2f7ded" }],
  ["a button without its style", { button: "#efefef", buttonRadius: 0 }],
  ["an icon that is missing", { hasIcon: false }],
  ["words shifted by a pixel", { shift: 1 }],
  ["a ground that is 3 % darker", { ground: "#f7f7f7" }],
];
/** Fainter than what another build's own smoothing changes. */
const faint: readonly [what: string, page: Page][] = [
  ["a button without its corners", { buttonRadius: 0 }],
  ["a line that is missing", { line: "#ffffff" }],
];

describe("tiles", () => {
  it.each([...faults, ...faint])("on the same machine see %s", async (_what, page) => {
    expect(differentTiles(await draw(), await draw(page), ownTolerance)).not.toEqual([]);
  });

  it.each(faults)("on another machine see %s", async (_what, page) => {
    expect(differentTiles(await draw(), await draw(page), foreignTolerance)).not.toEqual([]);
  });

  it("see no difference in thin noise everywhere", async () => {
    const page = await draw();
    for (let seed = 1; seed <= 10; seed++) expect(differentTiles(page, noisy(page, seed), ownTolerance)).toEqual([]);
  });

  it("see no difference in edges that another build smooths in its own way", async () => {
    expect(differentTiles(await draw(), await draw({ smoothing: "geometricPrecision" }), foreignTolerance)).toEqual([]);
  });
});
