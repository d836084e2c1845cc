import { css, cx } from "linaria";
import { useId, useState, type ReactNode } from "react";
import { ChevronDownIcon, ChevronUpIcon } from "../../primitives/Icon/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, focusRing, font, media, radius, space } from "../../tokens/index.ts";
import { row, section } from "./LeftMenu.styles.ts";
import { linkName, onPressed } from "./pressed.ts";

export interface LeftMenuLink {
  title: string;
  url: SafeHref;
  /** 24 px */
  icon?: ReactNode;
  /** Something new is there. Default false. */
  isNew?: boolean | undefined;
}

export interface LeftMenuSection {
  id: string;
  /** The first section needs none. */
  title?: string | undefined;
  links: readonly LeftMenuLink[];
  /** Its title folds it. Default false. */
  isCollapsible?: boolean | undefined;
  /** So many are shown before «Ещё N»; default all. */
  limit?: number | undefined;
}

export interface SectionTexts {
  /** Heard after a link where something is new. */
  isNew: string;
  /** «Ещё N» */
  more: (count: number) => string;
}

interface SectionProps extends LeftMenuSection {
  activePath: string | undefined;
  /** Words that stand in more than one section: said with the section's title. */
  repeated: ReadonlySet<string>;
  /** A link is pressed; `true`: the link itself leads nowhere. */
  onLeave: (url: SafeHref) => boolean;
  texts: SectionTexts;
  children?: ReactNode;
}

const title = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  padding: ${space[2]} ${space[3]};
  color: ${color.textMuted};
  font: ${font.captionStrong};
`;

const fold = css`
  min-height: 44px;
  border-radius: ${radius.control};
  text-align: start;
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
`;

const iconPlace = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
`;

const words = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/* more than its colour: a dot where the others have nothing, and words for who hears */
const dot = css`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: ${radius.full};
  background: ${color.accent};
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** One list of links under its title, folded by it or cut at its limit. */
export function Section({
  title: heading,
  links,
  isCollapsible = false,
  limit = links.length,
  activePath,
  repeated,
  onLeave,
  texts,
  children,
}: SectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? links : links.slice(0, limit);
  const rest = links.length - shown.length;
  return (
    <div className={section}>
      {heading !== undefined && !isCollapsible && (
        <h2 id={id} className={title}>
          {heading}
        </h2>
      )}
      {heading !== undefined && isCollapsible && (
        <h2 id={id}>
          <PlainButton className={cx(title, fold)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {heading}
            {isOpen ? <ChevronUpIcon size={20} /> : <ChevronDownIcon size={20} />}
          </PlainButton>
        </h2>
      )}
      {isOpen && (
        <ul aria-labelledby={heading === undefined ? undefined : id}>
          {shown.map((link) => {
            const { title: text, url, icon, isNew = false } = link;
            return (
              <li key={url}>
                <a
                  className={row}
                  href={url}
                  aria-current={url === activePath ? "page" : undefined}
                  aria-label={linkName(link, heading, repeated, texts.isNew)}
                  onClick={onPressed(() => onLeave(url))}
                >
                  {icon !== undefined && <span className={iconPlace}>{icon}</span>}
                  <span className={words}>{text}</span>
                  {isNew && <span className={dot} aria-hidden />}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && rest > 0 && (
        <PlainButton className={row} onClick={() => setWhole(true)}>
          {texts.more(rest)}
        </PlainButton>
      )}
      {children}
    </div>
  );
}
