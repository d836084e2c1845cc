export * from "./AppBanner.tsx";
