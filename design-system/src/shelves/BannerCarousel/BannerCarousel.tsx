import { useRef } from "react";
import { css } from "linaria";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { PlayIcon } from "../../primitives/Icon/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, focusRing, font, media, radius, size, space } from "../../tokens/index.ts";
import { ScrollButtons } from "../parts/ScrollButtons.tsx";
import { ShelfHead } from "../parts/ShelfHead.tsx";
import type { Banner, BannerCarouselProps } from "../props.ts";
import { useCarousel } from "./useCarousel.ts";

const box = css`
  position: relative;
  min-width: 0;
`;

const scroller = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${size.gutter};
  scrollbar-width: none;
  margin: -8px calc(-1 * ${size.gutter});
  padding: 8px ${size.gutter};
`;

const track = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(100%, 1136px);
  gap: ${space[4]};
  & > div {
    scroll-snap-align: start;
  }
  &[data-look="player"] {
    grid-auto-columns: min(100%, 736px);
  }
  ${media.mobile} {
    gap: ${space[3]};
    &,
    &[data-look="player"] {
      grid-auto-columns: calc(100% - 24px);
    }
  }
`;

/* A strut and no ratio of its own: long words and large text make a slide higher. */
const slide = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  overflow: clip;
  overflow-clip-margin: 6px;
  > *,
  &::before {
    grid-area: 1 / 1;
  }
  &::before {
    aspect-ratio: 16 / 5;
    content: "";
  }
  border-radius: ${radius.popup};
  background: var(--banner-color, ${color.skeleton});
  & img[data-banner-picture] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: ${radius.popup};
    object-fit: cover;
  }
  [data-look="player"] &::before {
    aspect-ratio: 16 / 9;
  }
  ${media.belowDesktop} {
    &::before {
      aspect-ratio: 16 / 9;
    }
  }
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

/* a sign, not a button: the slide's one link is its title */
const play = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding-bottom: ${space[12]};
  color: ${color.textOnBadge};
  pointer-events: none;
  & > svg {
    box-sizing: content-box;
    padding: ${space[4]};
    border-radius: ${radius.full};
    background: ${color.badge};
  }
`;

const words = css`
  position: relative;
  display: grid;
  align-self: end;
  gap: ${space[1]};
  padding: ${space[20]} ${space[8]} ${space[6]};
  border-radius: 0 0 ${radius.popup} ${radius.popup};
  /* dark from the first line on, however many there are: the picture may be white (contrast of 4.5, WCAG 1.4.3) */
  background: linear-gradient(transparent, ${color.badge} ${space[20]});
  color: ${color.textOnBadge};
  font: ${font.body};
  pointer-events: none;
  ${media.mobile} {
    padding: ${space[12]} ${space[4]} ${space[4]};
    background: linear-gradient(transparent, ${color.badge} ${space[12]});
  }
`;

const heading = css`
  max-width: 26em;
  margin: 0;
  font: ${font.heading};
  overflow-wrap: anywhere;
  ${media.mobile} {
    font: ${font.leadStrong};
  }
