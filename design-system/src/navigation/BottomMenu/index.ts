export * from "./BottomMenu.tsx";
