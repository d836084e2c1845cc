export { ThreadControl } from "./ThreadControl.tsx";
export type { ThreadControlProps } from "./ThreadControl.tsx";
