import { css, cx } from "linaria";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { font, media, radius, space } from "../../tokens/index.ts";
import { placeHeading, placeWords, playerPlace } from "../playerPlace.ts";

export interface AgeCheckProps {
  /** «18+» */
  mark: string;
  title: string;
  /** Question to the viewer, and the use of the answer. */
  text: string;
  /** The one press after which it plays. */
  confirm: string;
  onConfirm: () => void;
  /** The way elsewhere. */
  leave: { readonly label: string; readonly href: SafeHref };
}

const gate = css`
  gap: ${space[3]};
  aspect-ratio: 16 / 9;
  padding: ${space[6]};
  ${media.mobile} {
    gap: ${space[2]};
    aspect-ratio: auto;
    padding: ${space[5]} ${space[4]};
  }
`;

const age = css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border: 2px solid currentColor;
  border-radius: ${radius.full};
  font: ${font.title};
  ${media.mobile} {
    width: 48px;
    height: 48px;
    font: ${font.leadStrong};
  }
`;

const heading = css`
  font: ${font.title};
  ${media.mobile} {
    font: ${font.leadStrong};
  }
`;

const words = css`
  text-wrap: pretty;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;

/** In the player's place before a video for adults: nothing of it is loaded or seen until somebody says that they may. */
export function AgeCheck({ mark, title, text, confirm, onConfirm, leave }: AgeCheckProps) {
  return (
    <div className={cx(playerPlace, gate)}>
      <span className={age} aria-hidden>
        {mark}
      </span>
      <h2 className={cx(placeHeading, heading)}>{title}</h2>
      <p className={cx(placeWords, words)}>{text}</p>
      <div className={ways}>
        <button type="button" className={nativeButton} data-variant="lightOnPlayer" onClick={onConfirm}>
          {confirm}
        </button>
        <a className={nativeButton} data-variant="onPlayer" href={leave.href}>
          {leave.label}
        </a>
      </div>
    </div>
  );
}
