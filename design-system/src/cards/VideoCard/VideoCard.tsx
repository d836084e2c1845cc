import { memo } from "react";
import { css } from "linaria";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { ClockIcon, VolumeIcon } from "../../primitives/Icon/index.ts";
import { color, font, numerals, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardChannel } from "../parts/CardChannel.tsx";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import { CardPreview } from "../parts/CardPreview.tsx";
import { CardProgress } from "../parts/CardProgress.tsx";
import { SubscriptionMarks } from "../parts/SubscriptionMarks.tsx";
import type { CardAuthor, VideoCardProps } from "../props.ts";
import { useHoverPreview, type HoverPreview } from "../useHoverPreview/index.ts";
import { useSeenPreview } from "../useSeenPreview/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";

const pending = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[3]};
  background: ${color.control};
  color: ${color.textMuted};
  font: ${font.captionStrong};
  text-align: center;
`;

const rankNumeral = css`
  flex: none;
  min-width: 36px;
  font: ${font.display};
  font-variant-numeric: ${numerals.tabular};
  color: ${color.text};
  text-align: center;
`;

const inSight = css`
  height: 100%;
`;

type Preview = Pick<HoverPreview, "playing" | "onError"> & Partial<HoverPreview>;

/** The video card in all its states; `layout="row"` is the compact card of lists and recommendations. */
export const VideoCard = memo(function VideoCard(props: VideoCardProps) {
  const { isAdult = false, isLive = false, isPending = false } = props;
  return drawCard(
    props,
    useHoverPreview({
      src: props.previewSrc,
      isAllowed: !isAdult && !isLive && !isPending,
      delayMs: props.previewDelayMs,
    }),
  );
});

/** The same card, whose preview plays while it is in sight: the cards of what is on air. */
export const InSightVideoCard = memo(function InSightVideoCard(props: VideoCardProps) {
  const { isAdult = false, isPending = false, isLoading = false } = props;
  const { ref, ...preview } = useSeenPreview({
    src: props.previewSrc,
    isAllowed: !isAdult && !isPending && !isLoading,
  });
  return (
    <div ref={ref} className={inSight}>
      {drawCard(props, preview)}
    </div>
  );
});

/** Not a component: a list has hundreds of these cards. */
function drawCard(props: VideoCardProps, preview: Preview) {
  const { texts, author, meta, rank, layout = "column", isLive = false, isPending = false } = props;
  const hasAvatar = layout === "column" && author?.avatarSrc !== undefined;
  return (
    <CardFrame
      card={isPending ? { ...props, image: null } : props}
      layout={layout}
      onPointerEnter={preview.onPointerEnter}
      onPointerLeave={preview.onPointerLeave}
      lines={layout === "row" || props.note !== undefined ? 3 : 2}
      leading={
        rank === undefined ? (
          hasAvatar ? (
            <Avatar name={author.name} src={author.avatarSrc} size={36} />
          ) : undefined
        ) : (
          <span className={rankNumeral} data-card-rank aria-hidden="true">
            {rank}
          </span>
        )
      }
      overlay={
        <>
          {isPending ? (
            <div className={pending} data-card-pending aria-hidden={props.label !== undefined || undefined}>
              <ClockIcon size={24} />
              {texts.pending}
            </div>
          ) : null}
          {preview.playing === undefined ? null : <CardPreview src={preview.playing} onError={preview.onError} />}
          {props.progress === undefined || props.progress <= 0 || isLive ? null : (
            <CardProgress share={props.progress} />
          )}
        </>
      }
      marks={
        isLive || props.needsSubscription === true || props.isAudio === true ? (
          <>
            {isLive ? (
              <CardMark tone="live" mark="live">
                {texts.live}
              </CardMark>
            ) : null}
            {props.needsSubscription === true ? <SubscriptionMarks texts={texts} /> : null}
            {props.isAudio === true ? (
              <CardMark mark="audio" icon={<VolumeIcon size={16} />}>
                {layout === "row" ? undefined : texts.audio}
              </CardMark>
            ) : null}
          </>
        ) : null
      }
      facts={factsOf(props)}
    >
      {props.note === undefined ? null : (
        <CardLine isAccent isSpokenByLink={props.label !== undefined}>
          {props.note}
        </CardLine>
      )}
      {author === undefined ? null : hasLink(author) ? (
        <CardChannel author={author} officialLabel={texts.official} />
      ) : (
        <CardLine
          isSpokenByLink={props.label !== undefined}
          isOfficial={author.isOfficial === true}
          officialLabel={texts.official}
        >
          {author.name}
        </CardLine>
      )}
      {meta === undefined ? null : <CardLine facts={meta} />}
    </CardFrame>
  );
}

const hasLink = (author: CardAuthor): author is CardAuthor & { href: SafeHref } => author.href !== undefined;

/** Rating and length, or the 18+ marker in place of both (CARD-RENDER-06). */
function factsOf({ isAdult, isLive, isPending, age, duration, texts }: VideoCardProps) {
  if (isAdult === true) return <CardMark mark="adult">{texts.adult}</CardMark>;
  const showsLength = duration !== undefined && isLive !== true && isPending !== true;
  if (age === undefined && !showsLength) return null;
  return (
    <>
      {age === undefined ? null : <CardMark mark="age">{age}</CardMark>}
      {showsLength ? <CardMark mark="duration">{duration}</CardMark> : null}
    </>
  );
}
