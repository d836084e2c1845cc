import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CommentsSection } from "../../features/show-comments/CommentsSection.tsx";
import { ShownToasts } from "../../features/show-toasts/ShownToasts.tsx";
import { type Fate, FakeServer } from "../../stores/comments/fakeServer.ts";
import { makeWorld } from "../../stores/comments/testWorld.ts";
import { ToastsStore } from "../../stores/ToastsStore.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { FakeClock } from "../../stores/testing.ts";

// jsdom lays nothing out: every row is 100 px high and the window shows some of them.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
  vi.stubGlobal("scrollTo", () => undefined);
});
let dispose: (() => void) | undefined;
afterEach(() => {
  dispose?.();
  vi.unstubAllGlobals();
});

/** The comments with their toasts, under a video of «owner»: one's own with a reply of one's own, Anna's, Boris's. */
async function show(userId = "me", pinned: string | null = null) {
  const server = new FakeServer({ pageSize: 5000 });
  for (const [who, text, parentId] of [
    ["me", "Моё", null],
    ["anna", "Аннино", null],
    ["boris", "Борисово", null],
    ["me", "Мой ответ", "c1"],
  ] as const)
    server.add(who, { text, parentId });
  server.pinned = pinned;
  const toasts = new ToastsStore({ clock: new FakeClock(), defaultText: "", open: () => undefined });
  const world = makeWorld({ userId, server, notify: toasts.notify });
  dispose = world.store.connect();
  render(
    <HostProvider value={makeHost({ stores: { toasts } })}>
      <CommentsSection store={world.store} videoUrl={href} />
      <ShownToasts />
    </HostProvider>,
  );
  await screen.findByText("Аннино");
  return { user: userEvent.setup(), server };
}

const row = (text: string): HTMLElement => screen.getByText(text).closest("article") as HTMLElement;
const texts = () =>
  screen
    .getAllByRole("article")
    .map((article) =>
      ["Моё", "Аннино", "Борисово", "Мой ответ"].find((text) => within(article).queryByText(text) !== null),
    );
const entries = async (user: UserEvent, text: string): Promise<(string | null)[]> => {
  await user.click(within(row(text)).getByRole("button", { name: /^Действия/ }));
  const found = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  return found;
};
async function choose(user: UserEvent, text: string, entry: string): Promise<void> {
  await user.click(within(row(text)).getByRole("button", { name: /^Действия/ }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
}
async function agree(user: UserEvent): Promise<void> {
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: /^(Удалить|Заблокировать)/ }),
  );
}
async function remove(user: UserEvent, text: string): Promise<void> {
  await choose(user, text, "Удалить");
  await agree(user);
}
async function send(user: UserEvent, field: string, text: string): Promise<void> {
  const box = await screen.findByRole("textbox", { name: field });
  await user.clear(box);
  await user.type(box, text);
  await user.keyboard("{Control>}{Enter}{/Control}");
}
const openReplies = async (user: UserEvent): Promise<void> => {
  await user.click(screen.getByRole("button", { name: /^1.ответ$/ }));
  await screen.findByText("Мой ответ");
};

interface Case {
  readonly what: string;
  /** Default «me». */
  readonly as?: string;
  readonly pinned?: string;
  /** The call that is refused. Default none. */
  readonly fails?: string;
  readonly act: (user: UserEvent) => Promise<void>;
  readonly says: string;
}

