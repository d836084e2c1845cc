import { useRef, useState } from "react";
import { css, cx } from "linaria";
import { Button } from "../../primitives/Button/index.ts";
import { useByWidth } from "../../primitives/size/index.ts";
import { Tabs } from "../../primitives/Tabs/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { breakpoint, space } from "../../tokens/index.ts";
import { cardGrid, cardWidth } from "../parts/list.ts";
import { ShelfHead } from "../parts/ShelfHead.tsx";
import { ofShelf } from "../parts/ofShelf.ts";
import { ShelfFailure } from "../parts/ShelfParts.tsx";
import { useColumns } from "../parts/useColumns.ts";
import type { ShelfProps, ShelfTab, TabbedShelfProps } from "../props.ts";
import { Shelf } from "../Shelf/index.ts";

const foot = css`
  display: flex;
  justify-content: center;
  margin-top: ${space[4]};
`;

/** Rows in a batch: 3 on tablet and desktop, else 2 (SHELF-COMMON-09). */
function rowsByDevice(): number {
  return window.innerWidth >= breakpoint.tablet && window.innerWidth < breakpoint.wide ? 3 : 2;
}

/** Live shelf by topics: a batch of rows a tab, «Показать еще» adds one, another tab starts over (SHELF-COMMON-06 to 09). */
export function TabbedShelf(props: TabbedShelfProps) {
  const { tabs, id, title, label, texts, phase = "ready", size = "video" } = props;
  const deviceRows = useByWidth(rowsByDevice, () => 3);
  const rows = props.rowsPerBatch ?? deviceRows;
  const [selectedId, select] = useState(tabs[0]?.id);
  if (phase === "loading") return <Shelf {...asShelf(props)} layout="grid" />;
  const filled = tabs.filter((tab) => tab.cards.length > 0);
  if (phase === "ready" && filled.length === 0) return null;
  const headingId = `shelf-${id}`;
  const current = filled.some((tab) => tab.id === selectedId) ? selectedId : filled[0]?.id;
  return (
    <section
      className={cardWidth}
      data-shelf={id}
      data-size={size}
      aria-labelledby={title === undefined ? undefined : headingId}
      aria-label={title === undefined ? label : undefined}
    >
      <ShelfHead {...props} id={headingId} />
      {phase === "failed" ? (
        <ShelfFailure texts={texts} shelf={title ?? label} onRetry={props.onRetry} />
      ) : (
        <Tabs
          label={title ?? label ?? ""}
          {...(current === undefined ? null : { selectedId: current })}
          onSelect={select}
          items={filled.map((tab) => ({
            id: tab.id,
            label: tab.label,
            // only the tab on screen is built, so that coming back finds the first batch again
            content:
              tab.id === current ? <Batches key={tab.id} tab={tab} rows={rows} size={size} texts={texts} /> : null,
          }))}
        />
      )}
    </section>
  );
}

function asShelf({ tabs: _tabs, rowsPerBatch: _rows, ...shelf }: TabbedShelfProps): ShelfProps {
  return shelf;
}

interface BatchesProps {
  tab: ShelfTab;
  rows: number;
  size: NonNullable<ShelfProps["size"]>;
  texts: ShelfProps["texts"];
}

function Batches({ tab, rows, size, texts }: BatchesProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [batches, setBatches] = useState(1);
  const [announcement, setAnnouncement] = useState("");
  const columns = useColumns(grid);
  const limit = batches * rows * columns;
  const shown = tab.cards.slice(0, limit);
  const showMore = () => {
    const next = Math.min(tab.cards.length, limit + rows * columns);
    setBatches(batches + 1);
    setAnnouncement(texts.added(next - shown.length));
    const isLast = next >= tab.cards.length;
    // the button goes away with the last batch: the focus goes on to the first new card
    if (isLast)
      requestAnimationFrame(() => grid.current?.children[shown.length]?.querySelector<HTMLElement>("a[href]")?.focus());
  };
  return (
    <>
      <ul role="list" ref={grid} className={cx(cardGrid)} data-size={size} data-shelf-cards>
        {shown.map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
      {shown.length < tab.cards.length ? (
        <div className={foot}>
          <Button aria-label={ofShelf(texts.showMore, tab.label)} onPress={showMore}>
            {texts.showMore}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden as="div">
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
