import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { onVideo } from "../../primitives/onVideo/index.ts";
import { color, font, radius, space } from "../../tokens/index.ts";

export interface ShortsNoticeProps {
  icon?: ReactNode;
  /** In the corner: that it is an advertisement. Default nothing. */
  mark?: string | undefined;
  title: string;
  text?: string | undefined;
  /** Buttons and links: the way on. */
  children?: ReactNode;
  /** Is to be heard when it comes: a failure. Default false. */
  isAlert?: boolean | undefined;
}

const notice = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: safe center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]};
  overflow: auto;
  background: ${color.player};
  color: ${color.textOnPlayer};
  text-align: center;
  text-wrap: balance;
  & > h2 {
    margin: 0;
    font: ${font.title};
    overflow-wrap: anywhere;
  }
  & > p {
    margin: 0;
    color: ${color.textMutedOnPlayer};
    font: ${font.body};
  }
`;

const corner = css`
  position: absolute;
  inset: ${space[4]} auto auto ${space[4]};
  padding: ${space[0.5]} ${space[2]};
  border-radius: ${radius.badge};
  background: ${color.badge};
  color: ${color.textOnBadge};
  font: ${font.captionStrong};
`;

const ways = css`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[2]};
`;

/** In the place of a short: an advertisement, a failure, the end of the list. */
export function ShortsNotice({ icon, mark, title, text, children, isAlert = false }: ShortsNoticeProps) {
  return (
    <div className={cx(notice, onVideo)} role={isAlert ? "alert" : undefined}>
      {mark !== undefined && <span className={corner}>{mark}</span>}
      {icon}
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={ways}>{children}</div>}
    </div>
  );
}
