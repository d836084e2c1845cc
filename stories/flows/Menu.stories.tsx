import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { layerTexts } from "../../host/src/texts/layers.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { searchTexts } from "../../host/src/texts/search.ts";
import { fromTheStart, viewer, type StoryServer } from "../app/server.ts";
import { signInParams, go, goBack, hasFocus, header, heading, inDialog, isAt, nothingOver } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const { menu: texts } = layerTexts;

/** Entries of the app's left menu, for each kind of person; its looks are those of Navigation/LeftMenu. */
const meta = {
  title: "Flows/Menu",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: () => ({ at: "/" }),
    window: { width: 1400, height: 900 },
    playOnly: "the menu as it is: Flows/Shell and Navigation/LeftMenu look at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await userEvent.click(header().getByRole("button", { name: "Меню" }));
  return inDialog("Меню", (dialog) => {
    dialog.getByRole("button", { name: "Сообщения" });
    return dialog;
  });
};

/**
 * An icon for every place, a mark where one is, what is new, a name for two places of one word, and an invitation to sign in
 * [MENU-LEFT-05].
 */
const guests: NonNullable<Story["play"]> = async () => {
  const menu = await opened();
  const nav = within(await menu.findByRole("navigation", { name: "Разделы" }));
  await expect(nav.getByRole("link", { current: "page" })).toHaveTextContent("Главная");
  await expect(nav.getAllByRole("link", { name: /, есть новое$/ }).length).toBeGreaterThan(0);
  for (const name of [texts.sections.mine, texts.sections.topics])
    for (const link of within(nav.getByRole("list", { name })).getAllByRole("link"))
      await waitFor(() => expect(link.querySelectorAll("svg, img")).toHaveLength(1));
  await waitFor(() => expect(menu.getByText(texts.signIn)).toBeVisible());
  await userEvent.click(menu.getByRole("button", { name: "Войти" }));
  await screen.findByRole("dialog", { name: "Вход и регистрация" });
};
/** The topics of the server have signs: one that nobody drew among them. */
const { topics = [], ...others } = examples.getNavigation.main;
const withSigns: StoryServer[number] = [
  /^\/navigation\/v3\//,
  { body: { ...others, topics: topics.map((topic, index) => ({ ...topic, icon: index === 0 ? "tv" : "unknown" })) } },
];
const ofAGuest = (): StoryAppSetup => ({ at: "/", server: [withSigns] });
export const OfAGuest: Story = { parameters: { app: ofAGuest }, play: guests };
export const OfAGuestOnAPhone: Story = {
  parameters: { app: ofAGuest, window: { width: 360, height: 740 } },
  play: guests,
};

const [followed] = Object.values(examples.listSubscriptions)[0]!.results;
/** Of as many channels as are seen, and three more. */
const manyFollowed: StoryServer[number] = [
  /^\/api\/subscription\/cards\//,
  {
    body: {
      ...Object.values(examples.listSubscriptions)[0],
      results: Array.from({ length: 8 }, (_, index) => ({
        ...followed,
        id: index + 1,
        object: {
          ...followed!.object,
          object_id: String(200 + index),
          title: `Канал ${index + 1}`,
          url: `/channel/${200 + index}/`,
        },
      })),
    },
  },
];

/** A signed-in person is not invited, and finds what they follow: five, and the rest behind «Ещё». */
export const OfAViewer: Story = {
  parameters: { app: () => ({ at: "/", person: viewer, server: [manyFollowed] }) },
  play: async () => {
    const menu = await opened();
    const list = within(await menu.findByRole("list", { name: texts.sections.subscriptions }));
    await expect(menu.queryByText(/^Войдите, чтобы/)).toBeNull();
    await expect(list.getAllByRole("link")).toHaveLength(5);
    await userEvent.click(menu.getByRole("button", { name: /^Ещё\s3$/ }));
    await expect(list.getAllByRole("link")).toHaveLength(8);
  },
};

/** Every section that the documents name, and the TV channels among the topics. */
const everySection: StoryServer[number] = [
  /^\/navigation\/v3\//,
  {
    body: {
      ...others,
      topics: [...topics, { title: "Телеканалы", url: "/tvprogram/" }],
      ...Object.fromEntries(
        ["apps", "guide", "social", "feedback", "info"].map((key) => [key, [{ title: "Место", url: `/info/${key}/` }]]),
      ),
    },
  },
];

const column = () => waitFor(() => document.querySelector<HTMLElement>("[data-menu-column]")!);

