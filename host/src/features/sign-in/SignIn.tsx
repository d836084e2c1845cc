import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { AuthPopup } from "@kadr/design-system/popups/AuthPopup";
import { hasGoneOn } from "@kadr/design-system/primitives/FrameStage";
import type { AuthStep } from "../../stores/measure/Measure.ts";
import { useHost } from "../../ports/Host.ts";
import { authTexts } from "../../texts/auth.ts";

/** The frame as the platform sees it: an address, and a conversation once it is in the page. */
export interface AuthFramePort {
  /** Address of the frame for one opening (AUTH-FRAME-01). */
  address(opening: {
    readonly flow: string;
    /** Where sign-in was asked for. */
    readonly trigger: string;
    readonly startForm: "login" | "register" | "reset" | "logout";
    /** Whose session ran out. */
    readonly userId: string | null;
  }): SafeMediaUrl | undefined;
  /** Listens to the frame until disposed. `onLoad` comes with each page of the frame. */
  connect(frame: HTMLIFrameElement, flow: string, listener: AuthFrameListener): AuthFrameConversation;
}

export interface AuthFrameListener {
  onLoad(): void;
  /** A page came into the frame that does not speak: the server's error, or the browser's own. */
  onSilent(): void;
  onMessage(kind: "authSuccess" | "registerSuccess" | "resetPassword" | "logout" | "close"): void;
  /** How high its page wants to be, px. */
  onHeight(height: number): void;
  /** Which step of the dialog it shows. */
  onStep(step: AuthStep): void;
}

export interface AuthFrameConversation {
  setTheme(themeId: "light" | "dark"): void;
  /** Fills the field of the e-mail if it is empty. */
  prefill(email: string): void;
  focus(): void;
  close(): void;
}

export interface SignInProps {
  frame: AuthFramePort;
}

/** The sign-in popup over any page: a frame of the auth origin and nothing of ours inside it. */
export const SignIn = observer(function SignIn({ frame }: SignInProps) {
  const { stores, measure } = useHost();
  const { authPopup, session, theme } = stores;
  const { phase, flow, tries } = authPopup;
  const element = useRef<HTMLIFrameElement>(null);
  const conversation = useRef<AuthFrameConversation | null>(null);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const { current } = element;
    if (flow === null || current === null) return;
    const connection = frame.connect(current, flow, {
      onLoad() {
        authPopup.frameLoaded();
        const email = session.expired?.email;
        if (email) connection.prefill(email);
        if (!hasGoneOn(current)) connection.focus();
      },
      onSilent: authPopup.frameFailed,
      onMessage(kind) {
        if (kind === "authSuccess") void authPopup.check(false);
        else if (kind === "registerSuccess") void authPopup.check(true);
        else if (kind === "resetPassword") authPopup.passwordReset();
        else if (kind === "logout") authPopup.loggedOut();
        else authPopup.dismiss();
      },
      onHeight: setHeight,
      onStep(step) {
        authPopup.frameShows(step);
        measure(`authStep.${step}`, { location: "auth-popup", context: authPopup.trigger ?? undefined });
      },
    });
    conversation.current = connection;
    return () => {
      conversation.current = null;
      connection.close();
    };
  }, [flow, tries, frame, authPopup, session, measure]);

  const shown = theme.theme;
  useEffect(() => conversation.current?.setTheme(shown), [shown]);

  const state = phase === "failed" || phase === "unconfirmed" ? "failed" : phase === "ready" ? "ready" : "loading";
  return (
    <AuthPopup
      isOpen={authPopup.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) authPopup.dismiss();
      }}
      state={state}
      height={height}
      onRetry={authPopup.retry}
      texts={{
        title: authTexts.title,
        close: authTexts.close,
        loading: phase === "checking" ? authTexts.checking : authTexts.loading,
        failed: phase === "unconfirmed" ? authTexts.unconfirmed : authTexts.failed,
        retry: authTexts.retry,
      }}
    >
      {flow !== null && (
        <iframe
          // A new flow or another try is a new frame: what the old one says no longer counts.
          key={`${flow} ${tries}`}
          ref={element}
          title={authTexts.frame}
          src={frame.address({
            flow,
            trigger: authPopup.trigger ?? "header",
            startForm: authPopup.startForm,
            userId: session.expired?.id ?? null,
          })}
          allow=""
          referrerPolicy="origin"
        />
      )}
    </AuthPopup>
  );
});
