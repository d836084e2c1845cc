import { css } from "linaria";
import type { ReactNode } from "react";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { color, depth, font, layer, media, motion, radius, space } from "../../tokens/index.ts";

export interface CookieNoticeProps {
  /** Data that is kept and why, with a link to more. */
  children: ReactNode;
  /** Name of the region: «Файлы cookie». */
  label: string;
  /** «Принять» */
  acceptLabel: string;
  onAccept: () => void;
}

const notice = css`
  position: fixed;
  inset: auto ${space[6]} ${space[6]};
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space[4]};
  width: fit-content;
  max-width: 720px;
  margin-inline: auto;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[5]};
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.floating};
  color: ${color.text};
  font: ${font.body};
  animation: cookie-in ${motion.entry};
  @keyframes cookie-in {
    from {
      opacity: 0;
      translate: 0 calc(8px * ${motion.distance});
    }
  }
  p {
    flex: 1;
    min-width: 0;
  }
  a {
    color: ${color.accentText};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button {
    flex: none;
  }
  /* above what is at the bottom of a phone already */
  ${media.belowDesktop} {
    inset: auto ${space[3]} calc(${space[3]} + env(safe-area-inset-bottom) + var(--k-bottom-menu, 0px));
    padding-inline-start: ${space[4]};
  }
`;

/** That something is kept on the device, until it is accepted. It lies over the page and takes nothing of it: the focus stays where it is. */
export function CookieNotice({ children, label, acceptLabel, onAccept }: CookieNoticeProps) {
  return (
    <section aria-label={label} className={notice} data-cookie-notice data-above-bottom-menu>
      <p>{children}</p>
      <button type="button" className={nativeButton} data-variant="primary" onClick={onAccept}>
        {acceptLabel}
      </button>
    </section>
  );
}
