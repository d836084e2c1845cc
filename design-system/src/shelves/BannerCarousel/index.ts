export { BannerCarousel } from "./BannerCarousel.tsx";
export { carouselTimes } from "./useCarousel.ts";
