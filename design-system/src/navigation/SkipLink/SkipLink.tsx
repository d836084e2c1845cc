import { css } from "linaria";
import { color, font, layer, radius, space } from "../../tokens/index.ts";
import type { InPage } from "../../primitives/SafeAddress/index.ts";

export interface SkipLinkProps {
  children: string;
  /** The id of what it leads to, with its hash. Default "#main". */
  href?: InPage | undefined;
}

const skipLink = css`
  position: fixed;
  inset: ${space[2]} auto auto ${space[2]};
  z-index: ${layer.skipLink};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.textOnAccent};
  font: ${font.bodyStrong};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** A way past what repeats: seen only while it has the focus. The address stays as it is, for it says which page this is. */
export function SkipLink({ children, href = "#main" }: SkipLinkProps) {
  return (
    <a
      className={skipLink}
      href={href}
      onClick={(event) => {
        const place = document.querySelector<HTMLElement>(href);
        if (place === null) return;
        event.preventDefault();
        // A place that is only kept for something has no name: what has come into it does.
        const target =
          (place instanceof HTMLDivElement && place.querySelector<HTMLElement>("[data-region], h2[tabindex]")) || place;
        if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
        target.focus({ preventScroll: true });
        // As a link to it would: its beginning stands at the top, below the header.
        target.scrollIntoView?.({ block: "start" });
      }}
    >
      {children}
    </a>
  );
}
