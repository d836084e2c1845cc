export * from "./ShareDialog.tsx";
