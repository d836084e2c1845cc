import { css } from "linaria";
import { color } from "../../tokens/index.ts";

const track = css`
  position: absolute;
  inset: auto 0 0;
  z-index: 2;
  height: 4px;
  background: linear-gradient(${color.playerAccent} 0 0) 0 / max(4px, calc(var(--share) * 100%)) no-repeat ${color.badge};
  @media (forced-colors: active) {
    background-color: Canvas;
    background-image: linear-gradient(Highlight 0 0);
    forced-color-adjust: none;
  }
`;

/** Watched share of the length (CARD-RENDER-07); the link's name says it in words. */
export function CardProgress({ share }: { share: number }) {
  const filled = Math.min(1, Math.max(0, share));
  return (
    <span
      className={track}
      data-card-progress={filled}
      aria-hidden="true"
      style={{ "--share": filled } as React.CSSProperties}
    />
  );
}
