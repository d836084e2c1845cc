import { css, cx } from "linaria";
import { useId, type ReactNode } from "react";
import { ChevronDownIcon, ChevronUpIcon } from "../../primitives/Icon/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { MenuRow } from "../../primitives/MenuRow/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, focusRing, font, media, radius, space } from "../../tokens/index.ts";
import { Failure, Waiting } from "./Failure.tsx";
import { section } from "./LeftMenu.styles.ts";
import { linkName, onPressed } from "./pressed.ts";
import type { LeftMenuSection, LeftMenuSectionState } from "./sections.ts";

export interface SectionTexts {
  /** Heard after a link where something is new. */
  isNew: string;
  /** «Ещё N» */
  more: (count: number) => string;
  retry: string;
  /** Heard while the links of a section are asked for again. */
  loadingSection: (title: string) => string;
}

interface SectionProps extends LeftMenuSection {
  state: LeftMenuSectionState;
  onState: (state: LeftMenuSectionState) => void;
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

/** One list of links under its title, folded by it or cut at its limit, or why it did not come. */
export function Section({
  title: heading,
  links,
  isCollapsible = false,
  limit = links.length,
  count = links.length,
  failure,
  state,
  onState,
  activePath,
  repeated,
  onLeave,
  texts,
  children,
}: SectionProps) {
  const id = useId();
  const { isOpen, isWhole } = state;
  const shown = isWhole ? links : links.slice(0, limit);
  const rest = isWhole ? 0 : count - shown.length;
  return (
    <div className={section}>
      {heading !== undefined && !isCollapsible && (
        <h2 id={id} className={title}>
          {heading}
        </h2>
      )}
      {heading !== undefined && isCollapsible && (
        <h2 id={id}>
          <PlainButton
            className={cx(title, fold)}
            aria-expanded={isOpen}
            onClick={() => onState({ ...state, isOpen: !isOpen })}
          >
            {heading}
            {isOpen ? <ChevronUpIcon size={20} /> : <ChevronDownIcon size={20} />}
          </PlainButton>
        </h2>
      )}
      {failure?.isTrying === true && (
        <Waiting label={texts.loadingSection(heading ?? "")} widths={["64%", "48%", "56%"]} />
      )}
      {failure !== undefined && failure.isTrying !== true && (
        <Failure text={failure.text} retry={texts.retry} onRetry={failure.onRetry} />
      )}
      {isOpen && links.length > 0 && (
        <ul aria-labelledby={heading === undefined ? undefined : id}>
          {shown.map((link) => {
            const { title: text, url, icon, isNew = false } = link;
            const name = linkName(link, heading, repeated, texts.isNew);
            return (
              <li key={url}>
                <MenuRow
                  size="l"
                  href={url}
                  isCurrent={url === activePath}
                  label={name === text ? undefined : name}
                  onClick={onPressed(() => onLeave(url))}
                >
                  {icon !== undefined && <span className={iconPlace}>{icon}</span>}
                  <span className={words}>{text}</span>
                  {isNew && <span className={dot} aria-hidden />}
                </MenuRow>
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && rest > 0 && (
        <MenuRow size="l" onClick={() => onState({ ...state, isWhole: true })}>
          {texts.more(rest)}
        </MenuRow>
      )}
      {children}
    </div>
  );
}
