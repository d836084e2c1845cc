import { css, cx } from "linaria";
import { PlainIconButton, type PlainIconButtonProps } from "../../primitives/PlainIconButton/index.ts";
import { focusRing, media } from "../../tokens/index.ts";

export interface HeaderButtonProps extends Omit<PlainIconButtonProps, "size" | "variant"> {
  /** Where the header has no room for what the button opens. Default false. */
  isMobileOnly?: boolean | undefined;
}

const headerButton = css`
  ${media.mobile} {
    width: 44px;
    height: 44px;
    /* 44 px in a header of 48: a ring outside would leave the screen */
    &:focus-visible {
      outline-offset: ${focusRing.inset};
    }
  }
  ${media.tabletUp} {
    &[data-mobile-only] {
      display: none;
    }
  }
`;

/** The header's own icon button: native, so that the first page load carries no press machinery for it. */
export function HeaderButton({ isMobileOnly = false, className, ...rest }: HeaderButtonProps) {
  return (
    <PlainIconButton {...rest} data-mobile-only={isMobileOnly || undefined} className={cx(headerButton, className)} />
  );
}
