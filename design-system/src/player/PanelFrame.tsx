import { css, cx } from "linaria";
import { useLayoutEffect, useRef, type HTMLAttributes, type ReactNode } from "react";
import { CloseIcon } from "../primitives/Icon/index.ts";
import { IconButton } from "../primitives/IconButton/index.ts";
import { breakpoint, color, font, radius, space } from "../tokens/index.ts";
import { useFocusLeft } from "./useFocusLeft.ts";

export interface PanelFrameProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** The heading, and the name of the region. */
  title: string;
  closeLabel: string;
  /** By the button or Escape. */
  onClose: () => void;
  /** Element that the focus goes to, where it goes along. */
  first: (panel: HTMLElement) => HTMLElement | null;
  children: ReactNode;
}

const desktop = `(min-width: ${breakpoint.desktop}px)`;

const panel = css`
  display: flex;
  flex-direction: column;
  width: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.popup};
  background: ${color.surfaceRaised};
  color: ${color.text};
`;

const head = css`
  display: flex;
  align-items: center;
  flex: none;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
`;

const heading = css`
  flex: 1;
  margin: 0;
  font: ${font.leadStrong};
`;

/** A panel beside the player that one of its buttons opens: named, closed by its button or Escape, with the focus given back. */
export function PanelFrame({
  title,
  closeLabel,
  onClose,
  first,
  className,
  children,
  onKeyDown,
  ...rest
}: PanelFrameProps) {
  // A person who opens it wants to see it: on narrow screens it stands below the fold. There, and for who came by keys, the
  // focus goes along, and back to what opened it when it closes.
  const opener = useRef<Element | null>(null);
  const own = useFocusLeft<HTMLElement>(() => {
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  });
  const find = useRef(first);
  useLayoutEffect(() => {
    const element = own.current;
    opener.current = document.activeElement;
    const isNear = matchMedia(desktop).matches && !opener.current?.matches(":focus-visible");
    if (!isNear && element) find.current(element)?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: "nearest" });
  }, [own]);
  return (
    <section
      {...rest}
      ref={own}
      className={cx(panel, className)}
      aria-label={title}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={head}>
        <h2 className={heading}>{title}</h2>
        <IconButton icon={<CloseIcon />} label={closeLabel} onPress={onClose} />
      </div>
      {children}
    </section>
  );
}
