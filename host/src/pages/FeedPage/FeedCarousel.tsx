import { BannerCarousel } from "@kadr/design-system/shelves/BannerCarousel";
import type { CarouselView } from "../../presenters/feed.ts";
import { bannerCarouselTexts } from "../../texts/shelves.ts";
import { usePagePorts } from "../PagePorts.ts";

export interface FeedCarouselProps {
  view: CarouselView;
}

/** The carousel at the head of a feed; an address that no link may have takes its banner away. */
export default function FeedCarousel({ view }: FeedCarouselProps) {
  const { link, mediaUrl } = usePagePorts();
  const section = view.address === undefined ? null : link(view.address);
  const shown = view.banners.flatMap((banner) => {
    const target = link(banner.target);
    if (target === null) return [];
    const wide = mediaUrl(banner.picture ?? banner.thumbnail_url);
    const narrow = mediaUrl(banner.thumbnail_url);
    const avatar = view.hasAvatars ? mediaUrl(banner.author?.avatar_url) : undefined;
    const age = banner.labels?.pg_rating?.age;
    return [{
      id: banner.id,
      href: target.href,
      opensNewTab: banner.target_blank || target.isExternal,
      title: banner.title,
      image: wide === undefined ? null : { src: wide },
      ...(narrow === undefined ? {} : { narrowImage: { src: narrow } }),
      ...(age === undefined ? {} : { age: `${age}+` }),
      ...(banner.author ? { author: { name: banner.author.name, ...(avatar === undefined ? {} : { avatarSrc: avatar }) } } : {}),
    }];
  });
  return <BannerCarousel look={view.look} title={view.title} href={section?.href} isExternal={section?.isExternal} banners={shown} texts={bannerCarouselTexts} />;
}
