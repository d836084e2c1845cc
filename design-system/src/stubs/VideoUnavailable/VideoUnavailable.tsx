import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { HideIcon } from "../../primitives/Icon/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { color, fingerArea, focusRing, font, media, radius, space } from "../../tokens/index.ts";
import { placeHeading, placeWords, playerPlace } from "../playerPlace.ts";

export interface VideoUnavailableProps {
  /** Why, by the code of the response. */
  title: string;
  /** Advice to the viewer, may hold a link. */
  text?: ReactNode;
  /** Ways on, the first one first. Default: there is none. */
  actions?: readonly { label: string; href?: SafeHref | undefined; onPress?: (() => void) | undefined }[] | undefined;
  /** 40 px; default: a crossed-out eye. */
  icon?: ReactNode;
  /** The level of its heading in the page. Default 1. */
  headingLevel?: 1 | 2 | undefined;
  className?: string | undefined;
}

/* A strut and no ratio of its own: long words and large text make it higher. A host that
   wants another size sets `--place-ratio: auto`, which leaves the strut out, and `--place-height`, the least one. */
const stub = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.thumbnail};
  overflow: clip;
  > *,
  &::before {
    grid-area: 1 / 1;
  }
  &::before {
    aspect-ratio: var(--place-ratio, 16 / 9);
    content: "";
  }
  ${media.mobile} {
    border-radius: 0;
  }
`;

const place = css`
  gap: ${space[3]};
  padding: ${space[6]};
  ${media.mobile} {
    padding: ${space[4]};
  }
`;

const mark = css`
  color: ${color.textMutedOnPlayer};
`;

const heading = css`
  font: ${font.title};
`;

const words = css`
  > a {
    position: relative;
    color: ${color.textOnPlayer};
    text-decoration: underline;
    text-underline-offset: 3px;
    ${media.coarse} {
      &::after {
        ${fingerArea}
      }
    }
  }
  > a:focus-visible {
    outline: ${focusRing.onPlayer};
  }
`;

const waysOn = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;

/** In the player's place and of the player's size, when there is nothing to play. */
export function VideoUnavailable({
  title,
  text,
  actions = [],
  icon,
  headingLevel = 1,
  className,
}: VideoUnavailableProps) {
  const Heading = headingLevel === 1 ? "h1" : "h2";
  return (
    <div className={cx(stub, className)}>
      <div className={cx(playerPlace, place)}>
        <span className={mark}>{icon ?? <HideIcon size={40} />}</span>
        <Heading className={cx(placeHeading, heading)}>{title}</Heading>
        {text !== undefined && <p className={cx(placeWords, words)}>{text}</p>}
        {actions.length > 0 && (
          <div className={waysOn}>
            {actions.map(({ label, href, onPress }) =>
              href !== undefined ? (
                <a key={label} className={nativeButton} data-variant="onPlayer" href={href} onClick={onPress}>
                  {label}
                </a>
              ) : (
                <button key={label} type="button" className={nativeButton} data-variant="onPlayer" onClick={onPress}>
                  {label}
                </button>
              ),
            )}
          </div>
        )}
      </div>
    </div>
  );
}
