export { LongShelf, type LongShelfProps } from "./LongShelf.tsx";
