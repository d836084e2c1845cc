import type { KeyboardEvent, ReactNode } from "react";

export interface PlayerMenuProps {
  label: string;
  /** Left leads there; without it the menu is the first. */
  onBack?: (() => void) | undefined;
  /** Tab leaves the menu: it is to close, and the focus to go on from what opened it. Without it Tab is the browser's. */
  onTab?: (() => void) | undefined;
  children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Keys of a menu as the APG has them; choosing is the browser's own, since its items are buttons. */
export function PlayerMenu({ label, onBack, onTab, children }: PlayerMenuProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
    const step = steps[key];
    if (step) items[step(items.indexOf(target), items.length)]?.focus();
    else if (key === "ArrowLeft") onBack?.();
    else if (key === "ArrowRight") {
      if (target.ariaHasPopup === "menu") target.click();
    } else if (key === "Tab" && !event.shiftKey && onTab) return onTab();
    else return;
    event.preventDefault();
  };
  return (
    <div role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
