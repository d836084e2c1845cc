import { css } from "linaria";
import { color, font, space } from "../../tokens/index.ts";
import { CardFrame } from "../CardFrame/index.ts";
import { CardLine } from "../parts/CardLine.tsx";
import { CardMark } from "../parts/CardMarks.tsx";
import type { CardCommonProps, CardMeta } from "../props.ts";

const lead = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  margin-block: ${space[1]};
  font: ${font.body};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export interface NewsCardProps extends CardCommonProps {
  /** Subject of the news, on the picture. */
  category: string;
  /** First words of the news, three lines at most. */
  lead: string;
  /** The quiet line: when it came out. */
  meta: CardMeta;
}

/** A piece of news: its picture, the headline and the first words. */
export function NewsCard(props: NewsCardProps) {
  return (
    <CardFrame card={props} lines={4} marks={<CardMark mark="age">{props.category}</CardMark>}>
      <p className={lead} dir="auto">
        {props.lead}
      </p>
      <CardLine facts={props.meta} />
    </CardFrame>
  );
}
