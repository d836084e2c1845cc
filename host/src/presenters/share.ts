import type { ShareTarget, ShareTargetId } from "@kadr/design-system/popups/ShareDialog";
import { shareHref } from "../links/shareHref.ts";
import { sanitised } from "./sanitised.ts";

/** Where a link can be shared to (COMMON-SHARE-01). */
const places: Readonly<Record<ShareTargetId, (url: string, title: string) => string>> = {
  vk: (url) => `https://vk.com/share.php?${new URLSearchParams({ url })}`,
  telegram: (url, title) => `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
  whatsapp: (url, title) => `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
  ok: (url) => `https://connect.ok.ru/offer?${new URLSearchParams({ url })}`,
  // Mail programs do not read "+" as a space.
  email: (url, title) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
};

export function shareTargets(
  url: string,
  title: string,
  labels: Readonly<Record<ShareTargetId, string>>,
): readonly ShareTarget[] {
  return (Object.keys(places) as ShareTargetId[]).flatMap((id) => {
    const href = shareHref(places[id](url, title));
    return href === null ? [] : [{ id, label: labels[id], href }];
  });
}

/** Address to share: without the query, which may hold a secret key; with the time where it is wanted. */
export function shareUrl(origin: string, path: string, startSeconds: number | null): string {
  const seconds = startSeconds === null ? 0 : Math.floor(startSeconds);
  return origin + path + (seconds > 0 ? `?t=${seconds}` : "");
}

export const embedCode = (origin: string, videoId: string, title: string): string =>
  `<iframe width="720" height="405" src="${origin}/play/embed/${encodeURIComponent(videoId)}" ` +
  `title="${sanitised(title)}" allow="autoplay; fullscreen; picture-in-picture"></iframe>`;
