import { createLate } from "@kadr/design-system/primitives/Late";

/** The code of the player's place: every video needs it, and so it comes beside the page's own. */
export const playerSlot = createLate(() => import("./PlayerSlot.tsx").then((module) => module.default));
