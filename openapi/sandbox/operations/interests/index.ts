/** The calls of the tag `interests`, by their ids in the spec. */
export {
  getInterests,
  listGuestInterestTags,
  listInterestChannels,
  listInterestContent,
  listInterestTags,
  saveInterests,
} from "./interests.ts";
