import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { createLate, type Late } from "@kadr/design-system/primitives/Late";
import { createApi } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { PagePortsProvider, type PagePorts } from "../../host/src/pages/PagePorts.ts";
import { AccountScope } from "../../host/src/stores/account/AccountScope.ts";
import { AuthPopupStore } from "../../host/src/stores/AuthPopupStore.ts";
import { HiddenCards } from "../../host/src/stores/HiddenCards.ts";
import { HiddenContentStore } from "../../host/src/stores/HiddenContentStore.ts";
import { NoticesStore } from "../../host/src/stores/NoticesStore.ts";
import { PlayerStore } from "../../host/src/stores/PlayerStore.ts";
import { RemindersStore } from "../../host/src/stores/RemindersStore.ts";
import { reminderTexts } from "../../host/src/texts/video.ts";
import { SessionStore, type SessionProfile } from "../../host/src/stores/SessionStore.ts";
import type { Stores } from "../../host/src/stores/stores.ts";
import { ApiProvider, StoresProvider } from "../../host/src/stores/StoresContext.ts";
import { hideTexts } from "../../host/src/texts/hide.ts";
import { ThemeStore } from "../../host/src/stores/ThemeStore.ts";
import { VideoReactionsStore } from "../../host/src/stores/VideoReactionsStore.ts";
import { WatchProgressStore } from "../../host/src/stores/WatchProgressStore.ts";
import { at, avatars, wide } from "../fixtures/pictures.ts";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";

/** What the server of a story answers: a body of the examples, a failure, or nothing for ever. */
export type StoryAnswer = { readonly body: unknown } | { readonly status: number; readonly body?: unknown; readonly retryAfter?: number } | "offline" | "never";
/** First match wins; the path is behind the API's prefix. */
export type StoryServer = readonly (readonly [path: RegExp, answer: StoryAnswer])[];

const guest: SessionProfile | null = null;
export const viewer: SessionProfile = { id: "2", name: "Зритель Вера", avatarUrl: null, email: "zritel@kadr.example", isEmailConfirmed: true };

