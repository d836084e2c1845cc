export * from "./BlogPopup.tsx";
