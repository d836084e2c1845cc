import type { ChatMessageView } from "@kadr/design-system/chat";
import type { ChatMessage } from "@kadr/openapi/client";
import type { MediaCheck } from "../links/checks.ts";
import { avatarAt } from "./avatars.ts";
import { clockTime } from "./duration.ts";

/** One message of a chat, as it stands there. */
export const presentMessage = (
  { id, text, created_ts: at, user, is_author: isByAuthor }: ChatMessage,
  { mediaUrl, userId }: { readonly mediaUrl: MediaCheck; readonly userId: string | null },
): ChatMessageView => ({
  id,
  authorName: user.name,
  avatarSrc: avatarAt(mediaUrl(user.avatar_url)),
  text,
  time: clockTime(Date.parse(at)),
  dateTime: at,
  isByAuthor,
  isOwn: user.id === userId,
});
