import { css } from "linaria";
import type { ReactNode } from "react";
import { color, focusRing, font, layer, media, radius, size, space } from "../../tokens/index.ts";
import { RefreshIcon } from "../../primitives/Icon/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { MenuBody, type MenuBodyProps } from "./MenuBody.tsx";
import { linkName, onPressed, repeatedTitles } from "./pressed.ts";

/** Beside the page: narrow, icons alone; wide, all of it. */
export type MenuColumnVariant = "narrow" | "wide";

export interface MenuColumnLinksProps extends MenuBodyProps {
  variant: MenuColumnVariant;
  /** Sections whose first links stand in the narrow one, and how many of each. */
  narrow: Readonly<Record<string, number>>;
}

/** The place beside the page, as wide as `--k-menu-width` says; nothing of the page moves when the menu comes into it. */
const column = css`
  position: fixed;
  inset: ${size.header} auto 0 0;
  z-index: ${layer.sticky};
  width: var(--k-menu-width);
  padding: ${space[2]} 20px ${space[4]};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  border-inline-end: 1px solid ${color.line};
  background: ${color.surface};
  ${media.belowDesktop} {
    display: none;
  }
`;

const icons = css`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding-bottom: ${space[2]};
  & + & {
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
  }
`;

const iconLink = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  color: ${color.text};
  font: ${font.body};
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
  }
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
`;

const mark = css`
  position: absolute;
  inset: 6px 6px auto auto;
  width: 8px;
  height: 8px;
  border: 2px solid ${color.surface};
  box-sizing: content-box;
  border-radius: ${radius.full};
  background: ${color.accent};
  ${media.forcedColors} {
    background: Highlight;
  }
`;

const waiting = css`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} 0;
`;

/** The place of the left menu beside the page. It is there at once; what comes into it moves nothing. */
export function MenuColumn({ children }: { children: ReactNode }) {
  return (
    <div className={column} data-menu-column>
      {children}
    </div>
  );
}

/** The left menu beside the page: all of it, or the icons alone. */
export function MenuColumnLinks({ variant, narrow, ...body }: MenuColumnLinksProps) {
  return variant === "wide" ? <MenuBody {...body} onClose={() => undefined} /> : <Icons {...body} narrow={narrow} />;
}

/** Skeleton of the column until the menu comes. */
export function MenuColumnWaiting() {
  return (
    <div className={waiting}>
      {["70%", "52%", "78%", "60%", "66%"].map((width) => (
        <Skeleton key={width} shape="text" width={width} />
      ))}
    </div>
  );
}

type IconsProps = Omit<MenuColumnLinksProps, "variant">;

function Icons({ sections, narrow, onLink, phase = "ready", onRetry, activePath, texts }: IconsProps) {
  const repeated = repeatedTitles(sections);
  return (
    <nav aria-label={texts.sections} aria-busy={phase === "loading" || undefined}>
      {phase === "loading" && <MenuColumnWaiting />}
      {phase === "failed" && <Again failed={texts.failed} retry={texts.retry} onRetry={onRetry} />}
      {sections.map((section) => {
        const links = section.links.slice(0, narrow[section.id] ?? 0).filter(({ icon }) => icon !== undefined);
        if (section.failure !== undefined && (narrow[section.id] ?? 0) > 0)
          return (
            <Again
              key={section.id}
              failed={section.failure.text}
              retry={texts.retry}
              onRetry={section.failure.onRetry}
            />
          );
        return links.length === 0 ? null : (
          <ul key={section.id} className={icons} aria-label={section.title}>
            {links.map((link) => (
              <li key={link.url}>
                <a
                  className={iconLink}
                  href={link.url}
                  aria-label={linkName(link, section.title, repeated, texts.isNew)}
                  aria-current={link.url === activePath ? "page" : undefined}
                  data-tooltip={link.title}
                  onClick={onPressed(() => onLink?.(section.id, link.url))}
                >
                  {link.icon}
                  {link.isNew === true && <span className={mark} aria-hidden />}
                </a>
              </li>
            ))}
          </ul>
        );
      })}
    </nav>
  );
}

/** Another try of what did not come, in the width of an icon. */
function Again({ failed, retry, onRetry }: { failed: string; retry: string; onRetry: (() => void) | undefined }) {
  return (
    <div className={icons}>
      <PlainIconButton icon={<RefreshIcon />} label={`${failed}. ${retry}`} tooltip={failed} onClick={onRetry} />
    </div>
  );
}
