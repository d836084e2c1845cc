import { act, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { parseAuthMessage, type AuthFrameStep } from "../../platform/frames/authMessages.ts";
import { AuthPopupStore } from "../../stores/AuthPopupStore.ts";
import { HostProvider } from "../../ports/Host.ts";
import { makeHost } from "../../ports/testing/makeHost.ts";
import { ThemeStore } from "../../stores/ThemeStore.ts";
import { FakeClock } from "../../stores/testing.ts";
import { SignIn, type AuthFrameListener } from "./SignIn.tsx";
import { media } from "@kadr/design-system/primitives/SafeAddress/testing";

function setUp() {
  const clock = new FakeClock();
  const session = {
    userId: null as string | null,
    expired: null as { id: string; email: string } | null,
    get isAuthorised() {
      return this.userId !== null;
    },
    server: null as string | null,
    async refresh() {
      this.userId = this.server;
      return true;
    },
    logout: vi.fn(async () => undefined),
  };
  let flows = 0;
  const measure = vi.fn();
  const authPopup = new AuthPopupStore({
    clock,
    session,
    notify: vi.fn(),
    measure,
    createFlowId: () => `flow-${++flows}`,
    texts: { passwordReset: "" },
  });
  const theme = new ThemeStore({
    stored: () => null,
    system: () => "light",
    watchSystem: () => () => undefined,
    store: () => undefined,
    show: () => undefined,
  });
  let listener: AuthFrameListener | null = null;
  const connection = { setTheme: vi.fn(), prefill: vi.fn(), focus: vi.fn(), close: vi.fn() };
  const frame = {
    address: ({ flow, startForm }: { flow: string; startForm: string }) =>
      media(`about:blank?flow=${flow}&form=${startForm}`),
    connect: (_frame: HTMLIFrameElement, _flow: string, heard: AuthFrameListener) => {
      listener = heard;
      return connection;
    },
  };
  act(() => authPopup.open());
  render(
    <HostProvider value={makeHost({ stores: { authPopup, theme, session }, measure })}>
      <SignIn frame={frame} />
    </HostProvider>,
  );
  return {
    measure,
    clock,
    session,
    authPopup,
    theme,
    connection,
    say: (what: (heard: AuthFrameListener) => void) =>
      act(async () => {
        if (listener) what(listener);
      }),
  };
}

describe("the sign-in popup", () => {
  it("opens with a start form and a spinner until the frame is loaded [AUTH-POPUP-01] [AUTH-POPUP-03] [AUTH-GUEST-02]", async () => {
    const { say, connection } = setUp();
    expect(screen.getByRole("dialog")).toBeTruthy();
    expect(screen.getByTitle("Форма входа и регистрации").getAttribute("src")).toContain("flow=flow-1");
    expect(screen.getByLabelText("Загружаем форму входа")).toBeTruthy();
    await say((heard) => heard.onLoad());
    expect(screen.queryByLabelText("Загружаем форму входа")).toBeNull();
    expect(connection.focus).toHaveBeenCalledTimes(1);
  });

  it("leaves the focus where the person has gone meanwhile", async () => {
    const { say, connection } = setUp();
    screen.getByRole("button", { name: "Закрыть" }).focus();
    await say((heard) => heard.onLoad());
    expect(connection.focus).not.toHaveBeenCalled();
  });

  it("goes on in the form after another try", async () => {
    const { clock, say, connection } = setUp();
    act(() => clock.advance(10_000));
    const retry = screen.getByRole("button", { name: "Повторить" });
    retry.focus();
    await act(async () => retry.click());
    await say((heard) => heard.onLoad());
    expect(connection.focus).toHaveBeenCalledTimes(1);
  });

  it("tells the frame who it was whose session ran out", async () => {
    const { say, session, connection } = setUp();
    session.expired = { id: "u1", email: "vera@kadr.example" };
    await say((heard) => heard.onLoad());
    expect(connection.prefill).toHaveBeenCalledExactlyOnceWith("vera@kadr.example");
  });

  it("is as high as the form in it says", async () => {
    const { say } = setUp();
    await say((heard) => heard.onHeight(416));
    expect(screen.getByTitle("Форма входа и регистрации").parentElement?.style.getPropertyValue("--frame-height")).toBe(
      "416px",
    );
  });

  it("closes on the frame's close message [AUTH-POPUP-02]", async () => {
    const { authPopup, say } = setUp();
    await say((heard) => heard.onMessage("close"));
    expect(authPopup.isOpen).toBe(false);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("asks the server on success, and says so when it does not agree [AUTH-POPUP-04]", async () => {
    const { authPopup, session, say } = setUp();
    await say((heard) => heard.onMessage("authSuccess"));
    expect(screen.getByText("Не получилось проверить вход. Попробуйте ещё раз")).toBeTruthy();
    session.server = "u1";
    await act(async () => screen.getByRole("button", { name: "Повторить" }).click());
    expect(authPopup.isOpen).toBe(false);
  });

  it("offers another try after ten seconds", async () => {
    const { clock } = setUp();
    act(() => clock.advance(10_000));
    const before = screen.getByTitle("Форма входа и регистрации");
    await act(async () => screen.getByRole("button", { name: "Повторить" }).click());
    const after = screen.getByTitle("Форма входа и регистрации");
    expect(after).not.toBe(before);
    // of the same flow: the form has what was typed there
    expect(after.getAttribute("src")).toContain("flow=flow-1");
  });

  it("offers another try where a page of the form does not come, with the form that it was", async () => {
    const { say } = setUp();
    await say((heard) => heard.onLoad());
    await say((heard) => heard.onStep("registration"));
    await say((heard) => heard.onSilent());
    expect(screen.getByText("Форма входа не загрузилась. Проверьте связь и попробуйте ещё раз")).toBeTruthy();
    await act(async () => screen.getByRole("button", { name: "Повторить" }).click());
    expect(screen.getByTitle("Форма входа и регистрации").getAttribute("src")).toContain("form=register");
    await say((heard) => heard.onLoad());
    expect(screen.queryByText(/^Форма входа не загрузилась/)).toBeNull();
  });

  it("tells the frame that the theme changed, and passes its logout on [AUTH-POPUP-06]", async () => {
    const { theme, connection, session, say } = setUp();
    act(() => theme.toggle());
    expect(connection.setTheme).toHaveBeenLastCalledWith("dark");
    await say((heard) => heard.onMessage("logout"));
    expect(session.logout).toHaveBeenCalledTimes(1);
  });

  it.each([
    "authStep.registration",
    "authStep.login",
    "authStep.confirm-phone-or-email",
    "authStep.login-enter-password",
    "authStep.reset-password",
    "authStep.link-phone-number",
    "authStep.add-phone-number",
    "authStep.confirm-email-request",
    "authStep.confirm-reset-password",
    "authStep.confirm-forgot-password",
    "authStep.confirm-rutube-registration",
    "authStep.confirm-link-phone",
    "authStep.confirm-social-registration",
    "authStep.account-exists",
    "authStep.auth-social-load",
    "authStep.forgot-password",
    "authStep.changePassword",
    "authStep.add-email",
    "authStep.confirm-link-email",
    "authStep.confirm-link-phone-or-email",
    "authStep.login-with-new-password",
    "authStep.login-with-otp",
    "authStep.login-without-password-by-otp",
  ])("tells of the step that its frame shows, as %s, with where it was opened", async (event) => {
    const { measure, say } = setUp();
    const message = parseAuthMessage({ kind: "step", step: event.replace("authStep.", "") });
    await say((heard) => heard.onStep((message as AuthFrameStep).step));
    expect(measure.mock.calls).toEqual([["auth.loginPopup"], [event, { location: "auth-popup", context: "header" }]]);
  });

  it("hears no step that no document names", () => {
    expect(parseAuthMessage({ kind: "step", step: "grant-admin" })).toBeNull();
  });
});
