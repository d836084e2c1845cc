export * from "./ToastLog.tsx";
