import { css } from "linaria";
import { color, focusRing, font, radius } from "../../tokens/index.ts";
import type { CardCommonProps } from "../props.ts";

const heading = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin: 0;
  font: var(--card-title-font, ${font.bodyStrong});
  color: ${color.text};
  overflow-wrap: anywhere;
  hyphens: auto;
  hyphenate-limit-chars: 12 5 5;
  [data-layout="over"] & {
    color: ${color.textOnBadge};
  }
  /* the menu button stands beside the first line */
  [data-has-menu]:is([data-layout="column"], [data-layout="row"]) & {
    padding-inline-end: 24px;
  }
`;

const link = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: 3;
    border-radius: ${radius.thumbnail};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
  pointer-events: auto;
`;

/** The card's heading and its only link, stretched over the whole card. */
export function CardTitle({ card }: { card: CardCommonProps }) {
  const Heading = `h${card.headingLevel ?? 3}` as "h2" | "h3" | "h4";
  return (
    <Heading className={heading} dir="auto">
      <a
        className={link}
        href={card.href}
        aria-label={card.label}
        data-card-link
        {...(card.opensNewTab === true ? { target: "_blank", rel: "noopener" } : null)}
      >
        {card.title}
      </a>
    </Heading>
  );
}
