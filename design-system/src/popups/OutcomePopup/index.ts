export * from "./OutcomePopup.tsx";
