import { Announcements } from "@kadr/design-system/primitives/announce";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeServer } from "../../stores/comments/fakeServer.ts";
import type { Moments } from "../../presenters/writtenText.ts";
import { makeWorld, type WorldSettings } from "../../stores/comments/testWorld.ts";
import { CommentsSection } from "./CommentsSection.tsx";
import { hostAround } from "../../ports/testing/makeHost.ts";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";

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

const wrapper = hostAround({ now: () => Date.parse("2026-11-21T10:00:00Z") });

async function show(settings: WorldSettings = {}, count = 4) {
  const server = settings.server ?? new FakeServer({ pageSize: 5000 });
  if (server.rows.size === 0)
    for (let n = 0; n < count; n += 1) server.add(n % 2 === 0 ? "me" : "anna", { text: `Текст ${n + 1}`, likes: n });
  const world = makeWorld({ ...settings, server });
  dispose = world.store.connect();
  const result = render(
    <>
      <Announcements />
      <CommentsSection store={world.store} videoUrl={(id) => href(`/video/v/?comment_id=${id}`)} />
    </>,
    { wrapper },
  );
  await waitFor(() => expect(world.store.listing.list.phase).toBe("ready"));
  return { ...world, ...result, user: userEvent.setup() };
}

const rows = () => screen.queryAllByRole("article");

