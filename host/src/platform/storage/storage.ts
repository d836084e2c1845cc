import { parsePaymentIntent, parsePaymentMetrics } from "./payments.ts";

/**
 * Values that the shell keeps on the device: this list and nothing else (docs/invariants.md, S9). Every value
 * is read as hostile: one that does not have its documented shape is dropped and removed.
 */
type Parse<T> = (value: unknown) => T | undefined;

const flag: Parse<boolean> = (value) => (typeof value === "boolean" ? value : undefined);
const shortText: Parse<string> = (value) => (typeof value === "string" && value.length <= 64 ? value : undefined);
const numberIn =
  (min: number, max: number): Parse<number> =>
  (value) =>
    typeof value === "number" && Number.isFinite(value) && value >= min && value <= max ? value : undefined;
const profileFields = ["name", "birthDate", "gender", "email", "phone"] as const;
const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
const oneOf =
  <T extends string>(...allowed: readonly T[]): Parse<T> =>
  (value) =>
    allowed.find((item) => item === value);

interface Entry<T> {
  readonly parse: Parse<T>;
  readonly area: "local" | "session";
  /** The device's, not a person's, and survives logout: consent, what is still to be told the server, what comes once and never again. */
  readonly keptOnLogout?: true;
  /** A person's, not the device's: it goes when somebody else comes, also without a logout (a session that ran out). */
  readonly isPersonal?: true;
  /** The key as the documents print it, which scripts of others look for. Default: the name with our prefix. */
  readonly printed?: string;
}

const entry = <T>(parse: Parse<T>, more: Partial<Omit<Entry<T>, "parse">> = {}): Entry<T> => ({
  parse,
  area: "local",
  ...more,
});