/** [MENU-LEFT-02, MENU-LEFT-03, MENU-LEFT-06, MENU-LINKS-01] Its sections in their order, the last links of the server, a promo code. */
export const InOrder: Story = {
  parameters: {
    app: () => ({ at: "/", person: viewer, server: [manyFollowed, everySection] }),
    window: { width: 1440, height: 900 },
  },
  play: async () => {
    const element = await column();
    const menu = within(element);
    await menu.findByRole("list", { name: texts.sections.subscriptions });
    const headings = () => menu.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    const { main: _quiet, ...sections } = texts.sections;
    await waitFor(() => expect(headings()).toEqual(Object.values(sections)));
    // before them the main section, after them the quiet links and the year
    const places = ["Главная", "Моё", "О Кадре", "Помощь", "©"].map((text) => element.innerText.indexOf(text));
    await expect(places).toEqual([...places].sort((a, b) => a - b));
    await expect(places[0]).toBe(0);
    await expect(menu.getByText(texts.copyright(2026))).toBeVisible();
    const links = within(menu.getByRole("navigation", { name: texts.links })).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      examples.listLinks.footer.results.map(({ title }) => title),
    );

    await expect(menu.getByRole("link", { name: "Телеканалы" })).toHaveAttribute("href", "/tvprogram/");
    await userEvent.click(menu.getByRole("button", { name: texts.sections.topics, expanded: true }));
    await waitFor(() => expect(menu.queryByRole("link", { name: "Телеканалы" })).toBeNull());
    await userEvent.click(menu.getByRole("button", { name: texts.sections.topics, expanded: false }));
    await menu.findByRole("link", { name: "Телеканалы" });
    await userEvent.click(menu.getByRole("button", { name: texts.promo }));
    await screen.findByRole("dialog", { name: "Активировать промокод" });
  },
};

/**
 * [AUTH-TRIGGER-19, AUTH-TRIGGER-20, AUTH-TRIGGER-21, AUTH-TRIGGER-22] A guest is asked to sign in by the menu itself, for the history, the
 * rest of «Моё» and the playlists, stays where they are when they put it away, and is led there once they are somebody.
 */
export const GuestAsked: Story = {
  parameters: { app: () => ({ at: "/takogo/net/" }), window: { width: 1440, height: 900 } },
  play: async ({ loaded }) => {
    const { measured, signIn } = appIn(loaded);
    const menu = within(await column());
    const link = (name: RegExp) => menu.findByRole("link", { name });
    for (const [place, trigger] of [
      [() => menu.findByRole("button", { name: "Войти" }), "left-menu"],
      [() => link(/^Понравилось/), "my-menu"],
      [() => link(/^Плейлисты/), "playlist"],
    ] as const) {
      await userEvent.click(await place());
      await expect((await signInParams()).get("userAction")).toBe(trigger);
      await hasFocus(screen.getByRole("dialog"));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await nothingOver();
      await isAt("/takogo/net/");
    }
    await userEvent.click(await link(/^История/));
    await expect((await signInParams()).get("userAction")).toBe("history");
    await signIn(viewer);
    await isAt("/my/history/");
    await userEvent.click(await link(/^Понравилось/));
    await isAt("/my/liked/");
    for (const [event, address] of [
      ["my.history", "/my/history/"],
      ["my.liked", "/my/liked/"],
    ] as const) {
      const place = { location: "left-menu", link: expect.stringMatching(new RegExp(`${address}$`)) };
      await expect(measured).toContainEqual([event, place]);
      await expect(measured).toContainEqual(["navigation.section", { ...place, section: "mine" }]);
    }
  },
};

/** The page of a film and back, in the app: the column is narrow there, and made anew here. */
const thereAndBack = async () => {
  await go(`/video/${examples.getVideoPage.video.video.id}/`);
  await heading(examples.getVideoPage.video.video.title);
  await waitFor(() => expect(screen.queryByRole("link", { name: topics[0]!.title })).toBeNull());
  await goBack();
  await screen.findByRole("heading", { level: 2, name: "Рекомендуем" });
};
const ofAViewer = (): StoryAppSetup => ({ at: "/", person: viewer, server: [manyFollowed, fromTheStart] });

/** A section that was folded, and one that was shown whole, are so again on the page that somebody comes back to. */
export const Kept: Story = {
  parameters: { app: ofAViewer, window: { width: 1440, height: 900 } },
  play: async () => {
    const menu = within(await column());
    const followedLinks = () => menu.getAllByRole("link", { name: /^Канал \d/ });
    await userEvent.click(await menu.findByRole("button", { name: /^Ещё\s3$/ }));
    await userEvent.click(menu.getByRole("button", { name: texts.sections.topics, expanded: true }));
    await thereAndBack();
    await menu.findByRole("button", { name: texts.sections.topics, expanded: false });
    await expect(menu.queryByRole("link", { name: topics[0]!.title })).toBeNull();
    await expect(followedLinks()).toHaveLength(8);
    await userEvent.click(menu.getByRole("button", { name: texts.sections.topics, expanded: false }));
    await menu.findByRole("link", { name: topics[0]!.title });
  },
};

