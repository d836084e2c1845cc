export type { IconProps } from "./Icon.tsx";
export * from "./everywhere.tsx";
export * from "./player.tsx";
export * from "./input.tsx";
export * from "./navigation.tsx";
export * from "./actions.tsx";
export * from "./status.tsx";
