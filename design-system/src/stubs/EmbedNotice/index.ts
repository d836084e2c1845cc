export { EmbedNotice, type EmbedNoticeProps } from "./EmbedNotice.tsx";
