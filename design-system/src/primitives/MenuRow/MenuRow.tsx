import { css, cx } from "linaria";
import type { MouseEventHandler, ReactNode } from "react";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";
import type { SafeHref } from "../SafeAddress/index.ts";

export interface MenuRowProps {
  /** Where it leads; without it the row is a button. */
  href?: SafeHref | undefined;
  onClick?: MouseEventHandler | undefined;
  /** m: 40 px, 44 under a finger; l: 44 px, and more room beside its icon. Default m. */
  size?: "m" | "l" | undefined;
  /** It leads to what is open. Default false. */
  isCurrent?: boolean | undefined;
  /** Heard in the place of its words. Default: the words. */
  label?: string | undefined;
  /** An icon and the words. */
  children: ReactNode;
  className?: string | undefined;
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 40px;
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  font: ${font.body};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.state};
  -webkit-tap-highlight-color: transparent;
  & > svg {
    flex: none;
  }
  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
  &:active {
    background: ${color.surfacePressed};
  }
  &[aria-current] {
    background: ${color.surfaceSelected};
    color: ${color.accentText};
    font: ${font.bodyStrong};
  }
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
  ${media.coarse} {
    min-height: 44px;
  }
  &[data-size="l"] {
    gap: ${space[4]};
    min-height: 44px;
    padding-block: 0;
  }
`;

/** A row over the whole width of a menu: a link where it leads somewhere, a button where it does something. */
export function MenuRow({ href, onClick, size = "m", isCurrent = false, label, children, className }: MenuRowProps) {
  const shared = { className: cx(row, className), "data-size": size, "aria-label": label, onClick, children };
  if (href === undefined) return <button type="button" {...shared} />;
  return <a href={href} aria-current={isCurrent ? "page" : undefined} {...shared} />;
}
