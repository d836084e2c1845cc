import type { Banner } from "@kadr/design-system/shelves";
import type { CarouselView } from "./feed.ts";
import { avatarAt } from "./avatars.ts";
import type { LinkCheck, MediaCheck } from "../links/checks.ts";

export interface BannerPorts {
  readonly link: LinkCheck;
  readonly mediaUrl: MediaCheck;
}

/** The banners of a carousel as they are drawn; an address that no link may have takes its banner away. */
export function presentBanners(view: CarouselView, { link, mediaUrl }: BannerPorts): readonly Banner[] {
  return view.banners.flatMap((banner): Banner[] => {
    const target = link(banner.target);
    if (target === null) return [];
    const wide = mediaUrl(banner.picture ?? banner.thumbnail_url);
    const narrow = mediaUrl(banner.thumbnail_url);
    const avatar = view.hasAvatars ? avatarAt(mediaUrl(banner.author?.avatar_url)) : undefined;
    const age = banner.labels?.pg_rating?.age;
    return [
      {
        id: banner.id,
        href: target.href,
        opensNewTab: banner.target_blank || target.isExternal,
        title: banner.title,
        image: wide === undefined ? null : { src: wide },
        ...(narrow === undefined ? {} : { narrowImage: { src: narrow } }),
        ...(age === undefined ? {} : { age: `${age}+` }),
        ...(banner.author
          ? { author: { name: banner.author.name, ...(avatar === undefined ? {} : { avatarSrc: avatar }) } }
          : {}),
      },
    ];
  });
}
