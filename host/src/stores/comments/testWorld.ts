import { configure, observable, runInAction } from "mobx";
import { commentsNotices } from "../../texts/comments.ts";
import { CommentsStore } from "../CommentsStore.ts";
import type { Notice } from "../ports.ts";
import { FakeClock } from "../testing.ts";
import { FakeServer } from "./fakeServer.ts";
import type { StoredDraft } from "./ports.ts";
import type { UserId } from "./types.ts";

configure({ enforceActions: "always" });

export interface WorldSettings {
  /** Who is signed in; `null` for a guest. Default "me". */
  readonly userId?: UserId | null;
  /** Default "owner". */
  readonly channelOwnerId?: UserId;
  readonly videoId?: string;
  readonly storage?: Map<string, readonly StoredDraft[]>;
  readonly server?: FakeServer;
  /** Shows what is said. Default: it is only kept in `said`. */
  readonly notify?: (notice: Notice) => void;
}

/** A store with a server in memory, a session, an auth popup, a clock and a storage that a test holds in its hand. */
export function makeWorld({ userId = "me", channelOwnerId = "owner", videoId = "v", storage = new Map<string, readonly StoredDraft[]>(), server = new FakeServer(), notify }: WorldSettings = {}) {
  server.me = userId;
  const session = observable({
    userId,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const clock = new FakeClock();
  const said: Notice[] = [];
  const asked: string[] = [];
  let keys = 0;
  const gate: ((admitted: boolean) => void)[] = [];
  const store = new CommentsStore(
    {
      api: server.api,
      session,
      auth: {
        require: (trigger) => {
          asked.push(trigger);
          return new Promise<boolean>((resolve) => gate.push(resolve));
        },
      },
      notify: (notice) => {
        said.push(notice);
        notify?.(notice);
      },
      clock,
      drafts: {
        load: (id) => storage.get(id),
        save: (id, drafts) => storage.set(id, drafts),
        clear: (id) => storage.delete(id),
      },
      notices: commentsNotices(),
      newKey: () => `key${(keys += 1)}`,
    },
    { videoId, channelOwnerId },
  );
  return {
    server, session, clock, store, said, asked, storage,
    texts: () => said.map((notice) => notice.text ?? ""),
    /** The person signs in through the open popup, or closes it. */
    answerGate(as: UserId | null): void {
      if (as !== null) {
        server.me = as;
        runInAction(() => (session.userId = as));
      }
      gate.splice(0).forEach((resolve) => resolve(as !== null));
    },
    setUser(id: UserId | null): void {
      server.me = id;
      runInAction(() => (session.userId = id));
    },
    callsOf: (operation: string) => server.calls.filter((call) => call.startsWith(`${operation} `) || call === operation),
  };
}
