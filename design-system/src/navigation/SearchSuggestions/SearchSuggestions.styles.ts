import { css } from "linaria";
import { color, focusRing, font, layer, media, radius, space } from "../../tokens/index.ts";

export const popup = css`
  position: absolute;
  inset: calc(100% + ${space[2]}) 0 auto;
  z-index: ${layer.popover};
  overflow-y: auto;
  max-height: min(480px, calc(100dvh - 96px));
  padding: ${space[2]};
  ${media.mobile} {
    position: fixed;
    inset: var(--k-header-height) 0 auto;
    max-height: calc(100dvh - var(--k-header-height));
    border-radius: 0 0 ${radius.popup} ${radius.popup};
  }
`;

export const row = css`
  display: flex;
  align-items: center;
  border-radius: ${radius.control};
`;

export const link = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  min-height: 44px;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  color: ${color.text};
  text-decoration: none;
  & > svg {
    flex: none;
    color: ${color.textMuted};
  }
  ${media.hover} {
    &:hover {
      background: ${color.control};
    }
  }
`;

/** The focus stays in the field: the cell that the keys are at looks as if it had it. */
export const cell = css`
  display: flex;
  min-width: 0;
  border-radius: ${radius.control};
  &[data-at] {
    background: ${color.control};
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
`;

export const wide = css`
  flex: 1;
`;

export const words = css`
  display: grid;
  min-width: 0;
`;

export const text = css`
  overflow: hidden;
  font: ${font.body};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const note = css`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${font.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const poster = css`
  flex: none;
  width: 32px;
  height: 44px;
  border-radius: ${radius.badge};
  object-fit: cover;
`;
