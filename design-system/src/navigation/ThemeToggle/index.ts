export * from "./ThemeToggle.tsx";
