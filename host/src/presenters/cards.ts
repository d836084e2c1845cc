/** Items of the API as cards: `presentCard` for one, `presentCards` for a list, `drawingOf` for skeletons and widths. */
export type { CardContext, CardPlace } from "./cards/context.ts";
export { channelToFollow, laterAction, shelfOfHiding } from "./cards/menu.ts";
export { imageAt } from "./cards/parts.ts";
export { cardKinds, drawingOf, presentCard, presentCards } from "./cards/table.ts";
export type { CardDrawing } from "./cards/table.ts";
