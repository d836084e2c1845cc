/**
 * docs/invariants.md, I1 to I8, against a server whose work and responses come late, in any
 * order, not at all, or are lost after the deed.
 */
import { DraftsAside } from "./comments/DraftsAside.ts";
import fc from "fast-check";
import { configure, observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { commentsToasts } from "../texts/comments.ts";
import { FakeServer, type Fate } from "./comments/fakeServer.ts";
import { CommentsStore } from "./CommentsStore.ts";
import { accountOver, FakeClock, settle } from "./testing.ts";

configure({ enforceActions: "always" });

type Command =
  | {
      readonly do: "like" | "dislike" | "delete" | "pin" | "unpin" | "ban" | "replies" | "reply" | "edit";
      readonly at: number;
    }
  | { readonly do: "create" | "later" | "sort" | "check" | "time" }
  | { readonly do: "step"; readonly at: number };

const at = fc.nat(11);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 9, arbitrary: fc.record({ do: fc.constantFrom("like" as const, "dislike" as const), at }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "delete" as const,
        "pin" as const,
        "unpin" as const,
        "ban" as const,
        "replies" as const,
        "reply" as const,
        "edit" as const,
      ),
      at,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom("create" as const, "later" as const, "sort" as const, "check" as const, "time" as const),
    }),
  },
  { weight: 16, arbitrary: fc.record({ do: fc.constant("step" as const), at: fc.nat(50) }) },
);
const schedule = fc.record({
  commands: fc.array(command, { minLength: 5, maxLength: 50 }),
  fates: fc.infiniteStream(fc.nat(99)),
});

function build(userId: string | null = "me") {
  const server = new FakeServer({ pageSize: 3, repliesSize: 2 });
  server.me = userId;
  const people = ["me", "anna", "boris"];
  for (let n = 0; n < 8; n += 1) server.add(people[n % 3] ?? "me", { likes: n });
  for (let n = 0; n < 6; n += 1) server.add(people[(n + 1) % 3] ?? "me", { parentId: `c${(n % 2) + 1}` });
  const session = observable({
    userId,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const clock = new FakeClock();
  const said: string[] = [];
  let keys = 0;
  let signIns: ((admitted: boolean) => void)[] = [];
  const store = new CommentsStore(
    {
      api: server.api,
      account: accountOver(session),
      auth: { require: () => new Promise<boolean>((resolve) => signIns.push(resolve)) },
      notify: (toast) => said.push(toast.text ?? ""),
      clock,
      drafts: { load: () => [], save: () => undefined, clear: () => undefined },
      aside: new DraftsAside(),
      toasts: commentsToasts(),
      newKey: () => `key${(keys += 1)}`,
    },
    { videoId: "v", channelOwnerId: "me" },
  );
  const settleSignIn = (admitted: boolean): void => {
    const waiting = signIns;
    signIns = [];
    for (const resolve of waiting) resolve(admitted);
  };
  return { server, session, clock, said, store, settleSignIn, signInCount: () => signIns.length };
}

type World = ReturnType<typeof build>;

/** Faults at random, but no question fails so often in a row that nobody could ever know. */
function unreliable(server: FakeServer, fates: Iterator<number>): void {
  let failedReads = 0;
  const reads = new Set(["list", "page", "replies", "get", "findPosted", "focused", "block"]);
  server.fate = (operation): Fate => {
    const n = fates.next().value as number;
    if (reads.has(operation)) {
      const fails = n < 15 && failedReads < 3;
      failedReads = fails ? failedReads + 1 : 0;
      return fails ? "offline" : "ok";
    }
    return n < 10 ? 500 : n < 20 ? "offline" : n < 35 ? "lost" : "ok";
  };
}

async function drain({ server, clock }: World): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    await settle();
    if (server.step()) continue;
    if (clock.pending === 0) return;
    clock.advance(20_000);
  }
  throw new Error("never settles");
}

function visibleIds(store: CommentsStore): string[] {
  const roots = [...(store.pinnedId === null ? [] : [store.pinnedId]), ...store.rowIds];
  return [...roots, ...roots.flatMap((id) => store.repliesOf(id).ids)];
}

