import type { DraftTarget } from "./drafts.ts";
import type { CommentRecords } from "./records.ts";
import type { ReplyAddress } from "./types.ts";

/** Whom a text replies to: of a reply the comment under which it is begun, of an edited reply the one it had. */
export function replyAddressOf(records: CommentRecords, target: DraftTarget): ReplyAddress | null {
  if (target === "new") return null;
  const comment = records.get(target.slice(target.indexOf(":") + 1));
  if (comment === undefined) return null;
  if (target.startsWith("reply:")) {
    return {
      parentId: comment.parent_id ?? comment.id,
      broId: comment.id,
      broUserId: comment.user.id,
      broName: comment.user.name,
    };
  }
  if (comment.parent_id === null) return null;
  const broId = comment.bro_id ?? comment.parent_id;
  const bro = records.get(broId)?.user;
  return {
    parentId: comment.parent_id,
    broId,
    broUserId: comment.bro_user_id ?? bro?.id ?? "",
    broName: comment.bro_user_name ?? bro?.name ?? "",
  };
}
