export * from "./MenuRow.tsx";
