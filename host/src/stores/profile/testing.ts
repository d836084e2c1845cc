import { observable } from "mobx";
import { profileTexts } from "../../texts/profile.ts";
import type { Measure } from "../measure/Measure.ts";
import type { Toast } from "../ports.ts";
import { ProfileStore } from "../ProfileStore.ts";
import { accountOver, FakeClock } from "../testing.ts";
import type { KeptDraft, ProfileFacts } from "./types.ts";

/** What the server says of Anna. */
export const facts: ProfileFacts = {
  id: "ann",
  name: "Анна",
  avatarUrl: null,
  birthDate: null,
  gender: null,
  email: "anna@kadr.example",
  isEmailConfirmed: true,
  phone: null,
};

/** The store of Anna's profile over a server that keeps nothing: each call answers with what it was given, or with `world.refusal`. */
export function makeProfile(kept?: KeptDraft) {
  const session = observable({
    userId: "ann" as string | null,
    get isAuthorised(): boolean {
      return this.userId !== null;
    },
  });
  const toasts: Toast[] = [];
  const sent: unknown[] = [];
  const events: string[] = [];
  /** Where they were measured. */
  const places = new Set<string>();
  const world = {
    kept,
    refusal: null as unknown,
    onProgress: (_part: number): void => undefined,
    read: (): Promise<ProfileFacts | null> => Promise.resolve({ ...facts, id: session.userId ?? "" }),
    /** How often the rest of the app was told that the profile is another. */
    changes: 0,
  };
  const respond = async (what: unknown, next: Partial<ProfileFacts> = {}): Promise<ProfileFacts> => {
    sent.push(what);
    if (world.refusal !== null) throw world.refusal as Error;
    return { ...facts, ...next };
  };
  const store = new ProfileStore({
    account: accountOver(session),
    auth: { require: () => Promise.resolve(false) },
    clock: new FakeClock(),
    notify: (toast) => toasts.push(toast),
    measure: ((id: string, { location }: { location: string }) => {
      events.push(id);
      places.add(location);
    }) as Measure,
    onChanged: () => void (world.changes += 1),
    texts: profileTexts,
    device: { read: () => world.kept, write: (draft) => (world.kept = draft ?? undefined) },
    api: {
      read: () => world.read(),
      update: (changes) => respond(changes, { ...changes }),
      setEmail: (email) => respond(email, { email, isEmailConfirmed: false }),
      confirmEmail: (code) => respond(code),
      setPhone: (phone) => respond(phone, { phone }),
      changePassword: async (password, next) => void (await respond([password, next])),
      uploadAvatar: (_picture, onProgress) => {
        world.onProgress = onProgress;
        return respond("avatar");
      },
      remove: async () => void (await respond("remove")),
    },
  });
  store.connect();
  return { store, session, toasts, sent, events, places, world };
}
