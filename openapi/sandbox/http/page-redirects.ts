import { mostHops, spellingsOf, videoOfQuery } from "../../pages/index.ts";
import { prepared } from "../db/prepared.ts";
import type { Context } from "./context.ts";

const entriesOf = prepared((db, { paths }: { paths: readonly string[] }) =>
  db.selectFrom("redirects").selectAll().where("path", "in", paths),
);
const partnersOf = prepared((db, _: Record<never, never>) => db.selectFrom("partners").select("host"));

async function isPartner({ db, origins }: Context, { origin, hostname }: URL): Promise<boolean> {
  if (Object.values(origins).includes(origin)) return true;
  const partners = (await partnersOf(db, {})).map(({ host }) => host.replace(/^\*?\.+/, ""));
  return partners.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

export type PageRedirect =
  /** `location` is null for a stranger's site, about which the host asks before it leaves (A §5). */
  | { readonly kind: "lead"; readonly location: string | null }
  /** A circle, too long a way, or an address that no link may have: nobody's page. */
  | { readonly kind: "lost" };

/** One step: where the table or the query sends this address, by whichever host. Null: it is a page itself. */
async function nextOf({ db, origins }: Context, path: string, search: URLSearchParams): Promise<URL | "lost" | null> {
  // Such a page may name the video in its query (B §2): `/plst/7/?pl_video=x` is the page of x in that playlist.
  const video = videoOfQuery(path, search);
  if (video !== null) return new URL(video, origins.shell);
  const written = spellingsOf(path);
  const rows = await entriesOf(db, { paths: written });
  const target = written
    .map((spelling) => rows.find((row) => row.path === spelling)?.target)
    .find((found) => found !== undefined && found !== path);
  if (target === undefined) return null;
  const url = URL.parse(target, origins.shell);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return "lost";
  // The path as it was understood: `//host`, and `/..//host` that becomes it, are other sites to a browser.
  return url.origin === origins.shell && url.pathname.startsWith("//") ? "lost" : url;
}

const understood = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Where an address leads on to, so that a page that is opened directly goes there at once; inside the app the host does the same
 * (host/src/routes/destination.ts). The whole way is looked at before its first step is taken: a browser that goes round a circle shows
 * an error of its own. Null: the address is a page itself.
 */
export async function redirectOf(
  context: Context,
  path: string,
  search: URLSearchParams,
): Promise<PageRedirect | null> {
  const { shell } = context.origins;
  const first = await nextOf(context, path, search);
  if (first === null) return null;
  const met = new Set([path + (search.size > 0 ? `?${search}` : "")]);
  for (let next: URL | "lost" | null = first; next !== null && next !== "lost" && next.origin === shell;) {
    const at = understood(next.pathname);
    const address = at + (next.searchParams.size > 0 ? `?${next.searchParams}` : "");
    if (met.has(address) || met.size > mostHops) return { kind: "lost" };
    met.add(address);
    next = await nextOf(context, at, next.searchParams);
  }
  if (first === "lost") return { kind: "lost" };
  if (first.origin === shell) return { kind: "lead", location: first.pathname + first.search + first.hash };
  return { kind: "lead", location: (await isPartner(context, first)) ? first.href : null };
}
