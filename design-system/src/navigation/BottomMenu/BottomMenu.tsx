import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { color, focusRing, font, layer, media, motion, size } from "../../tokens/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { onPressed } from "../LeftMenu/pressed.ts";

export interface BottomMenuItem {
  id: string;
  title: string;
  href: SafeHref;
  /** 24 px */
  icon: ReactNode;
}

export interface BottomMenuProps {
  items: readonly BottomMenuItem[];
  /** The one whose page this is. */
  activeId?: string | undefined;
  /** Out of the way while the page scrolls under a finger. Default false. */
  isHidden?: boolean | undefined;
  /** A link is pressed; `true`: somebody else leads there, not the link. */
  onLink?: ((item: BottomMenuItem) => boolean | void) | undefined;
  label: string;
  className?: string | undefined;
}

const menu = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.mobileMenu};
  height: calc(${size.bottomMenu} + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  transition:
    translate ${motion.entry},
    opacity ${motion.entry};
  &[data-hidden] {
    translate: 0 calc(100% * ${motion.distance});
  }
  /* a person who tabs into it gets it back */
  &:focus-within {
    translate: 0 0;
  }
  ${media.reducedMotion} {
    &[data-hidden]:not(:focus-within) {
      opacity: 0;
      pointer-events: none;
    }
  }
  ${media.desktop} {
    display: none;
  }
`;

const list = css`
  display: flex;
  height: ${size.bottomMenu};
`;

const cell = css`
  flex: 1;
  min-width: 0;
`;

const link = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  height: 100%;
  padding: 0 2px;
  color: ${color.textMuted};
  font: ${font.caption};
  -webkit-tap-highlight-color: transparent;
  > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:active {
    background: ${color.surfacePressed};
  }
  &[aria-current] {
    color: ${color.accentText};
    font: ${font.captionStrong};
  }
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
`;

/** The menu under the thumb: mobile and tablet only. */
export function BottomMenu({ items, activeId, isHidden = false, onLink, label, className }: BottomMenuProps) {
  return (
    <nav aria-label={label} className={cx(menu, className)} data-hidden={isHidden || undefined}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.id} className={cell}>
            <a
              className={link}
              href={item.href}
              aria-current={item.id === activeId ? "page" : undefined}
              onClick={onPressed(() => onLink?.(item))}
            >
              {item.icon}
              <span>{item.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
