import { BannerCarousel } from "@kadr/design-system/shelves/BannerCarousel";
import { presentBanners } from "../../presenters/banners.ts";
import type { CarouselView } from "../../presenters/feed.ts";
import { navigate } from "../../routes/navigation.ts";
import { bannerCarouselTexts } from "../../texts/shelves.ts";
import { useHost } from "../../ports/Host.ts";

export interface FeedCarouselProps {
  view: CarouselView;
}

/** The carousel at the head of a feed. A banner with the action authorization is for guests: they sign in, and then it leads on. */
export default function FeedCarousel({ view }: FeedCarouselProps) {
  const host = useHost();
  const { measure } = host;
  const { authPopup } = host.stores;
  const section = view.address === undefined ? null : host.link(view.address);
  return (
    <BannerCarousel
      look={view.look}
      title={view.title}
      href={section?.href}
      isExternal={section?.isExternal}
      banners={presentBanners(view, host)}
      onPress={(id, link) => {
        measure("bannerCarousel", { location: "carousel", link });
        const { action } = view.banners.find((banner) => banner.id === id)?.extra_params ?? {};
        if (action !== "authorization") return true;
        void authPopup.require("carousel-banner-click").then((isIn) => isIn && navigate(link));
        return false;
      }}
      texts={bannerCarouselTexts}
    />
  );
}
