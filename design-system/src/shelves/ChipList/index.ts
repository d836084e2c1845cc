export { ChipList, CHIPS_MAX } from "./ChipList.tsx";
