import { createRandom, hashText } from "../../random.ts";
import { avatar } from "./avatars.ts";
import { cinema, cosmos, game, kitchen, meadow, music, pattern, room, sport } from "./indoors.ts";
import { city, columns, desert, forest, mountains, road, sea } from "./outdoors.ts";
import { palettes, type Palette } from "./palettes.ts";
import type { Canvas } from "./svg.ts";

const scenes = {
  mountains,
  city,
  sea,
  forest,
  desert,
  columns,
  road,
  kitchen,
  cosmos,
  music,
  game,
  sport,
  room,
  cinema,
  meadow,
  pattern,
};

/** Scene that a picture shows; the seed chooses pictures for a topic by it. */
export type Scene = keyof typeof scenes;
const sceneNames = Object.keys(scenes) as Scene[];

export type ImageKind = "wide" | "vertical" | "shorts" | "avatar";

/** Sizes (px) of the original drawing and the widths (px) kept on disk, by kind. Ratios: COMMON-IMAGE-03. */
export const imageSizes: Readonly<Record<ImageKind, { canvas: Canvas; widths: readonly number[] }>> = {
  wide: { canvas: { width: 640, height: 360 }, widths: [320, 640] },
  vertical: { canvas: { width: 360, height: 503 }, widths: [192, 384] },
  shorts: { canvas: { width: 360, height: 576 }, widths: [192, 384] },
  avatar: { canvas: { width: 120, height: 120 }, widths: [60, 120, 240] },
};

/** Width of the pictures that banners may use: the first of each scene. */
export const bannerWidth = 1280;

export interface Artwork {
  readonly id: string;
  readonly kind: ImageKind;
  readonly scene: Scene | "avatar";
  svg(): string;
}

const perScene = 7;
const tallScenes: readonly Scene[] = [
  "mountains",
  "city",
  "sea",
  "forest",
  "desert",
  "road",
  "cosmos",
  "meadow",
  "kitchen",
  "columns",
];

function drawing(id: string, kind: ImageKind, scene: Scene, palette: Palette): Artwork {
  return { id, kind, scene, svg: () => scenes[scene](createRandom(hashText(id)), imageSizes[kind].canvas, palette) };
}

/** Every picture of the sandbox, in a fixed order. */
export function artworks(): Artwork[] {
  const list: Artwork[] = [];
  sceneNames.forEach((scene, at) => {
    for (let i = 0; i < perScene; i++)
      list.push(drawing(`${scene}-${i + 1}`, "wide", scene, palettes[(at * 3 + i) % palettes.length] as Palette));
  });
  tallScenes.forEach((scene, at) => {
    for (let i = 0; i < 2; i++) {
      list.push(drawing(`${scene}-s${i + 1}`, "shorts", scene, palettes[(at + i * 5) % palettes.length] as Palette));
      list.push(
        drawing(`${scene}-v${i + 1}`, "vertical", scene, palettes[(at + 3 + i * 5) % palettes.length] as Palette),
      );
    }
  });
  for (let i = 0; i < 56; i++) {
    const id = `avatar-${i + 1}`;
    list.push({
      id,
      kind: "avatar",
      scene: "avatar",
      svg: () =>
        avatar(
          createRandom(hashText(id)),
          imageSizes.avatar.canvas,
          palettes[(i * 3 + Math.floor(i / 10)) % palettes.length] as Palette,
          i % 8,
        ),
    });
  }
  return list;
}
