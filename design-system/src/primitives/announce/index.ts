export { announce, announceTogether, type SaidTogether } from "./announce.ts";
export { Announcements } from "./Announcements.tsx";
