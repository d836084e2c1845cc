import { createLate } from "@kadr/design-system/primitives/Late";
import type { Api } from "@kadr/openapi/client";
import { createSessionApi } from "../platform/api/sessionApi.ts";
import { createWatchProgressApi } from "../platform/api/watchProgressApi.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { HandedAnswers } from "../queries/handed.ts";
import { createFlowId } from "../platform/frames/flowId.ts";
import type { AppStorage } from "../platform/storage/storage.ts";
import { createThemePort } from "../platform/theme/themeDocument.ts";
import { AccountScope } from "../stores/account/AccountScope.ts";
import { AuthPopupStore } from "../stores/AuthPopupStore.ts";
import { HiddenCards } from "../stores/HiddenCards.ts";
import { NoticesStore } from "../stores/NoticesStore.ts";
import { SessionStore } from "../stores/SessionStore.ts";
import type { Stores } from "../stores/stores.ts";
import { ThemeStore } from "../stores/ThemeStore.ts";
import { WatchProgressStore } from "../stores/WatchProgressStore.ts";
import { authTexts } from "../texts/auth.ts";
import { shellTexts } from "../texts/shell.ts";

export interface StoresSetup {
  readonly api: Api;
  /** Answers that came with the document. */
  readonly handed: HandedAnswers;
  readonly storage: AppStorage;
  /** Opens an address of a toast's button; it is judged there. */
  readonly open: (address: string) => void;
  /** A position is at the server (`WatchProgressPorts.onSaved`). */
  readonly onPositionSaved: () => Promise<unknown>;
}

export function createStores({ api, handed, storage, open, onPositionSaved }: StoresSetup): Stores {
  const clock = systemClock;
  const notices = new NoticesStore({ clock, defaultText: shellTexts.defaultNotice, open });
  const { notify } = notices;
  const session = new SessionStore({ ...createSessionApi(api, handed), storage });
  const account = new AccountScope({
    session,
    device: { read: () => storage.get("account"), write: (userId) => (userId === null ? storage.remove("account") : storage.set("account", userId)) },
  });
  const authPopup = new AuthPopupStore({ clock, session, notify, createFlowId, texts: authTexts });
  const watchProgress = new WatchProgressStore({
    ...createWatchProgressApi(api, handed),
    session,
    onSaved: onPositionSaved,
    device: { read: () => storage.get("watch-positions") ?? {}, write: (positions) => storage.set("watch-positions", positions) },
    now: () => Date.now(),
  });
  watchProgress.connect(account);
  return {
    session,
    account,
    authPopup,
    notices,
    theme: new ThemeStore(createThemePort()),
    videoReactions: createLate(() => import("./createVideoReactions.ts").then((module) => module.createVideoReactions({ api, handed, session, auth: authPopup, notify, clock }))),
    hidden: new HiddenCards({
      load: createLate(() => import("./createHiddenContent.ts").then((module) => module.createHiddenContent({ api, session, auth: authPopup, notify, clock }))).load,
      onFailed: () => notify({ type: "danger" }),
    }),
    watchProgress,
    // Comments are far from the first screen: their calls and words come with them.
    commentsPorts: createLate(() => import("./createCommentsPorts.ts").then((module) => module.createCommentsPorts({ api, session, auth: authPopup, notify, clock }))),
  };
}
