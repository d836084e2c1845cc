export { PageTooltip, type PageTooltipProps } from "./PageTooltip.tsx";
