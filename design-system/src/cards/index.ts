export type * from "./props.ts";
