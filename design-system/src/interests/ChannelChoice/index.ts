export * from "./ChannelChoice.tsx";
