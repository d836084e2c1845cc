export * from "./Toasts.tsx";
