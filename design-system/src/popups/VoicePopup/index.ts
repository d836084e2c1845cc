export * from "./VoicePopup.tsx";
