export * from "./Logo.tsx";
