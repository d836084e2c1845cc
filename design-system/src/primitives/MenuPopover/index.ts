export * from "./MenuPopover.tsx";
