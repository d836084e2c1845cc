import type { AuthFramePort } from "../features/sign-in/SignIn.tsx";
import { frameOn } from "../links/ownHref.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { authFrameAddress, parseAuthMessage, withoutSecrets } from "../platform/frames/authMessages.ts";
import { openFrameChannel } from "../platform/frames/frameChannel.ts";

/** The flows that have a context of their own in the frame (`auth.context`). */
const contexts: Readonly<Partial<Record<string, "premium" | "hide-video">>> = {
  "hide-video": "hide-video",
  premium: "premium",
  "premium-promo-code": "premium",
  "pay-in-player": "premium",
};

/** The auth frame over the message bus. */
export function createAuthFrame(authUrl: string, themeId: () => "light" | "dark"): AuthFramePort {
  const { origin } = new URL(authUrl);
  return {
    address({ flow, trigger, startForm, userId }) {
      const context = contexts[trigger];
      return frameOn(
        origin,
        authFrameAddress(authUrl, {
          flow,
          startForm,
          themeId: themeId(),
          referer: withoutSecrets(window.location.href),
          userAction: trigger,
          userId,
          ...(context && { context }),
        }),
      );
    },
    connect(frame, flow, listener) {
      const channel = openFrameChannel({
        frameWindow: () => frame.contentWindow,
        frame,
        onSilent: listener.onSilent,
        origin,
        flow,
        source: "kadr-auth",
        parse: parseAuthMessage,
        onMessage: (message) => {
          if (typeof message === "string") listener.onMessage(message);
          else if ("step" in message) listener.onStep(message.step);
          else listener.onHeight(message.height);
        },
        onLoad: listener.onLoad,
        clock: systemClock,
      });
      return {
        setTheme: (next) => channel.send("theme", { themeId: next }),
        prefill: (email) => channel.send("prefill", { email }),
        focus: () => {
          frame.focus();
          channel.send("focus");
        },
        close: channel.close,
      };
    },
  };
}
