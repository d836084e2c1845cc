/**
 * One table of pages, read by the host and by the server (docs/adr): addresses, titles, first calls. A leaf: anybody may import it.
 *
 *     findPage("/video/x1/");              // { name: "video", params: { id: "x1" } }
 *     pathTo("video", { id: "x1" });       // "/video/x1/"
 *     firstCalls("/video/x1/", "?season=2"); // getVideoPage, the votes and the first comments, as host and server ask for them
 */
export * from "./calls.ts";
export * from "./catalogueCalls.ts";
export * from "./channelCalls.ts";
export * from "./placeCalls.ts";
export * from "./searchCalls.ts";
export * from "./tvCalls.ts";
export * from "./shortsCalls.ts";
export { callIn, findPage, firstCalls, paramsOf, pathTo, type FoundPage, type PageParams } from "./find.ts";
export { parseChapters, type Chapter } from "./chapters.ts";
export { timeCodeOf, timeCodesIn, type TimeCode } from "./timeCodes.ts";
export { countFrom, numberFrom } from "./numberFrom.ts";
export { momentParams } from "./momentParams.ts";
export { hasVisible } from "./visible.ts";
export { popupParam, type PopupName } from "./popups.ts";
export { checkAddress, type AddressPolicy, type AddressVerdict } from "./checkAddress.ts";
export { destinationOf, isAudioPath, maxHops, playlistOf, rewriteAddress, spellingsOf } from "./rewrites.ts";
export { homeTitle, pages, siteName, type PageFacts, type PageName, type PageSubject } from "./table.ts";
