export { CARD_PREVIEW_DELAY_MS, POPUP_PREVIEW_DELAY_MS, useHoverPreview } from "./useHoverPreview.ts";
export type { HoverPreview, HoverPreviewOptions } from "./useHoverPreview.ts";
