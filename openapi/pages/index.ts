/**
 * One table of pages, read by the host and by the server (docs/adr): addresses, titles, first calls. A leaf: anybody may import it.
 *
 *     findPage("/video/x1/");              // { name: "video", params: { id: "x1" } }
 *     pathTo("video", { id: "x1" });       // "/video/x1/"
 *     firstCalls("/video/x1/", "?season=2"); // getVideoPage and the votes, as host and server ask for them
 */
export * from "./calls.ts";
export { findPage, firstCalls, paramsOf, pathTo, type FoundPage, type PageParams } from "./find.ts";
export { isAudioPath, mostHops, playlistOf, rewriteAddress, spellingsOf, videoOfQuery } from "./rewrites.ts";
export { homeTitle, pages, siteName, type PageFacts, type PageName } from "./table.ts";
