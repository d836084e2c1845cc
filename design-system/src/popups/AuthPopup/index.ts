export * from "./AuthPopup.tsx";
