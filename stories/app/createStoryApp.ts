import { createLate, type Late } from "@kadr/design-system/primitives/Late";
import { anyLink, anyMedia } from "@kadr/design-system/primitives/SafeAddress/testing";
import type { Profile } from "@kadr/openapi/client";
import type { AppParts } from "../../host/src/app/AppParts.ts";
import { createApp } from "../../host/src/app/createApp.ts";
import type { Host } from "../../host/src/ports/Host.ts";
import { PrefetchedResponses } from "../../host/src/queries/prefetched.ts";
import { DraftsAside } from "../../host/src/stores/comments/DraftsAside.ts";
import type { CommentsPorts } from "../../host/src/stores/comments/ports.ts";
import type { FakeServer } from "../../host/src/stores/comments/fakeServer.ts";
import type { Measure } from "../../host/src/stores/measure/Measure.ts";
import { commentsToasts } from "../../host/src/texts/comments.ts";
import { config, storyEnvironment } from "./environment.ts";
import { profileOf, serve, type StoryPerson, type StoryServer } from "./server.ts";

export interface StoryAppSetup {
  /** The address that is opened. Default: none that a page has. */
  readonly at?: string;
  /** Responses of the server other than the spec's examples. */
  readonly server?: StoryServer;
  /** Default: a guest. */
  readonly person?: StoryPerson;
  /** The server of the discussion of every video. Default: comments never come. */
  readonly discussion?: FakeServer;
  /** A finger, whatever the device of the browser is. Default false. */
  readonly isTouch?: boolean;
  /** The notice about cookies is not answered yet. Default: it was. */
  readonly asksForCookies?: boolean;
  /** The banner of the app is for this device. Default false. */
  readonly isAppOffered?: boolean;
  /** Permission of the browser for pushes; its own question is answered with a no. Default "default": it is not answered yet. */
  readonly pushes?: NotificationPermission;
  /** The group of each test that the visitor is in. */
  readonly groups?: Readonly<Record<string, string>>;
}

export interface StoryApp extends AppParts {
  /** Calls that the server has received, oldest first: `PATCH /api/v4/notifications/settings/ {"like":false}`. */
  readonly heard: readonly string[];
  /** Events that the pages told of, oldest first; those of stores are theirs. */
  readonly measured: readonly (readonly [id: string, fields: object])[];
  /** The session is over, which only the server knows. */
  readonly expire: () => void;
  /** The frame of the open sign-in has said that somebody is here, and the server knows them. */
  readonly signIn: (as: Profile) => Promise<void>;
  /** Time passes at once: what waits for it falls due. ms. */
  readonly pass: (ms: number) => void;
  /** The story is over: its stores, which live as long as a tab, hear and tell nothing more. */
  readonly end: () => void;
}

/** A late part that is here as soon as it is asked for. */
export const here = <T>(value: T): Late<T> => createLate(() => Promise.resolve(value));
export const never = <T>(): Promise<T> => new Promise(() => {});

/**
 * The app itself, as `createApp` puts it together, over a server of the story: a network, a clock and a memory of its own. What reaches
 * out of the page all the same (the clipboard, files, other tabs) is the story's too.
 */
export function createStoryApp({
  at = "/story/",
  server = [],
  person = null,
  discussion,
  isTouch = false,
  asksForCookies = false,
  isAppOffered = false,
  pushes = "default",
  groups = {},
}: StoryAppSetup): StoryApp {
  let who = person;
  const heard: string[] = [];
  const environment = storyEnvironment({
    at,
    isTouch,
    asksForCookies,
    isAppOffered,
    pushes,
    fetch: serve(server, () => who, heard),
  });
  const app = createApp(config, new PrefetchedResponses(withDocument(person)), environment);
  const { account, authPopup, toasts } = app.host.stores;
  const commentsPorts: Late<CommentsPorts> =
    discussion === undefined
      ? createLate(never<CommentsPorts>)
      : here({
          api: discussion.api,
          account,
          auth: authPopup,
          notify: toasts.notify,
          clock: environment.clock,
          aside: new DraftsAside(),
          drafts: draftsInMemory(),
          toasts: commentsToasts(),
          newKey: () => crypto.randomUUID(),
        });
  const signIn = (as: Profile): Promise<void> => {
    who = as;
    return authPopup.check(false);
  };
  const expire = (): void => {
    who = null;
  };
  const measured: [string, object][] = [];
  const measure: Measure = (id, fields = {}) => void measured.push([id, fields]);
  const host: Host = {
    ...app.host,
    stores: { ...app.host.stores, commentsPorts },
    measure,
    link: anyLink,
    mediaUrl: anyMedia,
    origin: "https://kadr.example",
    hasHover: false,
    copyText: () => Promise.resolve(true),
    keepFile: () => undefined,
    hasLabel: (slug, label) => groups[slug] === label,
    // nothing plays before somebody presses
    player: createLate(async () => {
      const { store, ports } = await app.player.late.load();
      return { store, ports: { ...ports, canAutoplay: () => Promise.resolve(false) } };
    }),
  };
  return {
    ...app,
    host,
    heard,
    measured,
    signIn,
    expire,
    pass: environment.pass,
    end: environment.end,
  };
}

/** The person who is here comes with the document, as the server writes it there; so a story may have the call fail. */
const withDocument = (person: StoryPerson): string | null =>
  person === "unknown" ? null : JSON.stringify([{ call: "getProfile", response: profileOf(person) }]);

function draftsInMemory(): CommentsPorts["drafts"] {
  const kept = new Map<string, ReturnType<CommentsPorts["drafts"]["load"]>>();
  return {
    load: (videoId) => kept.get(videoId),
    save: (videoId, drafts) => void kept.set(videoId, drafts),
    clear: (videoId) => void kept.delete(videoId),
  };
}
