import type { ComponentProps, ReactElement } from "react";
import { Focusable } from "react-aria-components/Focusable";
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from "react-aria-components/Tooltip";
import { shortcut, tooltip } from "./look.ts";

export interface TooltipProps {
  /** One short line; never the only place of something that a person must know. */
  text: string;
  /** A keyboard shortcut, shown behind the text. */
  keys?: string | undefined;
  /** The element that it explains: one focusable thing. */
  children: ReactElement;
  /** Default "top". */
  placement?: AriaTooltipProps["placement"];
  /** Until it opens under a resting pointer, ms. Default 600; focus opens it at once. */
  delay?: number | undefined;
}

/** React Aria's own buttons hear the trigger by themselves; a plain element has to be told. */
const isNative = (element: ReactElement): element is ComponentProps<typeof Focusable>["children"] & ReactElement =>
  typeof element.type === "string";

/** A word about an icon under the pointer or the focus. */
export function Tooltip({ text, keys, children, placement = "top", delay = 600 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={0}>
      {isNative(children) ? <Focusable>{children}</Focusable> : children}
      <AriaTooltip placement={placement} offset={8} className={tooltip}>
        {text}
        {keys !== undefined && <kbd className={shortcut}>{keys}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
