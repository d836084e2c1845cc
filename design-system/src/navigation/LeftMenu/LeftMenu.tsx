import { css } from "linaria";
import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { CloseIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { OverlayEntry, useDragAway } from "../../primitives/Overlay/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, depth, font, layer, motion, radius, space } from "../../tokens/index.ts";
import { Logo } from "../Logo/index.ts";
import { row, section } from "./LeftMenu.styles.ts";
import { Section, type LeftMenuSection, type SectionTexts } from "./Section.tsx";

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
  /** loading: its skeleton; failed: why not, with another try, under what is known. Default "ready". */
  phase?: "loading" | "failed" | "ready" | undefined;
  onRetry?: (() => void) | undefined;
  /** Under the main section: the way in for who is not signed in. */
  prompt?: ReactNode;
  /** The path of this page, to mark its link. */
  activePath?: string | undefined;
  actions?: readonly LeftMenuAction[] | undefined;
  /** At the foot: the quiet links and the copyright line. */
  footer?: ReactNode;
  texts: LeftMenuTexts;
}

export interface LeftMenuTexts extends SectionTexts {
  menu: string;
  close: string;
  name: string;
  home: string;
  /** Name of the list of links. */
  sections: string;
  loading: string;
  failed: string;
  retry: string;
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

const home = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  border-radius: ${radius.control};
`;

const body = css`
  flex: 1;
  overflow: auto;
  padding: 0 ${space[3]} ${space[4]};
`;

const failed = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]};
  color: ${color.textMuted};
  font: ${font.body};
`;

const waiting = css`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} ${space[3]};
`;

const foot = css`
  padding: ${space[4]} ${space[3]} 0;
  border-top: 1px solid ${color.line};
`;

/** The left menu as an overlay; its links close it by changing the page. */
export function LeftMenu({ isOpen, onOpenChange, sections, phase = "ready", onRetry, prompt, activePath, actions = [], footer, texts }: LeftMenuProps) {
  const close = () => onOpenChange(false);
  const dragged = useDragAway({ to: "left", onAway: close });
  const titles = sections.flatMap(({ links }) => links.map((link) => link.title));
  const repeated = new Set(titles.filter((words, index) => titles.indexOf(words) !== index));
  return (
    <>
      {isOpen && <OverlayEntry onClose={close} />}
      <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={overlay}>
        <Modal ref={dragged} className={drawer}>
          <Dialog aria-label={texts.menu} className={dialog}>
            <div className={head}>
              <IconButton icon={<CloseIcon />} label={texts.close} onPress={close} />
              <a className={home} href="/" aria-label={texts.home} onClick={close}>
                <Logo name={texts.name} />
              </a>
            </div>
            <div className={body}>
              {/* the dialog has the name of the whole */}
              <nav aria-label={texts.sections} aria-busy={phase === "loading" || undefined}>
                {sections.map((each, index) => (
                  <Section key={each.id} {...each} activePath={activePath} repeated={repeated} onLeave={close} texts={texts}>
                    {index === 0 && prompt}
                  </Section>
                ))}
              </nav>
              {phase === "loading" && <Waiting label={texts.loading} />}
              {phase === "failed" && (
                <div className={failed} role="alert">
                  <p>{texts.failed}</p>
                  <button type="button" className={nativeButton} onClick={onRetry}>
                    {texts.retry}
                  </button>
                </div>
              )}
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
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={waiting} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {["64%", "48%", "72%", "56%", "60%", "44%"].map((width) => <Skeleton key={width} shape="text" width={width} />)}
    </div>
  );
}
