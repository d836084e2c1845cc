import { useEffect, useEffectEvent, useId, type ReactNode } from "react";
import { css } from "linaria";
import { Button } from "../../primitives/Button/index.ts";
import { CloseIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { color, depth, font, layer, media, motion, radius, size, space } from "../../tokens/index.ts";

export interface HintPopupProps {
  title: string;
  text?: string | undefined;
  /** Further content, under the text. */
  children?: ReactNode;
  /** Action that the hint offers; without it the hint can only be closed. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Name of the cross. */
  closeLabel: string;
  onClose: () => void;
  /** In the corner of the window, or under the buttons of the header that it is about. Default "corner". */
  place?: "corner" | "header" | undefined;
  /** The pointer or the focus is on it, or has left: what goes by itself waits meanwhile. */
  onHold?: ((isHeld: boolean) => void) | undefined;
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
    inset: auto ${space[4]} calc(${size.bottomMenu} + ${space[4]}) ${space[4]};
    width: auto;
  }
  &[data-place="header"] {
    inset: calc(var(--k-header-height) + ${space[1]}) var(--k-gutter) auto auto;
    width: min(320px, calc(100vw - 32px));
    &::before {
      content: "";
      position: absolute;
      inset: -6px 14px auto auto;
      width: 10px;
      height: 10px;
      rotate: 45deg;
      border: 1px solid ${color.lineFloating};
      border-width: 1px 0 0 1px;
      background: ${color.surfaceRaised};
    }
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

const content = css`
  grid-column: 1 / -1;
  min-width: 0;
`;

const foot = css`
  grid-column: 1 / -1;
  margin-block-start: ${space[2]};
`;

/** A hint in the corner: it takes neither the focus nor the page, is said politely, and waits for the person. */
export function HintPopup({
  title,
  text,
  children,
  action,
  closeLabel,
  onClose,
  place = "corner",
  onHold = () => undefined,
}: HintPopupProps) {
  const id = useId();
  const hold = useEffectEvent(onHold);
  // An element that goes from under the pointer, or with the focus in it, tells of neither.
  useEffect(() => () => hold(false), []);
  return (
    <section
      className={popup}
      aria-labelledby={id}
      data-hint
      data-place={place}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <p id={id} className={heading}>
        {title}
      </p>
      <IconButton size={32} icon={<CloseIcon size={20} />} label={closeLabel} onPress={onClose} />
      {text !== undefined && <p className={words}>{text}</p>}
      {children !== undefined && <div className={content}>{children}</div>}
      {action === undefined ? null : (
        <div className={foot}>
          <Button variant="primary" onPress={action.onPress}>
            {action.label}
          </Button>
        </div>
      )}
    </section>
  );
}
