import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ReactNode } from "react";
// Both pages have the tokens, the reset and the fonts of the design system: what differs is the cards.
import "@kadr/design-system/global.ts";

/** Tasks that the bench asks of a page; each is over when the page is painted. */
export interface Stage {
  mount(): Promise<void>;
  switchTheme(): Promise<void>;
}

/** A message that is sent in a frame's callback comes when the frame has been laid out and painted. */
const untilPainted = (change: () => void): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      change();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/** Faces that come later lay all lines out anew; one that stands for a local font may be missing. */
const fonts = (): Promise<unknown> => Promise.allSettled([...document.fonts].map((face) => face.load()));

export function setStage(list: ReactNode): void {
  const { documentElement: page } = document;
  const root = createRoot(document.getElementById("root")!);
  const stage: Stage = {
    mount: () => untilPainted(() => flushSync(() => root.render(list))),
    switchTheme: () =>
      untilPainted(() => {
        page.dataset["theme"] = page.dataset["theme"] === "dark" ? "light" : "dark";
      }),
  };
  void fonts().then(() => Object.assign(globalThis, { stage }));
}
