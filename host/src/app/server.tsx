import { firstScreen } from "@kadr/design-system/primitives/hydration";
import { DrawnMenus, DrawnMenusContext } from "@kadr/design-system/primitives/MenuPopover";
import { configure } from "mobx";
import { enableStaticRendering } from "mobx-react-lite";
import type { ReactNode } from "react";
// The one for Node is made of modules of Node that Parcel does not put together.
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server.edge";
import { systemClock } from "../platform/clock/clock.ts";
import type { AppConfig } from "../platform/config/readConfig.ts";
import { deviceClass } from "../presenters/deviceClass.ts";
import type { DrawnFor } from "../ports/DrawnFor.ts";
import { writeMomentsIn } from "../presenters/zone.ts";
import { PrefetchedResponses } from "../queries/prefetched.ts";
import { App } from "./App.tsx";
import { createApp } from "./createApp.ts";
import type { Environment } from "./Environment.ts";

configure({ enforceActions: "always" });
enableStaticRendering(true);
firstScreen.isDrawn = true;

/** One drawing of a page for one person. All of it can be sent to another thread. */
export interface DrawingTask {
  /** The shell's own origin. */
  readonly origin: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly config: AppConfig;
  readonly drawnFor: DrawnFor;
  /** Theme that the person chose; null: the system's. */
  readonly theme: "light" | "dark" | null;
  /** The responses that travel with the document, as JSON. */
  readonly responses: string;
}

/**
 * Draws the page of an address as HTML, with its menus behind it; nothing where there is no task, and this is loaded. Null:
 * something that it shows did not come with the task; rejects where it breaks.
 */
export default async function drawPage(task: DrawingTask | null): Promise<string | null> {
  if (task === null) return null;
  let hasAsked = false;
  const app = createApp(
    task.config,
    new PrefetchedResponses(task.responses),
    serverEnvironment(task, () => {
      hasAsked = true;
    }),
  );
  const { code, isKnown, stop } = app.begin(() => app.host.stores.account.connect());
  try {
    await Promise.all([code, isKnown]);
    // The data that depend on the session have been put in by then.
    await new Promise((resolve) => setImmediate(resolve));
    const userId = app.host.stores.session.userId;
    if (hasAsked || app.host.stores.session.phase === "failed" || userId !== task.drawnFor.userId) return null;
    writeMomentsIn(task.drawnFor.timeZone);
    const menus = new DrawnMenus();
    const page = await htmlOf(
      <DrawnMenusContext value={menus}>
        <App app={app} />
      </DrawnMenusContext>,
    );
    return page + closedMenus(menus);
  } finally {
    stop();
    app.queryClient.clear();
  }
}

function serverEnvironment(task: DrawingTask, onAsked: () => void): Environment {
  const { drawnFor } = task;
  const nothing = () => undefined;
  return {
    origin: task.origin,
    place: { path: task.path, search: task.search },
    drawnFor,
    now: () => drawnFor.now,
    clock: systemClock,
    device: () => ({
      class: deviceClass(drawnFor.width),
      isTouch: false,
      isIos: false,
      prefersReducedMotion: false,
    }),
    storage: { get: nothing, set: nothing, remove: nothing, forgetPerson: nothing, clearPersonal: nothing },
    theme: {
      stored: () => task.theme,
      system: () => drawnFor.theme,
      watchSystem: () => nothing,
      store: nothing,
      show: nothing,
    },
    appBanner: { isWanted: () => drawnFor.isAppOffered, close: nothing },
    preload: { open: nothing, take: () => null, playedTo: () => null, isSeen: () => false },
    fetch: () => {
      onAsked();
      return Promise.reject(new TypeError("a server asks for nothing while it draws"));
    },
    release: nothing,
    onListening: nothing,
    onAlive: nothing,
    isServer: true,
  };
}

/** Whole, with no script between its parts: whatever is late is drawn as late. */
async function htmlOf(page: ReactNode): Promise<string> {
  let failure: { readonly error: unknown } | null = null;
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      failure ??= { error };
    },
  });
  await stream.allReady;
  // React would draw what broke in the browser: there it is found out why.
  if (failure !== null) throw (failure as { readonly error: unknown }).error;
  return new Response(stream).text();
}

/** In no tree of React: a browser that takes the page over looks past them. */
const closedMenus = (menus: DrawnMenus): string =>
  `<template id="kadr-menus">${renderToStaticMarkup(menus.draw(), { identifierPrefix: "menus" })}</template>`;
