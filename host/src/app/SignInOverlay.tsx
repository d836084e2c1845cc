import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { SignIn } from "../features/sign-in/SignIn.tsx";
import { createAuthFrame } from "./authFrame.ts";
import type { AppParts } from "./createApp.ts";

/** The sign-in popup with the frame of this app. */
export const SignInOverlay = observer(function SignInOverlay({ app }: { app: AppParts }) {
  const { theme } = app.stores;
  const frame = useMemo(() => createAuthFrame(app.config.authUrl, () => theme.theme), [app.config.authUrl, theme]);
  return <SignIn frame={frame} />;
});
