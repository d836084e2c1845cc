import type { PaymentFramePort } from "../features/buy-content/PaymentFramePort.ts";
import { frameOn } from "../links/ownHref.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { openFrameChannel } from "../platform/frames/frameChannel.ts";
import { parsePaymentMessage, paymentFrameAddress } from "../platform/frames/paymentMessages.ts";

/** The frame of a purchase over the message bus; only the payment origin's counts. */
export function createPaymentFrame(paymentUrl: string, themeId: () => "light" | "dark"): PaymentFramePort {
  const { origin } = new URL(paymentUrl);
  return {
    address(url, flow) {
      return URL.canParse(url) ? frameOn(origin, paymentFrameAddress(url, flow, themeId())) : undefined;
    },
    connect(frame, flow, listener) {
      const channel = openFrameChannel({
        frameWindow: () => frame.contentWindow,
        origin,
        flow,
        source: "kadr-payment",
        parse: parsePaymentMessage,
        onMessage(message) {
          switch (message.kind) {
            case "height":
              return listener.onHeight(message.height);
            case "success":
              return listener.onPaid();
            case "error":
              return listener.onError(message.event);
            case "close":
              return listener.onClose();
          }
        },
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
