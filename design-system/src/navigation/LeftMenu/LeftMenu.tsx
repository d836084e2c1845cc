import { css } from "linaria";
import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { CloseIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { color, depth, focusRing, font, layer, media, motion, radius, space } from "../../tokens/index.ts";
import { Logo } from "../Logo/index.ts";

export interface LeftMenuLink {
  title: string;
  url: string;
  /** 24 px */
  icon?: ReactNode;
}

export interface LeftMenuSection {
  id: string;
  /** The first section needs none. */
  title?: string | undefined;
  links: readonly LeftMenuLink[];
}

/** What happens in this page, as a row after the links. */
export interface LeftMenuAction {
  id: string;
  title: string;
  /** 24 px */
  icon?: ReactNode;
  onPress: () => void;
}

export interface LeftMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  sections: readonly LeftMenuSection[];
  /** The path of this page, to mark its link. */
  activeUrl?: string | undefined;
  actions?: readonly LeftMenuAction[] | undefined;
  /** At the foot: the quiet links and the copyright line. */
  footer?: ReactNode;
  texts: { menu: string; close: string; name: string; home: string };
}

const overlay = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  background: ${color.overlay};
  transition: opacity ${motion.entry};
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`;

const drawer = css`
  width: min(280px, calc(100vw - 56px));
  height: 100%;
  border-inline-end: 1px solid ${color.lineFloating};
  background: ${color.surfaceRaised};
  box-shadow: ${depth.floating};
  transition: translate ${motion.entry};
  &[data-entering],
  &[data-exiting] {
    translate: calc(-100% * ${motion.distance}) 0;
  }
`;

const dialog = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: none;
`;

const head = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  height: var(--k-header-height);
  padding: 0 ${space[3]};
`;

const body = css`
  flex: 1;
  overflow: auto;
  padding: 0 ${space[3]} ${space[4]};
`;

const section = css`
  padding: ${space[2]} 0;
  border-top: 1px solid ${color.line};
  &:first-child {
    border-top: 0;
  }
`;

const title = css`
  padding: ${space[2]} ${space[3]};
  color: ${color.textMuted};
  font: ${font.captionStrong};
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  width: 100%;
  min-height: 44px;
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.text};
  font: ${font.body};
  cursor: pointer;
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
`;

const foot = css`
  padding: ${space[4]} ${space[3]} 0;
  border-top: 1px solid ${color.line};
`;

/** The left menu as an overlay; its links close it by changing the page. */
export function LeftMenu({ isOpen, onOpenChange, sections, activeUrl, actions = [], footer, texts }: LeftMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={overlay}>
      <Modal className={drawer}>
        <Dialog aria-label={texts.menu} className={dialog}>
          <div className={head}>
            <IconButton icon={<CloseIcon />} label={texts.close} onPress={close} />
            <a href="/" aria-label={texts.home} onClick={close}>
              <Logo name={texts.name} />
            </a>
          </div>
          <div className={body}>
            {/* the dialog has the name already */}
            <nav>
              {sections.map(({ id, title: words, links }) => (
                <div key={id} className={section}>
                  {words !== undefined && <h2 className={title}>{words}</h2>}
                  <ul>
                    {links.map(({ title: text, url, icon }) => (
                      <li key={url}>
                        <a className={row} href={url} aria-current={url === activeUrl ? "page" : undefined} onClick={close}>
                          {icon}
                          {text}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
            {actions.length > 0 && (
              <div className={section}>
                {actions.map(({ id, title: text, icon, onPress }) => (
                  <button
                    key={id}
                    type="button"
                    className={row}
                    onClick={() => {
                      close();
                      onPress();
                    }}
                  >
                    {icon}
                    {text}
                  </button>
                ))}
              </div>
            )}
            {footer !== undefined && <div className={foot}>{footer}</div>}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
