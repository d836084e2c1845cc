import { css, cx } from "linaria";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";

export interface FooterLink {
  title: string;
  url: SafeHref;
}

export interface FooterLinksProps {
  /** From the server, in its order. */
  links: readonly FooterLink[];
  /** The name of the list of links. */
  label: string;
  /** The copyright line with the year. */
  copyright: string;
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

/** The quiet links at the end of a page, and whose the page is. */
export function FooterLinks({ links, label, copyright, className }: FooterLinksProps) {
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
      <span>{copyright}</span>
    </div>
  );
}
