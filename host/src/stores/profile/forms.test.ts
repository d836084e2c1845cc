import { runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { profileTexts as texts } from "../../texts/profile.ts";
import { apiError, deferred } from "../testing.ts";
import { facts, makeProfile } from "./testing.ts";
import type { ProfileFacts } from "./types.ts";

const success = { type: "success", text: texts.updated };

describe("the profile", () => {
  it("is loaded once at a time, and says so meanwhile", async () => {
    const { store, world } = makeProfile();
    const response = deferred<ProfileFacts>();
    let asked = 0;
    world.read = () => {
      asked += 1;
      return response.promise;
    };
    expect(store.phase).toBe("idle");
    const loading = [store.load(), store.load()];
    expect([store.phase, asked]).toEqual(["loading", 1]);
    response.resolve(facts);
    await Promise.all(loading);
    expect([store.phase, store.saved]).toEqual(["success", facts]);
  });

  it("of somebody whom the server does not know is none; one that does not come can be asked for again", async () => {
    const { store, world } = makeProfile();
    world.read = () => Promise.resolve(null);
    await store.load();
    expect([store.phase, store.saved]).toEqual(["idle", null]);
    world.read = () => Promise.reject(apiError(500));
    await store.load();
    expect([store.phase, store.saved]).toEqual(["error", null]);
    world.read = () => Promise.resolve(facts);
    await store.load();
    expect([store.phase, store.saved]).toEqual(["success", facts]);
  });

  it("goes with its owner: nothing typed, said or found wrong is shown to who comes next", async () => {
    const { store, session, world } = makeProfile();
    await store.load();
    store.type("name", "Анна Новая");
    await store.saveEmail("пароль");
    world.refusal = apiError(429);
    await store.savePhone();
    await store.changePassword("пароль", "новый пароль");
    expect(store.form("password").note).toBe(texts.tooMany);
    runInAction(() => (session.userId = "bob"));
    expect([store.phase, store.saved, store.draft, store.letter]).toEqual(["idle", null, {}, null]);
    expect(store.form("password")).toMatchObject({ isSending: false, errors: {}, note: null });
  });

  it("does not take an answer that came after its owner had left", async () => {
    const { store, session, world } = makeProfile();
    const response = deferred<ProfileFacts>();
    world.read = () => response.promise;
    const loading = store.load();
    runInAction(() => (session.userId = "bob"));
    response.resolve(facts);
    await loading;
    expect([store.phase, store.saved]).toEqual(["idle", null]);
  });
});

describe("each form", () => {
  it("of the personal data sends what was emptied as nothing, without the spaces around a name", async () => {
    const { store, sent, events, places, toasts, world } = makeProfile();
    world.read = () => Promise.resolve({ ...facts, gender: "female", birthDate: "1994-04-12" });
    await store.load();
    store.type("name", " Анна Новая ");
    store.type("gender", "");
    store.type("birthDate", "");
    expect(await store.saveInfo()).toBe(true);
    expect(sent).toEqual([{ name: "Анна Новая", gender: null, birthDate: null }]);
    expect(events).toEqual(["profile.name", "profile.birthDate", "profile.gender"]);
    expect([...places]).toEqual(["profile"]);
    expect([toasts, world.changes]).toEqual([[success], 1]);
    expect([store.draft, world.kept]).toEqual([{}, undefined]);
  });

  it("of the personal data takes a name of 100 signs, and none of 101", async () => {
    const { store, sent } = makeProfile();
    await store.load();
    store.type("name", "я".repeat(101));
    expect([await store.saveInfo(), store.form("info").errors]).toEqual([false, { name: texts.info.longName }]);
    store.type("name", ` ${"я".repeat(100)} `);
    expect([await store.saveInfo(), sent.length]).toEqual([true, 1]);
  });

  it("of the address says where the letter went, and what is wrong before anything is sent", async () => {
    const { store, sent, toasts, world } = makeProfile();
    await store.load();
    for (const [typed, error] of [
      ["  ", texts.required],
      ["novy@kadr", texts.email.invalid],
    ] as const) {
      store.type("email", typed);
      expect([await store.saveEmail("пароль"), store.form("email").errors]).toEqual([false, { email: error }]);
    }
    expect(sent).toEqual([]);
    store.type("email", " novy@kadr.example ");
    expect(await store.saveEmail("пароль")).toBe(true);
    expect([sent, store.letter]).toEqual([["novy@kadr.example"], texts.email.sent("novy@kadr.example")]);
    // not yet: the code is
    expect([toasts, store.draft, world.changes]).toEqual([[], {}, 1]);
  });

  it("of the code confirms the address, and there is no letter to speak of any more", async () => {
    const { store, sent, toasts } = makeProfile();
    await store.load();
    store.type("email", "novy@kadr.example");
    await store.saveEmail("пароль");
    expect([await store.confirmEmail("  "), store.form("code").errors]).toEqual([false, { code: texts.required }]);
    store.type("email", "drugoy@kadr.example");
    expect(await store.confirmEmail("123456")).toBe(true);
    expect([sent.at(-1), store.letter, toasts, store.draft]).toEqual(["123456", null, [success], {}]);
  });

  it("of the phone sends the figures, and nothing where nothing was changed", async () => {
    const { store, sent, world } = makeProfile();
    world.read = () => Promise.resolve({ ...facts, phone: "+79991234567" });
    await store.load();
    expect(await store.savePhone()).toBe(false);
    store.type("phone", "8 999");
    expect([await store.savePhone(), store.form("phone").errors]).toEqual([false, { phone: texts.phone.invalid }]);
    store.type("phone", "  ");
    expect(await store.savePhone()).toBe(true);
    expect(sent).toEqual([null]);
  });

  it("of the password asks for both, the new one of 8 signs", async () => {
    const { store, sent, toasts } = makeProfile();
    await store.load();
    expect(await store.changePassword("", "")).toBe(false);
    expect(store.form("password").errors).toEqual({ password: texts.required, newPassword: texts.required });
    expect(await store.changePassword("пароль", "1234567")).toBe(false);
    expect(store.form("password").errors).toEqual({ newPassword: texts.password.short });
    expect(await store.changePassword("пароль", "12345678")).toBe(true);
    expect([sent, toasts, store.form("password").errors]).toEqual([[["пароль", "12345678"]], [success], {}]);
  });

  it("of the photo has all of it at its end, and says so once", async () => {
    const { store, toasts, events, places, world } = makeProfile();
    await store.load();
    store.type("name", "Анна Новая");
    expect(await store.uploadAvatar(new Blob())).toBe(true);
    expect([toasts, events, world.changes]).toEqual([[success], ["profile.avatar"], 1]);
    expect([...places]).toEqual(["profile"]);
    expect(store.draft).toEqual({ name: "Анна Новая" });
  });

  it("of the removal says nothing where it is done, for the page does", async () => {
    const { store, sent, toasts, world } = makeProfile();
    await store.load();
    expect([await store.remove(), sent, toasts, world.changes]).toEqual([true, ["remove"], [], 0]);
  });

  it.each([
    ["offline" as const, texts.offline],
    [429, texts.tooMany],
    [500, texts.remove.failed],
    // of no field that there is
    [422, texts.remove.failed],
  ])("that fails (%s) says it in a toast and beside its button, until it is begun anew", async (what, note) => {
    const { store, toasts, world } = makeProfile();
    await store.load();
    world.refusal = apiError(what);
    expect(await store.remove()).toBe(false);
    expect(toasts).toEqual([{ type: "danger", text: texts.remove.failed }]);
    expect(store.form("removal")).toMatchObject({ isSending: false, errors: {}, note });
    const first = store.form("removal").failure;
    await store.remove();
    expect(store.form("removal").failure).not.toBe(first);
    store.begin("removal");
    expect(store.form("removal")).toMatchObject({ note: null, failure: null });
  });

  it("is sent once, however often it is pressed, and says meanwhile that it is", async () => {
    const { store, sent } = makeProfile();
    await store.load();
    const first = store.changePassword("пароль", "12345678");
    expect(store.form("password").isSending).toBe(true);
    expect([await store.changePassword("пароль", "12345678"), await first]).toEqual([false, true]);
    expect([sent.length, store.form("password").isSending]).toEqual([1, false]);
  });

  it("says nothing of what ended with its owner's session", async () => {
    const { store, session, toasts, world } = makeProfile();
    await store.load();
    world.refusal = apiError(500);
    const removing = store.remove();
    runInAction(() => (session.userId = "bob"));
    expect(await removing).toBe(false);
    expect([toasts, store.form("removal").note]).toEqual([[], null]);
  });
});
