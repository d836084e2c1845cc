import "@kadr/design-system/global.ts";
import { configure } from "mobx";
import { createRoot } from "react-dom/client";
import { readConfig } from "../platform/config/readConfig.ts";
import { matchRoute } from "../routes/table.ts";
import { App } from "./App.tsx";
import { createApp } from "./createApp.ts";
import { StartFailure } from "./StartFailure.tsx";

configure({ enforceActions: "always" });

// The page's code and the configuration travel together.
matchRoute(window.location.pathname).page.preload();

const root = createRoot(document.getElementById("root") ?? document.body);

readConfig().then(
  (config) => {
    const app = createApp(config);
    app.start();
    root.render(<App app={app} />);
  },
  () => root.render(<StartFailure />),
);
