export * from "./ChoiceList.tsx";
