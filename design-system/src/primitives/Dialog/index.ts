export * from "./Dialog.tsx";
