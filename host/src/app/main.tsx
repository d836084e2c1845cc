import "./askForFonts.ts";
import "@kadr/design-system/global.ts";
import { configure } from "mobx";
import { createRoot } from "react-dom/client";
import { readConfig } from "../platform/config/readConfig.ts";
import { HandedAnswers } from "../queries/handed.ts";
import { matchRoute } from "../routes/table.ts";
import { App } from "./App.tsx";
import { createApp } from "./createApp.ts";
import { StartFailure } from "./StartFailure.tsx";

/** So long the first picture waits for the code of its page, in milliseconds. */
const patienceMs = 400;

configure({ enforceActions: "always" });

// The page's code and the configuration travel together.
void matchRoute(window.location.pathname).page.preload();

const root = createRoot(document.getElementById("root") ?? document.body);

readConfig().then(
  (config) => {
    const app = createApp(config, new HandedAnswers(document.getElementById("kadr-handed")?.textContent));
    const { ready } = app.start();
    // The page's code travels beside the entry: with it the first picture is the page, not a place kept for it.
    void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patienceMs))]).then(() => root.render(<App app={app} />));
  },
  () => root.render(<StartFailure />),
);
