import type { Environment } from "../../host/src/app/Environment.ts";
import type { AppConfig } from "../../host/src/platform/config/readConfig.ts";
import { readDevice } from "../../host/src/platform/device/device.ts";
import { createStorage } from "../../host/src/platform/storage/storage.ts";

/** The day on which the examples of the spec live. */
const day = Date.parse("2026-11-21T12:00:00Z");

export const config: AppConfig = {
  apiUrl: "/backend",
  authUrl: "https://auth.kadr.example",
  paymentUrl: "https://pay.kadr.example",
  paymentApiUrl: "",
  shopId: "kadr",
  mediaUrl: window.location.origin,
  studioUrl: "https://studio.kadr.example",
  logUrl: "",
  metricsUrl: "",
  siteId: "story",
  onboarding: "off",
  paidTraffic: "",
};

/** A storage of the browser's kind whose entries go with the story. */
function memoryArea(): Storage {
  const entries = new Map<string, string>();
  return new Proxy({} as Storage, {
    get: (_target, name) =>
      ({
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: string) => void entries.set(key, value),
        removeItem: (key: string) => void entries.delete(key),
      })[name as "getItem"],
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

export interface StoryEnvironmentSetup {
  /** The address that is opened: a path, and what follows it. */
  readonly at: string;
  readonly fetch: typeof fetch;
  readonly isTouch: boolean;
  readonly asksForCookies: boolean;
  readonly isAppOffered: boolean;
  readonly pushes: NotificationPermission;
}

/** Stories are no tabs of one another: what one tells the other tabs of its browser is heard by nobody. */
class LonelyChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}
Object.assign(globalThis, { BroadcastChannel: LonelyChannel });
/** Nor do they wait for one another: what one that is over still asks for is never answered, and would be locked for ever. */
const lonelyLocks = {
  request: (_name: string, _options: LockOptions, task: (lock: object) => unknown) => Promise.resolve(task({})),
};
Object.defineProperty(navigator, "locks", { configurable: true, value: lonelyLocks });

/** Permission of a story's browser for pushes, and its answer when it is asked. */
function answerPushes(permission: NotificationPermission, answer: NotificationPermission): void {
  let now = permission;
  Object.defineProperty(Notification, "permission", { configurable: true, get: () => now });
  Notification.requestPermission = () => Promise.resolve((now = answer));
}

/** An environment that can come to its end: nothing is answered and nothing falls due any more. */
export interface StoryEnvironment extends Environment {
  readonly end: () => void;
  /** Time passes at once: what falls due in it does so. ms. */
  readonly pass: (ms: number) => void;
}

const nothing = (): undefined => undefined;
const show = (theme: "light" | "dark" | null): void => {
  if (theme !== null) document.documentElement.dataset["theme"] = theme;
};

/** A browser whose device is the real one, and whose network, memory and time are the story's. */
export function storyEnvironment({
  at,
  fetch,
  isTouch,
  asksForCookies,
  isAppOffered,
  pushes,
}: StoryEnvironmentSetup): StoryEnvironment {
  let isOver = false;
  let passedMs = 0;
  const waiting = new Set<{ leftMs: number; readonly run: () => void }>();
  const now = (): number => day + passedMs;
  answerPushes(pushes, "denied");
  const { pathname, search } = new URL(at, window.location.origin);
  const areas = { local: memoryArea(), session: memoryArea() };
  const storage = createStorage(() => areas);
  if (!asksForCookies) storage.set("cookie-consent", true);
  storage.set("do-not-measure", true);
  return {
    origin: window.location.origin,
    place: { path: pathname, search },
    drawnFor: null,
    now,
    clock: {
      now,
      after: (delayMs, task) => {
        const entry = { leftMs: delayMs, run };
        const timer = setTimeout(run, delayMs);
        function stop(): void {
          clearTimeout(timer);
          waiting.delete(entry);
        }
        function run(): void {
          stop();
          if (!isOver) task();
        }
        waiting.add(entry);
        return stop;
      },
    },
    device: (width) => ({ ...readDevice(window, width), isTouch }),
    storage,
    theme: { stored: () => null, system: () => "light", watchSystem: () => nothing, store: nothing, show },
    appBanner: { isWanted: () => isAppOffered, close: nothing },
    preload: { open: nothing, take: () => null, playedTo: () => null, isSeen: () => false },
    fetch: (...call) => (isOver ? new Promise(() => {}) : fetch(...call)),
    // a story of a failure shows it at once
    random: () => 0,
    release: nothing,
    onListening: nothing,
    onAlive: nothing,
    isServer: false,
    end: () => {
      isOver = true;
    },
    pass: (ms) => {
      passedMs += ms;
      for (const entry of [...waiting]) if ((entry.leftMs -= ms) <= 0) entry.run();
    },
  };
}
