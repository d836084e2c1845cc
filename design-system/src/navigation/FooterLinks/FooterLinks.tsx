import { css, cx } from "linaria";
import { useId } from "react";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";

export interface FooterLink {
  title: string;
  url: SafeHref;
}

export interface FooterLinksFailure {
  text: string;
  retry: string;
  onRetry: () => void;
}

export interface FooterLinksProps {
  /** From the server, in its order. */
  links: readonly FooterLink[];
  /** The name of the list of links. */
  label: string;
  /** The copyright line with the year. */
  copyright: string;
  /** The links did not come: why, and another try. Default they did. */
  failure?: FooterLinksFailure | undefined;
  className?: string | undefined;
}

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  color: ${color.textMuted};
  font: ${font.caption};
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
`;

const link = css`
  display: inline-block;
  padding: ${space[1]} 0;
  border-radius: ${radius.badge};
  ${media.hover} {
    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
  ${media.coarse} {
    padding: 14px 0;
  }
`;

const missing = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
`;

const again = css`
  min-height: 44px;
  border-radius: ${radius.badge};
  color: ${color.text};
  text-decoration: underline;
`;

/** The quiet links at the end of a page, and whose the page is. */
export function FooterLinks({ links, label, copyright, failure, className }: FooterLinksProps) {
  const id = useId();
  return (
    <div className={cx(foot, className)}>
      {links.length > 0 && (
        <nav aria-label={label}>
          <ul className={list}>
            {links.map(({ title, url }) => (
              <li key={url}>
                <a className={link} href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {failure !== undefined && (
        <div className={missing} role="alert">
          <span id={id}>{failure.text}</span>
          <PlainButton className={again} aria-describedby={id} onClick={failure.onRetry}>
            {failure.retry}
          </PlainButton>
        </div>
      )}
      <span>{copyright}</span>
    </div>
  );
}