export const storageKeys = {
  /** The cookie notice was accepted (SHELL-COOKIE-02). */
  "cookie-consent": entry(flag, { keptOnLogout: true }),
  /** This device is not to be measured. */
  "do-not-measure": entry(flag, { keptOnLogout: true }),
  /** The device's own id in what is measured: a random one, made once its owner has agreed. */
  visitor: entry(shortText),
  /** The measured session and when it ends, ms since the epoch (`storage.current_session_id`). */
  current_session_id: entry(
    (value) => {
      const { id, expiresAt } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
      return typeof id === "string" && /^[a-z]{32}$/.test(id) && isWhole(expiresAt) ? { id, expiresAt } : undefined;
    },
    { printed: "current_session_id" },
  ),
  /** Where the visitor came from, and until when that counts, ms since the epoch (entity UtmData, `utm.expirySeconds`). */
  utm: entry((value) => {
    const { expiresAt, ...said } = (typeof value === "object" && value !== null ? value : {}) as Record<
      string,
      unknown
    >;
    const parts = ["source", "medium", "campaign", "content", "term"].flatMap((name) => {
      const part = Object.hasOwn(said, name) ? said[name] : undefined;
      return typeof part === "string" && part !== "" && part.length <= 128 ? [[name, part] as const] : [];
    });
    return isWhole(expiresAt) && parts.length > 0
      ? { ...(Object.fromEntries(parts) as Readonly<Record<string, string>>), expiresAt }
      : undefined;
  }),
  /** The conversion pixel is asked for: 1 or true (`analytics.conversionFlagValues`). */
  enableWeborama: entry(
    (value) => (value === 1 || value === true ? true : value === 0 || value === false ? false : undefined),
    { keptOnLogout: true, printed: "enableWeborama" },
  ),
  /** The day, DD.MM.YYYY, on which pushes were declined, and that they were confirmed (SHELL-WEBPUSH-05, -06). */
  "web-push-declined": entry(shortText),
  "web-push-confirmed": entry(flag),
  /** The onboarding after the first dismissed sign-in was shown, which comes once ever (AUTH-GUEST-15). */
  "auth-onboarding-shown": entry(flag, { keptOnLogout: true }),
  /** The day, DD.MM.YYYY, on which the auth offer was shown last (SHELL-AUTHOFFER-03). */
  "auth-offer-shown": entry(shortText, { keptOnLogout: true }),
  /** It was told that one's comments have moved, which comes once ever (COMMON-TOAST-06). */
  "comments-moved-told": entry(flag, { keptOnLogout: true }),
  /** Onboardings that a guest of this device is through with. */
  "onboardings-finished": entry(
    (value) =>
      Array.isArray(value) && value.length <= 50 && value.every((id) => typeof id === "string" && id.length <= 64)
        ? (value as readonly string[])
        : undefined,
    { keptOnLogout: true },
  ),
  /** The day, DD.MM.YYYY, on which something was offered after some videos. */
  "video-offer-shown": entry(shortText, { keptOnLogout: true }),
  /** Warning shown in this session (SHELL-WARN-01, K46). */
  warned: entry(oneOf("vpn", "adBlocker"), { area: "session" }),
  /** The id of the person who was here last. */
  account: entry(shortText),
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
  "background-shows": entry((value) =>
    Array.isArray(value) && value.length <= 16 && value.every((at) => typeof at === "number" && Number.isFinite(at))
      ? (value as readonly number[])
      : undefined,
  ),
  "player-captions-size": entry(shortText),
  "player-captions-color": entry(shortText),
  "player-shortcuts": entry(flag),
  "player-autoplay-next": entry(flag),
  /**
   * Where each video was left: its id -> whole seconds, when (ms since the epoch), and 1 once the server has it. The
   * document reads it too (openapi/sandbox/documents/stream-start.ts).
   */
  "watch-positions": entry(
    (value): Readonly<Record<string, readonly [number, number, 1?]>> | undefined => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
      const clean: Record<string, readonly [number, number, 1?]> = {};
      for (const [id, position] of Object.entries(value).slice(-100)) {
        const [seconds, at, isSent] = Array.isArray(position) ? (position as unknown[]) : [];
        if (/^[\w-]{1,64}$/.test(id) && isWhole(seconds) && isWhole(at))
          clean[id] = isSent === 1 ? [seconds, at, 1] : [seconds, at];
      }
      return clean;
    },
    { isPersonal: true },
  ),
  /** Videos of the future that a person is to be reminded of: id -> title, path of our own, moment in ms since the epoch. */
  reminders: entry(
    (value): Readonly<Record<string, readonly [string, string, number]>> | undefined => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
      const clean: Record<string, readonly [string, string, number]> = {};
      for (const [id, reminder] of Object.entries(value).slice(-50)) {
        const [title, path, at] = Array.isArray(reminder) ? (reminder as unknown[]) : [];
        if (
          /^[\w-]{1,64}$/.test(id) &&
          typeof title === "string" &&
          title.length <= 200 &&
          typeof path === "string" &&
          /^\/[^/\\]/.test(path) &&
          path.length <= 200 &&
          isWhole(at)
        )
          clean[id] = [title, path, at];
      }
      return clean;
    },
    { isPersonal: true },
  ),
  /** Values typed into the profile and not saved, and whose they are: they outlive a session that ran out, and are shown to their owner alone. */
  "profile-draft": entry(
    (value) => {
      const { ownerId, values } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
      if (typeof ownerId !== "string" || ownerId.length > 64 || typeof values !== "object" || values === null)
        return undefined;
      const clean: Partial<Record<(typeof profileFields)[number], string>> = {};
      for (const field of profileFields) {
        const text = (values as Record<string, unknown>)[field];
        if (typeof text === "string" && text.length <= 254) clean[field] = text;
      }
      return { ownerId, values: clean };
    },
    { area: "session" },
  ),
  /** The purchase that this tab has begun, for a reload and the way back from a partner (PAY-SINGLE-09): its key belongs to this one request. */
  "purchase-intent": entry(
    (value) => {
      const { target, ...intent } = (typeof value === "object" && value !== null ? value : {}) as Record<
        string,
        unknown
      >;
      const { kind, id } = (typeof target === "object" && target !== null ? target : {}) as Record<string, unknown>;
      const named = oneOf("video", "tv", "product", "pack", "offer", "noads", "coupon")(kind);
      const method = oneOf("card", "mobile", "partner")(intent["method"]);
      const isText = (text: unknown, longest = 64): text is string =>
        typeof text === "string" && text.length <= longest;
      const { key, ownerId, offerId, email, promoCode, returnUrl, awayFor, isTrial, at } = intent;
      if (named === undefined || method === undefined || !isText(id) || !isText(key) || !isText(ownerId))
        return undefined;
      if (!isText(offerId) || !isText(email, 254) || typeof isTrial !== "boolean" || !isWhole(at)) return undefined;
      const textOrNull = (text: unknown, longest?: number) => (isText(text, longest) ? text : null);
      return {
        target: { kind: named, id },
        method,
        key,
        ownerId,
        offerId,
        email,
        isTrial,
        at,
        promoCode: textOrNull(promoCode),
        returnUrl: textOrNull(returnUrl, 2000),
        awayFor: textOrNull(awayFor),
      };
    },
    { area: "session", isPersonal: true },
  ),
  /** The promo code that this tab is using (PAY-DATA-01). */
  "promo-code": entry(
    (value) => {
      const { code, key, ownerId } = (typeof value === "object" && value !== null ? value : {}) as Record<
        string,
        unknown
      >;
      const isText = (text: unknown): text is string => typeof text === "string" && text.length <= 64;
      return isText(code) && isText(key) && isText(ownerId) ? { code, key, ownerId } : undefined;
    },
    { area: "session", isPersonal: true },
  ),
  /** A purchase that waits until the e-mail is confirmed: a path of our own (PAY-SINGLE-03). */
  "purchase-later": entry(
    (value) => {
      const { ownerId, path, at } = (typeof value === "object" && value !== null ? value : {}) as Record<
        string,
        unknown
      >;
      return typeof ownerId === "string" &&
        ownerId.length <= 64 &&
        typeof path === "string" &&
        /^\/(?![/\\])/.test(path) &&
        path.length <= 2000 &&
        isWhole(at)
        ? { ownerId, path, at }
        : undefined;
    },
    { area: "session", isPersonal: true },
  ),
  /** Measured values of the payment of now (PAY-DATA-01). */
  "payment-metrics": entry(parsePaymentMetrics, { area: "session" }),
  /** The payment of now: whose it is, its key, its request, its id once there is one. It goes with its end; a session that ran out does not end it. */
  "payment-intent": entry(parsePaymentIntent, { area: "session" }),
  /** Asked once, before the first video for adults. */
  "is-adult": entry(flag),
  /** Videos opened in this tab; each entry is looked at where they are read (app/createSessionHistory.ts). */
  "session-history": entry((value): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined), {
    area: "session",
    isPersonal: true,
  }),
  /** Scroll positions of this tab's history, for a reload: entry key -> px. */
  scroll: entry(
    (value): Readonly<Record<string, number>> | undefined => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
      const clean: Record<string, number> = {};
      for (const [key, y] of Object.entries(value).slice(0, 100)) {
        if (/^[a-z0-9-]{1,24}$/.test(key) && typeof y === "number" && Number.isFinite(y) && y >= 0) clean[key] = y;
      }
      return clean;
    },
    { area: "session" },
  ),
} as const;

