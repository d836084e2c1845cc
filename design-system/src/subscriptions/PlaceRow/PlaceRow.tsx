import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { VerifiedIcon } from "../../primitives/Icon/index.ts";
import type { SafeHref, SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { color, fingerArea, font, media, space } from "../../tokens/index.ts";

export interface PlaceRowProps {
  name: string;
  href: SafeHref;
  picture?: SafeMediaUrl | undefined;
  /** Heard and shown by its sign. Default: it is not confirmed. */
  official?: string | undefined;
  /** Quiet facts under the name. */
  facts?: readonly string[] | undefined;
  /** Two lines at most. */
  description?: string | undefined;
  /** A button of its own, beside it. */
  children?: ReactNode;
}

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  ${media.mobile} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  justify-items: start;
`;

const title = css`
  max-width: 100%;
  font: ${font.leadStrong};
  overflow-wrap: anywhere;
  & > a {
    position: relative;
    color: inherit;
    text-decoration: none;
    ${media.coarse} {
      &::after {
        ${fingerArea}
      }
    }
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  & svg {
    display: inline-block;
    margin-inline-start: ${space[1]};
    color: ${color.textMuted};
    vertical-align: -2px;
  }
`;

const quiet = css`
  max-width: 100%;
  color: ${color.textMuted};
  font: ${font.body};
  overflow-wrap: anywhere;
`;

const about = css`
  display: -webkit-box;
  overflow: hidden;
  max-width: 60rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const action = css`
  ${media.mobile} {
    grid-column: 2;
    justify-self: start;
  }
`;

/** A channel, a playlist or a show in a list: what it is called, what there is to know, and what can be done with it. */
export function PlaceRow({ name, href, picture, official, facts = [], description, children }: PlaceRowProps) {
  return (
    <article className={row}>
      <Avatar name={name} src={picture} size={72} />
      <div className={words}>
        <h3 className={title} dir="auto">
          <a href={href}>{name}</a>
          {official !== undefined && <VerifiedIcon size={16} label={official} />}
        </h3>
        {facts.length > 0 && <p className={quiet}>{facts.join(" · ")}</p>}
        {description !== undefined && description !== "" && (
          <p className={cx(quiet, about)} dir="auto">
            {description}
          </p>
        )}
      </div>
      {children !== undefined && <div className={action}>{children}</div>}
    </article>
  );
}
