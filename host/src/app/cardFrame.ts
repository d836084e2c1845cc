import type { CardFramePort } from "@kadr/design-system/pay/CardFrame";
import { frameOn } from "../links/ownHref.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { cardFrameAddress, parseCardMessage } from "../platform/frames/cardMessages.ts";
import { createFlowId } from "../platform/frames/flowId.ts";
import { openFrameChannel } from "../platform/frames/frameChannel.ts";

/** The card's frame over the message bus. */
export function createCardFrame(paymentUrl: string): CardFramePort {
  return {
    createFlowId,
    // Without a payment origin there is no frame, and the popup says so.
    address: (opening) =>
      paymentUrl === "" ? undefined : frameOn(new URL(paymentUrl).origin, cardFrameAddress(paymentUrl, opening)),
    connect(frame, flow, onMessage) {
      const channel = openFrameChannel({
        frameWindow: () => frame.contentWindow,
        origin: paymentUrl === "" ? "" : new URL(paymentUrl).origin,
        flow,
        source: "kadr-card",
        parse: parseCardMessage,
        onMessage,
        onLoad: () => onMessage({ kind: "load" }),
        clock: systemClock,
      });
      return {
        setTheme: (themeId) => channel.send("theme", { themeId }),
        focus: () => {
          frame.focus();
          channel.send("focus");
        },
        close: channel.close,
      };
    },
  };
}
