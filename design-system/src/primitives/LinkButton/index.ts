export * from "./LinkButton.tsx";
