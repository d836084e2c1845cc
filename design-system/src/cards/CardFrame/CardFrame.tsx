import type { PointerEvent, ReactNode } from "react";
import { css, cx } from "linaria";
import { initialOf } from "../../primitives/Avatar/index.ts";
import { Image, type ImageRatio } from "../../primitives/Image/index.ts";
import { cardWidths, color, font, media, motion, radius, space, weight } from "../../tokens/index.ts";
import { SkeletonMedia, SkeletonText } from "../parts/CardSkeletonParts.tsx";
import { CardHidden } from "../parts/CardHidden.tsx";
import { CardMenuButton } from "../parts/CardMenuButton.tsx";
import { CardTitle } from "../parts/CardTitle.tsx";
import type { CardCommonProps } from "../props.ts";

/** `column`: text under the picture; `row`: beside it; `over`: on it; `centre`: under it, centred. */
export type CardLayout = "column" | "row" | "over" | "centre";

/** Documented ratios: 16:9, 0.625 wide to high, 1.398 high to wide, and the circle (image.ratio.*). */
export type CardRatio = "video" | "shorts" | "poster" | "circle" | "square";

export interface CardFrameProps {
  /** Props of every card; the composition hands its own props through. */
  card: CardCommonProps;
  layout?: CardLayout;
  ratio?: CardRatio;
  /** Marks in the upper left corner of the picture. */
  marks?: ReactNode;
  /** Marks in the lower right corner of the picture: age, length. */
  facts?: ReactNode;
  /** Anything else laid over the picture: progress, preview, pending note. */
  overlay?: ReactNode;
  /** Before the text: avatar or place in a top list. */
  leading?: ReactNode;
  /** Width at which the picture is asked for, px. Default: the documented width of the ratio. */
  imageWidth?: number | undefined;
  /** False for a card of words only. Default true. */
  hasMedia?: boolean;
  /** In place of the picture, under the card's link. */
  media?: ReactNode;
  /** Lines of the skeleton under the title. Default 1; a centred card has one at most. */
  lines?: 0 | 1 | 2 | 3 | 4;
  onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  /** Lines under the title. */
  children?: ReactNode;
}

const frame = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  height: 100%;
  border-radius: ${radius.thumbnail};
  &[data-layout="row"] {
    flex-flow: row wrap;
    gap: ${space[3]};
  }
  &[data-layout="centre"] {
    text-align: center;
  }
  /* the words lie on the picture, so the card is never taller than it */
  &[data-layout="over"] {
    display: grid;
    height: auto;
  }
`;

const mediaBox = css`
  flex: none;
  overflow: hidden;
  /* rounds the corners also while the picture inside moves */
  isolation: isolate;
  border-radius: ${radius.thumbnail};
  & > img {
    /* from 1, and not from none, which would lay the card out anew */
    scale: 1;
    transition: scale ${motion.entry};
  }
  @media (hover: hover) {
    [data-card]:hover > & > img {
      scale: calc(1 + 0.03 * ${motion.distance});
      /* not while cards scroll by under the pointer */
      transition-delay: 120ms;
    }
  }
  /* beside the words, until these would have no room for a word: then over them, as wide as they are */
  [data-layout="row"] > & {
    align-self: var(--media-align, flex-start);
    width: clamp(min(168px, 46%), (15rem - 100%) * 999, 100%);
  }
  [data-layout="over"] > & {
    grid-area: 1 / 1;
  }
  [data-card]:active > & {
    filter: brightness(0.92);
  }
  /* what lies under «Видео скрыто» is out of sight for everyone */
  [data-hidden-state] > & {
    visibility: hidden;
  }
  ${media.forcedColors} {
    /* outside: what lies on the picture would cover it */
    outline: 1px solid CanvasText;
  }
`;

const circle = css`
  border-radius: ${radius.full};
`;

/** As an avatar of this size would show a channel without a picture. */
const initial = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  container-type: size;
  & > span {
    color: ${color.text};
    font-size: 44cqi;
    line-height: 1;
    font-weight: ${weight.medium};
    text-transform: uppercase;
    user-select: none;
  }
`;

const corner = css`
  position: absolute;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  max-width: calc(100% - 16px);
  pointer-events: none;
  &[data-corner="marks"] {
    inset: ${space[2]} auto auto ${space[2]};
  }
  &[data-corner="facts"] {
    inset: auto ${space[2]} ${space[2]} auto;
  }
  [data-card-progress] ~ &[data-corner="facts"] {
    inset-block-end: ${space[3]};
  }
`;

/* Never positioned: the link inside stretches over the whole article. */
const body = css`
  display: flex;
  flex: 1;
  gap: ${space[3]};
  min-width: 0;
  /* what lies under «Видео скрыто» is out of sight for everyone */
  [data-hidden-state] > & {
    visibility: hidden;
  }
  [data-layout="centre"] > & {
    justify-content: center;
  }
  [data-layout="over"] > & {
    grid-area: 1 / 1;
    align-self: end;
    z-index: 1;
    padding: ${space[10]} ${space[3]} ${space[3]};
    border-radius: 0 0 ${radius.thumbnail} ${radius.thumbnail};
    /* dark from the first line on, however many there are: the picture may be white (contrast of 4.5, WCAG 1.4.3) */
    background: linear-gradient(transparent, ${color.badge} ${space[12]});
    color: ${color.textOnBadge};
    transition: opacity ${motion.state};
    pointer-events: none;
  }
`;

