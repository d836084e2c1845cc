export * from "./ConfirmDialog.tsx";
