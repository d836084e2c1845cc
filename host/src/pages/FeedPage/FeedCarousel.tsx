import { BannerCarousel } from "@kadr/design-system/shelves/BannerCarousel";
import type { FeedBanner } from "@kadr/openapi/client";
import { bannerCarouselTexts } from "../../texts/shelves.ts";
import { usePagePorts } from "../PagePorts.ts";

export interface FeedCarouselProps {
  banners: readonly FeedBanner[];
}

/** The banners at the head of a feed; an address that no link may have takes its banner away. */
export default function FeedCarousel({ banners }: FeedCarouselProps) {
  const { link, mediaUrl } = usePagePorts();
  const shown = banners.flatMap((banner) => {
    const target = link(banner.target);
    if (target === null) return [];
    const wide = mediaUrl(banner.picture ?? banner.thumbnail_url);
    const age = banner.labels?.pg_rating?.age;
    return [{
      id: banner.id,
      href: target.href,
      opensNewTab: banner.target_blank || target.isExternal,
      title: banner.title,
      image: wide === undefined ? null : { src: wide },
      ...(age === undefined ? {} : { age: `${age}+` }),
      ...(banner.author ? { author: { name: banner.author.name } } : {}),
    }];
  });
  return <BannerCarousel banners={shown} texts={bannerCarouselTexts} />;
}
