export * from "./PaidRow.tsx";
