import type { AppStorage } from "../storage/storage.ts";

/** Where a visit came from (entity UtmData); a part that was not said is missing. */
export type UtmData = Readonly<Partial<Record<(typeof utmFields)[number], string>>>;

export const utmFields = ["source", "medium", "campaign", "content", "term"] as const;

/** For so long it is kept, ms (`utm.expirySeconds`). */
const keptMs = 2_592_000_000;
/** Characters of a part: what is longer is cut. */
const maxCharacters = 128;

/** Source of the visit that an address names; null where it names none. */
export function utmOf(url: string): UtmData | null {
  if (!URL.canParse(url)) return null;
  const { searchParams } = new URL(url);
  const said = utmFields.flatMap((field) => {
    const value = searchParams.get(`utm_${field}`)?.trim().slice(0, maxCharacters);
    return value ? [[field, value] as const] : [];
  });
  return said.length === 0 ? null : Object.fromEntries(said);
}

/** Keeps where the visitor came from, the newest that was said, for 30 days (SHELL-UTM-01). */
export function keptUtm(storage: Pick<AppStorage, "get" | "set" | "remove">, url: string, now: number): UtmData {
  const said = utmOf(url);
  if (said !== null) {
    storage.set("utm", { ...said, expiresAt: now + keptMs });
    return said;
  }
  const { expiresAt, ...kept } = storage.get("utm") ?? { expiresAt: 0 };
  if (expiresAt > now) return kept;
  storage.remove("utm");
  return {};
}
