export { announce, announceTogether, type SaidTogether } from "./announce.ts";
export { Announcements } from "./Announcements.tsx";
export { useChangeSaid } from "./useChangeSaid.ts";