const failed = "Проблема на нашей стороне. Уже чиним. Попробуйте снова чуть позже";
const cases: readonly Case[] = [
  {
    what: "a comment is pinned [COMMENT-PIN-04]",
    as: "owner",
    act: (user) => choose(user, "Аннино", "Закрепить"),
    says: "Комментарий закреплён",
  },
  {
    what: "a comment is unpinned [COMMENT-PIN-05]",
    as: "owner",
    pinned: "c2",
    act: (user) => choose(user, "Аннино", "Открепить"),
    says: "Комментарий откреплён",
  },
  {
    what: "pinning failed [COMMENT-PIN-06]",
    as: "owner",
    fails: "pin",
    act: (user) => choose(user, "Аннино", "Закрепить"),
    says: "Комментарий не закреплён. Попробуйте позже",
  },
  {
    what: "unpinning failed [COMMENT-PIN-07]",
    as: "owner",
    pinned: "c2",
    fails: "unpin",
    act: (user) => choose(user, "Аннино", "Открепить"),
    says: "Комментарий не откреплён. Попробуйте позже",
  },
  { what: "a comment is deleted [COMMENT-DELETE-04]", act: (user) => remove(user, "Моё"), says: "Комментарий удалён" },
  {
    what: "a reply is deleted [COMMENT-DELETE-05]",
    act: async (user) => {
      await openReplies(user);
      await remove(user, "Мой ответ");
    },
    says: "Ответ удалён",
  },
  {
    what: "a comment was not deleted [COMMENT-DELETE-06]",
    fails: "remove",
    act: (user) => remove(user, "Моё"),
    says: "Комментарий не удалён, попробуйте позже",
  },
  {
    what: "a reply was not deleted [COMMENT-DELETE-07]",
    fails: "remove",
    act: async (user) => {
      await openReplies(user);
      await remove(user, "Мой ответ");
    },
    says: "Ответ не удалён, попробуйте позже",
  },
  {
    what: "a person is banned [COMMENT-BAN-02]",
    as: "owner",
    act: async (user) => {
      await choose(user, "Аннино", "Заблокировать пользователя");
      await agree(user);
    },
    says: "Пользователь заблокирован",
  },
  {
    what: "a ban failed [COMMENT-BAN-03]",
    as: "owner",
    fails: "ban",
    act: async (user) => {
      await choose(user, "Аннино", "Заблокировать пользователя");
      await agree(user);
    },
    says: failed,
  },
  {
    what: "a reaction was undone [COMMENT-REACT-05]",
    fails: "react",
    act: (user) => user.click(within(row("Аннино")).getByRole("button", { name: "Нравится" })),
    says: failed,
  },
];

describe("what the comments say when", () => {
  it.each(cases)("$what", async ({ as, pinned, fails, act, says }) => {
    const { user, server } = await show(as, pinned ?? null);
    server.fate = (operation): Fate => (operation === fails ? 500 : "ok");
    await act(user);
    const region = await screen.findByRole("region", { name: "Сообщения" });
    await within(region).findByText(says);
  });

  it(
    "a comment or a reply did not come out for any other reason than a ban [COMMENT-SEND-04]",
    { timeout: 20_000 },
    async () => {
      for (const fate of [400, 409, 422, 429, 500, 503, "offline"] as const) {
        const { user, server } = await show();
        server.fate = (operation) => (operation === "create" ? fate : "ok");
        await send(user, "Комментарий", "Не выйдет");
        await screen.findByText(failed);
        dispose?.();
        cleanup();
      }
    },
  );

  it(
    "a change is saved or fails, of a comment and of a reply [COMMENT-SEND-10, COMMENT-SEND-11]",
    { timeout: 20_000 },
    async () => {
      const { user, server } = await show();
      await openReplies(user);
      for (const [text, changed, saved, lost] of [
        ["Моё", "Моё другое", "Комментарий изменён", "Произошла ошибка при редактировании комментария"],
        ["Мой ответ", "Мой другой ответ", "Ответ изменён", "Произошла ошибка при редактировании ответа"],
      ] as const) {
        await choose(user, text, "Изменить");
        server.fate = (operation) => (operation === "edit" ? 500 : "ok");
        await send(user, "Текст комментария", changed);
        await screen.findByText(lost);
        server.fate = () => "ok";
        await send(user, "Текст комментария", changed);
        await screen.findByText(saved);
        await waitFor(() => expect(row(changed)).toBeTruthy());
      }
    },
  );

  it("the comment replied to is gone: a toast and words beside the field [COMMENT-SEND-06]", async () => {
    const { user, server } = await show();
    server.fate = (operation) => (operation === "create" ? 404 : "ok");
    await user.click(within(row("Аннино")).getByRole("button", { name: /^Ответить/ }));
    await send(user, "Ответ", "Согласна");
    await screen.findByText("Пользователь удалил комментарий");
    await screen.findByText("Комментарий, на который вы хотите ответить, удален");
  });

  it("a banned person writes: the server's words, else the documented ones; from then on there is no form [COMMENT-SEND-03, COMMENT-SEND-05]", async () => {
    for (const [errorBody, says] of [
      [{ toast_message: "Автор отдыхает от комментариев" }, /^Автор отдыхает/],
      [null, /^Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила Кадра$/],
    ] as const) {
      const { user, server } = await show();
      server.errorBody = errorBody;
      server.fate = (operation) => (operation === "create" ? 403 : "ok");
      await send(user, "Комментарий", "Можно?");
      const region = await screen.findByRole("region", { name: "Сообщения" });
      await within(region).findByText(says);
      // banned for this video from now on
      await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
      dispose?.();
      cleanup();
    }
  });
});

