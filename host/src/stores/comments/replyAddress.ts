import type { DraftTarget } from "./drafts.ts";
import type { CommentRecords } from "./records.ts";
import type { ReplyAddress } from "./types.ts";

/** Whom a text replies to: of a reply the comment under which it is begun, of an edited reply the one it had. */
export function replyAddressOf(records: CommentRecords, target: DraftTarget): ReplyAddress | null {
  if (target === "new") return null;
  const record = records.get(target.slice(target.indexOf(":") + 1));
  if (record === undefined) return null;
  if (target.startsWith("reply:")) {
    return {
      parentId: record.parentId ?? record.id,
      broId: record.id,
      broUserId: record.authorId,
      broName: record.authorName,
    };
  }
  if (record.parentId === null) return null;
  const bro = records.get(record.broId ?? record.parentId);
  return {
    parentId: record.parentId,
    broId: record.broId ?? record.parentId,
    broUserId: record.broUserId ?? bro?.authorId ?? "",
    broName: record.broName ?? bro?.authorName ?? "",
  };
}
