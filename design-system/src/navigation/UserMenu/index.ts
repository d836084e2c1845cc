export * from "./UserMenu.tsx";
