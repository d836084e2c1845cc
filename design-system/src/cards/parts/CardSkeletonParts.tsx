import { css, cx } from "linaria";
import type { ImageRatio } from "../../primitives/Image/index.ts";
import { skeleton } from "../../primitives/Skeleton/index.ts";
import { radius } from "../../tokens/index.ts";

const mediaBone = css`
  aspect-ratio: 16 / 9;
  border-radius: inherit;
  &[data-ratio="vertical"] {
    aspect-ratio: 1 / 1.398;
  }
  &[data-ratio="shorts"] {
    aspect-ratio: 0.625;
  }
  &[data-ratio="square"] {
    aspect-ratio: 1;
  }
`;

/* a bone and the gaps around it make one line of 20 px */
const words = css`
  display: grid;
  align-content: start;
  flex: 1;
  gap: 0.5rem;
  min-width: 0;
  padding-block: 0.25rem calc(0.25rem + var(--card-room));
  &[data-centred] > div {
    margin-inline: auto;
  }
`;

const bone = css`
  width: var(--width);
  height: 0.75rem;
  border-radius: ${radius.badge};
`;

const leadingBone = css`
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: ${radius.full};
`;

/** Uneven, as words are. */
const widths = ["92%", "64%", "48%", "56%"];

export function SkeletonMedia({ ratio }: { ratio: ImageRatio }) {
  return <div className={cx(skeleton, mediaBone)} data-ratio={ratio} />;
}

interface SkeletonTextProps {
  /** Lines under the title. */
  lines: number;
  /** Height that is kept free under the lines, any CSS length. */
  room: string;
  hasLeading: boolean;
  isCentred: boolean;
}

/** Skeleton of a card's words: two lines of a title (one where it is centred) and the lines under it. */
export function SkeletonText({ lines, room, hasLeading, isCentred }: SkeletonTextProps) {
  return (
    <>
      {hasLeading ? <div className={cx(skeleton, leadingBone)} /> : null}
      <div
        className={words}
        data-centred={isCentred || undefined}
        style={{ "--card-room": room } as React.CSSProperties}
      >
        {Array.from({ length: lines + (isCentred ? 1 : 2) }, (_, index) => (
          <div
            key={index}
            className={cx(skeleton, bone)}
            style={{ "--width": widths[index % widths.length] } as React.CSSProperties}
          />
        ))}
      </div>
    </>
  );
}
