import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { ExternalIcon } from "../../primitives/Icon/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, font, media, space } from "../../tokens/index.ts";
import { FrameCover, FrameEnd, frameStage, type FrameState } from "../../primitives/FrameStage/index.ts";

/** How far the page in the popup is scrolled, px. */
export interface PageScroll {
  readonly top: number;
  /** How much of the page is in sight. */
  readonly view: number;
  /** How high the page is. */
  readonly height: number;
}

export interface BlogPopupProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Title of the page. */
  title: string;
  /** Where the page stands for everybody; without it no address is shown. */
  link?: { readonly href: SafeHref; readonly text: string } | undefined;
  /** The page: the host's `<iframe>` (it owns the address and the messages). */
  children: ReactNode;
  /** loading shows a spinner over the frame until it speaks; failed offers another try. Default "ready". */
  state?: FrameState | undefined;
  /** How high the page is, px. Default as high as the popup. */
  height?: number | undefined;
  /** The page is scrolled: by the popup, since the frame is as high as its page. */
  onScroll?: ((scroll: PageScroll) => void) | undefined;
  onRetry?: (() => void) | undefined;
  texts: { close: string; loading: string; failed: string; retry: string; outside: string };
}

const address = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  margin: calc(-1 * ${space[3]}) ${space[6]} ${space[1]};
  color: ${color.accentText};
  font: ${font.body};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
  > svg {
    flex: none;
  }
  ${media.mobile} {
    margin-inline: ${space[4]};
  }
`;

const stage = css`
  height: calc(100dvh - 32px - 136px);
  overflow: auto;
  overscroll-behavior: contain;
  outline-offset: -2px;
  ${media.mobile} {
    height: calc(100dvh - 136px);
  }
  > iframe {
    display: block;
    height: max(100%, var(--page-height, 100%));
  }
`;

/** A page of another site over the page: its name, its address, and the page itself in a frame. */
export function BlogPopup({
  isOpen,
  onOpenChange,
  title,
  link,
  children,
  state = "ready",
  height,
  onScroll,
  onRetry,
  texts,
}: BlogPopupProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={texts.close}
      size="l"
      mobile="full"
      isFlush
    >
      {link !== undefined && (
        <a className={address} href={link.href} target="_blank" rel="noopener">
          <VisuallyHidden>{texts.outside} </VisuallyHidden>
          {link.text}
          <ExternalIcon size={16} />
        </a>
      )}
      <div
        className={cx(frameStage, stage)}
        role="group"
        aria-label={title}
        // what scrolls must be within reach of the keys
        tabIndex={0}
        data-state={state}
        aria-busy={state === "loading"}
        style={height === undefined ? undefined : ({ "--page-height": `${height}px` } as React.CSSProperties)}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
          onScroll?.({ top: Math.round(scrollTop), view: clientHeight, height: scrollHeight })
        }
      >
        {children}
        <FrameCover state={state} onRetry={onRetry} texts={texts} />
      </div>
      {/* Beside what scrolls: the focus that passes through it moves nothing. */}
      {state === "ready" && <FrameEnd />}
    </Dialog>
  );
}
