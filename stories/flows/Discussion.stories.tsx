import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { FakeServer } from "../../host/src/stores/comments/fakeServer.ts";
import { commentsTexts, commentsToasts } from "../../host/src/texts/comments.ts";
import { timeTexts } from "../../host/src/texts/time.ts";
import { videoTexts } from "../../host/src/texts/video.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { fromTheStart, viewer } from "../app/server.ts";
import {
  byKeys,
  byPointer,
  focused,
  inDialog,
  keepsFocus,
  opensAndCloses,
  walksMenu,
  type Press,
} from "../app/steps.ts";
import { drag, untilStill } from "../support/touch.ts";
import { forgetAnnouncements } from "../support/announcements.ts";
import { wholeApp } from "../app/wholeApp.tsx";

const { id, author } = examples.getVideoPage.video.video;
const people: Readonly<Record<string, string>> = { "2": viewer.name ?? "", "31": "Ольга Тихонова", "32": "Глеб Сомов" };
const lines = {
  olga: "Смотрела на одном дыхании",
  own: "А на велосипеде там проехать можно?",
  gleb: "Звук трещин — мурашки!",
  reply: "Можно, но на шипах",
} as const;

/** Olga's comment with an answer of Gleb's, the viewer's own, and Gleb's. */
function makeDiscussion(me: string | null): FakeServer {
  const server = new FakeServer({ pageSize: 10, nameOf: (userId) => people[userId] ?? author.name });
  server.me = me;
  const first = server.add("31", { text: lines.olga, likes: 148 });
  server.add("2", { text: lines.own, likes: 3 });
  server.add("32", { text: lines.gleb });
  server.add("32", { text: lines.reply, parentId: first });
  return server;
}

const at = `/video/${id}/`;
const ofAViewer = (): StoryAppSetup => ({
  at,
  person: viewer,
  server: [fromTheStart],
  discussion: makeDiscussion("2"),
});
const ofTheOwner = (): StoryAppSetup => ({
  at,
  person: { ...viewer, id: author.id, name: author.name },
  discussion: makeDiscussion(author.id),
});

/** A whole discussion: its store, its forms, its menus and its questions, under a video, over a server in memory. */
const meta = {
  title: "Flows/Discussion",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: ofAViewer,
    playOnly: "rows and forms are looked at in Comments, all of it in Default",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { width: 360, height: 740 };
const { menu, form, replyForm, editForm, remove, complaint } = commentsTexts;
const said = commentsToasts();

/** They come when they are nearly in sight, or to who skips to them. */
async function open(): Promise<void> {
  await byKeys(await screen.findByRole("link", { name: videoTexts.skipToComments }));
  await row(lines.olga);
}

const row = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.getAllByRole("article").find((article) => article.textContent.includes(text));
    if (found === undefined) throw new Error(`no comment «${text}»`);
    return found;
  });
const actions = (article: HTMLElement) => within(article).getByRole("button", { name: /^Действия с комментарием/ });
const isGone = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole("article").filter(({ textContent }) => textContent.includes(text))).toEqual([]),
  );
/** The message is told on the screen. */
const texts = (text: string) => screen.findAllByText(text);

async function choose(press: Press, text: string, entry: string): Promise<void> {
  await press(actions(await row(text)));
  await press(await screen.findByRole("menuitem", { name: entry }));
}