describe("a list of comments", () => {
  it("lets people change and delete their own comments and replies, and nobody else's [COMMENT-DELETE-08, COMMENT-SEND-09]", async () => {
    const { user } = await show();
    await openReplies(user);
    for (const text of ["Моё", "Мой ответ"])
      expect(await entries(user, text)).toEqual(expect.arrayContaining(["Изменить", "Удалить"]));
    for (const text of ["Аннино", "Борисово"])
      expect((await entries(user, text)).join()).not.toMatch(/Изменить|Удалить/);
  });

  it("has nothing left of a person who is banned, the pinned comment among it, and counts the rest [COMMENT-BAN-01]", async () => {
    const { user, server } = await show("owner", "c2");
    server.add("anna", { text: "Второе Аннино" });
    server.add("anna", { parentId: "c3", text: "Аннин ответ" });
    await user.click(screen.getByRole("button", { name: "Новые" }));
    await screen.findByText("Второе Аннино");
    await user.click(screen.getAllByRole("button", { name: /^1.ответ$/ })[0] as HTMLElement);
    await screen.findByText("Аннин ответ");
    await choose(user, "Аннино", "Заблокировать пользователя");
    await agree(user);
    await screen.findByText("Пользователь заблокирован");
    expect(screen.queryByText(/Аннин/)).toBeNull();
    expect(screen.queryByText("Закреплено автором")).toBeNull();
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("3\u00A0комментария");
  });

  it("shows a pinned comment once, first, and has it back once when it is unpinned [COMMENT-PIN-02, COMMENT-PIN-03]", async () => {
    const { user } = await show("owner");
    const before = texts();
    await choose(user, "Борисово", "Закрепить");
    await waitFor(() => expect(texts()).toEqual(["Борисово", ...before.filter((text) => text !== "Борисово")]));
    await choose(user, "Борисово", "Открепить");
    await screen.findByText("Комментарий откреплён");
    expect(texts().sort()).toEqual([...before].sort());
    // and when the list is read anew
    await user.click(screen.getByRole("button", { name: "Новые" }));
    await waitFor(() => expect(texts()).toEqual(["Борисово", "Аннино", "Моё"]));
  });

  it("lets only the author of the channel pin and unpin [COMMENT-PIN-08]", async () => {
    const offered = async (as: string) => {
      const { user } = await show(as, "c2");
      const found = [await entries(user, "Аннино"), await entries(user, "Борисово")].map((all) =>
        all.filter((entry) => entry === "Закрепить" || entry === "Открепить"),
      );
      dispose?.();
      cleanup();
      return found;
    };
    expect(await offered("owner")).toEqual([["Открепить"], ["Закрепить"]]);
    expect(await offered("anna")).toEqual([[], []]);
    expect(await offered("stranger")).toEqual([[], []]);
  });

  it("has a deleted pinned comment neither in its slot nor in the list [COMMENT-DELETE-03]", async () => {
    const { user } = await show("me", "c1");
    expect(row("Моё").textContent).toContain("Закреплено автором");
    await remove(user, "Моё");
    await waitFor(() => expect(texts()).toEqual(["Аннино", "Борисово"]));
    expect(screen.queryByText("Закреплено автором")).toBeNull();
  });

  it("lowers the number of replies by the one that is deleted [COMMENT-DELETE-02]", async () => {
    const { user, server } = await show();
    server.add("anna", { parentId: "c1", text: "Аннин ответ" });
    await user.click(screen.getByRole("button", { name: "Новые" }));
    await user.click(await screen.findByRole("button", { name: /^2.ответа$/ }));
    await screen.findByText("Мой ответ");
    await remove(user, "Мой ответ");
    await waitFor(() => expect(screen.queryByText("Мой ответ")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Скрыть ответы" }));
    await screen.findByRole("button", { name: /^1.ответ$/ });
  });

  it("takes a reaction back, swaps it, undoes one that failed [COMMENT-REACT-02, COMMENT-REACT-03, COMMENT-REACT-04]", async () => {
    const { user, server } = await show();
    const button = (name: string, pressed: boolean) => within(row("Аннино")).getByRole("button", { name, pressed });
    await user.click(button("Нравится", false));
    await user.click(button("Нравится, 1", true));
    await user.click(button("Нравится", false));
    button("Нравится, 1", true);
    await user.click(button("Не нравится", false));
    button("Нравится", false);
    await user.click(button("Не нравится, 1", true));
    button("Не нравится", false);
    server.fate = (operation) => (operation === "react" ? 500 : "ok");
    await user.click(button("Нравится", false));
    await screen.findByText(failed);
    button("Нравится", false);
  });
});
