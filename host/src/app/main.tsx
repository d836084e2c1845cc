import "./askForFonts.ts";
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

/** The text of a data block of the document, which it then no longer holds: it says who asked for it. */
const take = (id: string): string | undefined => {
  const block = document.getElementById(id);
  block?.remove();
  return block?.textContent;
};

readConfig().then(
  async (config) => {
    const environment = browserEnvironment(parseDrawnFor(take("kadr-drawn")));
    const app = createApp(config, new PrefetchedResponses(take("kadr-prefetched")), environment);
    const { code, isKnown } = app.start();
    if (await fits(app, isKnown, environment.drawnFor)) {
      await code;
      takeOver(app);
    } else {
      environment.release();
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
