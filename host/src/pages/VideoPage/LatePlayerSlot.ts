import { lateComponent } from "@kadr/design-system/primitives/Late";

/** The player's place: every video needs it, and so its code comes beside the page's own. */
export const LatePlayerSlot = lateComponent(() => import("./PlayerSlot.tsx").then((module) => module.default));
