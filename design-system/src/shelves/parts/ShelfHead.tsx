import type { ReactNode } from "react";
import { css } from "linaria";
import { ChevronRightIcon, ExternalIcon } from "../../primitives/Icon/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import type { ShelfProps, ShelfTexts } from "../props.ts";
import { hexColour } from "./hexColour.ts";

const head = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 40px;
  margin-bottom: ${space[3]};
  ${media.mobile} {
    margin-bottom: ${space[2]};
  }
`;

const heading = css`
  flex: 1;
  min-width: 0;
  margin: 0;
  font: ${font.title};
  color: var(--shelf-text, ${color.text});
  overflow-wrap: anywhere;
  /* the hue is the shelf's, the lightness keeps it readable in either theme */
  @supports (color: light-dark(oklch(from red min(l, 0.5) c h), red)) {
    &[data-coloured] {
      color: light-dark(oklch(from var(--shelf-text) min(l, 0.5) c h), oklch(from var(--shelf-text) max(l, 0.74) c h));
    }
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 28px;
  border-radius: ${radius.badge};
  & > svg {
    flex: none;
    color: ${color.textMuted};
    transition: translate 120ms;
  }
  ${media.hover} {
    &:hover > svg {
      translate: calc(2px * var(--k-motion-distance)) 0;
      color: ${color.text};
    }
  }
  &:active {
    color: ${color.textMuted};
  }
  ${media.coarse} {
    min-width: 44px;
    min-height: 44px;
    margin-block: -8px;
  }
`;

const picture = css`
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${radius.control};
  object-fit: cover;
`;

interface ShelfHeadProps extends Pick<
  ShelfProps,
  "title" | "href" | "isExternal" | "icon" | "textColor" | "headingLevel"
> {
  id: string;
  texts: Pick<ShelfTexts, "newTab">;
  /** The title is still to come: its place is shown. Default false. */
  isTitleComing?: boolean | undefined;
  /** The scroller's buttons. */
  children?: ReactNode;
}

/** Title of a shelf, a link where it leads somewhere (SHELF-COMMON-01, SHELF-COMMON-02). */
export function ShelfHead({
  id,
  title,
  href,
  isExternal = false,
  icon,
  textColor,
  texts,
  headingLevel = 2,
  isTitleComing = false,
  children,
}: ShelfHeadProps) {
  if (isTitleComing) {
    return (
      <div className={head} data-shelf-head>
        <Skeleton width="min(220px, 60%)" height="24px" />
      </div>
    );
  }
  if (title === undefined && children == null) return null;
  const Heading = `h${headingLevel}` as "h2" | "h3";
  const colour = hexColour(textColor);
  return (
    <div className={head} data-shelf-head>
      {icon === undefined ? null : (
        <img className={picture} src={icon} alt="" width={32} height={32} loading="lazy" decoding="async" />
      )}
      {title === undefined ? null : (
        <Heading
          id={id}
          className={heading}
          dir="auto"
          data-coloured={colour === undefined ? undefined : true}
          style={colour === undefined ? undefined : ({ "--shelf-text": colour } as React.CSSProperties)}
        >
          {href === undefined ? (
            title
          ) : (
            <a
              className={link}
              href={href}
              {...(isExternal ? { target: "_blank", rel: "noopener", "aria-label": `${title} ${texts.newTab}` } : null)}
            >
              {title}
              {isExternal ? <ExternalIcon size={20} /> : <ChevronRightIcon size={20} />}
            </a>
          )}
        </Heading>
      )}
      {children}
    </div>
  );
}
