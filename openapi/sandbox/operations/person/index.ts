/** The calls of the tag `person`, by their ids in the spec. */
export { getPerson, listPersonVideos } from "./persons.ts";
