import "./emptyHtml.ts";
import "@kadr/design-system/global.ts";
import { LateError } from "@kadr/design-system/primitives/Late";
import { nextTask } from "@kadr/design-system/primitives/schedule";
import { configure } from "mobx";
import { startTransition } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { readConfig } from "../platform/config/readConfig.ts";
import { parseDrawnFor } from "../platform/device/drawnFor.ts";
import type { DrawnFor } from "../ports/DrawnFor.ts";
import { PrefetchedResponses } from "../queries/prefetched.ts";
import { matchRoute } from "./pageTable.ts";
import { App } from "./App.tsx";
import { browserEnvironment } from "./browserEnvironment.ts";
import type { AppParts } from "./AppParts.ts";
import { createApp } from "./createApp.ts";
import { StartFailure } from "./StartFailure.tsx";

configure({ enforceActions: "always" });

// The page's code and the configuration travel together.
void matchRoute(window.location.pathname).page.preload();

const place = document.getElementById("root") ?? document.body;

const options: RootOptions = {
  // A part that did not come is told to the person in its place; anything else that breaks is told to the console as well.
  onCaughtError: (error) => {
    if (!(error instanceof LateError)) console.error(error);
  },
};

/** The host draws the page by itself. */
const draw = (app: AppParts): void => {
  createRoot(place, options).render(<App app={app} />);
  app.environment.onListening();
};

/** React has drawn in the browser what it could not take over: where, its message does not say. That a part did not come is told in its place. */
const onRecoverableError = (error: unknown, { componentStack }: { componentStack?: string | null }): void => {
  if (!(error instanceof Error && error.cause instanceof LateError)) console.error(componentStack ?? "", error);
};

/** The server's drawing becomes alive, in slices; a press makes its own part alive at once. Whether it fits was found out before. */
const takeOver = (app: AppParts): void => {
  startTransition(() => void hydrateRoot(place, <App app={app} />, { ...options, onRecoverableError }));
  app.environment.onListening();
};

/**
 * Asks for the faces of the first text before anything is drawn, as the document of a drawn page has done
 * (openapi/sandbox/documents/host-document.ts); asked for by the text itself, the faces would come after it is drawn, and move it. Never
 * called while the entry is evaluated: Chromium looks up in the source who makes it load something, and for code that stands outside a
 * function it parses all of the entry anew.
 */
const askForFonts = (): void => void document.fonts.load('1em "Golos Text"', "Кадр, kadr 1").catch(() => undefined);

/** The text of a data block of the document, which it then no longer holds: it says who asked for it. */
const take = (id: string): string | undefined => {
  const block = document.getElementById(id);
  block?.remove();
  return block?.textContent;
};

readConfig().then(
  async (config) => {
    askForFonts();
    // To evaluate the code, to make the host and to start it are a task each: a press between them is heard.
    await nextTask();
    const environment = browserEnvironment(parseDrawnFor(take("kadr-drawn")));
    const app = createApp(config, new PrefetchedResponses(take("kadr-prefetched")), environment);
    await nextTask();
    const { code, isKnown } = app.start();
    if (await fits(app, isKnown, environment.drawnFor)) {
      await code;
      takeOver(app);
    } else {
      // all of it is read by this device from the beginning
      environment.release(() => undefined);
      draw(app);
    }
  },
  () => createRoot(place, options).render(<StartFailure />),
);

/** Whether the document was drawn for who is here now. */
async function fits(app: AppParts, isKnown: Promise<boolean>, drawnFor: DrawnFor | null): Promise<boolean> {
  if (drawnFor === null) return false;
  await Promise.race([isKnown, nextTask()]);
  const { session } = app.host.stores;
  return session.phase !== "unknown" && session.phase !== "failed" && session.userId === drawnFor.userId;
}
