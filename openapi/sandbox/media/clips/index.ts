import { balloons, city, forest, lighthouse, mountains } from "./landscapes.ts";
import { card, journey, planets, vinyl } from "./studies.ts";
import type { ClipSpec } from "./types.ts";

/** Every clip of the sandbox; the first is the one that demos and tests open. */
export const clips: readonly ClipSpec[] = [
  mountains,
  city,
  lighthouse,
  forest,
  planets,
  card,
  balloons,
  vinyl,
  journey,
];
