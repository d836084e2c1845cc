export * from "./Header.tsx";
export * from "./HeaderButton.tsx";
