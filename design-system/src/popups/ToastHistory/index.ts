export * from "./ToastHistory.tsx";
