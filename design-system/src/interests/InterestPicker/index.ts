export * from "./InterestPicker.tsx";
