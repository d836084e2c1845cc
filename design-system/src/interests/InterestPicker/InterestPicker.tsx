import { css } from "linaria";
import { useId } from "react";
import { Chip } from "../../primitives/Chip/index.ts";
import { Skeleton, SkeletonRegion } from "../../primitives/Skeleton/index.ts";
import { color, font, radius, space } from "../../tokens/index.ts";

export interface InterestTopic {
  id: string;
  name: string;
  /** A sign before the name. */
  emoji: string;
}

export interface InterestPickerProps {
  topics: readonly InterestTopic[];
  /** Ids of the chosen ones. */
  chosen: readonly string[];
  /** So many may be chosen; then the others are disabled. */
  max: number;
  onToggle: (id: string) => void;
  /** Chips in place of what is on its way. Default false. */
  isLoading?: boolean | undefined;
  texts: {
    /** Name of the group of chips. */
    topics: string;
    loading: string;
    /** «Выбрано 2 из 5». */
    count: (chosen: number, max: number) => string;
  };
}

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const chipItem = css`
  min-width: 0;
  max-width: 100%;
`;

const waiting = css`
  border-radius: ${radius.full};
`;

const count = css`
  min-height: 1lh;
  margin-block-start: ${space[3]};
  color: ${color.textMuted};
  font: ${font.caption};
`;

/** Widths of the chips that are on their way, px: as uneven as words are. */
const widths = [124, 96, 148, 112, 88, 136, 104, 160, 92, 120];

/** Topics as chips of which some may be chosen (INTEREST-PICK-01, INTEREST-PICK-04). */
export function InterestPicker({ topics, chosen, max, onToggle, isLoading = false, texts }: InterestPickerProps) {
  const id = useId();
  if (isLoading)
    return (
      <SkeletonRegion isLoading label={texts.loading}>
        <div className={chips}>
          {widths.map((width) => (
            <Skeleton key={width} className={waiting} width={`${width}px`} height="36px" />
          ))}
        </div>
        <p className={count} />
      </SkeletonRegion>
    );
  const isFull = chosen.length >= max;
  return (
    <div>
      <ul className={chips} aria-label={texts.topics} aria-describedby={id}>
        {topics.map(({ id: topic, name, emoji }) => {
          const isChosen = chosen.includes(topic);
          return (
            <li key={topic} className={chipItem}>
              <Chip
                isSelected={isChosen}
                isDisabled={isFull && !isChosen}
                icon={<span aria-hidden>{emoji}</span>}
                onPress={() => onToggle(topic)}
              >
                {name}
              </Chip>
            </li>
          );
        })}
      </ul>
      <p id={id} className={count} role="status">
        {texts.count(chosen.length, max)}
      </p>
    </div>
  );
}
