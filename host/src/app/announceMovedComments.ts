import { reaction } from "mobx";
import { mySectionPath, profilePath } from "../links/addresses.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import { onArrival } from "../routes/navigation.ts";
import type { Account, Notify } from "../stores/ports.ts";
import { movedCommentsTexts as texts } from "../texts/comments.ts";

/** How long the notice stays, ms (`toast.commentsMovedMs`). */
const noticeMs = 5000;

export interface MovedCommentsSetup {
  readonly account: Account;
  readonly notify: Notify;
  readonly storage: Pick<AppStorage, "get" | "set">;
}

/**
 * One's comments are in «Моё». Who looks for them where they were, in the profile, is told so once ever on a device; the documents leave
 * the pages open (G17).
 */
export function announceMovedComments({ account, notify, storage }: MovedCommentsSetup): void {
  const look = () => {
    if (!account.isAuthorised || !window.location.pathname.startsWith(profilePath)) return;
    if (storage.get("comments-moved-told") === true) return;
    storage.set("comments-moved-told", true);
    notify({
      type: "info",
      text: texts.text,
      button: { text: texts.open, to: mySectionPath("comments") },
      timeMs: noticeMs,
    });
  };
  onArrival(look);
  reaction(() => account.isAuthorised, look, { fireImmediately: true });
}
