import { css } from "linaria";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { CloseIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { OverlayEntry, useDragAway, useExitEnd } from "../../primitives/Overlay/index.ts";
import { color, depth, layer, motion, radius, space } from "../../tokens/index.ts";
import { Logo } from "../Logo/index.ts";
import { MenuBody, type MenuBodyProps, type MenuBodyTexts } from "./MenuBody.tsx";

export interface LeftMenuProps extends Omit<MenuBodyProps, "texts"> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  texts: LeftMenuTexts;
}

export interface LeftMenuTexts extends MenuBodyTexts {
  menu: string;
  close: string;
  name: string;
  home: string;
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

const scroller = css`
  flex: 1;
  overflow: auto;
  padding: 0 ${space[3]} ${space[4]};
`;

/** The left menu as an overlay, the middle one of its variants; its links close it by changing the page. */
export function LeftMenu({ isOpen, onOpenChange, texts, ...body }: LeftMenuProps) {
  const close = () => onOpenChange(false);
  const dragged = useDragAway({ to: "left", onAway: close });
  const exit = useExitEnd(isOpen);
  return (
    <>
      {isOpen && <OverlayEntry onClose={close} />}
      <ModalOverlay key={exit} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={overlay}>
        <Modal ref={dragged} className={drawer}>
          <Dialog aria-label={texts.menu} className={dialog}>
            <div className={head}>
              <IconButton icon={<CloseIcon />} label={texts.close} onPress={close} />
              <a className={home} href="/" aria-label={texts.home} onClick={close}>
                <Logo name={texts.name} />
              </a>
            </div>
            <div className={scroller}>
              <MenuBody {...body} texts={texts} onClose={close} />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
