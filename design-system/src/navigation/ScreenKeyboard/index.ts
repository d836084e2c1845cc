export * from "./layouts.ts";
export * from "./ScreenKeyboard.tsx";
