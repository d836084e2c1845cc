import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Header, type HeaderProps } from "./Header.tsx";

const texts = {
  name: "Кадр",
  home: "Кадр, на главную",
  menu: "Меню",
  search: "Поиск",
  submitSearch: "Найти",
  searchPlaceholder: "",
  openSearch: "Открыть поиск",
  closeSearch: "Закрыть поиск",
  theme: "Тёмная тема",
  signIn: "Вход и регистрация",
  userMenu: "Меню пользователя",
};

function show(props: Partial<HeaderProps> = {}) {
  const handlers = {
    onUserMenu: vi.fn(),
    onSignIn: vi.fn(),
    onThemeToggle: vi.fn(),
    onMenu: vi.fn(),
    onSearch: vi.fn(),
  };
  render(<Header user={null} theme="light" texts={texts} {...handlers} {...props} />);
  return handlers;
}

describe("Header", () => {
  it("leads home by its logo [SHELL-HEADER-02]", () => {
    show();
    expect(screen.getByRole("link", { name: "Кадр, на главную" }).getAttribute("href")).toBe("/");
  });

  it("offers a visitor to sign in and a signed-in person the own menu [SHELL-HEADER-08]", async () => {
    const { onSignIn } = show();
    await userEvent.click(screen.getByRole("button", { name: "Вход и регистрация" }));
    expect(onSignIn).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button", { name: "Меню пользователя" })).toBeNull();
  });

  it("shows the user's menu button in place of the sign-in button", async () => {
    const { onUserMenu } = show({ user: { name: "Анна" } });
    expect(screen.queryByRole("button", { name: "Вход и регистрация" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Меню пользователя" }));
    expect(onUserMenu).toHaveBeenCalledOnce();
  });

  it("shows neither while nobody knows yet who it is", () => {
    show({ user: "pending" });
    expect(screen.queryByRole("button", { name: /Вход|пользователя/ })).toBeNull();
  });

  it("has a burger and a theme toggle that says what is on [SHELL-HEADER-07]", async () => {
    const { onMenu, onThemeToggle } = show({ theme: "dark" });
    await userEvent.click(screen.getByRole("button", { name: "Меню", expanded: false }));
    await userEvent.click(screen.getByRole("button", { name: "Тёмная тема", pressed: true }));
    expect([onMenu.mock.calls.length, onThemeToggle.mock.calls.length]).toEqual([1, 1]);
  });

  it("searches for trimmed words and not for nothing", async () => {
    const { onSearch } = show();
    const field = screen.getByRole("searchbox", { name: "Поиск" });
    await userEvent.type(field, "   {Enter}");
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, " кино {Enter}");
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("кино");
  });

  it("is a plain GET form for who has no scripts yet", () => {
    show();
    const form = screen.getByRole("search");
    expect([
      form.getAttribute("action"),
      form.getAttribute("method"),
      screen.getByRole("searchbox").getAttribute("name"),
    ]).toEqual(["/search/", "get", "query"]);
  });

  it("gives the focus to the mobile field and back to its button on Escape", async () => {
    show();
    const opener = screen.getByRole("button", { name: "Открыть поиск" });
    await userEvent.click(opener);
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(opener);
  });
});
