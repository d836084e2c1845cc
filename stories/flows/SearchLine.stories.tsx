import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { screenKeyboardTexts as keys } from "../../host/src/texts/screenKeyboard.ts";
import { searchTexts as texts } from "../../host/src/texts/search.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer, type StoryResponse, type StoryServer } from "../app/server.ts";
import { signInParams, header } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

const begun = examples.autocompleteSearch.begun;
const [query] = begun.video;
const [show] = begun.tv;
const [first, second] = examples.listSearchHistory.some.results;
const server: StoryServer = [
  [/^\/api\/search\/autocomplete\//, { body: begun }],
  [/^\/api\/search\/combined\/cards/, { body: examples.searchCards.found }],
  [/^\/api\/search\/shorts/, { body: examples.searchShorts.found }],
  [/^\/api\/search\/video/, { body: examples.searchVideos.found }],
];

/** The search line of the header over the app; how its list looks and its keys are Navigation/SearchSuggestions. */
const meta = {
  title: "Flows/SearchLine",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: (): StoryAppSetup => ({ server }),
    window: { width: 1400, height: 900 },
    playOnly: "the list as it was: Navigation/SearchSuggestions looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const line = () => header().getByLabelText<HTMLInputElement>("Поиск", { selector: "input" });
/** The page has arrived, and would take the focus. */
const toTheLine = async () => {
  await screen.findByRole("heading", { level: 1 });
  await userEvent.click(line());
};
const list = () => screen.findByRole("grid", { name: texts.line.list });
const rows = async () =>
  within(await list())
    .getAllByRole("row")
    .map((row) => row.textContent);
const isExpanded = (isIt: boolean) =>
  waitFor(() =>
    expect(header().getByRole("combobox", { name: "Поиск" })).toHaveAttribute("aria-expanded", String(isIt)),
  );

/** [SEARCH-LINE-05] [SEARCH-LINE-06] [SHELL-HEADER-03] How the query may go on leads to that search, a show to its page. */
export const Suggests: Story = {
  play: async ({ loaded }) => {
    await toTheLine();
    await isExpanded(false);
    await userEvent.type(line(), "бай");
    await list();
    await isExpanded(true);
    const requests = appIn(loaded).heard.filter((call) => call.includes("/autocomplete/"));
    await expect(requests).toEqual([`GET /api/search/autocomplete/?${new URLSearchParams({ query: "бай" })}`]);
    const link = within(await list()).getByRole("link", { name: new RegExp(`^${query!.value}`) });
    const goesOn = `/search/?${new URLSearchParams({ suggest: "1", query: query!.value })}`;
    await expect(link).toHaveAttribute("href", goesOn);
    await userEvent.click(link);
    await screen.findByRole("heading", { level: 1, name: texts.found(query!.value) });

    await userEvent.clear(line());
    await userEvent.type(line(), "байкал");
    await userEvent.click(within(await list()).getByRole("link", { name: new RegExp(`^${show!.name}`) }));
    await waitFor(() => expect(show!.url.startsWith(window.location.pathname)).toBe(true));
  },
};

/**
 * [SEARCH-STATE-03] What is known of a search: its words, that they were suggested and its kind stand in the address, its words in the line of
 * the next page, too; how often a sign was taken back and whether it was said is told with it, in `SearchLineStore`.
 */
export const Keeps: Story = {
  play: async ({ loaded }) => {
    await toTheLine();
    await userEvent.type(line(), "байй{Backspace}");
    const known = await appIn(loaded).host.stores.searchLine.load();
    await waitFor(() => expect([known.backspaces, known.isVoice]).toEqual([1, false]));
    await userEvent.click(within(await list()).getByRole("link", { name: new RegExp(`^${query!.value}`) }));
    await screen.findByRole("heading", { level: 1, name: texts.found(query!.value) });
    const inAddress = () => Object.fromEntries(new URLSearchParams(window.location.search));
    await expect(inAddress()).toEqual({ query: query!.value, suggest: "1" });
    await expect(line()).toHaveValue(query!.value);
    const tabs = within(screen.getByRole("navigation", { name: texts.tabs.label }));
    await userEvent.click(tabs.getByRole("link", { name: texts.tabs.channels }));
    await waitFor(() => expect(inAddress()).toMatchObject({ query: query!.value, content_type: "channels" }));
    await expect(line()).toHaveValue(query!.value);
  },
};

/** [SEARCH-LINE-01] [SEARCH-LINE-07] What was looked for, and with it how the query may go on. */
export const Remembers: Story = {
  parameters: {
    app: (): StoryAppSetup => ({
      person: viewer,
      server: [[/^\/api\/v2\/search\/history\/$/, { body: examples.listSearchHistory.some }], ...server],
    }),
  },
  play: async () => {
    await toTheLine();
    await waitFor(async () =>
      expect(await rows()).toEqual([expect.stringContaining(first!.title), expect.stringContaining(second!.title)]),
    );
    await userEvent.type(line(), "байкал");
    await waitFor(async () =>
      expect(await rows()).toEqual([
        expect.stringContaining(first!.title),
        expect.stringContaining(show!.name),
        // once, though it is suggested, too
        expect.stringContaining(begun.video[1]!.value),
      ]),
    );
  },
};

/** [AUTH-GUEST-18] Whoever was signed out meanwhile signs in before an entry is deleted, and it is deleted then, once. */
export const SignedOutMeanwhile: Story = {
  parameters: {
    app: (): StoryAppSetup => {
      const responses: StoryResponse[] = [{ status: 401 }, { status: 204 }];
      return {
        person: viewer,
        server: [
          [/^\/api\/v2\/search\/history\/$/, { body: examples.listSearchHistory.some }],
          [/^\/api\/v2\/search\/history\/\w+$/, () => responses.shift() ?? { status: 500 }],
          ...server,
        ],
      };
    },
  },
  play: async ({ loaded }) => {
    const { heard, expire, signIn } = appIn(loaded);
    const deletions = () => heard.filter((call) => call === `DELETE /api/v2/search/history/${second!.hash}`).length;
    await toTheLine();
    const remove = await screen.findByRole("button", { name: texts.line.remove(second!.title) });
    expire();
    await userEvent.click(remove);
    await expect((await signInParams()).get("userAction")).toBe("history");
    await expect(deletions()).toBe(1);
    await signIn(viewer);
    await waitFor(() => expect(deletions()).toBe(2));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    line().blur();
    line().focus();
    await waitFor(async () => expect(await rows()).toEqual([expect.stringContaining(first!.title)]));
    await expect(deletions()).toBe(2);
  },
};

const keyboard = () => screen.getByRole("toolbar", { name: keys.label });
const noKeyboard = () => waitFor(() => expect(screen.queryByRole("toolbar", { name: keys.label })).toBeNull());
const key = (name: string) => within(keyboard()).getByRole("button", { name });
const hasFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());
const active = () => document.getElementById(line().getAttribute("aria-activedescendant") ?? "");

/** [SHELL-HEADER-04] By the arrows of the keyboard on the screen: a query, its suggestion, its results; `search.keyboard`. */
export const OnTheScreen: Story = {
  play: async ({ loaded }) => {
    const button = await header().findByRole("button", { name: keys.label });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await hasFocus(() => key("й"));
    await expect(button).toHaveAttribute("aria-expanded", "true");
    // г: right along the first row; о, р: a row lower
    await userEvent.keyboard("{ArrowRight>6/}");
    await hasFocus(() => key("г"));
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await hasFocus(() => key("р"));
    await userEvent.keyboard("{ArrowRight}");
    await hasFocus(() => key("о"));
    await userEvent.keyboard("{Enter}{ArrowLeft} ");
    await expect(line()).toHaveValue("гор");

    // the suggestions come as they do for typing, while the focus is on the keys
    await list();
    await hasFocus(() => key("р"));
    await userEvent.keyboard("{ArrowUp>3/}");
    await hasFocus(line);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(active()).not.toBeNull());
    // past the last suggestion lie the keys again
    await userEvent.keyboard(`{ArrowDown>${(await rows()).length}/}`);
    await waitFor(() => expect(keyboard()).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{ArrowUp}");
    await hasFocus(line);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(active()).toHaveTextContent(show!.name));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(show!.url.startsWith(window.location.pathname)).toBe(true));

    // its last key sends what is there; the focus elsewhere puts the keyboard away
    await userEvent.clear(line());
    await userEvent.type(line(), "море");
    if (screen.queryByRole("toolbar", { name: keys.label }) === null) await userEvent.click(button);
    await userEvent.click(key(keys.actions.submit));
    await screen.findByRole("heading", { level: 1, name: texts.found("море") });
    within(screen.getByRole("main")).getAllByRole("link")[0]!.focus();
    await noKeyboard();
    await expect(appIn(loaded).measured.map(([id]) => id)).toContain("search.keyboard");
  },
};

/** On a television it comes with the focus, and not again once it was put away. */
export const OnATelevision: Story = {
  parameters: { window: { width: 2560, height: 1440 } },
  play: async () => {
    await header().findByRole("button", { name: keys.label });
    line().focus();
    await waitFor(() => expect(keyboard()).toBeVisible());
    await expect(line()).toHaveFocus();
    await userEvent.keyboard("горы");
    await expect(line()).toHaveValue("горы");
    await userEvent.keyboard("{Escape}");
    if (screen.queryByRole("toolbar", { name: keys.label }) !== null) await userEvent.keyboard("{Escape}");
    await noKeyboard();
    within(screen.getByRole("main")).getAllByRole("link")[0]!.focus();
    line().focus();
    await noKeyboard();
  },
};
