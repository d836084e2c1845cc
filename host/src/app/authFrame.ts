import type { AuthFramePort } from "../features/sign-in/SignIn.tsx";
import { frameOn } from "../links/ownHref.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { authFrameAddress, parseAuthMessage, withoutSecrets } from "../platform/frames/authMessages.ts";
import { openFrameChannel } from "../platform/frames/frameChannel.ts";

/** The auth frame over the message bus. */
export function createAuthFrame(authUrl: string, themeId: () => "light" | "dark"): AuthFramePort {
  const { origin } = new URL(authUrl);
  return {
    address: ({ flow, trigger, startForm }) =>
      frameOn(origin, authFrameAddress(authUrl, {
        flow,
        startForm,
        themeId: themeId(),
        referer: withoutSecrets(window.location.href),
        ...(trigger === null ? {} : { userAction: trigger }),
        ...(trigger === "hide-video" ? { context: "hide-video" as const } : {}),
      })),
    connect(frame, flow, listener) {
      const channel = openFrameChannel({
        frameWindow: () => frame.contentWindow,
        origin,
        flow,
        source: "kadr-auth",
        parse: parseAuthMessage,
        onMessage: (message) => (typeof message === "string" ? listener.onMessage(message) : listener.onHeight(message.height)),
        onLoad: listener.onLoad,
        clock: systemClock,
      });
      return {
        setTheme: (next) => channel.send("theme", { themeId: next }),
        focus: () => {
          frame.focus();
          channel.send("focus");
        },
        close: channel.close,
      };
    },
  };
}