describe("CommentsSection", () => {
  it("keeps only the rows on the screen in the document, of 5,000", async () => {
    const { container } = await show({}, 5000);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("5000\u00A0комментариев");
    expect(rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThan(40);
    expect(rows()[0]?.getAttribute("aria-setsize")).toBe("5000");
    expect(container.querySelectorAll("*").length).toBeLessThan(1500);
  });

  it("draws one row again for one reaction", async () => {
    const { store } = await show({ userId: "stranger" }, 6);
    const drawn = new Map<string, number>();
    const observers = rows().map((row) => {
      const id = row.dataset["row"] ?? "";
      const observer = new MutationObserver(() => drawn.set(id, (drawn.get(id) ?? 0) + 1));
      observer.observe(row, { subtree: true, attributes: true, childList: true, characterData: true });
      return observer;
    });
    const look = vi.spyOn(store, "comment");
    await act(async () => store.reactions.toggle("c3", "like"));
    observers.forEach((observer) => observer.disconnect());
    expect([...drawn.keys()]).toEqual(["c3"]);
    // Each drawing of a row reads its comment: nobody else's was read.
    expect(new Set(look.mock.calls.map(([id]) => id))).toEqual(new Set(["c3"]));
  });

  it("does not draw the list again for a reaction", async () => {
    const server = new FakeServer();
    server.add("anna");
    const world = makeWorld({ server });
    dispose = world.store.connect();
    const commits: string[] = [];
    render(
      <Profiler id="all" onRender={(_id, phase) => commits.push(phase)}>
        <CommentsSection store={world.store} videoUrl={href} />
      </Profiler>,
      { wrapper },
    );
    await waitFor(() => expect(rows()).toHaveLength(1));
    commits.length = 0;
    await act(async () => world.store.reactions.toggle("c1", "like"));
    expect(commits.length).toBeLessThanOrEqual(2);
  });

  it("says what a like button does and whether it is pressed", async () => {
    const { user } = await show({ userId: "stranger" });
    const row = within(rows()[1] as HTMLElement);
    const like = row.getByRole("button", { name: "Нравится, 1" });
    expect(like.getAttribute("aria-pressed")).toBe("false");
    await user.click(like);
    expect(row.getByRole("button", { name: "Нравится, 2" }).getAttribute("aria-pressed")).toBe("true");
    expect(row.getByRole("button", { name: "Не нравится" }).getAttribute("aria-pressed")).toBe("false");
  });

  it("goes to a moment of the video from a comment and from an answer, and has none where no video is", async () => {
    const server = new FakeServer();
    const first = server.add("anna", { text: "На 0:05 — мурашки, на 1:00 конец" });
    server.add("me", { text: "А на 0:07,0:09?", parentId: first });
    const world = makeWorld({ server });
    dispose = world.store.connect();
    const onTime = vi.fn();
    const section = (moments: Moments | null) => (
      <CommentsSection store={world.store} videoUrl={href} moments={moments} onTime={onTime} />
    );
    const { unmount } = render(section({ duration: 60, hrefOf: (seconds) => href(`/video/v/?t=${seconds}`) }), {
      wrapper,
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: /^1.ответ$/ }));
    await screen.findByText(/^А на/);
    const times = screen.getAllByRole("link", { name: /смотреть с этого момента$/ });
    expect(times.map((time) => time.getAttribute("href"))).toEqual([5, 7, 9].map((at) => `/video/v/?t=${at}`));
    for (const time of times) await user.click(time);
    expect(onTime.mock.calls).toEqual([[5], [7], [9]]);
    unmount();
    render(section(null), { wrapper });
    await screen.findByText("На 0:05 — мурашки, на 1:00 конец");
  });

  it("sends by Ctrl+Enter, folds the form and shows the comment first", async () => {
    const { user, texts } = await show();
    await user.type(screen.getByRole("textbox", { name: "Комментарий" }), "Отличный ролик");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(texts()).toEqual(["Комментарий опубликован"]));
    expect(rows()[0]?.textContent).toContain("Отличный ролик");
    expect((screen.getByRole("textbox", { name: "Комментарий" }) as HTMLTextAreaElement).value).toBe("");
    expect(screen.queryByRole("button", { name: "Отправить" })).toBeNull();
  });

  it("has no button to press for a text of which nothing is seen", async () => {
    const { user } = await show();
    const field = screen.getByRole("textbox", { name: "Комментарий" });
    const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Отправить" }).disabled;
    await user.click(field);
    await user.paste("\u200B \u3164\u2800");
    expect(send()).toBe(true);
    await user.paste("а");
    expect(send()).toBe(false);
  });

  it("keeps the text and says beside the field that the comment replied to is gone", async () => {
    const { user, server, texts } = await show();
    server.fate = (operation) => (operation === "create" ? 404 : "ok");
    await user.click(within(rows()[1] as HTMLElement).getByRole("button", { name: /^Ответить/ }));
    const field = await screen.findByRole("textbox", { name: "Ответ" });
    await user.type(field, "Согласна");
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByText("Комментарий, на который вы хотите ответить, удален")).toBeTruthy();
    expect(texts()).toEqual(["Пользователь удалил комментарий"]);
    expect((field as HTMLTextAreaElement).value).toBe("Согласна");
  });

  it("shows a published reply under its comment and puts the focus on it", async () => {
    const { user, texts } = await show();
    await user.click(within(rows()[1] as HTMLElement).getByRole("button", { name: /^Ответить/ }));
    await user.type(await screen.findByRole("textbox", { name: "Ответ" }), "Согласна");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(texts()).toEqual(["Ответ опубликован"]));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Согласна"));
    expect(document.activeElement?.tagName).toBe("ARTICLE");
  });

  it("leaves the change with Escape and keeps the focus in the row", async () => {
    const { user } = await show();
    await user.click(within(rows()[0] as HTMLElement).getByRole("button", { name: /^Действия/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Изменить" }));
    const field = await screen.findByRole("textbox", { name: "Текст комментария" });
    expect((field as HTMLTextAreaElement).value).toBe("Текст 3"); // one's own newest stands first
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(rows()[0]));
    expect(screen.queryByRole("textbox", { name: "Текст комментария" })).toBeNull();
  });

  it("asks before it deletes, then focuses the next comment [COMMENT-DELETE-01]", async () => {
    const { user, texts } = await show();
    await user.click(within(rows()[0] as HTMLElement).getByRole("button", { name: /^Действия/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Удалить" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Удалить комментарий?" });
    await user.click(within(dialog).getByRole("button", { name: "Удалить" }));
    await waitFor(() => expect(texts()).toEqual(["Комментарий удалён"]));
    await waitFor(() => expect((document.activeElement as HTMLElement | null)?.dataset["row"]).toBe("c1"));
  });

  it("shows the pinned comment first with its label", async () => {
    const { user, texts } = await show({ userId: "owner" });
    await user.click(within(rows()[2] as HTMLElement).getByRole("button", { name: /^Действия/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Закрепить" }));
    await waitFor(() => expect(texts()).toEqual(["Комментарий закреплён"]));
    expect(rows()[0]?.dataset["row"]).toBe("c3");
    expect(rows()[0]?.textContent).toContain("Закреплено автором");
    expect(rows()).toHaveLength(4);
  });

  it("says how many there are, and has the pinned comment and one's own before those of its order [COMMENT-LIST-06]", async () => {
    const server = new FakeServer({ pageSize: 2 });
    for (const who of ["anna", "boris", "anna"]) server.add(who, { text: `Слово: ${who}`, likes: 9 });
    server.add("boris", { text: "Главное" });
    server.add("me", { text: "Моё слово" });
    server.pinned = "c4";
    await show({ server });
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("5\u00A0комментариев");
    const texts = rows().map(({ textContent }) => textContent);
    expect(texts[0]).toContain("Главное");
    expect(texts[0]).toContain("Закреплено автором");
    expect(texts[1]).toContain("Моё слово");
    for (const once of ["Главное", "Моё слово"])
      expect(texts.filter((text) => text?.includes(once) === true)).toHaveLength(1);
  });

  it("has the banned text with the rules in the place of the form [COMMENT-SEND-07] [ROUTE-ADDRESS-18]", async () => {
    const server = new FakeServer();
    server.add("anna");
    server.blocked.add("me");
    server.blockInfo = {
      rule_link: "/info/agreement/",
      selected_text: "нарушили правила",
      message: null,
      toast_message: null,
    };
    await show({ server });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(/Вы пока не можете комментировать/).textContent).toBe(
      "Вы пока не можете комментировать: автор ограничил доступ или вы нарушили правила Кадра",
    );
    expect(screen.getByRole("link", { name: "нарушили правила" }).getAttribute("href")).toBe("/info/agreement/");
    expect(screen.queryByRole("button", { name: /^Ответить/ })).toBeNull();
  });

  it("sends a guest to the popup from the form's place", async () => {
    const { user, signInTriggers, settleSignIn } = await show({ userId: null });
    await user.click(screen.getByRole("button", { name: "Войдите, чтобы оставить комментарий" }));
    expect(signInTriggers).toEqual(["comments"]);
    await act(async () => settleSignIn("me"));
    expect(await screen.findByRole("textbox", { name: "Комментарий" })).toBeTruthy();
  });

  it("switches the order and says which it is now [COMMENT-LIST-02]", async () => {
    const { user } = await show({ userId: "stranger" });
    expect(screen.getByRole("button", { name: "Популярные" }).getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Новые" }));
    await waitFor(() => expect(rows().map((row) => row.dataset["row"])).toEqual(["c4", "c3", "c2", "c1"]));
    expect(screen.getByRole("button", { name: "Новые" }).getAttribute("aria-pressed")).toBe("true");
    const heard = () => [...screen.getByRole("status").children].map(({ textContent }) => textContent);
    await waitFor(() => expect(heard()).toEqual(["Сначала новые"]));
    await user.click(screen.getByRole("button", { name: "Популярные" }));
    await waitFor(() => expect(heard()).toEqual(["Сначала новые", "Сначала популярные"]));
  });

  it("opens replies ten at a time, says how many came and keeps the focus [COMMENT-LIST-04]", async () => {
    const server = new FakeServer();
    server.add("anna");
    for (let n = 0; n < 12; n += 1) server.add("boris", { parentId: "c1" });
    const { user } = await show({ server });
    const opener = screen.getByRole("button", { name: "12\u00A0ответов" });
    await user.click(opener);
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    expect(screen.getByRole("status").textContent).toBe("Загружено: 10\u00A0ответов");
    expect(document.activeElement?.textContent).toBe("Скрыть ответы");
    expect(rows()).toHaveLength(11);
    await user.click(screen.getByRole("button", { name: "Показать ещё ответы" }));
    await waitFor(() => expect(rows()).toHaveLength(13));
  });

  it("goes from comment to comment with Page Down and Page Up", async () => {
    await show();
    act(() => rows()[0]?.focus());
    fireEvent.keyDown(rows()[0] as HTMLElement, { key: "PageDown" });
    await waitFor(() => expect(document.activeElement).toBe(rows()[1]));
    fireEvent.keyDown(rows()[1] as HTMLElement, { key: "PageUp" });
    await waitFor(() => expect(document.activeElement).toBe(rows()[0]));
  });

  it("offers to try again when the list did not load", async () => {
    const server = new FakeServer();
    server.add("anna");
    server.fate = () => 500;
    const world = makeWorld({ server });
    dispose = world.store.connect();
    render(<CommentsSection store={world.store} videoUrl={href} />, { wrapper });
    const retry = await screen.findByRole("button", { name: "Повторить" });
    server.fate = () => "ok";
    fireEvent.click(retry);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});