/** The menu over the page keeps it too, from one opening to the next. */
export const KeptOverThePage: Story = {
  parameters: { app: ofAViewer },
  play: async () => {
    const menu = await opened();
    await userEvent.click(await menu.findByRole("button", { name: /^Ещё\s3$/ }));
    await userEvent.click(menu.getByRole("button", { name: texts.sections.topics, expanded: true }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await nothingOver();
    const again = await opened();
    await again.findByRole("button", { name: texts.sections.topics, expanded: false });
    await expect(again.getAllByRole("link", { name: /^Канал \d/ })).toHaveLength(8);
  },
};

/** The column that the burger has folded stays so on the pages that follow, until the burger unfolds it. */
export const ColumnKeptFolded: Story = {
  parameters: { app: ofAViewer, window: { width: 1440, height: 900 } },
  play: async () => {
    const element = await column();
    const menu = within(element);
    await menu.findByText("Главная");
    const burger = () => header().getByRole("button", { name: "Меню", expanded: false });
    await userEvent.click(header().getByRole("button", { name: "Меню", expanded: true }));
    await waitFor(() => expect(menu.queryByText("Главная")).toBeNull());
    await thereAndBack();
    await menu.findByRole("link", { name: "Главная" });
    await expect(menu.queryByText("Главная")).toBeNull();
    await go("/search/");
    await heading(searchTexts.begin.title);
    await expect(menu.queryByText("Главная")).toBeNull();
    await userEvent.click(burger());
    await menu.findByText("Главная");
  },
};

const failingOnce = (call: RegExp, body: unknown): StoryServer[number] => {
  let isBroken = true;
  window.addEventListener("story-mended", () => (isBroken = false), { once: true });
  return [call, () => (isBroken ? { status: 500 } : { body })];
};

/** It says when its call fails, with the rest of it in place, and comes by its button. */
export const Failed: Story = {
  parameters: { app: () => ({ at: "/", server: [failingOnce(/^\/navigation\/v3\//, examples.getNavigation.main)] }) },
  play: async () => {
    const menu = await opened();
    await menu.findByText("Не получилось загрузить разделы");
    await waitFor(() => expect(menu.getByRole("button", { name: "Сообщения" })).toBeVisible());
    window.dispatchEvent(new Event("story-mended"));
    await userEvent.click(menu.getByRole("button", { name: "Повторить" }));
    await menu.findByRole("link", { name: "Главная" });
    await waitFor(() => expect(menu.queryByText("Не получилось загрузить разделы")).toBeNull());
    await hasFocus(screen.getByRole("dialog"));
  },
};

/** The subscriptions did not come: their section says so, is tried again, says so again, and comes; the rest is there meanwhile. */
export const SubscriptionsFailed: Story = {
  parameters: {
    app: () => ({
      at: "/",
      person: viewer,
      server: [failingOnce(/^\/api\/subscription\/cards\//, Object.values(examples.listSubscriptions)[0])],
    }),
    window: { width: 1440, height: 900 },
  },
  play: async () => {
    const menu = within(await column());
    const retry = () =>
      waitFor(async () => {
        const button = menu.getByRole("button", { name: texts.retry });
        await expect(button).toHaveAccessibleDescription(texts.subscriptionsFailed);
        return button;
      });
    await retry();
    await menu.findByRole("link", { name: "Главная" });
    await menu.findByRole("navigation", { name: texts.links });
    await expect(menu.getByRole("heading", { level: 2, name: texts.sections.subscriptions })).toBeVisible();
    await userEvent.click(await retry());
    await menu.findByText(texts.loadingSection(texts.sections.subscriptions));
    await retry();
    window.dispatchEvent(new Event("story-mended"));
    await userEvent.click(await retry());
    await menu.findByRole("list", { name: texts.sections.subscriptions });
    await expect(menu.queryByText(texts.subscriptionsFailed)).toBeNull();
  },
};

/** The quiet links did not come: the foot says so, and its button brings them; the rest is there meanwhile. */
export const LinksFailed: Story = {
  parameters: {
    app: () => ({
      at: "/",
      server: [failingOnce(/^\/api\/mainpage\/linksgroup\//, examples.listLinks.footer)],
    }),
    window: { width: 1440, height: 900 },
  },
  play: async () => {
    const menu = within(await column());
    const retry = await menu.findByRole("button", { name: texts.retry }, { timeout: 15_000 });
    await expect(retry).toHaveAccessibleDescription(texts.linksFailed);
    await menu.findByRole("link", { name: "Главная" });
    await expect(menu.getByText(texts.copyright(2026))).toBeVisible();
    window.dispatchEvent(new Event("story-mended"));
    await userEvent.click(retry);
    await within(await menu.findByRole("navigation", { name: texts.links })).findAllByRole("link");
    await expect(menu.queryByText(texts.linksFailed)).toBeNull();
  },
};