/** A plain throw: this is asked some hundred thousand times a run. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function isCounter(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function checkInvariants({ server, store }: World, shown: Map<string, string | null>): void {
  const ids = visibleIds(store);
  must(new Set(ids).size === ids.length, "ids are unique over list, pinned and replies");
  must(store.pinnedId === null || !store.rowIds.includes(store.pinnedId), "the pinned one is not in the list");
  must(isCounter(store.count), "the count is whole and not negative");
  for (const id of ids) {
    const comment = store.comment(id);
    if (comment === undefined) throw new Error(`${id} is seen and not known`);
    const { likes_number: likes, dislikes_number: dislikes, reaction } = comment;
    must([likes, dislikes, store.repliesOf(id).count].every(isCounter), `the counters of ${id} are whole`);
    if (server.rows.has(id)) {
      const dto = server.dto(id);
      must(
        Math.abs(likes - dto.likes_number) <= 1 && Math.abs(dislikes - dto.dislikes_number) <= 1,
        `${id} is within one of the server's`,
      );
    }
    must(
      !shown.has(id) || server.failed.has(id) || reaction === shown.get(id),
      `what was pressed on ${id} is still seen`,
    );
  }
  must(server.maxAtOnce <= 1, "one write at a time for each thing");
}

function run({ server, store, clock }: World, command: Command, shown: Map<string, string | null>): void {
  const ids = visibleIds(store);
  const id = "at" in command ? (ids[command.at % Math.max(1, ids.length)] ?? "") : "";
  switch (command.do) {
    case "like":
    case "dislike":
      if (id === "") return;
      server.failed.delete(id);
      void store.reactions.toggle(id, command.do);
      shown.set(id, store.comment(id)?.reaction ?? null);
      return;
    case "delete":
      return void store.remove(id);
    case "pin":
      return void store.pin(id);
    case "unpin":
      return void store.unpin(store.pinnedId ?? id);
    case "ban":
      return void (command.at % 4 === 0 && store.ban(id));
    case "replies":
      return void store.listing.loadReplies(id);
    case "create":
      store.setDraft("new", `текст ${server.calls.length}`);
      return void store.submit("new");
    case "reply":
      if (id === "") return;
      store.setDraft(`reply:${id}`, `ответ ${server.calls.length}`);
      return void store.submit(`reply:${id}`);
    case "edit":
      if (id === "") return;
      store.setDraft(`edit:${id}`, `правка ${server.calls.length}`);
      return void store.submit(`edit:${id}`);
    case "later":
      return void store.listing.loadLater();
    case "sort":
      return void store.listing.setSort(store.listing.sort === "popular" ? "date_added_desc" : "popular");
    case "check":
      return void store.listing.checkForNew();
    case "time":
      return clock.advance(1000);
    case "step":
      return void server.step(command.at);
  }
}

/** Reads everything there is, with nothing in the way. */
async function readAll(world: World): Promise<void> {
  const { server, store } = world;
  server.fate = () => "ok";
  if (store.listing.list.phase === "failed") await Promise.all([store.retry(), drain(world)]);
  store.listing.showNewer();
  while (store.listing.list.hasLater) await Promise.all([store.listing.loadLater(), drain(world)]);
  for (const id of [...store.rowIds, store.pinnedId ?? ""]) {
    if (id === "") continue;
    while (store.repliesOf(id).hasLater || !store.repliesOf(id).isFetched)
      await Promise.all([store.listing.loadReplies(id), drain(world)]);
  }
}

function expectSame({ server, store }: World): void {
  expect(store.pinnedId).toBe(server.pinned);
  expect([...store.rowIds].sort()).toEqual(
    server
      .roots()
      .filter((id) => id !== server.pinned)
      .sort(),
  );
  expect(store.count).toBe(server.rows.size);
  for (const id of server.roots()) {
    expect([...store.repliesOf(id).ids].sort()).toEqual(server.repliesTo(id).sort());
    expect(store.repliesOf(id).count).toBe(server.repliesTo(id).length);
  }
  for (const id of server.rows.keys()) {
    const dto = server.dto(id);
    expect(store.comment(id)).toMatchObject({
      id,
      likes_number: dto.likes_number,
      dislikes_number: dto.dislikes_number,
      reaction: dto.reaction,
      text: dto.text,
    });
  }
}

