import { cx } from "linaria";
import { useLayoutEffect, useRef } from "react";
import type { SafeHref } from "../SafeAddress/index.ts";
import * as styles from "../Tabs/Tabs.styles.ts";
import { watchSize } from "../size/index.ts";

export interface TabLink {
  id: string;
  label: string;
  href: SafeHref;
}

export interface TabLinksProps {
  /** Subject that the pages share: the name of the `nav`. */
  label: string;
  items: readonly TabLink[];
  /** The page of now. */
  currentId: string;
  onPress?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

/** Tabs that are pages of their own, each with its address: links, so that they open in a new tab and lie in the history. */
export function TabLinks({ label, items, currentId, onPress, className }: TabLinksProps) {
  const current = useRef<HTMLAnchorElement>(null);
  // A phone shows some of them: the page of now must be one.
  useLayoutEffect(() => {
    const link = current.current;
    const row = link?.parentElement;
    if (!link || !row) return undefined;
    const show = () => {
      row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
    };
    show();
    // A row that is hidden at first has no width yet, and a phone that is turned another one.
    return watchSize(row, show);
  }, [currentId]);
  return (
    <nav aria-label={label} className={cx(styles.list, className)}>
      {items.map(({ id, label: words, href }) => (
        <a
          key={id}
          ref={id === currentId ? current : undefined}
          href={href}
          className={styles.tab}
          aria-current={id === currentId ? "page" : undefined}
          onClick={() => onPress?.(id)}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
