export * from "./InterestsPopup.tsx";
