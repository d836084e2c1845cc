export { DottedLine, type DottedLineProps } from "./DottedLine.tsx";
