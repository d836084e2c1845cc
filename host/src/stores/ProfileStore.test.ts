import { observable, runInAction } from "mobx";
import { afterEach, expect, it } from "vitest";
import { profileTexts } from "../texts/profile.ts";
import type { Measure } from "./measure/Measure.ts";
import type { Dispose, Toast } from "./ports.ts";
import type { KeptDraft, ProfileFacts } from "./profile/types.ts";
import { ProfileStore } from "./ProfileStore.ts";
import { accountOver, apiError, FakeClock } from "./testing.ts";

let disposers: Dispose[] = [];
afterEach(() => {
  for (const dispose of disposers) dispose();
  disposers = [];
});

const facts: ProfileFacts = {
  id: "ann",
  name: "Анна",
  avatarUrl: null,
  birthDate: null,
  gender: null,
  email: "anna@kadr.example",
  isEmailConfirmed: true,
  phone: null,
};

function make(kept?: KeptDraft) {
  const session = observable({
    userId: "ann" as string | null,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const toasts: Toast[] = [];
  const sent: unknown[] = [];
  const events: string[] = [];
  const world = { kept, refusal: null as unknown, onProgress: (_part: number): void => undefined };
  const respond = async (what: unknown, next: Partial<ProfileFacts> = {}): Promise<ProfileFacts> => {
    sent.push(what);
    if (world.refusal !== null) throw world.refusal as Error;
    return { ...facts, ...next };
  };
  const store = new ProfileStore({
    account: accountOver(session),
    auth: { require: () => Promise.resolve(false) },
    clock: new FakeClock(),
    notify: (toast) => toasts.push(toast),
    measure: ((id: string) => void events.push(id)) as Measure,
    onChanged: () => undefined,
    texts: profileTexts,
    device: { read: () => world.kept, write: (draft) => (world.kept = draft ?? undefined) },
    api: {
      read: () => Promise.resolve({ ...facts, id: session.userId ?? "" }),
      update: (changes) => respond(changes, { ...changes }),
      setEmail: (email) => respond(email, { email, isEmailConfirmed: false }),
      confirmEmail: (code) => respond(code),
      setPhone: (phone) => respond(phone, { phone }),
      changePassword: async (password, next) => void (await respond([password, next])),
      uploadAvatar: (_picture, onProgress) => {
        world.onProgress = onProgress;
        return respond("avatar");
      },
      remove: async () => void (await respond("remove")),
    },
  });
  disposers.push(store.connect());
  return { store, session, toasts, sent, events, world };
}

it("sends only what differs, and tells only of that", async () => {
  const { store, sent, events } = make();
  await store.load();
  store.type("name", " Анна ");
  store.type("gender", "");
  expect(store.isInfoChanged).toBe(false);
  expect(await store.saveInfo()).toBe(false);
  store.type("birthDate", "1994-04-12");
  expect(await store.saveInfo()).toBe(true);
  expect(sent).toEqual([{ birthDate: "1994-04-12" }]);
  expect(events).toEqual(["profile.birthDate"]);
});

it.each(["", "  ", "\u200B", "\u2060\u2800", "\u3164", " \u0301"])(
  "asks for a name that can be seen instead of %j",
  async (name) => {
    const { store, sent } = make();
    await store.load();
    store.type("name", name);
    expect(await store.saveInfo()).toBe(false);
    expect(sent).toEqual([]);
    expect(store.form("info").errors.name).toBe(profileTexts.required);
  },
);

it("knows how much of a photo is sent, of each try from the beginning", async () => {
  const { store, world } = make();
  await store.load();
  world.refusal = apiError(500);
  const failing = store.uploadAvatar(new Blob());
  world.onProgress(0.4);
  expect([store.form("avatar").isSending, store.avatarProgress]).toEqual([true, 0.4]);
  expect(await failing).toBe(false);
  world.refusal = null;
  const sending = store.uploadAvatar(new Blob());
  expect(store.avatarProgress).toBe(0);
  expect(await sending).toBe(true);
});

it("keeps what was typed through a failure, a session that ran out and a reload, for its owner alone", async () => {
  const { store, session, world, toasts } = make();
  await store.load();
  store.type("name", "Анна Новая");
  world.refusal = apiError(500);
  await store.saveInfo();
  expect(store.value("name")).toBe("Анна Новая");
  expect(toasts.at(-1)).toMatchObject({ type: "danger", text: "Произошла ошибка" });
  runInAction(() => (session.userId = null));
  expect(store.saved).toBeNull();
  runInAction(() => (session.userId = "ann"));
  await store.load();
  expect(store.value("name")).toBe("Анна Новая");

  const other = make(world.kept);
  runInAction(() => (other.session.userId = "bob"));
  await other.store.load();
  expect(other.store.value("name")).toBe("Анна");
  expect(other.world.kept).toBeUndefined();
});

it("says what the server found wrong at its field, until that is typed in again", async () => {
  const { store, world, toasts } = make();
  await store.load();
  store.type("phone", "8 999 123-45-67");
  world.refusal = Object.assign(apiError(400), {
    body: { fields: { phone_number: "Такого номера нет", другое: "?" } },
  });
  await store.savePhone();
  expect(store.form("phone").errors).toEqual({ phone: "Такого номера нет" });
  expect(toasts).toEqual([]);
  store.type("phone", "8 999 123-45-68");
  expect(store.form("phone").errors).toEqual({});
  world.refusal = null;
  await store.savePhone();
  expect(store.value("phone")).toBe("+79991234568");
});

it("tells of a phone, an address and a password that are set", async () => {
  const { store, events } = make();
  await store.load();
  store.type("phone", "8 999 123-45-67");
  await store.savePhone();
  store.type("email", "novy@kadr.example");
  await store.saveEmail("пароль");
  await store.changePassword("пароль", "новый пароль");
  expect(events).toEqual(["profile.phone", "profile.email", "profile.password"]);
});
