export { HintPopup } from "./HintPopup.tsx";
export type { HintPopupProps } from "./HintPopup.tsx";
