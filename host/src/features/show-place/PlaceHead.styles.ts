import { css } from "linaria";
import { color, font, media, radius, space } from "@kadr/design-system/tokens";

/* its height stands before the picture does */
export const cover = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 6 / 1;
  border-radius: ${radius.popup};
  object-fit: cover;
  background: ${color.surfaceSunken};
  ${media.mobile} {
    aspect-ratio: 3 / 1;
  }
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
`;

export const who = css`
  display: flex;
  flex: 1 1 320px;
  align-items: center;
  gap: ${space[5]};
  min-width: 0;
  ${media.mobile} {
    gap: ${space[4]};
  }
`;

export const words = css`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  & > h1 {
    font: ${font.heading};
    text-wrap: pretty;
    overflow-wrap: anywhere;
    & svg {
      display: inline-block;
      vertical-align: -2px;
    }
  }
  & > p {
    color: ${color.textMuted};
    font: ${font.body};
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    & > h1 {
      font: ${font.title};
    }
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;
