import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { ownHref } from "../../links/ownHref.ts";

/** The page at one of its comments; null: at none. */
export function commentAddress(path: string, search: string, commentId: string | null): SafeHref {
  const query = new URLSearchParams(search);
  if (commentId === null) query.delete("comment_id");
  else query.set("comment_id", commentId);
  const text = query.toString();
  return ownHref(path + (text === "" ? "" : `?${text}`));
}
