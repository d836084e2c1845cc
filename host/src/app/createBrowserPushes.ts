import type { Api } from "@kadr/openapi/client";
import { pushBrowser } from "../platform/device/pushBrowser.ts";

/** Pushes of the person who is here, in this browser. */
export interface BrowserPushes {
  /** The browser's own question: to be asked within a press. */
  readonly ask: () => Promise<boolean>;
  /** They come from now on; rejects where the browser or the server does not take part. Harmless to repeat. */
  readonly begin: () => Promise<void>;
  /** As on every visit; nothing where the person has chosen meanwhile. */
  readonly rejoin: () => Promise<void>;
  /** The person wants none here any more. */
  readonly end: () => Promise<void>;
  /** The person has left: the server forgets the browser with the session (openapi/sandbox/push). */
  readonly leave: () => Promise<void>;
  /** The browser would take them, and so it did. */
  readonly state: () => Promise<{ readonly isAllowed: boolean; readonly isSubscribed: boolean }>;
}

/** One thing after the other, whoever in this tab asks: the browser has one subscription. */
let lane: Promise<unknown> = Promise.resolve();
/** The person has chosen in this tab. */
let hasChosen = false;

function inTurn(work: () => Promise<void>): Promise<void> {
  const done = lane.then(work);
  lane = done.catch(() => undefined);
  return done;
}

export function createBrowserPushes(api: Api): BrowserPushes {
  const join = async () => {
    const { key } = await api.call("getPushKey", {});
    await api.call("subscribePush", { body: await pushBrowser.subscribe(key) });
  };
  return {
    ask: pushBrowser.ask,
    begin() {
      hasChosen = true;
      return inTurn(join);
    },
    rejoin: () => inTurn(async () => (hasChosen ? undefined : join())),
    end() {
      hasChosen = true;
      return inTurn(async () => {
        await api.call("unsubscribePush", {});
        await pushBrowser.unsubscribe();
      });
    },
    leave() {
      hasChosen = false;
      return inTurn(pushBrowser.unsubscribe);
    },
    state: async () => ({ isAllowed: pushBrowser.isAllowed(), isSubscribed: await pushBrowser.isSubscribed() }),
  };
}
