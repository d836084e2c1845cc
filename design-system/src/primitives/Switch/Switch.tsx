import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { SwitchButton, SwitchField, type SwitchFieldProps } from "react-aria-components/Switch";
import { color, depth, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

export interface SwitchProps extends Omit<SwitchFieldProps, "children" | "className" | "style"> {
  /** Setting that it turns on. */
  children: ReactNode;
  className?: string | undefined;
}

const look = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 32px;
  color: ${color.text};
  font: ${font.body};
  overflow-wrap: anywhere;
  hyphens: auto;
  cursor: pointer;
  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

const track = css`
  flex: none;
  display: block;
  width: 36px;
  height: 20px;
  padding: 2px;
  border-radius: ${radius.full};
  background: ${color.lineStrong};
  transition: background-color ${motion.state};
  &::before {
    content: "";
    display: block;
    width: 16px;
    height: 16px;
    border-radius: ${radius.full};
    background: ${color.surfaceRaised};
    box-shadow: ${depth.control};
    transition:
      translate ${motion.state},
      width ${motion.state};
  }
  [data-hovered] > & {
    background: ${color.textMuted};
  }
  [data-pressed] > &::before {
    width: 19px;
  }
  [data-selected] > & {
    background: ${color.accent};
  }
  [data-selected][data-hovered] > & {
    background: ${color.accentHover};
  }
  [data-selected] > &::before {
    translate: 16px 0;
  }
  [data-selected][data-pressed] > &::before {
    translate: 13px 0;
  }
  [data-focus-visible] > & {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
  [data-disabled] > & {
    background: ${color.line};
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: ButtonFace;
    /* off is an empty shape: grey would say that it cannot be used */
    box-shadow: inset 0 0 0 2px ButtonText;
    &::before {
      background: ButtonText;
      scale: 0.75;
    }
    [data-selected] > &,
    [data-selected][data-hovered] > & {
      background: Highlight;
      box-shadow: none;
    }
    [data-selected] > &::before {
      background: HighlightText;
    }
    [data-disabled] > & {
      box-shadow: inset 0 0 0 2px GrayText;
    }
    [data-disabled] > &::before {
      background: GrayText;
    }
  }
`;

/** Turns a setting on or off at once. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <SwitchField {...rest} className={cx(className)}>
      <SwitchButton className={look}>
        <span className={track} />
        {children}
      </SwitchButton>
    </SwitchField>
  );
}
