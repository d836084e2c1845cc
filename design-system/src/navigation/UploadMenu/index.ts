export * from "./UploadMenu.tsx";
