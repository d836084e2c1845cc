import { css } from "linaria";
import { color } from "../../tokens/index.ts";

const track = css`
  position: absolute;
  inset: auto 0 0;
  z-index: 2;
  height: 4px;
  background: ${color.badge};
  & > div {
    width: calc(var(--share) * 100%);
    min-width: 4px;
    height: 100%;
    background: ${color.playerAccent};
  }
  @media (forced-colors: active) {
    background: Canvas;
    & > div {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** Watched share of the length (CARD-RENDER-07); the link's name says it in words. */
export function CardProgress({ share }: { share: number }) {
  const filled = Math.min(1, Math.max(0, share));
  return <div className={track} data-card-progress={filled} aria-hidden="true"><div style={{ "--share": filled } as React.CSSProperties} /></div>;
}
