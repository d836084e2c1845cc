export * from "./ChannelChoice/index.ts";
export * from "./InterestPicker/index.ts";
export * from "./InterestsPopup/index.ts";
