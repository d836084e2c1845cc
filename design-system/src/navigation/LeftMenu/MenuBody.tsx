import { css } from "linaria";
import type { ReactNode } from "react";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, font, space } from "../../tokens/index.ts";
import { row, section } from "./LeftMenu.styles.ts";
import { repeatedTitles } from "./pressed.ts";
import { Section, type LeftMenuSection, type SectionTexts } from "./Section.tsx";

/** What happens in this page, as a row among the sections. */
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
  retry: string;
}

const failed = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]};
  color: ${color.textMuted};
  font: ${font.body};
`;

const waiting = css`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} ${space[3]};
`;

const foot = css`
  padding: ${space[4]} ${space[3]} 0;
  border-top: 1px solid ${color.line};
`;

/** All that the left menu holds, wherever it stands. `onClose`: something was chosen. */
export function MenuBody({
  sections,
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
  const repeated = repeatedTitles(sections);
  const known = new Set(sections.map(({ id }) => id));
  const rows = (place: string | undefined) => {
    const own = actions.filter(({ after }) => (after !== undefined && known.has(after) ? after : undefined) === place);
    return own.length === 0 ? null : (
      <div className={section}>
        {own.map(({ id, title, icon, onPress }) => (
          <PlainButton
            key={id}
            className={row}
            onClick={() => {
              onClose();
              onPress();
            }}
          >
            {icon}
            {title}
          </PlainButton>
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
      {phase === "loading" && <Waiting label={texts.loading} />}
      {phase === "failed" && (
        <div className={failed} role="alert">
          <p>{texts.failed}</p>
          <button type="button" className={nativeButton} onClick={onRetry}>
            {texts.retry}
          </button>
        </div>
      )}
      {rows(undefined)}
      {footer !== undefined && <footer className={foot}>{footer}</footer>}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={waiting} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {["64%", "48%", "72%", "56%", "60%", "44%"].map((width) => (
        <Skeleton key={width} shape="text" width={width} />
      ))}
    </div>
  );
}
