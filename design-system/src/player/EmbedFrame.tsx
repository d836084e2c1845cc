import { css } from "linaria";
import type { ReactNode } from "react";
import { ExternalIcon } from "../primitives/Icon/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import type { SafeHref } from "../primitives/SafeAddress/index.ts";
import { color, font, media, motion, space } from "../tokens/index.ts";

export interface EmbedFrameProps {
  /** The video's, as words of the link. */
  title: string;
  /** Quiet words under it: whose it is. */
  author: string;
  /** The video's page, which opens in a tab of its own. */
  href: SafeHref;
  /** For who hears the link, after its words: where it leads. */
  hint: string;
  /** The player. */
  children: ReactNode;
}

/* As large as the frame lets it be, in its own ratio; what is left over stays dark. */
const frame = css`
  position: relative;
  display: grid;
  place-content: center;
  width: 100%;
  height: 100dvh;
  overflow: hidden;
  background: ${color.player};
  & > [data-player] {
    width: min(100vw, 100dvh * 16 / 9);
    border-radius: 0;
  }
`;

const bar = css`
  position: absolute;
  inset: 0 0 auto;
  padding: ${space[3]} ${space[4]} ${space[8]};
  background: linear-gradient(${color.badge}, transparent);
  color: ${color.textOnPlayer};
  pointer-events: none;
  transition: opacity ${motion.state};
  [data-player][data-quiet] + &:not(:focus-within),
  [data-player][data-fullscreen] + & {
    opacity: 0;
  }
  ${media.mobile} {
    padding: ${space[2]} ${space[3]} ${space[6]};
  }
`;

const link = css`
  display: inline-grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[2]};
  max-width: 100%;
  min-height: 44px;
  color: inherit;
  font: ${font.leadStrong};
  text-decoration: none;
  pointer-events: auto;
  & > [data-title],
  & > [data-author] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: isolate;
  }
  & > [data-author] {
    font: ${font.caption};
  }
  ${media.hover} {
    &:hover > [data-title] {
      text-decoration: underline;
    }
  }
`;

/** The whole of a page that stands in somebody's frame: the player, and over it the name of the video, which leads to it. */
export function EmbedFrame({ title, author, href, hint, children }: EmbedFrameProps) {
  return (
    <main className={frame}>
      {children}
      <div className={bar} data-embed-title>
        <a className={link} href={href} target="_blank" rel="noopener">
          <span data-title>{title}</span>
          <ExternalIcon size={20} />
          <VisuallyHidden>, </VisuallyHidden>
          <span data-author>{author}</span>
          <VisuallyHidden>: {hint}</VisuallyHidden>
        </a>
      </div>
    </main>
  );
}
