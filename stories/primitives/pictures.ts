import { media } from "@kadr/design-system/primitives/SafeAddress/testing";

/** A picture that needs no network: two colours of one hue, so that a crop shows. */
export const picture = (widthPx: number, heightPx: number, hue = 250) =>
  media(
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">` +
        `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="oklch(72% 0.1 ${hue})"/>` +
        `<stop offset="1" stop-color="oklch(42% 0.12 ${hue + 60})"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>` +
        `<circle cx="${widthPx * 0.7}" cy="${heightPx * 0.35}" r="${heightPx * 0.18}" ` +
        `fill="oklch(88% 0.1 ${hue + 120})"/></svg>`,
    )}`,
  );