export type StorageKey = keyof typeof storageKeys;
export type StorageValue<K extends StorageKey> = (typeof storageKeys)[K] extends Entry<infer T> ? T : never;

export interface AppStorage {
  get<K extends StorageKey>(key: K): StorageValue<K> | undefined;
  set<K extends StorageKey>(key: K, value: StorageValue<K>): void;
  remove(key: StorageKey): void;
  /** Another person is here: the values that the person before left on the device go. */
  forgetPerson(): void;
  /** Logout: everything goes but what is the device's, also keys that we no longer know. */
  clearPersonal(): void;
}

const prefix = "kadr:";
const keyOf = (name: StorageKey): string => (storageKeys[name] as Entry<unknown>).printed ?? prefix + name;
/** No value of ours is longer; a longer one was written by someone else. */
const maxValueLength = 16_384;

export function createStorage(
  areas: () => { local: Storage; session: Storage } = () => ({ local: localStorage, session: sessionStorage }),
): AppStorage {
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
        const raw = area.getItem(keyOf(key));
        if (raw === null) return undefined;
        let value: unknown;
        try {
          value = raw.length > maxValueLength ? undefined : storageKeys[key].parse(JSON.parse(raw) as unknown);
        } catch {
          value = undefined;
        }
        if (value === undefined) area.removeItem(keyOf(key));
        return value;
      }) as never;
    },
    set(key, value) {
      within((all) => all[storageKeys[key].area].setItem(keyOf(key), JSON.stringify(value)));
    },
    remove(key) {
      within((all) => all[storageKeys[key].area].removeItem(keyOf(key)));
    },
    forgetPerson() {
      for (const [key, { isPersonal }] of Object.entries(storageKeys) as [StorageKey, Entry<unknown>][])
        if (isPersonal) this.remove(key);
    },
    clearPersonal() {
      for (const [key, { printed, keptOnLogout }] of Object.entries(storageKeys) as [StorageKey, Entry<unknown>][])
        if (printed !== undefined && !keptOnLogout) this.remove(key);
      within((all) => {
        for (const area of [all.local, all.session]) {
          for (const name of Object.keys(area)) {
            if (!name.startsWith(prefix)) continue;
            const known: Entry<unknown> | undefined = (storageKeys as Record<string, Entry<unknown>>)[
              name.slice(prefix.length)
            ];
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
