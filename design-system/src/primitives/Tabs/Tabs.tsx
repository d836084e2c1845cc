import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

export interface TabItem {
  id: string;
  /** The words of the tab. */
  label: string;
  /** A quiet number behind the words, already written for people. */
  count?: string | undefined;
  /** What the tab opens. */
  content?: ReactNode;
  /** Default false. */
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  items: readonly TabItem[];
  selectedId?: string | undefined;
  defaultSelectedId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

const list = css`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.line};
`;

const tab = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  padding: 0 ${space[4]};
  border-radius: ${radius.control} ${radius.control} 0 0;
  color: ${color.textMuted};
  font: ${font.bodyStrong};
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  transition: color ${motion.state};
  &::after {
    content: "";
    position: absolute;
    inset: auto ${space[4]} -1px;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: transparent;
    transition: background-color ${motion.state};
  }
  &[data-hovered] {
    color: ${color.text};
  }
  &[data-pressed] {
    background: ${color.surfacePressed};
  }
  &[data-selected] {
    color: ${color.text};
    &::after {
      background: ${color.accent};
    }
  }
  &[data-focus-visible] {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &[data-selected]::after {
      background: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

const number = css`
  color: ${color.textMuted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const panel = css`
  padding-top: ${space[4]};
  &[data-focus-visible] {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
`;

/** One of several views in the same place. Arrow keys move, the list scrolls sideways where it is narrow. */
export function Tabs({ label, items, selectedId, defaultSelectedId, onSelect, className }: TabsProps) {
  return (
    <AriaTabs
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      {...(defaultSelectedId === undefined ? {} : { defaultSelectedKey: defaultSelectedId })}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className={cx(className)}
    >
      <TabList aria-label={label} className={list}>
        {items.map(({ id, label: words, count, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={tab}>
            {words}
            {count !== undefined && <span className={number}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