/** The calls that every page makes, as the spec's examples answer them. */
const usual: StoryServer = [
  [/^\/feed\/home\//, { body: examples.getFeed.home }],
  [/^\/resources\//, { body: examples.getFeedResources.home }],
  [/^\/api\/feed\/grid\//, { body: examples.getFeedGrid.second }],
  [/^\/video\//, { body: examples.getVideoPage.video }],
  [/^\/api\/video\/recommendation\//, { body: Object.values(examples.listVideoRecommendations)[0] }],
  [/^\/api\/numerator\/video\//, { body: Object.values(examples.getVideoVotes)[0] }],
  [/^\/api\/v2\/reactions\/videos\//, { body: Object.values(examples.getVideoReaction)[0] }],
  [/^\/api\/v2\/video\/history\/actual/, { body: Object.values(examples.getVideoProgress)[0] }],
  [/^\/api\/info\/client-settings\//, { body: Object.values(examples.getClientSettings)[0] }],
  [/^\/api\/playlist\/custom\/[^/]+\/videos/, { body: Object.values(examples.listPlaylistVideos)[0] }],
  [/^\/api\/playlist\/custom\//, { body: Object.values(examples.getPlaylist)[0] }],
];

/** Pictures of the examples are the sandbox's; a story shows its small copies of them. */
function withLocalPictures(body: unknown): string {
  let seen = 0;
  return JSON.stringify(body).replace(/\/media\/images\/(avatar-)?[^"?]*/g, (_match, avatar: string | undefined) => at(avatar ? avatars : wide, seen++));
}

function serve(server: StoryServer): typeof fetch {
  return async (input) => {
    const { pathname } = new URL((input as Request).url);
    const answer = [...server, ...usual].find(([path]) => path.test(pathname.replace(/^\/backend/, "")))?.[1] ?? { status: 404 };
    if (answer === "never") return new Promise(() => {});
    if (answer === "offline") throw new TypeError("Failed to fetch");
    const status = "status" in answer ? answer.status : 200;
    const headers: Record<string, string> = { "content-type": "application/json" };
    if ("retryAfter" in answer && answer.retryAfter !== undefined) headers["retry-after"] = String(answer.retryAfter);
    return new Response(withLocalPictures(answer.body ?? { code: "story", detail: "" }), { status, headers });
  };
}

export interface StoryWorldProps {
  server?: StoryServer;
  /** Default: a guest. `unknown` is never told. */
  person?: SessionProfile | null | "unknown";
  children: ReactNode;
}

/** A whole app around a page, with the spec's examples for a server; nothing of it leaves the story. */
export function StoryWorld({ server = [], person = guest, children }: StoryWorldProps) {
  const [world] = useState(() => createWorld(server, person));
  return (
    <QueryClientProvider client={world.queryClient}>
      <ApiProvider value={world.api}>
        <StoresProvider value={world.stores}>
          <PagePortsProvider value={world.ports}>
            <main>{children}</main>
          </PagePortsProvider>
        </StoresProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** The day on which the examples of the spec live. */
const now = () => Date.parse("2026-11-21T12:00:00Z");
const clock = { now, after: (delayMs: number, task: () => void) => { const timer = setTimeout(task, delayMs); return () => clearTimeout(timer); } };

function createWorld(server: StoryServer, person: SessionProfile | null | "unknown") {
  // Retries without a pause: a story of a failure shows it at once.
  const api = createApi({ baseUrl: `${window.location.origin}/backend`, fetch: serve(server), random: () => 0 });
  const notices = new NoticesStore({ clock, defaultText: "", open: () => undefined });
  const session = new SessionStore({
    fetchProfile: () => (person === "unknown" ? new Promise(() => {}) : Promise.resolve(person)),
    endSession: () => Promise.resolve(),
    storage: { get: () => undefined, set: () => undefined, remove: () => undefined, clearPersonal: () => undefined },
  });
  void session.refresh();
  const auth = new AuthPopupStore({ clock, session, notify: notices.notify, createFlowId: () => "story", texts: { passwordReset: "" } });
  const watchProgress = new WatchProgressStore({ session, read: () => api.call("getVideoProgress"), save: () => Promise.resolve(), onSaved: () => Promise.resolve(), device: { read: () => ({}), write: () => undefined }, now: () => 0 });
  void session.refresh().then(() => watchProgress.load());
  const reactions = new VideoReactionsStore({
    session, auth, notify: notices.notify, clock,
    read: async (id) => {
      const votes = await api.call("getVideoVotes", { path: { id } });
      return { reaction: null, votes: { likes: votes.likes_number, dislikes: votes.dislikes_number } };
    },
    write: () => Promise.resolve(),
  });
  const hiddenContent = new HiddenContentStore({ session, auth, notify: notices.notify, clock, texts: hideTexts, write: () => Promise.resolve() });
  const stores: Stores = {
    session, account: new AccountScope({ session, device: { read: () => undefined, write: () => undefined } }), authPopup: auth, notices, watchProgress,
    hidden: new HiddenCards({ load: () => Promise.resolve(hiddenContent), onFailed: () => undefined }),
    theme: new ThemeStore({ stored: () => null, system: () => "light", watchSystem: () => () => undefined, store: () => undefined, show: () => undefined }),
    videoReactions: resolved(reactions),
    // The discussion has stories of its own.
    commentsPorts: resolved<never>(null),
  };
  const ports: PagePorts = {
    link: anyLink,
    mediaUrl: anyMedia,
    overlays: { open: () => undefined, prepare: () => undefined },
    origin: "https://kadr.example",
    studioUrl: "https://studio.kadr.example",
    deviceClass: () => (window.innerWidth < 768 ? "mobile" : "desktop"),
    hasHover: false,
    copyText: () => Promise.resolve(true),
    now,
    onLeave: () => () => undefined,
    player: resolved({
      store: new PlayerStore({ preferences: { get: () => undefined, set: () => undefined } }),
      ports: {
        saveProgress: () => undefined,
        mediaUrl: anyMedia,
        loadText: () => Promise.resolve(""),
        loadStatus: () => Promise.resolve(200),
        loadHls: () => Promise.reject(new Error("no HLS in stories")),
        canAutoplay: () => Promise.resolve(false),
        onLeave: () => () => undefined,
        clock,
      },
    }),
    reminders: resolved(new RemindersStore({ clock, notify: notices.notify, device: { read: () => ({}), write: () => undefined }, texts: reminderTexts })),
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false, networkMode: "always", staleTime: Infinity } } });
  return { api, stores, ports, queryClient };
}

/** What is here at once; `null` never comes. */
const resolved = <T,>(value: T | null): Late<T> => createLate(() => (value === null ? new Promise<T>(() => {}) : Promise.resolve(value)));
