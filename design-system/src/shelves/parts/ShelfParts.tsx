import { css, cx } from "linaria";
import { useEffect } from "react";
import { announceTogether } from "../../primitives/announce/index.ts";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { ArrowRightIcon, ExternalIcon, RefreshIcon } from "../../primitives/Icon/index.ts";
import { color, radius, space } from "../../tokens/index.ts";
import type { ShelfPhase, ShelfTexts } from "../props.ts";
import { ofShelf } from "./ofShelf.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";

const waiting = css`
  &[aria-disabled] {
    color: ${color.textMuted};
  }
`;

const failure = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[3]} ${space[4]};
  min-height: 160px;
  padding: ${space[6]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  color: ${color.textMuted};
  text-align: center;
  &[data-small] {
    min-height: 0;
    padding: ${space[3]} ${space[4]};
    border: 0;
  }
`;

interface SectionLinkProps {
  href: SafeHref;
  isExternal: boolean;
  texts: ShelfTexts;
  /** Name of the shelf. */
  shelf: string | undefined;
}

/** «Перейти в раздел»: leads somewhere, so it is a link (SHELF-COMMON-03). */
export function SectionLink({ href, isExternal, texts, shelf }: SectionLinkProps) {
  const name = ofShelf(texts.goToSection, shelf);
  return (
    <a
      className={nativeButton}
      href={href}
      data-section-link
      aria-label={isExternal ? `${name} ${texts.newTab}` : name}
      {...(isExternal ? { target: "_blank", rel: "noopener" } : null)}
    >
      {texts.goToSection}
      {isExternal ? <ExternalIcon size={20} /> : <ArrowRightIcon size={20} />}
    </a>
  );
}

interface ShelfFailureProps {
  texts: ShelfTexts;
  /** Name of the shelf. */
  shelf: string | undefined;
  onRetry: (() => void) | undefined;
  /** True under cards that are there. Default false. */
  isSmall?: boolean;
}

/** A dead shelf with the way on, in its own place: the rest of the page lives. */
export function ShelfFailure({ texts, shelf, onRetry, isSmall = false }: ShelfFailureProps) {
  const { failed, severalFailed } = texts;
  // Five shelves of a page that fail together are one message.
  useEffect(() => announceTogether("shelf-failed", failed, severalFailed), [failed, severalFailed]);
  return (
    <div className={failure} data-shelf-failed data-small={isSmall || undefined}>
      <p>{failed}</p>
      {onRetry === undefined ? null : (
        <button type="button" className={nativeButton} aria-label={ofShelf(texts.retry, shelf)} onClick={onRetry}>
          <RefreshIcon size={20} />
          {texts.retry}
        </button>
      )}
    </div>
  );
}

interface LoadMoreButtonProps {
  label: string;
  pendingLabel: string;
  /** Name of the shelf. */
  shelf: string | undefined;
  phase: ShelfPhase;
  onPress: (() => void) | undefined;
}

/** Native, as every piece of a first screen: the press machinery would be a tenth of the first load. */
export function LoadMoreButton({ label, pendingLabel, shelf, phase, onPress }: LoadMoreButtonProps) {
  const isPending = phase === "loadingMore";
  return (
    <span data-load-more>
      {/* Not `disabled`: the button keeps the focus while more is on its way. */}
      <button
        type="button"
        className={cx(nativeButton, waiting)}
        aria-label={ofShelf(isPending ? pendingLabel : label, shelf)}
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (!isPending) onPress?.();
        }}
      >
        {isPending ? pendingLabel : label}
      </button>
    </span>
  );
}
