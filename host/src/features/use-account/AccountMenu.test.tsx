import { act, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { SessionProfile } from "../../stores/SessionStore.ts";
import type { Stores } from "../../stores/stores.ts";
import { StoresProvider } from "../../stores/StoresContext.ts";
import { AccountMenu } from "./AccountMenu.tsx";

function show(profile: SessionProfile) {
  const trigger = { current: document.body.appendChild(document.createElement("button")) };
  const onLogout = vi.fn();
  const onMessages = vi.fn();
  render(
    <StoresProvider value={{ session: { profile } } as unknown as Stores}>
      <AccountMenu triggerRef={trigger} isOpen onOpenChange={() => undefined} onMessages={onMessages} onLogout={onLogout} />
    </StoresProvider>,
  );
  return { onLogout, onMessages };
}

const viewer: SessionProfile = { id: "7", name: "Вера", avatarUrl: null, email: "vera@kadr.example", isEmailConfirmed: true };

describe("the user menu", () => {
  it("leads to the channel, shows the e-mail and lets one out [AUTH-GUEST-05]", () => {
    const { onLogout } = show(viewer);
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
