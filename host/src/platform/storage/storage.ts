/**
 * What the shell keeps on the device: this list and nothing else (trust.md Security 9). Every value
 * is read as hostile: what does not have its documented shape is dropped and removed.
 */
type Parse<T> = (value: unknown) => T | undefined;

const flag: Parse<boolean> = (value) => (typeof value === "boolean" ? value : undefined);
const shortText: Parse<string> = (value) => (typeof value === "string" && value.length <= 64 ? value : undefined);
const numberIn = (min: number, max: number): Parse<number> => (value) =>
  typeof value === "number" && Number.isFinite(value) && value >= min && value <= max ? value : undefined;
const isWhole = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
const oneOf = <T extends string>(...allowed: readonly T[]): Parse<T> => (value) => allowed.find((item) => item === value);

interface Entry<T> {
  readonly parse: Parse<T>;
  readonly area: "local" | "session";
  /** Survives logout: theme and cookie consent only (the theme lives in its cookie). */
  readonly keptOnLogout?: true;
  /** A person's, not the device's: it goes when somebody else comes, also without a logout (a session that ran out). */
  readonly isPersonal?: true;
}

const entry = <T>(parse: Parse<T>, more: Partial<Omit<Entry<T>, "parse">> = {}): Entry<T> => ({ parse, area: "local", ...more });

export const storageKeys = {
  /** The cookie notice was accepted (A §4 Cookie notice). */
  "cookie-consent": entry(flag, { keptOnLogout: true }),
  /** The onboarding after the first dismissed sign-in was shown (AUTH-GUEST-15). */
  "auth-onboarding-shown": entry(flag),
  /** The id of the person who was here last. */
  "account": entry(shortText),
  /** A logout that could not reach the server; it is repeated before anything personal is asked. */
  "logout-pending": entry(flag, { keptOnLogout: true }),
  /** Player: volume 0 to 1, sound off, speed, captions. */
  "player-volume": entry(numberIn(0, 1)),
  "player-muted": entry(flag),
  "player-speed": entry(numberIn(0.25, 3)),
  "player-quality": entry(shortText),
  "player-captions": entry(flag),
  "player-captions-language": entry(shortText),
  /** When the popup about background playback was shown, ms since the epoch (PLAYER-BACKGROUND-03). */
  "background-shows": entry((value) => (Array.isArray(value) && value.length <= 16 && value.every((at) => typeof at === "number" && Number.isFinite(at)) ? (value as readonly number[]) : undefined)),
  "player-captions-size": entry(shortText),
  "player-captions-color": entry(shortText),
  "player-shortcuts": entry(flag),
  "player-autoplay-next": entry(flag),
  /** Where each video was left: its id -> whole seconds and when, ms since the epoch. The document reads it too (openapi/sandbox/http/document-stage.ts). */
  "watch-positions": entry((value): Readonly<Record<string, readonly [number, number]>> | undefined => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const clean: Record<string, readonly [number, number]> = {};
    for (const [id, position] of Object.entries(value).slice(-100)) {
      const [seconds, at] = Array.isArray(position) ? (position as unknown[]) : [];
      if (/^[\w-]{1,64}$/.test(id) && isWhole(seconds) && isWhole(at)) clean[id] = [seconds, at];
    }
    return clean;
  }, { isPersonal: true }),
  /** Videos of the future that a person is to be reminded of: id -> title, path of our own, moment in ms since the epoch. */
  "reminders": entry((value): Readonly<Record<string, readonly [string, string, number]>> | undefined => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const clean: Record<string, readonly [string, string, number]> = {};
    for (const [id, reminder] of Object.entries(value).slice(-50)) {
      const [title, path, at] = Array.isArray(reminder) ? (reminder as unknown[]) : [];
      if (/^[\w-]{1,64}$/.test(id) && typeof title === "string" && title.length <= 200 && typeof path === "string" && /^\/[^/\\]/.test(path) && path.length <= 200 && isWhole(at)) clean[id] = [title, path, at];
    }
    return clean;
  }, { isPersonal: true }),
  /** Asked once, before the first video for adults. */
  "is-adult": entry(flag),
  /** Comments: the chosen order (B §7). */
  "comments-sort": entry(oneOf("popular", "date_added_desc")),
  /** Scroll positions of this tab's history, for a reload: entry key -> px. */
  "scroll": entry((value): Readonly<Record<string, number>> | undefined => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const clean: Record<string, number> = {};
    for (const [key, y] of Object.entries(value).slice(0, 100)) {
      if (/^[a-z0-9-]{1,24}$/.test(key) && typeof y === "number" && Number.isFinite(y) && y >= 0) clean[key] = y;
    }
    return clean;
  }, { area: "session" }),
} as const;

export type StorageKey = keyof typeof storageKeys;
export type StorageValue<K extends StorageKey> = (typeof storageKeys)[K] extends Entry<infer T> ? T : never;

export interface AppStorage {
  get<K extends StorageKey>(key: K): StorageValue<K> | undefined;
  set<K extends StorageKey>(key: K, value: StorageValue<K>): void;
  remove(key: StorageKey): void;
  /** Somebody else is here: what the person before left on the device goes. */
  forgetPerson(): void;
  /** Logout: everything but cookie consent goes, also keys that we no longer know. */
  clearPersonal(): void;
}

const prefix = "kadr:";
/** No value of ours is longer; a longer one was written by someone else. */
const longestValue = 16_384;

export function createStorage(areas: () => { local: Storage; session: Storage } = () => ({ local: localStorage, session: sessionStorage })): AppStorage {
  // Reading the property itself throws where storage is forbidden.
  const within = <T>(task: (all: { local: Storage; session: Storage }) => T): T | undefined => {
    try {
      return task(areas());
    } catch {
      return undefined;
    }
  };
  return {
    get(key) {
      return within((all) => {
        const area = all[storageKeys[key].area];
        const raw = area.getItem(prefix + key);
        if (raw === null) return undefined;
        let value: unknown;
        try {
          value = raw.length > longestValue ? undefined : storageKeys[key].parse(JSON.parse(raw) as unknown);
        } catch {
          value = undefined;
        }
        if (value === undefined) area.removeItem(prefix + key);
        return value;
      }) as never;
    },
    set(key, value) {
      within((all) => all[storageKeys[key].area].setItem(prefix + key, JSON.stringify(value)));
    },
    remove(key) {
      within((all) => all[storageKeys[key].area].removeItem(prefix + key));
    },
    forgetPerson() {
      for (const [key, { isPersonal }] of Object.entries(storageKeys) as [StorageKey, Entry<unknown>][]) if (isPersonal) this.remove(key);
    },
    clearPersonal() {
      within((all) => {
        for (const area of [all.local, all.session]) {
          for (const name of Object.keys(area)) {
            if (!name.startsWith(prefix)) continue;
            const known: Entry<unknown> | undefined = (storageKeys as Record<string, Entry<unknown>>)[name.slice(prefix.length)];
            if (!known?.keptOnLogout) area.removeItem(name);
          }
        }
      });
    },
  };
}

/** The area that drafts of comments live in; their keys begin with our prefix, so logout clears them too. */
export function draftsArea(): Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> {
  try {
    return localStorage;
  } catch {
    // Where storage is forbidden drafts live as long as the page.
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, key: () => null, length: 0 };
  }
}
