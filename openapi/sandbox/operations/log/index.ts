/** The calls of the tag `log`, by their ids in the spec. */
export { logEvent, logPlaylist, logStatReg } from "./log.ts";
