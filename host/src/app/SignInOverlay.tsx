import { observer } from "mobx-react-lite";
import { useEffect, useMemo } from "react";
import { SignIn } from "../features/sign-in/SignIn.tsx";
import { useHost } from "../ports/Host.ts";
import { createAuthFrame } from "./authFrame.ts";
import type { AppParts } from "./AppParts.ts";

/** The sign-in popup with the frame of this app. */
export const SignInOverlay = observer(function SignInOverlay({ app }: { app: AppParts }) {
  const { theme, authPopup } = useHost().stores;
  const frame = useMemo(() => createAuthFrame(app.config.authUrl, () => theme.theme), [app.config.authUrl, theme]);
  const { isOpen } = authPopup;
  // Over a player that fills the screen nothing of the page is seen, this popup neither.
  useEffect(() => {
    if (isOpen && document.fullscreenElement) void document.exitFullscreen();
  }, [isOpen]);
  return <SignIn frame={frame} />;
});
