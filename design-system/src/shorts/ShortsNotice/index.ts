export * from "./ShortsNotice.tsx";
