import { css, cx } from "linaria";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { CloseIcon } from "../../primitives/Icon/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { color, font, media, space } from "../../tokens/index.ts";
import { Logo } from "../Logo/index.ts";

export interface AppBannerProps {
  /** Where the app is. */
  href: SafeHref;
  onOpen?: (() => void) | undefined;
  onClose: () => void;
  /** `label` names the region, `title` and `text` are its two lines. */
  texts: { label: string; title: string; text: string; open: string; close: string };
  className?: string | undefined;
}

const banner = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 64px;
  padding: 0 ${space[4]} 0 ${space[1]};
  border-bottom: 1px solid ${color.line};
  background: ${color.surfaceBlock};
  ${media.tabletUp} {
    display: none;
  }
`;

const words = css`
  flex: 1;
  min-width: 0;
  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const title = css`
  font: ${font.bodyStrong};
`;

const text = css`
  color: ${color.textMuted};
  font: ${font.caption};
`;

const open = css`
  flex: none;
  min-height: 44px;
`;

/** At the top of a phone: the app, for whom it was made. It scrolls away with the page, and its height is known beforehand. */
export function AppBanner({ href, onOpen, onClose, texts, className }: AppBannerProps) {
  return (
    <aside aria-label={texts.label} className={cx(banner, className)} data-app-banner>
      <PlainIconButton icon={<CloseIcon size={20} />} label={texts.close} onClick={onClose} />
      <Logo />
      <span className={words}>
        <span className={title}>{texts.title}</span>
        <span className={text}>{texts.text}</span>
      </span>
      <a href={href} className={cx(nativeButton, open)} onClick={onOpen}>
        {texts.open}
      </a>
    </aside>
  );
}
