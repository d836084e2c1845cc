export { PageTooltip } from "./PageTooltip.tsx";
