export { CardFrame } from "./CardFrame.tsx";
export type { CardFrameProps, CardLayout, CardRatio } from "./CardFrame.tsx";
