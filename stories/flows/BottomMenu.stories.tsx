import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { webPushTexts } from "../../host/src/texts/webPush.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { fromTheStart, viewer, type StoryServer } from "../app/server.ts";
import { go } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const mobile = [
  { title: "Главная", url: "/", icon: "home" },
  { title: "В эфире", url: "/feeds/live/", icon: "live" },
  { title: "Моё", url: "/my/", icon: "profile" },
];
const server: StoryServer = [
  [/^\/navigation\/v3\//, { body: { ...examples.getNavigation.main, mobile } }],
  [/^\/feed\/live\//, { body: examples.getFeed.home }],
  fromTheStart,
];

/** The menu at the bottom of a phone, over the whole app; how it looks is Navigation/BottomMenu. */
const meta = {
  title: "Flows/BottomMenu",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ at: "/", server }),
    window: { width: 360, height: 740 },
    playOnly: "the menu as it was: Flows/Shell looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const found = () => screen.findByRole("navigation", { name: "Главное меню" });
const gone = () => waitFor(() => expect(screen.queryByRole("navigation", { name: "Главное меню" })).toBeNull());
const marked = async () =>
  within(await found())
    .queryAllByRole("link", { current: "page" })
    .map((link) => link.textContent);

/**
 * [SHELL-BOTTOMMENU-01] [SHELL-BOTTOMMENU-04] The server's links with icon and title, the one of this page marked, 68 px high; no end of a
 * page is under it, and «Моё» asks a guest to sign in.
 */
export const OfAGuest: Story = {
  play: async () => {
    const menu = await found();
    const links = within(menu).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual(["Главная", "В эфире", "Моё"]);
    for (const link of links) await expect(link.querySelectorAll("svg, img")).toHaveLength(1);
    await expect(await marked()).toEqual(["Главная"]);
    await expect(menu.getBoundingClientRect().height).toBe(68);
    await userEvent.click(links[1]!);
    await waitFor(() => expect(window.location.pathname).toBe("/feeds/live/"));
    await waitFor(async () => expect(await marked()).toEqual(["В эфире"]));

    await go("/takogo/net/");
    await waitFor(async () => expect(await marked()).toEqual([]));
    await screen.findByRole("heading", { level: 1 });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const end = screen.getByRole("main").getBoundingClientRect().bottom;
    await expect(window.innerHeight - end).toBeGreaterThanOrEqual(68);
    await userEvent.click(within(await found()).getByRole("link", { name: "Моё" }));
    await screen.findByRole("dialog", { name: "Вход и регистрация" });
    await expect(window.location.pathname).toBe("/takogo/net/");
  },
};

/** [SHELL-BOTTOMMENU-02] It goes away while a finger scrolls, and comes back half a second after the last movement. */
export const Scrolled: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/", server, isTouch: true }) },
  play: async () => {
    const menu = await found();
    await expect(menu).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(1200));
    let movedAt = 0;
    // when it moved, and not when this listener's turn came
    window.addEventListener("scroll", ({ timeStamp }) => (movedAt = timeStamp));
    window.scrollBy(0, 200);
    await waitFor(() => expect(menu).not.toBeVisible());
    await waitFor(() => expect(menu).toBeVisible());
    await expect(performance.now() - movedAt).toBeGreaterThanOrEqual(495);
  },
};

/**
 * [SHELL-BOTTOMMENU-03] On a phone it is not on pages of a video and of the profile, nor while the question about pushes is open, and is
 * there elsewhere; on a desktop it is nowhere.
 */
export const Where: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/story/", person: viewer, server }) },
  play: async ({ loaded }) => {
    await found();
    const { overlays } = appIn(loaded);
    const close = () => overlays.close("push");
    overlays.open("push", { onConfirm: close, onDecline: close });
    const offer = within(await screen.findByRole("region", { name: webPushTexts.title }));
    await gone();
    await userEvent.click(offer.getByRole("button", { name: webPushTexts.decline }));
    await found();
    const { id } = examples.getVideoPage.video.video;
    for (const away of [`/video/${id}/`, "/profile/", "/profile/notification"]) {
      await go(away);
      await gone();
      await go("/my/history/");
      await found();
    }
    for (const path of ["/feeds/kino/", "/search/", "/shorts/"]) {
      await go(path);
      await found();
    }
  },
};
export const NowhereOnADesktop: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/story/", server }), window: { width: 1280, height: 800 } },
  play: async () => {
    // what stands in its place comes with the same look at the window
    await screen.findByRole("navigation", { name: "Разделы" });
    await gone();
  },
};

/** The notice about cookies stands above it, and what is reached by keyboard is not under the two. */
export const UnderTheNotice: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/", server, asksForCookies: true }) },
  play: async () => {
    const notice = await screen.findByRole("region", { name: "Файлы cookie" });
    const menu = await found();
    await waitFor(() =>
      expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(menu.getBoundingClientRect().top),
    );
    const cards = await within(await screen.findByRole("main")).findAllByRole("article");
    const link = within(cards[8]!).getAllByRole("link")[0]!;
    link.focus();
    const { top, height } = link.getBoundingClientRect();
    await expect(top + Math.min(height, 40)).toBeLessThanOrEqual(notice.getBoundingClientRect().top);
  },
};
