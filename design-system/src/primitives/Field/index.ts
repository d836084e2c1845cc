export * from "./FieldFoot.tsx";
export * from "./styles.ts";
