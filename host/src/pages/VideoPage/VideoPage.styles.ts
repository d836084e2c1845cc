import { css } from "linaria";
import { color, font, media, radius, space } from "@kadr/design-system/tokens";

/** Between the video and what stands beside it. */
const columnGap = "24px";

/** Column beside the video: 400 px, three tenths on a television, where more recommendations fit beside each other. */
const stageBeside = "var(--content) - 400px - 24px";
const stageBesideWide = "var(--content) * 0.7 - 24px";

/** The whole video with its bar is in sight also on a low or very wide screen; below 480 px of height it would be a stamp. */
const stageByHeight = "max(480px, 100dvh - var(--k-header-height) - 48px) * 16 / 9";

/** Below desktop it is as wide as the screen: on a phone on its side so high that its time line is in sight. */
const stageMaxHeight = "max(160px, 100dvh - var(--k-header-height))";

/** Beside each other on desktop, one under the other below: the video, what it is, what to watch next, what people say. */
export const page = css`
  --content: 100%;
  display: grid;
  grid-template-columns: minmax(0, min(${stageBeside}, ${stageByHeight})) minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  grid-template-areas: "stage aside" "watch aside" "comments aside";
  column-gap: ${columnGap};
  padding: ${space[6]} var(--k-gutter) ${space[16]};
  ${media.wide} {
    grid-template-columns: minmax(0, min(${stageBesideWide}, ${stageByHeight})) minmax(0, 1fr);
  }
  &[data-wide] {
    grid-template-areas: "stage stage" "watch aside" "comments aside";
  }
  &[data-live] {
    grid-template-areas: "stage live" "watch aside" "comments aside";
  }
  &[data-live][data-wide] {
    grid-template-rows: auto 480px auto 1fr;
    grid-template-areas: "stage stage" "watch live" "watch aside" "comments aside";
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    padding-top: 0;
    /* there the video is as wide as can be in either mode */
    &,
    &[data-wide] {
      grid-template-areas: "stage" "watch" "aside" "comments";
    }
    &[data-live],
    &[data-live][data-wide] {
      grid-template-areas: "stage" "live" "watch" "aside" "comments";
    }
  }
  ${media.mobile} {
    padding-bottom: ${space[10]};
  }
`;

/**
 * Beside the video and as high as it is, whatever is in it: a chat has no end of its own. Below desktop it comes first under the video, so
 * high that both are in sight.
 */
export const live = css`
  grid-area: live;
  min-width: 0;
  min-height: 0;
  contain: size;
  ${media.desktop} {
    min-height: 320px;
  }
  ${media.belowDesktop} {
    height: clamp(320px, 55dvh, 560px);
    margin-top: ${space[3]};
  }
`;

export const watch = css`
  grid-area: watch;
  min-width: 0;
`;

/** 16:9 from the first paint on; edge to edge on narrow screens. */
export const stage = css`
  grid-area: stage;
  position: relative;
  min-width: 0;
  border-radius: ${radius.popup};
  overflow: clip;
  background: ${color.player};
  [data-wide] > & {
    justify-self: center;
    width: min(100%, ${stageByHeight});
  }
  ${media.belowDesktop} {
    [data-wide] > & {
      justify-self: stretch;
      width: auto;
    }
    --player-max-height: ${stageMaxHeight};
    margin-inline: calc(-1 * var(--k-gutter));
    border-radius: 0;
  }
`;

export const poster = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  max-height: var(--player-max-height, none);
  object-fit: contain;
  background: ${color.player};
`;

/** The poster, and over it the video, which is seen through until it has its first frame. */
export const fallback = css`
  position: relative;
  & video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  /* the one with the browser's buttons stands in its place */
  @media (scripting: none) {
    & > video {
      display: none;
    }
  }
  & > video[data-seen] {
    background: ${color.player};
  }
`;

export const title = css`
  margin-top: ${space[4]};
  font: ${font.title};
  text-wrap: pretty;
  overflow-wrap: anywhere;
  ${media.mobile} {
    font: ${font.leadStrong};
  }
  &[data-folded] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`;

export const about = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  margin: ${space[3]} 0 ${space[4]};
`;

/* The author and what follows them stand together; on a phone the button ends at the edge. */
export const owner = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  min-width: 0;
  ${media.mobile} {
    justify-content: space-between;
    width: 100%;
    & > a {
      flex: 1 1 150px;
    }
  }
`;

export const author = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  border-radius: ${radius.control};
  & > span:last-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
  & b {
    display: flex;
    align-items: center;
    gap: ${space[1.5]};
    font: ${font.leadStrong};
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    color: ${color.textMuted};
  }
  & small {
    color: ${color.textMuted};
    font: ${font.body};
    overflow-wrap: anywhere;
    ${media.mobile} {
      font: ${font.caption};
    }
  }
  ${media.hover} {
    &:hover b {
      text-decoration: underline;
    }
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.belowDesktop} {
    gap: ${space[1.5]};
  }
  ${media.mobile} {
    gap: ${space[2]};
    width: 100%;
    /* one row or two, both end at the edge; a mark alone stays round */
    & > :not([aria-haspopup="menu"]) {
      flex: 1 1 auto;
    }
  }
`;

/* The marks begin the line of facts: a mark alone on a line says little. */
export const meta = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${font.bodyStrong};
  & > :last-child {
    flex: 1;
  }
`;

export const marks = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

/* Beside the recommendations a row ends where the column does, but for the room that a focus ring takes. */
export const authorVideos = css`
  margin-top: ${space[8]};
  ${media.desktop} {
    --k-gutter: ${space[3]};
  }
`;

export const aside = css`
  grid-area: aside;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[6]};
  min-width: 0;
  [data-wide] > &,
  [data-live] > & {
    margin-top: ${space[4]};
  }
  ${media.belowDesktop} {
    margin-top: ${space[8]};
  }
`;

export const comments = css`
  grid-area: comments;
  min-width: 0;
  /* lines that can be read on a television */
  max-width: 1200px;
  margin-top: ${space[8]};
`;

/** The comments' place until they are near: nothing below it may jump. */
export const commentsPlace = css`
  min-height: 480px;
  border-radius: ${radius.control};
`;

export const quiet = css`
  color: ${color.textMuted};
  font: ${font.body};
`;

export const errorPage = css`
  display: grid;
  gap: ${space[10]};
  padding: ${space[6]} var(--k-gutter) ${space[16]};
  ${media.belowDesktop} {
    padding-top: 0;
  }
`;

/** The player's corners and, on narrow screens, its edges; lower, so that there is room for what to watch instead on the same screen. */
export const unavailable = css`
  --place-ratio: auto;
  --place-height: min(56vw, 400px);
  border-radius: ${radius.popup};
  ${media.belowDesktop} {
    width: auto;
    margin-inline: calc(-1 * var(--k-gutter));
    border-radius: 0;
  }
`;

export const rules = css`
  color: ${color.accentText};
  text-decoration: underline;
`;
