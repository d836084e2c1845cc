import { DraftsAside } from "./DraftsAside.ts";
import { configure, observable, runInAction } from "mobx";
import { commentsToasts } from "../../texts/comments.ts";
import { CommentsStore } from "../CommentsStore.ts";
import type { Toast } from "../ports.ts";
import { accountOver, FakeClock } from "../testing.ts";
import { FakeServer } from "./fakeServer.ts";
import type { StoredDraft, UserId } from "./types.ts";

configure({ enforceActions: "always" });

export interface WorldSettings {
  /** The signed-in person; `null` for a guest. Default "me". */
  readonly userId?: UserId | null;
  /** Default "owner". */
  readonly channelOwnerId?: UserId;
  readonly videoId?: string;
  readonly storage?: Map<string, readonly StoredDraft[]>;
  readonly server?: FakeServer;
  /** Shows what is said. Default: it is only kept in `said`. */
  readonly notify?: (toast: Toast) => void;
}

/** A store with a server in memory, a session, an auth popup, a clock and a storage that a test holds in its hand. */
export function makeWorld({
  userId = "me",
  channelOwnerId = "owner",
  videoId = "v",
  storage = new Map<string, readonly StoredDraft[]>(),
  server = new FakeServer(),
  notify,
}: WorldSettings = {}) {
  server.me = userId;
  const session = observable({
    userId,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const clock = new FakeClock();
  const said: Toast[] = [];
  const signInTriggers: string[] = [];
  let keys = 0;
  const signIns: ((admitted: boolean) => void)[] = [];
  const store = new CommentsStore(
    {
      api: server.api,
      account: accountOver(session),
      auth: {
        require: (trigger) => {
          signInTriggers.push(trigger);
          return new Promise<boolean>((resolve) => signIns.push(resolve));
        },
      },
      notify: (toast) => {
        said.push(toast);
        notify?.(toast);
      },
      clock,
      drafts: {
        load: (id) => storage.get(id),
        save: (id, drafts) => storage.set(id, drafts),
        clear: (id) => storage.delete(id),
      },
      aside: new DraftsAside(),
      toasts: commentsToasts(),
      newKey: () => `key${(keys += 1)}`,
    },
    { videoId, channelOwnerId },
  );
  return {
    server,
    session,
    clock,
    store,
    said,
    signInTriggers,
    storage,
    texts: () => said.map((toast) => toast.text ?? ""),
    /** The person signs in through the open popup, or closes it. */
    settleSignIn(as: UserId | null): void {
      if (as !== null) {
        server.me = as;
        runInAction(() => (session.userId = as));
      }
      signIns.splice(0).forEach((resolve) => resolve(as !== null));
    },
    setUser(id: UserId | null): void {
      server.me = id;
      runInAction(() => (session.userId = id));
    },
    callsOf: (operation: string) =>
      server.calls.filter((call) => call.startsWith(`${operation} `) || call === operation),
  };
}
