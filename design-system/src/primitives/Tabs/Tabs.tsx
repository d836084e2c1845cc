import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { color, focusRing, space } from "../../tokens/index.ts";
import * as styles from "./Tabs.styles.ts";

export interface TabItem {
  id: string;
  /** The words of the tab. */
  label: string;
  /** A quiet number behind the words, already written for people. */
  count?: string | undefined;
  /** Content that the tab opens. */
  content?: ReactNode;
  /** Default false. */
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** Subject of the tabs. */
  label: string;
  items: readonly TabItem[];
  selectedId?: string | undefined;
  defaultSelectedId?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

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
      <TabList aria-label={label} className={styles.list}>
        {items.map(({ id, label: words, count, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
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
