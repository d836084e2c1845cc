import { css, cx } from "linaria";
import { useId, useState, type ReactNode } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { VerifiedIcon } from "../../primitives/Icon/index.ts";
import { onVideo } from "../../primitives/onVideo/index.ts";
import { Fold } from "../../primitives/Fold/index.ts";
import type { SafeHref, SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { color, focusRing, font, radius, space } from "../../tokens/index.ts";

export interface ShortAboutProps {
  title: string;
  /** May be empty. */
  description: string;
  author?:
    | {
        readonly name: string;
        readonly href: SafeHref;
        readonly avatarSrc?: SafeMediaUrl | undefined;
        readonly isOfficial: boolean;
      }
    | undefined;
  /** The button that follows the author, where there is one. */
  follow?: ReactNode;
  /** Views and when it was published: shown with the description. */
  facts?: ReactNode;
  texts: { readonly official: string; readonly more: string; readonly less: string };
}

const about = css`
  --k-skeleton: var(--k-player-hover);
  display: grid;
  gap: ${space[2]};
  color: ${color.textOnPlayer};
`;

const authorRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-height: 44px;
`;

const authorLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: 44px;
  color: inherit;
  font: ${font.bodyStrong};
  text-decoration: none;
  & > b {
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  &:hover > b {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: 2px;
  }
`;

const heading = css`
  display: -webkit-box;
  margin: 0;
  overflow: hidden;
  font: ${font.leadStrong};
  overflow-wrap: anywhere;
  hyphens: auto;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &[data-open] {
    display: block;
  }
  @media (max-height: 480px) {
    font: ${font.bodyStrong};
    -webkit-line-clamp: 1;
  }
`;

/* Opened, it is read in its own box: the picture above stays in sight. */
const rest = css`
  max-height: min(40cqh, 320px);
  overflow: auto;
  overscroll-behavior: contain;
  font: ${font.body};
  white-space: pre-line;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: -2px;
  }
  & > p {
    margin: 0;
  }
  & > div {
    margin-bottom: ${space[2]};
    color: ${color.textMutedOnPlayer};
  }
`;

const fold = css`
  justify-self: start;
  padding-inline: ${space[1]};
  margin-inline-start: calc(-1 * ${space[1]});
  border-radius: ${radius.control};
  &:focus-visible {
    outline: ${focusRing.onPlayer};
    outline-offset: 0;
  }
`;

/** Whose short it is, what it is called, and, on a press, what is said of it. */
export function ShortAbout({ title, description, author, follow, facts, texts }: ShortAboutProps) {
  const [isOpen, setOpen] = useState(false);
  const restId = useId();
  return (
    <div className={cx(about, onVideo)}>
      {author !== undefined && (
        <div className={authorRow}>
          <a className={authorLink} href={author.href} data-control="author">
            <Avatar name={author.name} src={author.avatarSrc} size={36} loading="eager" />
            <b dir="auto">{author.name}</b>
            {author.isOfficial && <VerifiedIcon size={16} label={texts.official} />}
          </a>
          {follow !== undefined && <span data-control="follow">{follow}</span>}
        </div>
      )}
      <h2 className={heading} dir="auto" data-open={isOpen || undefined}>
        {title}
      </h2>
      {isOpen && (
        <div id={restId} className={rest} tabIndex={0} role="group" aria-label={title}>
          {facts !== undefined && <div>{facts}</div>}
          {description !== "" && <p dir="auto">{description}</p>}
        </div>
      )}
      <Fold
        isOpen={isOpen}
        onOpenChange={setOpen}
        more={texts.more}
        less={texts.less}
        className={fold}
        data-control="more"
        aria-controls={isOpen ? restId : undefined}
      />
    </div>
  );
}
