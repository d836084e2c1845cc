import { observable, runInAction } from "mobx";
import { afterEach, describe, expect, it } from "vitest";
import { NotificationSettingsStore, type PushPermission } from "./NotificationSettingsStore.ts";
import type { Dispose, Toast } from "./ports.ts";
import { accountOver, apiError, deferred, FakeClock, settle, type Deferred } from "./testing.ts";

const texts = { updated: "обновлены", undo: "Отмена", notUpdated: "не вышло" };

let disposers: Dispose[] = [];
afterEach(() => {
  for (const dispose of disposers) dispose();
  disposers = [];
});

async function make() {
  const session = observable({
    userId: "ann" as string | null,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const server = { ways: { bell: true, email: false }, events: { like: true } } as Record<
    string,
    Record<string, boolean>
  >;
  const toasts: Toast[] = [];
  const writes: { readonly what: string; readonly respond: Deferred<void> }[] = [];
  const world = { isDown: false, permission: "askable" as PushPermission, onPermission: () => undefined as void };
  const store = new NotificationSettingsStore({
    account: accountOver(session),
    auth: { require: () => Promise.resolve(false) },
    clock: new FakeClock(),
    notify: (toast) => toasts.push(toast),
    texts,
    pushes: {
      permission: () => world.permission,
      onPermission: (listener) => {
        world.onPermission = listener;
        return () => undefined;
      },
    },
    read: (group) => (world.isDown ? Promise.reject(apiError(500)) : Promise.resolve({ ...server[group] })),
    write: (group, code, isOn) => {
      const respond = deferred<void>();
      writes.push({ what: `${group}/${code} ${isOn}`, respond });
      return respond.promise.then(() => void (server[group] = { ...server[group], [code]: isOn }));
    },
  });
  disposers.push(store.connect());
  await store.load();
  const respond = async (how: "ok" | number): Promise<void> => {
    const last = writes.at(-1)?.respond;
    if (how === "ok") last?.resolve();
    else last?.reject(apiError(how));
    await settle();
  };
  return { store, session, server, toasts, writes, world, respond };
}

describe("the switches of notifications", () => {
  it("act at once, and say that they are saved with a way back that restores what was", async () => {
    const { store, toasts, writes, respond, server } = await make();
    void store.set("ways", "email", true);
    expect(store.switchesOf("ways")).toEqual({ bell: true, email: true });
    expect(toasts).toEqual([]);
    await respond("ok");
    expect(toasts).toMatchObject([{ type: "success", text: texts.updated, button: { text: "Отмена" } }]);
    toasts[0]?.button?.onPress?.();
    expect(store.switchesOf("ways")).toEqual({ bell: true, email: false });
    await respond("ok");
    expect(writes.map(({ what }) => what)).toEqual(["ways/email true", "ways/email false"]);
    expect(server["ways"]).toEqual({ bell: true, email: false });
  });

  it("return where they could not be saved, and say so", async () => {
    const { store, toasts, respond } = await make();
    void store.set("events", "like", false);
    expect(store.switchesOf("events")).toEqual({ like: false });
    await respond(500);
    expect(store.switchesOf("events")).toEqual({ like: true });
    expect(toasts).toEqual([{ type: "danger", text: texts.notUpdated }]);
  });

  it("end at what was pressed last, however fast", async () => {
    const { store, writes, respond } = await make();
    for (const isOn of [true, false, true]) void store.set("ways", "email", isOn);
    await respond("ok");
    expect(store.switchesOf("ways")["email"]).toBe(true);
    expect(writes.map(({ what }) => what)).toEqual(["ways/email true"]);
  });

  it("take back the last change alone, by one button for all messages", async () => {
    const { store, toasts, respond, writes } = await make();
    void store.set("ways", "email", true);
    await respond("ok");
    void store.set("events", "like", false);
    await respond("ok");
    expect(toasts[0]?.button).toBe(toasts[1]?.button);
    toasts[1]?.button?.onPress?.();
    toasts[1]?.button?.onPress?.();
    await respond("ok");
    expect(writes.map(({ what }) => what)).toEqual(["ways/email true", "events/like false", "events/like true"]);
  });

  it("know what this browser says to pushes, and hear when that changes", async () => {
    const { store, world } = await make();
    expect(store.pushPermission).toBe("askable");
    world.permission = "refused";
    world.onPermission();
    expect(store.pushPermission).toBe("refused");
  });

  it("are another's once somebody else is here, and can be asked for again where they did not come", async () => {
    const { store, session, world } = await make();
    runInAction(() => (session.userId = "bob"));
    expect([store.phase, store.switchesOf("ways")]).toEqual(["idle", {}]);
    world.isDown = true;
    const loading = store.load();
    expect(store.phase).toBe("loading");
    await loading;
    expect(store.phase).toBe("failed");
    world.isDown = false;
    await store.load();
    expect([store.phase, store.switchesOf("events")]).toEqual(["ready", { like: true }]);
  });
});
