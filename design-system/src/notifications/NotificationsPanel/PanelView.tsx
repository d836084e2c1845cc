import { css } from "linaria";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { CloseIcon } from "../../primitives/Icon/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";

export interface PanelViewProps {
  title: string;
  /** The way back, before the heading. Default none. */
  back?: ReactNode;
  /** Between the heading and the button that closes the panel. Default none. */
  actions?: ReactNode;
  /** At the foot, which a desktop has only for it. Default none. */
  foot?: ReactNode;
  /** Kept while another view is seen. Default false. */
  isHidden?: boolean | undefined;
  /** The content of the view is on its way. Default false. */
  isWaiting?: boolean | undefined;
  closeLabel: string;
  onClose: () => void;
  /** Default: Escape closes the panel. */
  onEscape?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

const view = css`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
  outline: none;
  &[hidden] {
    display: none;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${space[1]};
  flex: none;
  padding: ${space[3]} ${space[3]} ${space[2]} ${space[6]};
  ${media.mobile} {
    gap: 0;
    padding: ${space[1.5]} ${space[1]} ${space[1.5]} ${space[5]};
  }
  &[data-leads-back] {
    padding-inline-start: ${space[2]};
  }
`;

const heading = css`
  flex: 1 1 auto;
  max-width: 100%;
  font: ${font.title};
`;

const body = css`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${space[1]} ${space[2]} ${space[2]};
  overflow: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${color.line};
  /* the rows of a list on its way go on below what is seen, and nobody scrolls to them */
  &[data-waiting] {
    overflow: hidden;
  }
  ${media.mobile} {
    padding-inline: ${space[1]} 0;
  }
`;

const foot = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line};
  &[data-bare] {
    display: none;
  }
  ${media.mobile} {
    /* the whole zone in which the drag that closes it begins */
    &,
    &[data-bare] {
      display: flex;
    }
    position: relative;
    box-sizing: border-box;
    min-height: 100px;
    padding: ${space[7]} ${space[4]} ${space[2]};
    touch-action: none;
    &::before {
      content: "";
      position: absolute;
      inset: ${space[2]} auto auto calc(50% - 18px);
      width: 36px;
      height: 4px;
      border-radius: ${radius.full};
      background: ${color.lineStrong};
      ${media.forcedColors} {
        background: CanvasText;
      }
    }
  }
`;

const putAway = css`
  display: none;
  ${media.mobile} {
    display: inline-flex;
  }
`;

/** View of the panel, one at a time: a heading with its actions, the content, and on a phone the zone of the drag that closes the panel. */
export function PanelView({
  title,
  back,
  actions,
  foot: footing,
  isHidden = false,
  isWaiting = false,
  closeLabel,
  onClose,
  onEscape,
  ref,
  children,
}: PanelViewProps) {
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || onEscape === undefined) return;
    // the surface around it would close the panel
    event.stopPropagation();
    onEscape();
  };
  // the first view is what the panel itself is called by
  const inner = back === undefined ? {} : { role: "group", "aria-label": title, tabIndex: -1 };
  return (
    <div ref={ref} {...inner} hidden={isHidden} className={view} onKeyDown={escape}>
      <div className={head} data-leads-back={back === undefined ? undefined : true}>
        {back}
        <h2 className={heading}>{title}</h2>
        {actions}
        <PlainIconButton variant="muted" icon={<CloseIcon />} label={closeLabel} onClick={onClose} />
      </div>
      <div className={body} data-waiting={isWaiting || undefined}>
        {children}
      </div>
      <div className={foot} data-bare={!footing || undefined}>
        {footing || <span />}
        <span className={putAway}>
          <button type="button" className={nativeButton} onClick={onClose}>
            {closeLabel}
          </button>
        </span>
      </div>
    </div>
  );
}
