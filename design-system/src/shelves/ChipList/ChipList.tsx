import { css } from "linaria";
import { Chip } from "../../primitives/Chip/index.ts";
import { size, space } from "../../tokens/index.ts";
import type { ChipListProps } from "../props.ts";

/** Most chips of a shelf (shelf.chipsMax, B §9). */
export const CHIPS_MAX = 5;

const list = css`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  scrollbar-width: none;
  margin: -4px calc(-1 * ${size.gutter});
  padding: 4px ${size.gutter};
`;

/** Links to the topics of a page or a shelf, five at most (SHELF-COMMON-13). */
export function ChipList({ chips, label }: ChipListProps) {
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={list} aria-label={label}>
      {chips.slice(0, CHIPS_MAX).map(({ id, label: words, href, isCurrent }) => (
        <li key={id}><Chip href={href} isSelected={isCurrent}>{words}</Chip></li>
      ))}
    </ul>
  );
}
