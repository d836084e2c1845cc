import { css } from "linaria";
import { color, focusRing, font, media, numerals, radius, space } from "../../tokens/index.ts";

export const guide = css`
  --guide-channel: 208px;
  display: grid;
  gap: ${space[3]};
  ${media.belowDesktop} {
    --guide-channel: 144px;
  }
`;

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

export const span = css`
  margin-inline-start: ${space[2]};
  color: ${color.textMuted};
  font: ${font.bodyStrong};
  font-variant-numeric: ${numerals.tabular};
`;

/** The line of now lies over all rows. */
export const table = css`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  overflow: clip;
`;

export const row = css`
  display: grid;
  grid-template-columns: var(--guide-channel) minmax(0, 1fr);
  min-height: 72px;
  border-top: 1px solid ${color.line};
  &:first-of-type {
    min-height: 40px;
    border-top: 0;
  }
`;

export const channel = css`
  display: flex;
  align-items: center;
  min-width: 0;
  border-inline-end: 1px solid ${color.line};
  & > a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space[3]};
    min-width: 0;
    height: 100%;
    padding: ${space[2]} ${space[3]};
    color: ${color.text};
    font: ${font.bodyStrong};
    text-decoration: none;
    overflow-wrap: anywhere;
    hyphens: auto;
    &:focus-visible {
      outline: ${focusRing.outline};
      outline-offset: ${focusRing.inset};
    }
    ${media.hover} {
      &:hover {
        background: ${color.surfaceHover};
      }
    }
  }
  & > span {
    padding: 0 ${space[3]};
    color: ${color.textMuted};
    font: ${font.caption};
  }
`;

export const number = css`
  flex: none;
  width: 20px;
  color: ${color.textMuted};
  font: ${font.caption};
  font-variant-numeric: ${numerals.tabular};
  text-align: end;
`;

export const line = css`
  position: relative;
  min-width: 0;
  overflow: clip;
`;

/** A half hour of the axis. */
export const mark = css`
  position: absolute;
  top: 0;
  bottom: 0;
  left: calc(var(--at) * 100%);
  display: flex;
  align-items: center;
  padding-inline-start: ${space[2]};
  border-inline-start: 1px solid ${color.line};
  color: ${color.textMuted};
  font: ${font.caption};
  font-variant-numeric: ${numerals.tabular};
  white-space: nowrap;
`;

export const cell = css`
  position: absolute;
  top: 0;
  bottom: 0;
  left: calc(var(--at) * 100%);
  width: calc(var(--length) * 100%);
  padding: ${space[1]} ${space[0.5]};
  &:focus-visible {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
`;

export const box = css`
  display: grid;
  align-content: start;
  gap: ${space[0.5]};
  width: 100%;
  height: 100%;
  padding: ${space[1.5]} ${space[2]};
  border: 0;
  border-radius: ${radius.control};
  background: ${color.surfaceBlock};
  color: ${color.text};
  font: ${font.body};
  text-align: start;
  text-decoration: none;
  overflow: clip;
  &:is(button) {
    cursor: pointer;
  }
  &:focus-visible {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
  [data-phase="past"] > & {
    background: transparent;
    color: ${color.textMuted};
  }
  [data-phase="now"] > & {
    background: ${color.surfaceSelected};
  }
  ${media.hover} {
    &:is(a, button):hover {
      background: ${color.surfaceHover};
    }
  }
  & > b {
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    color: ${color.textMuted};
    font: ${font.caption};
    font-variant-numeric: ${numerals.tabular};
    display: flex;
    overflow: hidden;
    /* its sign apart: where one stands in a line that is cut, the browser draws the ellipsis or not, as it comes */
    & > span {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & span + span::before {
      content: "·";
      margin-inline: ${space[1]};
    }
  }
  & svg {
    flex: none;
    margin-inline-end: ${space[1]};
  }
  &[aria-pressed="true"] > small {
    color: ${color.accentText};
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    [data-phase="now"] > & {
      border-width: 3px;
    }
  }
`;

export const now = css`
  position: absolute;
  z-index: 1;
  top: 0;
  bottom: 0;
  left: calc(var(--guide-channel) + (100% - var(--guide-channel)) * var(--at));
  width: 2px;
  background: ${color.live};
  pointer-events: none;
  ${media.forcedColors} {
    background: Highlight;
  }
`;