async function write(press: Press, label: string, text: string, submit: string): Promise<void> {
  const field = await screen.findByRole("textbox", { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await press(within(field.closest("form")!).getByRole("button", { name: submit }));
}

export const Default: Story = {
  parameters: { playOnly: false },
  play: async () => {
    await open();
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

/** A comment that was sent has the focus itself; one that is given up leaves it with its form. */
async function writesAComment(press: Press): Promise<void> {
  await open();
  await write(press, form.label, "Спасибо за маршрут", form.submit);
  await texts(said.published);
  await row("Спасибо за маршрут");
  await keepsFocus(() => focused().closest("article"));
  await expect(focused()).toHaveTextContent("Спасибо за маршрут");
  screen.getByRole("textbox", { name: form.label }).focus();
  await press(await screen.findByRole("button", { name: form.cancel }));
  await keepsFocus(() => screen.getByRole("form", { name: form.label }));
  forgetAnnouncements();
}
export const Written: Story = { play: () => writesAComment(byKeys) };
export const WrittenOnAPhone: Story = { parameters: { window: phone }, play: () => writesAComment(byPointer) };

/** An answer that was sent has the focus; one that is given up leaves it with the comment. */
async function replies(press: Press): Promise<void> {
  await open();
  await press(within(await row(lines.gleb)).getByRole("button", { name: /^Ответить/ }));
  await write(press, replyForm.label, "Согласна", replyForm.submit);
  await texts(said.replyPublished);
  await waitFor(() => expect(focused()).toHaveTextContent("Согласна"));
  await keepsFocus(() => focused().closest("article"));
  await press(within(await row(lines.own)).getByRole("button", { name: /^Ответить/ }));
  const field = await screen.findByRole("textbox", { name: replyForm.label });
  // the form that opens takes the focus a moment after it is seen
  await waitFor(() => expect(field).toHaveFocus());
  await press(within(field.closest("form")!).getByRole("button", { name: replyForm.cancel }));
  await waitFor(() => expect(focused()).toHaveTextContent(lines.own));
  await keepsFocus(() => focused().closest("article"));
  forgetAnnouncements();
}
export const Answered: Story = { play: () => replies(byKeys) };
export const AnsweredOnAPhone: Story = { parameters: { window: phone }, play: () => replies(byPointer) };

/** A change that is saved. */
export const Changed: Story = {
  play: async () => {
    await open();
    await choose(byKeys, lines.own, menu.edit);
    await write(byKeys, editForm.label, "А на лыжах?", editForm.submit);
    await texts(said.edited);
    await waitFor(() => expect(focused()).toHaveTextContent("А на лыжах?"));
    await keepsFocus(() => focused().closest("article"));
    await isGone(lines.own);
    forgetAnnouncements();
  },
};

/** The question before it: taken back by its button and by Escape, and answered; what stood after the comment has the focus then. */
async function deletes(press: Press): Promise<void> {
  await open();
  const question = () => screen.findByRole("alertdialog");
  for (const takeBack of [
    async () => press(within(await question()).getByRole("button", { name: remove.cancel })),
    () => userEvent.keyboard("{Escape}"),
  ]) {
    await choose(press, lines.own, menu.delete);
    await waitFor(async () => expect(await question()).toContainElement(focused()));
    await takeBack();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const button = actions(await row(lines.own));
    await keepsFocus(() => button);
  }
  await choose(press, lines.own, menu.delete);
  await press(within(await question()).getByRole("button", { name: remove.confirm }));
  await texts(said.deleted);
  await isGone(lines.own);
  await waitFor(() => expect(focused()).toHaveTextContent(lines.olga));
  await keepsFocus(() => focused().closest("article"));
}
export const Deleted: Story = { play: () => deletes(byKeys) };
export const DeletedOnAPhone: Story = { parameters: { window: phone }, play: () => deletes(byPointer) };

/** On a phone the question is a sheet, which is drawn down by a finger: nothing is deleted. */
export const QuestionDrawnDown: Story = {
  parameters: { window: phone },
  play: async () => {
    await open();
    await choose(byPointer, lines.own, menu.delete);
    const question = await screen.findByRole("alertdialog");
    await untilStill(question);
    await drag(question, { x: 180, y: 20 }, { y: 200 });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await row(lines.own);
  },
};

/** The owner of the channel blocks who wrote: all that they wrote goes. */
export const Banned: Story = {
  parameters: { app: ofTheOwner },
  play: async () => {
    await open();
    await choose(byKeys, lines.olga, menu.ban);
    await byKeys(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Отмена" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const button = actions(await row(lines.olga));
    await keepsFocus(() => button);
    await choose(byKeys, lines.olga, menu.ban);
    await byKeys(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Заблокировать" }));
    await texts(said.userBlocked);
    await isGone(lines.olga);
    await keepsFocus(() => focused().closest("article"));
  },
};

/** The owner holds a comment at the top, and lets it go. */
export const Pinned: Story = {
  parameters: { app: ofTheOwner },
  play: async () => {
    await open();
    await choose(byKeys, lines.gleb, menu.pin);
    await texts(said.pinned);
    await within(await row(lines.gleb)).findByText(commentsTexts.item.pinned);
    await choose(byKeys, lines.gleb, menu.unpin);
    await texts(said.unpinned);
    await waitFor(() => expect(screen.queryByText(commentsTexts.item.pinned)).toBeNull());
  },
};

/** The reasons take the place of the menu; the focus is on the menu's button in the end. */
export const Complained: Story = {
  play: async () => {
    await open();
    await choose(byKeys, lines.gleb, menu.complain);
    await byKeys(await screen.findByRole("menuitem", { name: complaint.spam }));
    await texts(said.complained);
    const button = actions(await row(lines.gleb));
    await keepsFocus(() => button);
  },
};

/** Every key of its menu. */
export const MenuByKeys: Story = {
  play: async () => {
    await open();
    const button = actions(await row(lines.own));
    await walksMenu(button, menu.delete.slice(0, 3));
  },
};

const map = "https://example.com/baikal";
/** Under the video: a pinned comment with a moment and an address, and an answer with another moment. */
const ofMoments = (): StoryAppSetup => {
  const discussion = makeDiscussion("2");
  discussion.pinned = discussion.add("31", { text: `Лёд трещит на 0:01! Карта: ${map}.` });
  discussion.add("32", { text: "А на 0:02 громче", parentId: discussion.pinned });
  return { at, person: viewer, server: [fromTheStart], discussion };
};

/** A moment in a comment or in an answer leads the player there, which plays on; the focus stays on it. */
async function leadsToAMoment(press: Press): Promise<void> {
  await open();
  const media = () => document.querySelector<HTMLVideoElement>("main video");
  const pinned = within(await row("Лёд трещит"));
  await expect(pinned.getByRole("link", { name: map })).toHaveAttribute("target", "_blank");
  const goTo = async (time: HTMLElement, seconds: number) => {
    await press(time);
    await waitFor(() => expect(media()?.currentTime).toBeGreaterThanOrEqual(seconds));
    await expect(media()?.paused).toBe(false);
    await keepsFocus(() => time);
    media()?.pause();
  };
  await waitFor(() => expect(media()).not.toBeNull());
  await goTo(pinned.getByRole("link", { name: `0:01, ${timeTexts.playFrom}` }), 1);
  await press(pinned.getByRole("button", { name: /ответ/ }));
  const reply = within(await row("громче"));
  await goTo(reply.getByRole("link", { name: `0:02, ${timeTexts.playFrom}` }), 2);
}
export const Moments: Story = { parameters: { app: ofMoments }, play: () => leadsToAMoment(byKeys) };
export const MomentsOnAPhone: Story = {
  parameters: { app: ofMoments, window: phone },
  play: () => leadsToAMoment(byPointer),
};

/** A guest is asked to sign in where a comment would be written. */
export const Guest: Story = {
  parameters: { app: () => ({ at, discussion: makeDiscussion(null) }) },
  play: async () => {
    await open();
    const invitation = await screen.findByRole("button", { name: commentsTexts.guest });
    await opensAndCloses(
      byPointer,
      () => invitation,
      () => inDialog("Вход и регистрация", (popup) => popup.getByRole("button", { name: "Закрыть" })),
    );
  },
};
