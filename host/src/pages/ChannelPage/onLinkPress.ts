import type { MouseEvent } from "react";

/** Tells the address of each link inside that is followed, by whatever means; for `onClickCapture`. What is opened from there lies elsewhere. */
export const onLinkPress =
  (onAddress: (address: string) => void) =>
  ({ target, currentTarget }: MouseEvent): void => {
    const link = target instanceof Element && currentTarget.contains(target) ? target.closest("a[href]") : null;
    if (link !== null) onAddress(link.getAttribute("href") ?? "");
  };
