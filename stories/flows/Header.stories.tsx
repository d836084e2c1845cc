import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { shellTexts } from "../../host/src/texts/shell.ts";
import type { StoryAppSetup } from "../app/createStoryApp.ts";
import { viewer } from "../app/server.ts";
import { header, inDialog } from "../app/steps.ts";
import { appIn, wholeApp } from "../app/wholeApp.tsx";

/** The header that every page has; how it looks is Navigation/Header. */
const meta = {
  title: "Flows/Header",
  parameters: {
    layout: "fullscreen",
    page: true,
    app: () => ({}),
    window: { width: 1400, height: 900 },
    playOnly: "the header as it was: Navigation/Header looks at it",
  },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (at: string, width: number) => ({
  app: (): StoryAppSetup => ({ at, person: viewer }),
  window: { width, height: 900 },
});

/** All of it is there, so high, and nothing of it is cut. */
const isWhole = (height: number) => async () => {
  await screen.findByRole("heading", { level: 1 });
  // a phone keeps its field behind a button
  const search = [
    ...header().queryAllByLabelText("Поиск"),
    ...header().queryAllByRole("button", { name: "Открыть поиск" }),
  ];
  await expect(search.some((one) => one.checkVisibility())).toBe(true);
  for (const name of ["Добавить", /^Уведомления/, "Тёмная тема", "Меню пользователя"])
    await expect(header().getByRole("button", { name })).toBeVisible();
  const banner = screen.getByRole("banner");
  await expect(banner.getBoundingClientRect().height).toBe(height);
  await expect(banner.scrollWidth - banner.clientWidth).toBe(0);
};

/** [SHELL-APP-01] [SHELL-HEADER-10] On every page; 72 px high on desktop, 64 on a tablet, 48 on a phone: at the edges of each. */
export const OnADesktop: Story = { parameters: on("/story/", 1024), play: isWhole(72) };
export const OnATablet: Story = { parameters: on("/search/?query=море", 1023), play: isWhole(64) };
export const OnASmallTablet: Story = { parameters: on("/my/history/", 768), play: isWhole(64) };
export const OnAPhone: Story = { parameters: on("/profile/notification", 767), play: isWhole(48) };
export const OnASmallPhone: Story = { parameters: on("/story/", 320), play: isWhole(48) };

/** Of its tooltips, one after another, never two are seen at once; a pointer rests on one while Tab goes on to the next. */
export const Tooltips: Story = {
  play: async () => {
    await screen.findByRole("heading", { level: 1 });
    const seen = () => [...document.querySelectorAll("[data-page-tooltip]")].map(({ textContent }) => textContent);
    let most = 0;
    const watcher = new MutationObserver(() => (most = Math.max(most, seen().length)));
    watcher.observe(document.body, { childList: true, subtree: true });
    const button = (name: string) => header().getByRole("button", { name });
    // its code comes with the first movement
    await waitFor(
      async () => {
        await userEvent.hover(header().getAllByRole("link")[0]!);
        await userEvent.hover(button("Добавить"));
        await waitFor(() => expect(seen()).toEqual(["Добавить"]), { timeout: 1500 });
      },
      { timeout: 10_000 },
    );
    for (const name of ["Меню", "Найти", "Уведомления", "Тёмная тема", "Добавить"]) {
      await userEvent.hover(button(name));
      await waitFor(() => expect(seen()).toEqual([name]));
    }
    button("Добавить").focus();
    for (const name of ["Уведомления", "Тёмная тема"]) {
      await userEvent.tab();
      await waitFor(() => expect(seen()).toEqual([name]));
    }
    watcher.disconnect();
    await expect(most).toBe(1);
  },
};

/** A screen reader says that the network went and that it is back (WCAG 4.1.3): a region says what comes into it, so it is there before. */
export const NetworkGone: Story = {
  play: async () => {
    await screen.findByRole("heading", { level: 1 });
    const heard: string[] = [];
    const watcher = new MutationObserver((changes) =>
      heard.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent ?? ""))),
    );
    for (const region of screen.getAllByRole("status")) watcher.observe(region, { childList: true, subtree: true });
    const says = async (isOnline: boolean, words: readonly string[]) => {
      Object.defineProperty(navigator, "onLine", { get: () => isOnline, configurable: true });
      window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
      await waitFor(() => expect(heard.filter((text) => /связ/i.test(text))).toEqual(words));
    };
    await says(false, [shellTexts.offline]);
    await says(true, [shellTexts.offline, shellTexts.online]);
    watcher.disconnect();
    Reflect.deleteProperty(navigator, "onLine");
  },
};

/** [SHELL-APP-04] [AUTH-TRIGGER-17] Who wants to begin a stream is asked to sign in, in the frame of the authentication page. */
export const StreamOfAGuest: Story = {
  play: async () => {
    await userEvent.click(await header().findByRole("button", { name: "Добавить" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Создать трансляцию" }));
    const frame = await inDialog("Вход и регистрация", (popup) => popup.getByTitle("Форма входа и регистрации"));
    const { origin, pathname, searchParams } = new URL((frame as HTMLIFrameElement).src);
    await expect(origin + pathname).toBe("https://auth.kadr.example/multipass/login/");
    await expect(searchParams.get("userAction")).toBe("create-stream");
  },
};

/**
 * [AUTH-GUEST-05] Signing in gives the bell with its counter, the user menu, actions on notifications, subscriptions and purchases. The theme
 * is measured, and the bell with its count: theme.dark, theme.light, notifications.bell.
 */
export const SignedIn: Story = {
  parameters: { app: (): StoryAppSetup => ({ at: "/my/subscriptions/" }) },
  play: async ({ loaded }) => {
    const main = () => within(screen.getByRole("main"));
    await main().findByRole("heading", { level: 1 });
    await expect(header().queryByRole("button", { name: "Меню пользователя" })).toBeNull();
    await userEvent.click(header().getByRole("button", { name: "Вход и регистрация" }));
    await screen.findByRole("dialog", { name: "Вход и регистрация" });
    await expect(main().queryByRole("article")).toBeNull();
    await appIn(loaded).signIn(viewer);
    // what counts comes once the page is idle, which it is after 5 s at the latest
    const bell = await header().findByRole("button", { name: /^Уведомления: 7/ }, { timeout: 15_000 });
    await expect(header().getByRole("button", { name: "Меню пользователя" })).toBeVisible();
    await waitFor(() => expect(main().getAllByRole("article").length).toBeGreaterThan(0));
    await userEvent.click(main().getAllByRole("link", { name: "Покупки" })[0]!);
    await main().findByRole("heading", { level: 1, name: "Покупки" });
    for (const isDark of [true, false]) {
      const toggle = header().getByRole("button", { name: "Тёмная тема" });
      await userEvent.click(toggle);
      await waitFor(() => expect(toggle).toHaveAttribute("aria-pressed", String(isDark)));
    }
    await userEvent.click(bell);
    const { measured } = appIn(loaded);
    for (const event of ["theme.dark", "theme.light"])
      await expect(measured).toContainEqual([event, { location: "header" }]);
    await expect(measured).toContainEqual(["notifications.bell", { count: 7, location: "header" }]);
    const [row] = await inDialog("Уведомления", (panel) => panel.getAllByRole("article"));
    await userEvent.click(within(row!).getByRole("button", { name: /^Действия/ }));
    await screen.findByRole("menuitem", { name: "Скрыть" });
  },
};
