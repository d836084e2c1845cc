import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { examples } from "@kadr/openapi/examples";
import { fromTheStart, viewer } from "../app/server.ts";
import { hasFocus, header, inDialog } from "../app/steps.ts";
import { wholeApp } from "../app/wholeApp.tsx";

const { title } = examples.getVideoPage.video.video;

const meta = {
  title: "Flows/Shell",
  parameters: { layout: "fullscreen", page: true, app: () => ({ at: "/" }) },
  ...wholeApp,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const burger = () => header().getByRole("button", { name: "Меню" });

/** A guest at home: header, shelves, the menu beside them or at the bottom. */
export const Guest: Story = {
  play: async () => {
    await screen.findByRole("heading", { level: 2, name: "Рекомендуем" });
    await within(await screen.findByRole("navigation", { name: "Разделы" })).findByRole("link", { name: "Главная" });
    await expect(header().getByRole("button", { name: "Вход и регистрация" })).toBeVisible();
  },
};

/** Who is signed in has a menu of their own, and a bell that says how much is new. */
export const Viewer: Story = {
  parameters: { app: () => ({ at: "/", person: viewer }) },
  play: async () => {
    await screen.findByRole("heading", { level: 2, name: "Рекомендуем" });
    await header().findByRole("button", { name: /^Уведомления: 7/ }, { timeout: 15_000 });
    await expect(header().getByRole("button", { name: "Меню пользователя" })).toBeVisible();
  },
};

/** On a wide screen the menu is whole beside the page, and the burger folds it. */
export const MenuBeside: Story = {
  parameters: { window: desktop },
  play: async () => {
    await within(await screen.findByRole("navigation", { name: "Разделы" })).findByText("Главная");
    await expect(burger()).toHaveAttribute("aria-expanded", "true");
  },
};

/** Elsewhere all of it lies over the page. */
export const MenuOver: Story = {
  parameters: { window: { width: 1000, height: 800 } },
  play: async () => {
    await userEvent.click(burger());
    await inDialog("Меню", (menu) => menu.getByRole("link", { name: "Главная" }));
    await hasFocus(screen.getByRole("dialog"));
  },
};
export const MenuOnAPhone: Story = { ...MenuOver, parameters: { window: phone } };

export const UserMenu: Story = {
  parameters: { app: () => ({ at: "/", person: viewer }), window: desktop },
  play: async () => {
    await userEvent.click(await header().findByRole("button", { name: "Меню пользователя" }));
    await inDialog("Меню пользователя", (menu) => menu.getByRole("button", { name: "Выйти" }));
    await hasFocus(screen.getByRole("dialog"));
  },
};
export const UserMenuOnAPhone: Story = {
  ...UserMenu,
  parameters: { app: () => ({ at: "/", person: viewer }), window: phone },
};

export const Notifications: Story = {
  parameters: { app: () => ({ at: "/", person: viewer }), window: desktop },
  play: async () => {
    await userEvent.click(await header().findByRole("button", { name: /^Уведомления/ }));
    await inDialog("Уведомления", (panel) => panel.getByText(/Новое видео на канале/));
  },
};

/** A guest is invited to the frame of the authentication page, which is on its way. */
export const SignIn: Story = {
  parameters: { window: desktop },
  play: async () => {
    await userEvent.click(header().getByRole("button", { name: "Вход и регистрация" }));
    await inDialog("Вход и регистрация", (popup) => popup.getByRole("button", { name: "Закрыть" }));
  },
};

/** A film: the menu is narrow beside it. */
export const Watching: Story = {
  parameters: {
    app: () => ({ at: `/video/${examples.getVideoPage.video.video.id}/`, person: viewer, server: [fromTheStart] }),
    window: desktop,
  },
  play: async () => {
    await screen.findByRole("heading", { level: 1, name: title });
    await waitFor(() => expect(screen.getByRole("region", { name: /^Видеоплеер/ })).toBeVisible());
  },
};
