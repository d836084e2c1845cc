import { createChunk } from "../chunk.ts";

/** Begun by the route table together with the page, so that the player is not one round trip behind it. */
export const playerSlot = createChunk(() => import("./PlayerSlot.tsx"));
