/**
 * Page routes of the product (B §2 and the route table of the host): an address that matches none answers the host with status 404,
 * so that a crawler is told the truth. `:name` is a segment, `:name?` may be missing, `*` is any rest. The library, the profile and the pages
 * about the service have no rest: their sections are listed, as in the host (host/src/routes/addresses.ts).
 */
const patterns = [
  "/",
  "/video/private/:id",
  "/video/person/:personId/:tab?/:page?",
  "/video/:id/",
  "/audio/:id",
  "/live/*",
  "/shorts/:id/",
  "/yappy/:id/",
  "/plst/:id/",
  "/person/:id",
  "/metainfo/tv/:id",
  "/dom2/",
  "/news/:category?/:slug?/",
  "/channel/:personId/:tab?/:page?/",
  "/feed/:slug?",
  "/feeds/:slug?/:tabSlug?/",
  "/search/",
  ...["", "future/", "future/favorite/", "subscriptions/", "history/", "liked/", "playlists/", "comments/", "videos/"].map((section) => `/my/${section}`),
  "/tvprogram",
  ...["about", "agreement", "application", "authors", "guide", "partners", "premium", "privacy", "recommendations", "rights"].map((page) => `/info/${page}/`),
  ...["", "info/edit/", "notification/", "payments/"].map((page) => `/profile/${page}`),
  "/interests/",
  "/forms/problem/",
  "/categories/:slug?/",
  "/tags/video/:id/",
  "/smarttv/",
  "/androidtv/",
  "/play/embed/:trailerId",
  "/purchase/embed/:id/",
];

function compile(pattern: string): RegExp {
  const body = pattern
    .split("/")
    .filter(Boolean)
    .map((segment) => (segment === "*" ? "(?:/.*)?" : segment.startsWith(":") ? (segment.endsWith("?") ? "(?:/[^/]+)?" : "/[^/]+") : `/${segment}`));
  return new RegExp(`^${body.join("")}/?$`);
}

const expressions = patterns.map(compile);

export const isPageRoute = (path: string): boolean => expressions.some((expression) => expression.test(path));

/** The id of the video whose page this is. */
export function videoPageId(path: string): string | undefined {
  return /^\/(?:video(?:\/private)?|audio|live\/video)\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
}

/** Home and feed pages: the slug of the feed. */
export function feedPageSlug(path: string): string | undefined {
  if (path === "/") return "home";
  return /^\/feeds?\/([a-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
}
