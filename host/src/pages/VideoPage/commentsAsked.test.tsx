import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTestScreen } from "@kadr/design-system/primitives/near/testing";
import { CommentsSection } from "../../features/show-comments/CommentsSection.tsx";
import { FakeServer } from "../../stores/comments/fakeServer.ts";
import { hostAround } from "../../ports/testing/makeHost.ts";
import { makeWorld, type WorldSettings } from "../../stores/comments/testWorld.ts";

// jsdom lays nothing out: every row is 100 px high and the window shows some of them.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
  vi.stubGlobal("scrollTo", () => undefined);
});
let dispose: (() => void) | undefined;
function leave(): void {
  dispose?.();
  cleanup();
}
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** The comments under a video of «owner»: one's own, Anna's with a reply of Boris's, the owner's. */
async function show(settings: WorldSettings = {}, server = new FakeServer({ pageSize: 50 })) {
  if (server.rows.size === 0)
    for (const [who, text, parentId] of [
      ["me", "Моё", null],
      ["anna", "Аннино", null],
      ["owner", "Хозяйское", null],
      ["boris", "Борисов ответ", "c2"],
    ] as const)
      server.add(who, { text, parentId });
  const world = makeWorld({ ...settings, server });
  dispose = world.store.connect();
  render(<CommentsSection store={world.store} videoUrl={href} />, { wrapper: hostAround() });
  await waitFor(() => expect(world.store.listing.list.phase).toBe("ready"));
  return { ...world, user: userEvent.setup() };
}

const row = (text: string): HTMLElement => screen.getByText(text).closest("article") as HTMLElement;
const openReplies = async (user: UserEvent): Promise<void> => {
  await user.click(screen.getByRole("button", { name: /^1.ответ$/ }));
  await screen.findByText("Борисов ответ");
};
/** Actions on a comment: the button that replies and the entries of its menu. */
async function actions(user: UserEvent, text: string): Promise<string[]> {
  const found = within(row(text)).queryByRole("button", { name: /^Ответить/ }) === null ? [] : ["Ответить"];
  const menu = within(row(text)).queryByRole("button", { name: /^Действия/ });
  if (menu === null) return found;
  await user.click(menu);
  for (const { textContent } of await screen.findAllByRole("menuitem"))
    if (textContent !== "Ответить") found.push(textContent);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  return found;
}
async function offered(settings: WorldSettings, prepare: (server: FakeServer) => void = () => undefined) {
  const server = new FakeServer({ pageSize: 50 });
  prepare(server);
  const { user } = await show(settings, server);
  await openReplies(user);
  const found: Record<string, string[]> = {};
  for (const text of ["Моё", "Аннино", "Хозяйское", "Борисов ответ"]) found[text] = await actions(user, text);
  leave();
  return found;
}

