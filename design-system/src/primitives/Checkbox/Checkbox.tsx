import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

export interface CheckboxProps {
  /** Choice that it stands for. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  className?: string | undefined;
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 36px;
  color: ${color.text};
  font: ${font.body};
  overflow-wrap: anywhere;
  cursor: pointer;
  ${media.coarse} {
    min-height: 44px;
  }
`;

const box = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.badge};
  background: transparent;
  cursor: inherit;
  transition:
    background-color ${motion.state},
    border-color ${motion.state};
  /* the tick: two sides of a small box, turned */
  &::after {
    content: "";
    width: 5px;
    height: 9px;
    margin-block-start: -2px;
    border: solid ${color.textOnAccent};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    opacity: 0;
  }
  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:checked::after {
    opacity: 1;
  }
  &:focus-visible {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
  ${media.hover} {
    &:hover:not(:checked) {
      border-color: ${color.textMuted};
    }
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    border-color: ButtonText;
    &:checked {
      border-color: Highlight;
      background: Highlight;
    }
    &::after {
      border-color: HighlightText;
    }
  }
`;

/** One of several that may be chosen together: a native box, whole row of which is pressed. */
export function Checkbox({ children, isSelected, onChange, className }: CheckboxProps) {
  return (
    <label className={cx(row, className)}>
      <input
        type="checkbox"
        className={box}
        checked={isSelected}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  );
}
