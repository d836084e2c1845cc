import { useId } from "react";
import { css } from "linaria";
import { Button } from "../../primitives/Button/index.ts";
import { CloseIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { color, depth, font, layer, media, motion, radius, space } from "../../tokens/index.ts";

export interface HintPopupProps {
  title: string;
  text: string;
  /** What the hint offers; without it the hint can only be closed. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Name of the cross. */
  closeLabel: string;
  onClose: () => void;
}

const popup = css`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto ${space[6]} ${space[6]} auto;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]} ${space[3]};
  width: min(360px, calc(100vw - 32px));
  padding: ${space[4]};
  border: 1px solid ${color.lineFloating};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${depth.floating};
  font: ${font.body};
  animation: hint-in ${motion.entry};
  @keyframes hint-in {
    from {
      opacity: 0;
      translate: 0 calc(8px * ${motion.distance});
    }
  }
  ${media.mobile} {
    /* above the bottom menu */
    inset: auto ${space[4]} calc(68px + ${space[4]}) ${space[4]};
    width: auto;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const heading = css`
  align-self: center;
  font: ${font.leadStrong};
`;

const words = css`
  grid-column: 1 / -1;
  color: ${color.textMuted};
`;

const foot = css`
  grid-column: 1 / -1;
  margin-block-start: ${space[2]};
`;

/** A hint in the corner: it takes neither the focus nor the page, is said politely, and waits for the person. */
export function HintPopup({ title, text, action, closeLabel, onClose }: HintPopupProps) {
  const id = useId();
  return (
    <section className={popup} aria-labelledby={id} data-hint onKeyDown={(event) => { if (event.key === "Escape") onClose(); }}>
      <p id={id} className={heading}>{title}</p>
      <IconButton size={32} icon={<CloseIcon size={20} />} label={closeLabel} onPress={onClose} />
      <p className={words}>{text}</p>
      {action === undefined ? null : <div className={foot}><Button variant="primary" onPress={action.onPress}>{action.label}</Button></div>}
    </section>
  );
}
