import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { nativeButton } from "../Button/nativeButton.ts";
import type { SafeHref } from "../SafeAddress/index.ts";

export interface LinkButtonProps {
  href: SafeHref;
  children: ReactNode;
  /** 20 px, before the words. */
  icon?: ReactNode;
  /** Default "secondary". */
  variant?: "secondary" | "primary" | undefined;
  /** Leaves this tab alone; its words say so to who hears the page. Default false. */
  opensNewTab?: boolean | undefined;
  onPress?: (() => void) | undefined;
  className?: string | undefined;
}

const plain = css`
  text-decoration: none;
`;

/** A link with the look of a Button: it leads somewhere, opens in a new tab and works before the script. */
export function LinkButton({
  href,
  children,
  icon,
  variant = "secondary",
  opensNewTab = false,
  onPress,
  className,
}: LinkButtonProps) {
  return (
    <a
      className={cx(nativeButton, plain, className)}
      data-variant={variant}
      href={href}
      target={opensNewTab ? "_blank" : undefined}
      rel={opensNewTab ? "noopener" : undefined}
      onClick={onPress}
    >
      {icon}
      {children}
    </a>
  );
}
