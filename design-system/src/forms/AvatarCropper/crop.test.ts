import { expect, it } from "vitest";
import { maxZoom, movedBy, sideOf, wholePicture, within } from "./crop.ts";

const wide = { width: 400, height: 200 };

it("keeps the square within the picture", () => {
  expect(within({ x: 0, y: 0, zoom: 1 }, wide)).toEqual({ x: 0.25, y: 0.5, zoom: 1 });
  expect(within({ x: 2, y: 2, zoom: 2 }, wide)).toEqual({ x: 0.875, y: 0.75, zoom: 2 });
  expect(within({ x: 0.5, y: 0.5, zoom: 99 }, wide).zoom).toBe(maxZoom);
});

it("moves with the finger, the picture's point under it staying under it", () => {
  expect(sideOf(wide, 1)).toBe(200);
  // A quarter of the frame is 50 px of the picture, an eighth of its width.
  expect(movedBy(wholePicture, wide, 0.25, 0.25)).toEqual({ x: 0.375, y: 0.5, zoom: 1 });
});
