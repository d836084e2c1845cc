import { css } from "linaria";
import { useState, type ReactNode } from "react";
import { MenuRow } from "../../primitives/MenuRow/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { color, space } from "../../tokens/index.ts";
import { Failure, Waiting } from "./Failure.tsx";
import { section } from "./LeftMenu.styles.ts";
import { repeatedTitles } from "./pressed.ts";
import { Section, type SectionTexts } from "./Section.tsx";
import { untouched, type LeftMenuSection, type LeftMenuSectionState } from "./sections.ts";

/** Action in this page, as a row among the sections. */
export interface LeftMenuAction {
  id: string;
  title: string;
  /** 24 px */
  icon?: ReactNode;
  onPress: () => void;
  /** The section that it follows. Default: all of them. */
  after?: string | undefined;
}

export interface MenuBodyProps {
  sections: readonly LeftMenuSection[];
  /** How each section stands, by its id; one that is not named is untouched. Default: the menu keeps it for as long as it is shown. */
  sectionStates?: Readonly<Record<string, LeftMenuSectionState>> | undefined;
  /** A section was folded, unfolded or shown whole. */
  onSectionState?: ((sectionId: string, state: LeftMenuSectionState) => void) | undefined;
  /** A link of a section is pressed; `true`: somebody else leads there, not the link. */
  onLink?: ((sectionId: string, url: SafeHref) => boolean | void) | undefined;
  /** loading: its skeleton; failed: why not, with another try, under what is known. Default "ready". */
  phase?: "loading" | "failed" | "ready" | undefined;
  onRetry?: (() => void) | undefined;
  /** Under the main section: the way in for who is not signed in. */
  prompt?: ReactNode;
  /** The path of this page, to mark its link. */
  activePath?: string | undefined;
  actions?: readonly LeftMenuAction[] | undefined;
  /** At the foot: the quiet links and the copyright line. */
  footer?: ReactNode;
  texts: MenuBodyTexts;
}

export interface MenuBodyTexts extends SectionTexts {
  /** Name of the list of links. */
  sections: string;
  loading: string;
  failed: string;
}

const foot = css`
  padding: ${space[4]} ${space[3]} 0;
  border-top: 1px solid ${color.line};
`;

/** All that the left menu holds, wherever it stands. `onClose`: something was chosen. */
export function MenuBody({
  sections,
  sectionStates,
  onSectionState,
  onLink,
  phase = "ready",
  onRetry,
  prompt,
  activePath,
  actions = [],
  footer,
  texts,
  onClose,
}: MenuBodyProps & { onClose: () => void }) {
  const [ownStates, setOwnStates] = useState<Readonly<Record<string, LeftMenuSectionState>>>({});
  const states = sectionStates ?? ownStates;
  const repeated = repeatedTitles(sections);
  const known = new Set(sections.map(({ id }) => id));
  const rows = (place: string | undefined) => {
    const own = actions.filter(({ after }) => (after !== undefined && known.has(after) ? after : undefined) === place);
    return own.length === 0 ? null : (
      <div className={section}>
        {own.map(({ id, title, icon, onPress }) => (
          <MenuRow
            key={id}
            size="l"
            onClick={() => {
              onClose();
              onPress();
            }}
          >
            {icon}
            {title}
          </MenuRow>
        ))}
      </div>
    );
  };
  return (
    <>
      {/* who holds it has the name of the whole */}
      <nav aria-label={texts.sections} aria-busy={phase === "loading" || undefined}>
        {sections.map((each, index) => (
          <Section
            key={each.id}
            {...each}
            state={states[each.id] ?? untouched}
            onState={(state) => {
              setOwnStates({ ...states, [each.id]: state });
              onSectionState?.(each.id, state);
            }}
            activePath={activePath}
            repeated={repeated}
            onLeave={(url) => {
              const isHandled = onLink?.(each.id, url) === true;
              onClose();
              return isHandled;
            }}
            texts={texts}
          >
            {index === 0 && prompt}
            {rows(each.id)}
          </Section>
        ))}
      </nav>
      {phase === "loading" && <Waiting label={texts.loading} widths={["64%", "48%", "72%", "56%", "60%", "44%"]} />}
      {phase === "failed" && <Failure text={texts.failed} retry={texts.retry} onRetry={onRetry} />}
      {rows(undefined)}
      {footer !== undefined && <footer className={foot}>{footer}</footer>}
    </>
  );
}
