import { css } from "linaria";
import { VerifiedIcon } from "../../primitives/Icon/index.ts";
import { color, media, radius } from "../../tokens/index.ts";
import type { CardAuthor } from "../props.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";

const line = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  /* nearer the quiet line below: the middle of the title, a link of 17 px, stands 12 px from the next (WCAG 2.5.8) */
  margin-block: 2px -2px;
  & > svg {
    flex: none;
  }
`;

const link = css`
  /* over the link of the title, which is stretched over the whole card */
  position: relative;
  z-index: 4;
  min-width: 0;
  /* 26 px are hit, downwards (WCAG 2.5.8): above it is the title, and a hidden line of a long one may lie under it */
  padding: 0 2px 6px;
  margin: 0 -2px -6px;
  border-radius: calc(${radius.badge} + 2px);
  unicode-bidi: isolate;
  /* a long name takes two lines at most; who listens hears all of it */
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  /* the room around the words is the ring's gap */
  &:focus-visible {
    outline-offset: 0;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
      text-decoration: underline;
    }
  }
  ${media.coarse} {
    /* downwards: the quiet line there leads nowhere of its own, the title above does */
    &::after {
      content: "";
      position: absolute;
      inset: -2px -4px -18px;
      min-width: 44px;
    }
  }
`;

interface CardChannelProps {
  author: CardAuthor & { readonly href: SafeHref };
  /** Name of the sign of an official channel. */
  officialLabel: string;
}

/** The card's second, quiet link: to the channel, named by it. The card itself stays one link with one heading (ADR 16). */
export function CardChannel({ author, officialLabel }: CardChannelProps) {
  return (
    <p className={line}>
      <a
        className={link}
        href={author.href}
        data-card-channel
        {...(author.opensNewTab === true ? { target: "_blank", rel: "noopener" } : null)}
      >
        <span>{author.name}</span>
      </a>
      {author.isOfficial === true ? <VerifiedIcon size={16} label={officialLabel} /> : null}
    </p>
  );
}