describe("what people may do with comments", () => {
  it(
    "each action is offered to whom it belongs, and there are no others [COMMENT-ROLE-01]",
    { timeout: 20_000 },
    async () => {
      expect(await offered({ userId: "me" })).toEqual({
        Моё: ["Ответить", "Изменить", "Удалить"],
        Аннино: ["Ответить", "Пожаловаться"],
        Хозяйское: ["Ответить", "Пожаловаться"],
        "Борисов ответ": ["Ответить", "Пожаловаться"],
      });
      const ofOwner = await offered({ userId: "owner" }, (server) => (server.pinned = null));
      expect(ofOwner).toEqual({
        Моё: ["Ответить", "Закрепить", "Пожаловаться", "Заблокировать пользователя"],
        Аннино: ["Ответить", "Закрепить", "Пожаловаться", "Заблокировать пользователя"],
        Хозяйское: ["Ответить", "Изменить", "Закрепить", "Удалить"],
        "Борисов ответ": ["Ответить", "Пожаловаться", "Заблокировать пользователя"],
      });
      const pinned = await offered({ userId: "owner" }, (server) => (server.pinned = "c2"));
      expect(pinned["Аннино"]).toEqual(["Ответить", "Открепить", "Пожаловаться", "Заблокировать пользователя"]);
    },
  );

  it(
    "every signed-in person may reply and complain; who is banned may complain and not reply [COMMENT-ROLE-02]",
    { timeout: 20_000 },
    async () => {
      for (const userId of ["me", "boris", "stranger", "owner"])
        expect((await offered({ userId }))["Аннино"]).toEqual(expect.arrayContaining(["Ответить", "Пожаловаться"]));
      const ofBanned = await offered({ userId: "stranger" }, (server) => server.blocked.add("stranger"));
      for (const entries of Object.values(ofBanned)) expect(entries).toEqual(["Пожаловаться"]);
    },
  );

  it(
    "the author of the channel may ban a commenter and nobody else; whether one is banned is asked for the video [COMMENT-BAN-04]",
    { timeout: 20_000 },
    async () => {
      for (const [userId, isBanned, mayBan] of [
        ["me", false, false],
        ["stranger", false, false],
        ["stranger", true, false],
        ["owner", false, true],
      ] as const) {
        const server = new FakeServer({ pageSize: 50 });
        if (isBanned) server.blocked.add(userId);
        const { user, callsOf } = await show({ userId }, server);
        await waitFor(() => expect(callsOf("block")).toHaveLength(1));
        expect((await actions(user, "Аннино")).includes("Заблокировать пользователя")).toBe(mayBan);
        expect(screen.queryAllByText(/^Вы пока не можете комментировать/)).toHaveLength(isBanned ? 1 : 0);
        expect(screen.queryAllByRole("textbox", { name: "Комментарий" })).toHaveLength(isBanned ? 0 : 1);
        leave();
      }
    },
  );

  it(
    "all may react, on their own comments and while they are banned, too; a guest once they have signed in [COMMENT-REACT-06]",
    { timeout: 20_000 },
    async () => {
      for (const [userId, isBanned] of [
        ["me", false],
        ["anna", false],
        ["owner", false],
        ["stranger", false],
        ["stranger", true],
      ] as const) {
        const server = new FakeServer({ pageSize: 50 });
        if (isBanned) server.blocked.add(userId);
        const { user, callsOf } = await show({ userId }, server);
        for (const text of ["Моё", "Аннино"])
          await user.click(within(row(text)).getByRole("button", { name: "Нравится" }));
        for (const text of ["Моё", "Аннино"])
          within(row(text)).getByRole("button", { name: "Нравится, 1", pressed: true });
        await waitFor(() => expect(callsOf("react").sort()).toEqual(["react c1 like", "react c2 like"]));
        leave();
      }
      const { user, callsOf, signInTriggers, settleSignIn } = await show({ userId: null });
      await user.click(within(row("Аннино")).getByRole("button", { name: "Не нравится" }));
      expect([signInTriggers.length, callsOf("react")]).toEqual([1, []]);
      settleSignIn("stranger");
      await waitFor(() => expect(callsOf("react")).toEqual(["react c2 dislike"]));
      await within(row("Аннино")).findByRole("button", { name: "Не нравится, 1", pressed: true });
    },
  );
});

