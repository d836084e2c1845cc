import type { QueryClient } from "@tanstack/react-query";
import { watchOnline } from "../platform/device/leaving.ts";
import { createOtherTabs, onWake } from "../platform/device/otherTabs.ts";
import { forgetOthersDrafts } from "../platform/storage/drafts.ts";
import { draftsArea, type AppStorage } from "../platform/storage/storage.ts";
import { handQueriesOver } from "../queries/account.ts";
import type { Stores } from "../stores/stores.ts";

export interface FollowAccountPorts {
  readonly stores: Stores;
  readonly storage: AppStorage;
  readonly queryClient: QueryClient;
  /** Closes the overlays that belong to a person. */
  readonly closePersonal: () => void;
}

/** A person's data go with the person (docs/invariants.md, S9), in this tab and in the others. Until disposed. */
export function followAccount({ stores, storage, queryClient, closePersonal }: FollowAccountPorts): () => void {
  const { account, session, toasts } = stores;
  const otherTabs = createOtherTabs();
  const disposers = [
    account.onLeft(() => {
      storage.forgetPerson();
      toasts.clear();
      closePersonal();
    }),
    account.onChange(({ before, now, isFirst }) => {
      if (now !== null) forgetOthersDrafts(draftsArea(), now);
      if (isFirst) return;
      otherTabs.notify(now);
      void handQueriesOver(queryClient, { before });
    }),
    otherTabs.onMessage((userId) => {
      if (userId === session.userId) return;
      if (userId === null) session.leave();
      else void session.refresh();
    }),
    onWake(() => void session.refresh()),
    watchOnline((isOnline) => {
      if (isOnline) void session.finishLogout().catch(() => undefined);
    }),
    account.connect(),
  ];
  return () => {
    for (const dispose of disposers) dispose();
  };
}
