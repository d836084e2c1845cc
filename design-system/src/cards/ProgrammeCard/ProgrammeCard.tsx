import { css } from "linaria";
import { color, font, media, numerals, radius, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import { CardProgress } from "../parts/CardProgress.tsx";
import type { RareCardProps } from "../props.ts";

const box = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[3]};
  height: 100%;
  &[data-look="timetable"],
  &[data-look="programme"] {
    padding: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${radius.popup};
    background: ${color.surfaceRaised};
  }
  &[data-look="programme"]:has(time) {
    grid-template-columns: 52px 1fr;
  }
`;

const clock = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 1.5rem;
  font: ${font.leadStrong};
  font-variant-numeric: ${numerals.tabular};
  [data-look="programme"] > & {
    align-items: flex-start;
    min-height: 0;
    line-height: 1.25rem;
  }
  [data-now] > & {
    color: ${color.accentText};
  }
  /* the line of time runs on through the gap to the next card */
  [data-look="timeline"] > &::before {
    content: "";
    width: 12px;
    height: 12px;
    border: 3px solid ${color.accent};
    border-radius: ${radius.full};
  }
  [data-look="timeline"] > &::after {
    content: "";
    flex: 1;
    height: 2px;
    margin-inline-end: calc(-1 * var(--shelf-gap, 0px));
    background: ${color.line};
  }
  ${media.forcedColors} {
    [data-look="timeline"] > &::after {
      background: CanvasText;
    }
  }
`;

const list = css`
  display: grid;
  gap: ${space[1]};
  margin-block-start: ${space[2]};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 44px 1fr;
    gap: ${space[2]};
  }
  & time,
  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & time {
    font-variant-numeric: ${numerals.tabular};
  }
`;

const air = css`
  position: relative;
  height: 4px;
  margin-block-start: ${space[2]};
  border-radius: ${radius.full};
  overflow: hidden;
`;

/**
 * Programme and its time: a point on a line of time (`video-timeline`), a video with those that follow it (`video-schedule`), a row
 * of a timetable (`video-timetable`), a programme of a channel in words (`tv-program`).
 */
export function ProgrammeCard(props: RareCardProps) {
  const { look, time, lines = [], progress, texts } = props;
  const isProgramme = look === "programme";
  const share = progress === undefined || progress <= 0 ? null : <CardProgress share={progress} />;
  const isDoneByLink = props.label !== undefined;
  return (
    <div className={box} data-look={look} data-now={props.isLive === true || undefined}>
      {look === "schedule" || time === undefined ? null : (
        <p className={clock} aria-hidden={isDoneByLink || undefined}>
          <time>{time}</time>
        </p>
      )}
      <CardFrame
        card={props}
        layout={look === "schedule" || isProgramme ? "column" : "row"}
        hasMedia={!isProgramme}
        lines={look === "schedule" ? 3 : 2}
        overlay={share}
        marks={
          props.isLive === true ? (
            <CardMark tone="live" mark="live">
              {texts.live}
            </CardMark>
          ) : null
        }
        facts={
          props.isAdult === true ? (
            <CardMark mark="adult">{texts.adult}</CardMark>
          ) : props.age === undefined ? null : (
            <CardMark mark="age">{props.age}</CardMark>
          )
        }
      >
        {isProgramme && props.author !== undefined ? (
          <CardLine isSpokenByLink={isDoneByLink}>{props.author.name}</CardLine>
        ) : null}
        {isProgramme || props.meta === undefined ? null : <CardLine isSpokenByLink={isDoneByLink} facts={props.meta} />}
        {isProgramme && share !== null ? <div className={air}>{share}</div> : null}
        {lines.length === 0 ? null : (
          <ul className={list} role="list">
            {lines.slice(0, 3).map((line) => (
              <li key={`${line.time} ${line.title}`}>
                <time>{line.time}</time>
                <span dir="auto">{line.title}</span>
              </li>
            ))}
          </ul>
        )}
      </CardFrame>
    </div>
  );
}