describe("what is asked for comments", () => {
  it("nothing without words, for a comment and for a reply, and nothing under no video [COMMENT-SEND-01]", async () => {
    const { user, callsOf } = await show();
    const attempt = async (field: string, text: string) => {
      const box = await screen.findByRole("textbox", { name: field });
      await user.clear(box);
      if (text !== "") await user.type(box, text);
      await user.keyboard("{Control>}{Enter}{/Control}");
      for (const button of screen.queryAllByRole("button", { name: /^(Отправить|Ответить)$/ }))
        if (button.closest("form") !== null) await user.click(button);
    };
    for (const text of ["", "   ", "{Enter}{Enter}"]) await attempt("Комментарий", text);
    await user.click(within(row("Аннино")).getByRole("button", { name: /^Ответить/ }));
    for (const text of ["", "   "]) await attempt("Ответ", text);
    expect(callsOf("create")).toEqual([]);
    leave();

    const nowhere = await show({ videoId: "" });
    const box = screen.getByRole("textbox", { name: "Комментарий" });
    await nowhere.user.type(box, "Слова есть{Control>}{Enter}{/Control}");
    await nowhere.user.click(within(row("Аннино")).getByRole("button", { name: /^Ответить/ }));
    await nowhere.user.type(await screen.findByRole("textbox", { name: "Ответ" }), "И тут{Control>}{Enter}{/Control}");
    expect(nowhere.callsOf("create")).toEqual([]);
    expect((box as HTMLTextAreaElement).value, "and nothing typed is lost").toBe("Слова есть");
  });

  it("nothing to pin or unpin under no video, nor for a comment that has gone while its menu stood open [COMMENT-PIN-01]", async () => {
    for (const pinned of [null, "c2"]) {
      const server = new FakeServer({ pageSize: 50 });
      server.pinned = pinned;
      const { user } = await show({ userId: "owner", videoId: "" }, server);
      await user.click(within(row("Аннино")).getByRole("button", { name: /^Действия/ }));
      await user.click(await screen.findByRole("menuitem", { name: pinned === null ? "Закрепить" : "Открепить" }));
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      expect(server.calls.filter((call) => /^(un)?pin/.test(call))).toEqual([]);
      leave();
    }
    const { user, server, store, callsOf } = await show({ userId: "owner" });
    await user.click(within(row("Аннино")).getByRole("button", { name: /^Действия/ }));
    const entry = await screen.findByRole("menuitem", { name: "Закрепить" });
    // its author takes it away, and a press on it is how that is learned here
    await server.api.remove("c2", new AbortController().signal);
    await store.reactions.toggle("c2", "like");
    expect(store.comment("c2")).toBeUndefined();
    if (entry.isConnected) await user.click(entry);
    await store.pin("c2");
    expect(callsOf("pin")).toEqual([]);
    expect(server.pinned).toBeNull();
  });

  it("later and earlier comments and each comment's replies load apart from one another, and each place says so itself [COMMENT-LIST-01]", async () => {
    const server = new FakeServer({ pageSize: 2, repliesSize: 2 });
    for (let n = 1; n <= 9; n += 1) server.add("anna", { text: `Текст ${n}` });
    for (const parentId of ["c5", "c6"])
      for (let n = 0; n < 2; n += 1) server.add("boris", { parentId, text: `Ответ ${parentId} ${n}` });
    vi.stubGlobal("IntersectionObserver", makeTestScreen().Observer);
    const world = makeWorld({ server });
    dispose = world.store.connect();
    render(<CommentsSection store={world.store} focusedCommentId="c5" videoUrl={href} />, { wrapper: hostAround() });
    await screen.findByText("Текст 5");
    const user = userEvent.setup();
    server.isInstant = false;
    const thread = (text: string) => within(row(text)).getByRole("button", { name: /ответа$/ });
    const places = {
      earlier: screen.getByRole("button", { name: "Показать предыдущие комментарии" }),
      "replies to 5": thread("Текст 5"),
      "replies to 6": thread("Текст 6"),
      later: screen.getByRole("button", { name: "Показать ещё комментарии" }),
    };
    const waiting = () =>
      Object.entries(places)
        .filter(([, { dataset, ariaDisabled }]) => "pending" in dataset || ariaDisabled === "true")
        .map(([place]) => place);
    const all = Object.keys(places);
    for (const [index, place] of Object.values(places).entries()) {
      await user.click(place);
      expect(waiting()).toEqual(all.slice(0, index + 1));
    }
    // they are answered in another order than they were asked in, each for itself
    const respond = async (call: number) => {
      act(() => void server.step(call));
      await act(async () => void server.step(server.steps.length - 1));
    };
    await respond(3);
    await waitFor(() => expect(waiting()).toEqual(all.slice(0, 3)));
    await respond(1);
    await waitFor(() => expect(waiting()).toEqual(["earlier", "replies to 6"]));
    await respond(0);
    await waitFor(() => expect(waiting()).toEqual(["replies to 6"]));
    await respond(0);
    await waitFor(() => expect(waiting()).toEqual([]));
    for (const text of ["Текст 3", "Ответ c5 0", "Ответ c6 1", "Текст 8"]) screen.getByText(text);
  });
});
