import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { layerTexts } from "../../host/src/texts/layers.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer, type StoryServer } from "../app/server.ts";
import { hasFocus, header, inDialog } from "../app/steps.ts";
import { wholeApp } from "../app/wholeApp.tsx";

const { menu: texts } = layerTexts;

/** What is in the left menu of the app, for whom; its looks are those of Navigation/LeftMenu. */
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

/** Who is signed in is not invited, and finds what they follow: five, and the rest behind «Ещё». */
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

const failingOnce = (): StoryServer[number] => {
  let isBroken = true;
  window.addEventListener("story-mended", () => (isBroken = false), { once: true });
  return [/^\/navigation\/v3\//, () => (isBroken ? { status: 500 } : { body: examples.getNavigation.main })];
};

/** It says when its call fails, with the rest of it in place, and comes by its button. */
export const Failed: Story = {
  parameters: { app: () => ({ at: "/", server: [failingOnce()] }) },
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
