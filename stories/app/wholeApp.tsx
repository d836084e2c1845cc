import type { LoaderFunction } from "storybook/internal/types";
import { App } from "../../host/src/app/App.tsx";
import { withoutOverlays } from "../../host/src/routes/overlayStack.ts";
import { createStoryApp, type StoryApp, type StoryAppSetup } from "./createStoryApp.ts";

/** Content of a story's `loaded`. */
interface Opened {
  readonly app: StoryApp;
  readonly close: () => Promise<void>;
}

/** The app reads and writes the address of its window, which here is Storybook's: it has the story's own for as long as that is shown. */
async function open(setup: StoryAppSetup): Promise<Opened> {
  const ours = window.location.href;
  window.history.replaceState(null, "", setup.at ?? "/");
  const app = createStoryApp(setup);
  const { code, stop } = app.start();
  await code;
  return {
    app,
    close: async () => {
      // history that still moves would move under the next story
      await new Promise<void>((resolve) => withoutOverlays(resolve));
      stop();
      app.end();
      window.history.replaceState(null, "", ours);
    },
  };
}

/** The app that a story shows, for its play. */
export const appIn = (loaded: Record<string, unknown>): StoryApp => (loaded as unknown as Opened).app;

/**
 * For the meta of stories that show the whole app, shell and all. `parameters.app` says where it is opened, by whom and over which server,
 * anew each time the story is shown: a function that returns a `StoryAppSetup`.
 */
export const wholeApp = {
  loaders: [({ parameters }) => open((parameters["app"] as () => StoryAppSetup)())] satisfies LoaderFunction[],
  beforeEach:
    ({ loaded }: { loaded: Record<string, unknown> }) =>
    () =>
      (loaded as unknown as Opened).close(),
  render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => <App app={appIn(loaded)} />,
};
