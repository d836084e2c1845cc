import { Bell } from "@kadr/design-system/navigation/Bell";
import { Header } from "@kadr/design-system/navigation/Header";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { bellTexts } from "../../host/src/texts/bell.ts";
import { picture } from "../primitives/pictures.ts";

export default {
  title: "Navigation/Header",
  component: Header,
  parameters: { layout: "fullscreen" },
  args: {
    user: null,
    theme: "light",
    onUserMenu: fn(),
    onSignIn: fn(),
    onThemeToggle: fn(),
    onMenu: fn(),
    onSearch: fn(),
    texts: {
      name: "Кадр",
      home: "Кадр, на главную",
      menu: "Меню",
      search: "Поиск",
      submitSearch: "Найти",
      searchPlaceholder: "Фильмы, каналы, шоу",
      openSearch: "Открыть поиск",
      closeSearch: "Закрыть поиск",
      theme: "Тёмная тема",
      signIn: "Вход и регистрация",
      userMenu: "Меню пользователя",
    },
  },
} satisfies Meta<typeof Header>;
type Story = StoryObj<typeof Header>;

const { name = "" } = examples.getProfile.viewer;
const user = { name, avatarUrl: picture(72, 72, 330) };

/** [SHELL-HEADER-02] the logo leads home; [AUTH-GUEST-01] a visitor is offered to sign in. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Кадр, на главную" })).toHaveAttribute("href", "/");
    await expect(canvas.getByRole("button", { name: "Вход и регистрация" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Меню пользователя" })).toBeNull();
  },
};
/** The menu of the user stands in place of the sign-in button. */
export const SignedIn: Story = {
  args: { user },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "Вход и регистрация" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Меню пользователя" }));
    await expect(args.onUserMenu).toHaveBeenCalledOnce();
  },
};
/** Room is kept while the session is asked for. */
export const SessionPending: Story = { args: { user: "pending" } };
export const DarkThemeOn: Story = { args: { theme: "dark" } };
const { count } = examples.countNotifications.some;
const bell = (
  <Bell count={count} label={bellTexts.label(count)} tooltip={bellTexts.title} isOpen={false} onPress={fn()} />
);
export const WithActions: Story = { args: { user, actions: bell } };
export const LongQuery: Story = {
  args: { query: "превысокомногорассмотрительствующий достопримечательный выпуск целиком" },
};
export const Searched: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.queryByRole("button", { name: "Открыть поиск" });
    if (opener !== null && getComputedStyle(opener).display !== "none") await userEvent.click(opener);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Поиск" }), "  кино {Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("кино");
  },
};
/** [SHELL-HEADER-07] a theme toggle that says what is on. */
export const ThemeToggled: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Тёмная тема", pressed: false }));
    await expect(args.onThemeToggle).toHaveBeenCalledOnce();
  },
};
