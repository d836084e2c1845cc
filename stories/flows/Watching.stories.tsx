import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { layerTexts } from "../../host/src/texts/layers.ts";
import { chaptersTexts, playerTexts } from "../../host/src/texts/player.ts";
import { videoTexts } from "../../host/src/texts/video.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { fromTheStart, playable, viewer } from "../app/server.ts";
import {
  signInParams,
  byKeys,
  byPointer,
  focused,
  hasFocus,
  header,
  inDialog,
  keepsFocus,
  type Press,
} from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const { video } = examples.getVideoPage.video;
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** Actions of a person around a video: where the focus is then, and the places of the parts. */
const meta = {
  title: "Flows/Watching",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: () => ({ at: `/video/${video.id}/`, server: [fromTheStart] }),
    window: desktop,
    playOnly: "the page as it was: Flows/Shell looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const player = () => screen.findByRole("region", { name: /^Видеоплеер/ });
/** A fresh page hears the keys of the player; the controls come with what plays, and stay while it stands. */
const begins = async () => {
  await player();
  await userEvent.keyboard("[KeyK]");
  await within(await player()).findByRole("slider", { name: playerTexts.seek });
  await userEvent.keyboard("[KeyK]");
};
const chaptersButton = async () => {
  await begins();
  return within(await player()).findByRole("button", { name: new RegExp(playerTexts.chaptersOpen) });
};
const chapters = () => screen.findByRole("region", { name: chaptersTexts.title });
const chaptersGone = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: chaptersTexts.title })).toBeNull());
const bottom = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().bottom);

/** As many as are seen at once. */
const six = ["Утро", "Первая трещина", "Ночёвка", "Остров Ольхон", "Перевал", "Домой"];
const inSix = (): StoryAppSetup => ({
  at: `/video/${video.id}/`,
  server: [
    [
      /^\/video\//,
      {
        body: playable({
          ...examples.getVideoPage.video,
          video: { ...video, description: six.map((name, index) => `${index}:00 ${name}`).join("\n") },
        }),
      },
    ],
    fromTheStart,
  ],
});

/** Beside the player, as high as it is: six chapters at once, the first of which has the focus of who came by keys. */
export const Chapters: Story = {
  parameters: { app: inSix },
  play: async () => {
    await byKeys(await chaptersButton());
    const panel = await chapters();
    const [first] = within(panel).getAllByRole("listitem");
    await keepsFocus(() => within(first!).getByRole("button"));
    const column = panel.closest("aside")!;
    await expect(panel.getBoundingClientRect().right).toBeCloseTo(column.getBoundingClientRect().right, 0);
    const own = await player();
    await waitFor(() => expect(bottom(panel)).toBe(bottom(own)));
    const rows = within(panel).getAllByRole("listitem");
    await expect(rows.map(bottom).filter((end) => end > bottom(panel))).toEqual([]);
    await expect(rows).toHaveLength(six.length);
  },
};

/** However they are closed, the focus is on their button again. */
async function closesChapters(press: Press): Promise<void> {
  const opener = await chaptersButton();
  for (const close of [
    async (panel: HTMLElement) => press(within(panel).getByRole("button", { name: chaptersTexts.close })),
    async (panel: HTMLElement) => {
      within(panel).getAllByRole("button")[1]!.focus();
      await userEvent.keyboard("{Escape}");
    },
  ]) {
    await press(opener);
    const panel = await chapters();
    await close(panel);
    await chaptersGone();
    await keepsFocus(() => opener);
  }
}
export const ChaptersClosed: Story = { play: () => closesChapters(byKeys) };
export const ChaptersClosedOnAPhone: Story = {
  parameters: { window: phone },
  play: async () => {
    await byPointer(await chaptersButton());
    // a finger's list takes the focus along, and is on the screen
    const panel = await chapters();
    await waitFor(() => expect(panel).toContainElement(focused()));
    await waitFor(() => expect(bottom(panel)).toBeLessThanOrEqual(phone.height));
    await byPointer(within(panel).getByRole("button", { name: chaptersTexts.close }));
    await chaptersGone();
    await closesChapters(byPointer);
  },
};

/** A message that is put away gives the focus on to where its person was: in the dialog that it came from. */
async function putsAToastAway(press: Press): Promise<void> {
  await press(await within(screen.getByRole("main")).findByRole("button", { name: "Поделиться" }));
  const copy = await inDialog("Поделиться", (dialog) => dialog.getByRole("button", { name: /^Копировать: Ссылка/ }));
  await press(copy);
  await screen.findByRole("button", { name: /^Скопировано: Ссылка/ });
  const close = await waitFor(() =>
    within(screen.getByRole("region", { name: layerTexts.toasts.region })).getByRole("button", {
      name: layerTexts.toasts.close,
    }),
  );
  await press(close);
  await keepsFocus(() => screen.getByRole("button", { name: /^Скопировано: Ссылка/ }));
}
/** It is found again in the log, by a guest in the menu and by who has signed in since in their own (WCAG 2.2.1). */
async function findsItAgain(loaded: Record<string, unknown>): Promise<void> {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const isLogged = async () => {
    await inDialog("Сообщения", (log) => log.getByText(videoTexts.linkCopied));
    await hasFocus(screen.getByRole("dialog", { name: "Сообщения" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  const menu = header().getByRole("button", { name: "Меню" });
  await userEvent.click(menu);
  await userEvent.click(await inDialog("Меню", (dialog) => dialog.getByRole("button", { name: "Сообщения" })));
  await isLogged();
  await keepsFocus(() => menu);
  await userEvent.click(header().getByRole("button", { name: "Вход и регистрация" }));
  await signInParams();
  await appIn(loaded).signIn(viewer);
  const person = await header().findByRole("button", { name: "Меню пользователя" });
  await userEvent.click(person);
  await userEvent.click(
    await inDialog("Меню пользователя", (dialog) => dialog.getByRole("button", { name: "Сообщения" })),
  );
  await isLogged();
  await keepsFocus(() => person);
}
export const ToastPutAway: Story = {
  play: async ({ loaded }) => {
    await putsAToastAway(byKeys);
    await findsItAgain(loaded);
  },
};
export const ToastPutAwayOnAPhone: Story = {
  parameters: { window: phone },
  play: () => putsAToastAway(byPointer),
};
