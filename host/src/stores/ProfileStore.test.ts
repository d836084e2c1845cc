import { runInAction } from "mobx";
import { expect, it } from "vitest";
import { profileTexts } from "../texts/profile.ts";
import { makeProfile } from "./profile/testing.ts";
import { apiError } from "./testing.ts";

it("sends only what differs, and tells only of that", async () => {
  const { store, sent, events } = makeProfile();
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
    const { store, sent } = makeProfile();
    await store.load();
    store.type("name", name);
    expect(await store.saveInfo()).toBe(false);
    expect(sent).toEqual([]);
    expect(store.form("info").errors.name).toBe(profileTexts.required);
  },
);

it("has changed nothing before it is known, and says nothing of a field that was right", () => {
  const { store } = makeProfile();
  store.type("name", "Иной");
  expect(store.changes).toEqual({});
  const before = store.form("info");
  store.right("info", "name");
  expect(store.form("info")).toBe(before);
});

it("knows how much of a photo is sent, of each try from the beginning", async () => {
  const { store, world } = makeProfile();
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
  const { store, session, world, toasts } = makeProfile();
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

  const other = makeProfile(world.kept);
  runInAction(() => (other.session.userId = "bob"));
  await other.store.load();
  expect(other.store.value("name")).toBe("Анна");
  expect(other.world.kept).toBeUndefined();
});

it("says what the server found wrong at its field, until that is typed in again", async () => {
  const { store, world, toasts } = makeProfile();
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
  const { store, events } = makeProfile();
  await store.load();
  store.type("phone", "8 999 123-45-67");
  await store.savePhone();
  store.type("email", "novy@kadr.example");
  await store.saveEmail("пароль");
  await store.changePassword("пароль", "новый пароль");
  expect(events).toEqual(["profile.phone", "profile.email", "profile.password"]);
});