describe("CommentsStore over a server one cannot rely on", () => {
  it("ends with the screen equal to the server, and is never wrong on the way", async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async ({ commands, fates }) => {
        const world = build();
        const shown = new Map<string, string | null>();
        const dispose = world.store.connect();
        await world.store.open();
        world.server.isInstant = false;
        unreliable(world.server, fates[Symbol.iterator]());
        for (const command of commands) {
          run(world, command, shown);
          checkInvariants(world, shown);
          await settle();
        }
        await drain(world);
        checkInvariants(world, shown);
        await readAll(world);
        expectSame(world);
        dispose();
        expect(world.clock.pending, "no timer is left").toBe(0);
      }),
      { numRuns: 500 },
    );
  }, 60_000);

  it("is still after leaving or logging out, whatever was under way", async () => {
    await fc.assert(
      fc.asyncProperty(schedule, fc.boolean(), async ({ commands, fates }, isLogout) => {
        const world = build();
        const { server, store, session, clock } = world;
        const dispose = store.connect();
        await store.open();
        server.isInstant = false;
        unreliable(server, fates[Symbol.iterator]());
        for (const command of commands) {
          run(world, command, new Map());
          await settle();
        }
        const saidBefore = world.said.length;
        if (isLogout) {
          server.me = null;
          runInAction(() => (session.userId = null));
        } else dispose();
        const before = server.calls.length;
        await drain(world);
        const after = server.calls.slice(before).map((call) => call.split(" ")[0]);
        expect(after.filter((name) => !(isLogout && name === "list"))).toEqual([]);
        expect(world.said.length, "nobody is told what happened to somebody else").toBe(saidBefore);
        for (const id of store.rowIds) expect(store.comment(id)?.reaction).toBeNull();
        dispose();
        expect(clock.pending).toBe(0);
        expect(store.rowIds).toEqual([]);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it("replays a guest's last intent exactly once after the login, and never after a dismissal", async () => {
    const press = fc.record({ at: fc.nat(2), reaction: fc.constantFrom("like" as const, "dislike" as const) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(press, { minLength: 1, maxLength: 6 }),
        fc.constantFrom("login", "dismiss", "leave"),
        async (presses, end) => {
          const world = build(null);
          const { server, store, session } = world;
          const dispose = store.connect();
          await store.open();
          const ids = store.rowIds;
          for (const { at: n, reaction } of presses) void store.reactions.toggle(ids[n] ?? "", reaction);
          await settle();
          expect(world.signInCount(), "one popup").toBe(1);
          expect(
            ids.map((id) => store.comment(id)?.reaction),
            "nothing is seen before",
          ).toEqual([null, null, null]);
          if (end === "leave") dispose();
          if (end === "login") {
            server.me = "me";
            runInAction(() => (session.userId = "me"));
          }
          world.settleSignIn(end === "login");
          await drain(world);
          const writes = server.calls.filter((call) => call.startsWith("react") || call.startsWith("unreact"));
          const last = presses.at(-1);
          expect(writes).toEqual(end === "login" ? [`react ${ids[last?.at ?? 0]} ${last?.reaction}`] : []);
          if (end === "login") expect(store.comment(ids[last?.at ?? 0] ?? "")?.reaction).toBe(last?.reaction);
          dispose();
        },
      ),
      { numRuns: 200 },
    );
  });

  it("keeps what was typed through any failure, and publishes it once", async () => {
    const fate = fc.constantFrom<Fate>("ok", "offline", "lost", 500, 503, 429, 409);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { minLength: 1, maxLength: 6 }),
        fc.array(fc.boolean(), { maxLength: 6 }),
        async (fates, finds) => {
          const world = build();
          const { server, store, clock } = world;
          const dispose = store.connect();
          await store.open();
          const before = server.rows.size;
          let tries = 0;
          let looks = 0;
          server.fate = (operation) => {
            if (operation === "create") return fates[tries++] ?? "ok";
            if (operation === "findPosted") return finds[looks++] === false ? "offline" : "ok";
            return "ok";
          };
          store.setDraft("new", "Мой текст");
          for (let turn = 0; turn < 12 && store.drafts.get("new") !== undefined; turn += 1) {
            await store.submit("new");
            expect(store.drafts.get("new")?.text ?? "Мой текст").toBe("Мой текст");
            clock.advance(400_000);
          }
          expect(store.drafts.get("new"), "it came through in the end").toBeUndefined();
          expect(server.rows.size, "and once").toBe(before + 1);
          dispose();
        },
      ),
      { numRuns: 200 },
    );
  });
});
