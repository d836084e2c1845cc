import { css } from "linaria";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { color, space } from "../../tokens/index.ts";
import { Short } from "../Short/index.ts";

const picture = css`
  position: absolute;
  inset: 0;
  background: ${color.player};
`;

const lines = css`
  --k-skeleton: var(--k-player-hover);
  display: grid;
  gap: ${space[2]};
`;

/** A short that is on its way, in its final geometry. */
export function ShortSkeleton() {
  return (
    <Short
      stage={<div className={picture} />}
      about={
        <div className={lines}>
          <Skeleton width="160px" height="36px" />
          <Skeleton shape="text" width="72%" />
          <Skeleton shape="text" width="40%" />
        </div>
      }
    />
  );
}
