import "./askForFonts.ts";
import "@kadr/design-system/global.ts";
import "./documentStage.ts";
import { LateError } from "@kadr/design-system/primitives/Late";
import { configure } from "mobx";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { readConfig } from "../platform/config/readConfig.ts";
import { HandedAnswers } from "../queries/handed.ts";
import { matchRoute } from "../routes/table.ts";
import { App } from "./App.tsx";
import { createApp, type AppParts } from "./createApp.ts";
import { StartFailure } from "./StartFailure.tsx";

/** So long the first picture waits for the code of its page, in milliseconds. */
const patienceMs = 400;

configure({ enforceActions: "always" });

// The page's code and the configuration travel together.
void matchRoute(window.location.pathname).page.preload();

const root = createRoot(document.getElementById("root") ?? document.body, {
  // A part that did not come is told to the person in its place; anything else that breaks is told to the console as well.
  onCaughtError: (error) => { if (!(error instanceof LateError)) console.error(error); },
});

/** Where the document shows a picture already (documentStage.ts), drawing the page gives way to its stream and to the person. */
const draw = (app: AppParts): void => {
  if (document.querySelector("#kadr-stage, #kadr-shelf")) startTransition(() => root.render(<App app={app} />));
  else root.render(<App app={app} />);
};

readConfig().then(
  (config) => {
    const handed = document.getElementById("kadr-handed");
    const app = createApp(config, new HandedAnswers(handed?.textContent));
    // It holds who asked for the document, who may leave before the page does.
    handed?.remove();
    const { ready } = app.start();
    // The page's code travels beside the entry: with it the first picture is the page, not a place kept for it.
    void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patienceMs))]).then(() => draw(app));
  },
  () => root.render(<StartFailure />),
);
