export { WrittenText, type WrittenPart, type WrittenTextProps } from "./WrittenText.tsx";
