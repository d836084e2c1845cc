export { TabbedShelf } from "./TabbedShelf.tsx";
