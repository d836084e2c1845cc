import { act, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { SessionProfile } from "../../stores/SessionStore.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { AccountMenu } from "./AccountMenu.tsx";

function show(profile: SessionProfile) {
  const trigger = { current: document.body.appendChild(document.createElement("button")) };
  const onLogout = vi.fn();
  const onToastHistory = vi.fn();
  render(
    <HostProvider value={makeHost({ stores: { session: { profile } } })}>
      <AccountMenu
        triggerRef={trigger}
        isOpen
        onOpenChange={() => undefined}
        onPremium={() => undefined}
        onToastHistory={onToastHistory}
        onLogout={onLogout}
      />
    </HostProvider>,
  );
  return { onLogout, onToastHistory };
}

const viewer: SessionProfile = {
  id: "7",
  name: "Вера",
  avatarUrl: null,
  email: "vera@kadr.example",
  isEmailConfirmed: true,
};

describe("the user menu", () => {
  // [SHELL-USERMENU-01, SHELL-USERMENU-02, SHELL-USERMENU-03, SHELL-USERMENU-04]
  it("shows the avatar, leads to the channel and to the profile's form, shows the e-mail and lets one out", () => {
    const { onLogout } = show({ ...viewer, avatarUrl: "/images/avatar-1.webp" });
    expect(screen.getByRole("presentation").getAttribute("src")).toContain("/images/avatar-1.webp");
    expect(screen.getByRole("link", { name: "Редактировать профиль" }).querySelector("svg")).not.toBeNull();
    expect(screen.getByRole("link", { name: /Вера/ }).getAttribute("href")).toBe("/channel/7/");
    expect(screen.getByText("vera@kadr.example")).toBeTruthy();
    expect(screen.queryByText("Завершите регистрацию")).toBeNull();
    act(() => screen.getByText("Выйти").click());
    expect(onLogout).toHaveBeenCalledTimes(1);
  });

  it("asks to finish the registration while the e-mail is not confirmed [AUTH-GUEST-06]", () => {
    show({ ...viewer, isEmailConfirmed: false });
    expect(screen.getByRole("link", { name: "Завершите регистрацию" }).getAttribute("href")).toBe("/profile/");
  });
});