`;

const link = css`
  pointer-events: auto;
  &::after {
    content: "";
    position: absolute;
    inset: -400px 0 0;
  }
  &:focus-visible {
    outline: none;
  }
  [data-banner]:has(> * &:focus-visible) {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
`;

const quiet = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const foot = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  min-height: 36px;
  margin-top: ${space[3]};
  /* as wide as the buttons at the other end, so that the marks stand in the middle */
  ${media.desktop} {
    padding-inline-start: 96px;
  }
`;

const dots = css`
  display: flex;
  justify-content: center;
  flex: 1;
`;

const dot = css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border-radius: ${radius.full};
  &::after {
    content: "";
    width: 8px;
    height: 8px;
    border-radius: ${radius.full};
    background: ${color.lineStrong};
    transition: width 120ms, background-color 120ms;
  }
  &:hover::after {
    background: ${color.textMuted};
  }
  &[aria-current="true"]::after {
    width: 20px;
    background: ${color.accent};
  }
  /* narrower only where so many would not stand in one line */
  ${media.coarse} {
    flex: 0 1 44px;
    min-width: 24px;
    height: 44px;
  }
  ${media.forcedColors} {
    &::after {
      background: ButtonText;
      forced-color-adjust: none;
    }
    &[aria-current="true"]::after {
      background: Highlight;
    }
  }
`;

/** Banners of a feed by the carousel pattern of the WAI-ARIA APG. It never moves by itself. */
export function BannerCarousel({
  banners,
  texts,
  look = "banner",
  title,
  href,
  isExternal,
  onPress,
  onChange,
}: BannerCarouselProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { index, go } = useCarousel(scrollerRef, banners.length, (at) => {
    const banner = banners[at];
    if (banner !== undefined) onChange?.(banner.id);
  });
  if (banners.length === 0) return null;
  return (
    <section
      className={box}
      aria-roledescription={texts.roleDescription}
      aria-label={title === undefined ? texts.label : undefined}
      aria-labelledby={title === undefined ? undefined : "banner-title"}
    >
      {title === undefined ? null : (
        <ShelfHead id="banner-title" title={title} href={href} isExternal={isExternal} texts={texts} />
      )}
      <div ref={scrollerRef} className={scroller} data-banner-scroller>
        <div className={track} id="banner-slides" data-look={look}>
          {banners.map((banner, at) => (
            <div
              key={banner.id}
              role="group"
              aria-roledescription={texts.slideRoleDescription}
              aria-label={texts.position(at + 1, banners.length)}
            >
              <Slide
                banner={banner}
                isFirst={at === 0}
                isPlayer={look === "player"}
                headingLevel={title === undefined ? 2 : 3}
                newTab={texts.newTab}
                onPress={onPress}
              />
            </div>
          ))}
        </div>
      </div>
      {banners.length < 2 ? null : (
        <div className={foot}>
          <div className={dots}>
            {banners.map((banner, at) => (
              <PlainButton
                key={banner.id}
                on="none"
                className={dot}
                aria-label={`${texts.position(at + 1, banners.length)}: ${banner.title}`}
                aria-current={at === index}
                onClick={() => go(at)}
              />
            ))}
          </div>
          <ScrollButtons
            texts={texts}
            canGoBack={index > 0}
            canGoOn={index < banners.length - 1}
            onGo={(direction) => go(index + direction)}
            controls="banner-slides"
          />
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  banner: Banner;
  isFirst: boolean;
  isPlayer: boolean;
  headingLevel: 2 | 3;
  newTab: string;
  onPress: BannerCarouselProps["onPress"];
}

function Slide({ banner, isFirst, isPlayer, headingLevel, newTab, onPress }: SlideProps) {
  const { image, narrowImage = image } = banner;
  const Heading = `h${headingLevel}` as "h2" | "h3";
  return (
    <article
      className={slide}
      data-banner
      style={image?.color === undefined ? undefined : ({ "--banner-color": image.color } as React.CSSProperties)}
    >
      {image === null || narrowImage === null ? null : (
        <picture>
          <source media="(max-width: 1023.98px)" srcSet={narrowImage.src} />
          <img
            data-banner-picture
            src={image.src}
            alt=""
            loading={isFirst ? "eager" : "lazy"}
            fetchPriority={isFirst ? "high" : "auto"}
            decoding="async"
            draggable={false}
          />
        </picture>
      )}
      {isPlayer ? (
        <div className={play} aria-hidden="true">
          <PlayIcon size={24} />
        </div>
      ) : null}
      <div className={words}>
        {banner.author === undefined ? null : (
          <p className={quiet} aria-hidden={banner.label !== undefined || undefined}>
            {banner.author.avatarSrc === undefined ? null : (
              <Avatar name={banner.author.name} src={banner.author.avatarSrc} size={24} />
            )}
            {banner.author.name}
          </p>
        )}
        <Heading className={heading} dir="auto">
          <a
            className={link}
            href={banner.href}
            onClick={(event) => {
              if (onPress?.(banner.id, banner.href) === false) event.preventDefault();
            }}
            aria-label={banner.label}
            {...(banner.opensNewTab === true
              ? { target: "_blank", rel: "noopener", "aria-label": `${banner.label ?? banner.title} ${newTab}` }
              : null)}
          >
            {banner.title}
          </a>
        </Heading>
        {banner.description === undefined && banner.age === undefined ? null : (
          <p className={quiet}>{[banner.age, banner.description].filter((part) => part !== undefined).join(" · ")}</p>
        )}
      </div>
    </article>
  );
}
