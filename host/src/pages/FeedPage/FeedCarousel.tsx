import { BannerCarousel } from "@kadr/design-system/shelves/BannerCarousel";
import { presentBanners } from "../../presenters/banners.ts";
import type { CarouselView } from "../../presenters/feed.ts";
import { bannerCarouselTexts } from "../../texts/shelves.ts";
import { usePagePorts } from "../PagePorts.ts";

export interface FeedCarouselProps {
  view: CarouselView;
}

/** The carousel at the head of a feed. */
export default function FeedCarousel({ view }: FeedCarouselProps) {
  const ports = usePagePorts();
  const section = view.address === undefined ? null : ports.link(view.address);
  return <BannerCarousel look={view.look} title={view.title} href={section?.href} isExternal={section?.isExternal} banners={presentBanners(view, ports)} texts={bannerCarouselTexts} />;
}
