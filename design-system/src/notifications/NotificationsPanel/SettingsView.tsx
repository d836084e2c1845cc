import { css } from "linaria";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { ArrowLeftIcon } from "../../primitives/Icon/index.ts";
import { OverlayEntry } from "../../primitives/Overlay/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { media, space } from "../../tokens/index.ts";
import { PanelView } from "./PanelView.tsx";

export interface SettingsViewProps {
  /** The panel is, which may be seen for a while as it closes. */
  isOpen: boolean;
  onBack: () => void;
  onClose: () => void;
  texts: { settingsTitle: string; back: string; close: string };
  children: ReactNode;
}

const content = css`
  padding: ${space[3]} ${space[2]} ${space[2]};
  ${media.mobile} {
    padding-inline: ${space[2]} ${space[3]};
  }
`;

/** The switches behind the list: Escape and Back of the browser lead to the list, and have the panel closed from there. */
export function SettingsView({ isOpen, onBack, onClose, texts, children }: SettingsViewProps) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => view.current?.focus({ preventScroll: true }), []);
  return (
    <PanelView
      ref={view}
      title={texts.settingsTitle}
      back={<PlainIconButton variant="muted" icon={<ArrowLeftIcon />} label={texts.back} onClick={onBack} />}
      closeLabel={texts.close}
      onClose={onClose}
      onEscape={onBack}
    >
      {isOpen && <OverlayEntry onClose={onBack} />}
      <div className={content}>{children}</div>
    </PanelView>
  );
}
