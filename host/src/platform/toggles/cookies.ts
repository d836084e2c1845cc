/** The cookie that forces a group of a test, for who looks at it before others: `ab_<slug>=<label>`. The documents do not show its name. */
const overridePrefix = "ab_";
/** Feature toggles (`featureToggles.cookie`). */
const togglesName = "canary1";

const word = /^[\w-]{1,32}$/;

/** The group that a cookie forces on this browser; undefined: none does. */
export function forcedLabel(slug: string, cookies: string): string | undefined {
  for (const cookie of cookies.split(/;\s*/)) {
    const at = cookie.indexOf("=");
    if (cookie.slice(0, at) !== overridePrefix + slug) continue;
    const label = cookie.slice(at + 1);
    return word.test(label) ? label : undefined;
  }
  return undefined;
}

/** Value of the cookie of the toggles; undefined where there is none. */
export const togglesIn = (cookies: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${togglesName}=([\\w.~-]{1,512})(?:;|$)`).exec(cookies)?.[1];

/** The group of a test that this browser stands in, as its cookies say; undefined where it is not known. */
export const labelIn = (slug: string, cookies: string): string | undefined =>
  forcedLabel(slug, cookies) ??
  togglesIn(cookies)
    ?.split("~")
    .find((one) => one.startsWith(`${slug}.`))
    ?.slice(slug.length + 1);

/** The toggles of this browser as their cookie: `<slug>.<label>` of each, until 1 February of the next year (COMMON-TOGGLES-04). */
export function togglesCookie(labels: Readonly<Record<string, string>>, now: number, isSecure: boolean): string {
  const value = Object.entries(labels)
    .filter(([slug, label]) => word.test(slug) && word.test(label))
    .map(([slug, label]) => `${slug}.${label}`)
    .join("~");
  const end = new Date(Date.UTC(new Date(now).getUTCFullYear() + 1, 1, 1)).toUTCString();
  return `${togglesName}=${value}; Path=/; Expires=${end}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