/** A row keeps room for a quiet line that breaks, so that a card that is drawn later makes no row higher (Shelf). */
const shelfRoom = "var(--shelf-room, 0rem)";

const text = css`
  flex: 1;
  min-width: 0;
  /* room for two lines of a title and the lines under it, so that nothing moves when a shelf arrives */
  min-height: var(--card-words-height, 2.5rem);
  &[data-lines="1"] {
    min-height: var(--card-words-height, 3.75rem);
  }
  &[data-lines="2"] {
    min-height: var(--card-words-height, calc(5rem + ${shelfRoom}));
  }
  &[data-lines="3"] {
    min-height: var(--card-words-height, calc(6.25rem + ${shelfRoom}));
  }
  &[data-lines="4"] {
    min-height: var(--card-words-height, calc(7.5rem + ${shelfRoom}));
  }
  font: ${font.caption};
  line-height: 1.25rem;
  color: ${color.textMuted};
  [data-layout="over"] & {
    min-height: 0;
    color: ${color.textOnBadge};
  }
  [data-layout="centre"] & {
    min-height: 1.25rem;
  }
  [data-layout="centre"] &[data-lines="1"] {
    min-height: 2.5rem;
  }
`;

/** Widest that pictures are drawn, px; the row's is ours. */
const drawnWidth = {
  video: cardWidths.video.desktop,
  shorts: cardWidths.shorts.desktop,
  poster: cardWidths.poster.desktop,
  circle: cardWidths.circle.desktop,
  square: cardWidths.compact.desktop,
  row: 168,
} as const;

const imageRatio = {
  video: "video",
  shorts: "shorts",
  poster: "vertical",
  circle: "square",
  square: "square",
} as const satisfies Record<CardRatio, ImageRatio>;

/**
 * The one frame of all cards: one article, one heading, one link stretched over it, everything else
 * behind one menu button. Plain elements and no effects: a page holds hundreds of cards.
 */
export function CardFrame({
  card,
  layout = "column",
  ratio = "video",
  marks,
  facts,
  overlay,
  leading,
  imageWidth,
  media: instead,
  hasMedia = instead === undefined,
  lines = 1,
  onPointerEnter,
  onPointerLeave,
  children,
}: CardFrameProps) {
  const hasMenu =
    card.menu !== undefined && card.menu.length > 0 && (card.onMenuOpen !== undefined || card.onCross !== undefined);
  const isMenuOver = layout === "over" || layout === "centre";
  const hiddenState = card.hiddenState ?? "visible";
  if (card.isLoading === true) {
    return (
      <div className={frame} data-card data-layout={layout} data-loading aria-hidden="true">
        {hasMedia ? (
          <div className={cx(mediaBox, ratio === "circle" && circle)}>
            <SkeletonMedia ratio={imageRatio[ratio]} />
          </div>
        ) : null}
        {layout === "over" ? null : (
          <div className={body}>
            <SkeletonText
              lines={lines}
              room={lines > 1 ? shelfRoom : "0rem"}
              hasLeading={leading !== undefined}
              isCentred={layout === "centre"}
            />
          </div>
        )}
      </div>
    );
  }
  return (
    <article
      className={frame}
      data-card
      data-layout={layout}
      data-has-menu={hasMenu || undefined}
      data-hidden-state={hiddenState === "visible" ? undefined : hiddenState}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {instead}
      {hasMedia ? (
        <Image
          className={cx(mediaBox, ratio === "circle" && circle)}
          src={card.image?.src}
          width={imageWidth ?? drawnWidth[layout === "row" ? "row" : ratio]}
          ratio={imageRatio[ratio]}
          alt=""
          dominantColor={card.image?.color}
          fallback={fallbackOf(card, layout, ratio)}
          loading={card.isPriority === true ? "eager" : "lazy"}
          // A list stands beside something that matters more: a video, whose pieces would queue behind its pictures.
          fetchPriority={card.isPriority === true ? "high" : layout === "row" ? "low" : undefined}
        >
          {overlay}
          {marks ? (
            <span className={corner} data-corner="marks">
              {marks}
            </span>
          ) : null}
          {facts ? (
            <span className={corner} data-corner="facts">
              {facts}
            </span>
          ) : null}
        </Image>
      ) : null}
      <div className={body}>
        {leading}
        <div className={text} data-lines={lines}>
          <CardTitle card={card} />
          {children}
        </div>
        {hasMenu && !isMenuOver ? <CardMenuButton card={card} isOver={false} /> : null}
      </div>
      {hasMenu && isMenuOver ? <CardMenuButton card={card} isOver /> : null}
      {hiddenState === "visible" ? null : <CardHidden card={card} state={hiddenState} />}
    </article>
  );
}

/** Content in place of a missing picture; `undefined`: the sign of one. */
function fallbackOf(card: CardCommonProps, layout: CardLayout, ratio: CardRatio): ReactNode {
  if (ratio === "circle")
    return (
      <span className={initial}>
        <span>{initialOf(card.title)}</span>
      </span>
    );
  // the words lie where the sign would be
  return layout === "over" && ratio === "video" ? <></> : undefined;
}
