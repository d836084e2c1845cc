export * from "./ChatForm.tsx";
