export * from "./LeftMenu.tsx";
