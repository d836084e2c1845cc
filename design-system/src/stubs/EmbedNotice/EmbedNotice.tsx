import { css, cx } from "linaria";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { font, media, space } from "../../tokens/index.ts";
import { placeHeading, placeWords, playerPlace } from "../playerPlace.ts";

export interface EmbedNoticeProps {
  title: string;
  /** Advice to the viewer, or why it does not play. Default: the title says it all. */
  text?: string | undefined;
  /** The one press after which it plays here. Default: there is none. */
  confirm?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Where it goes on: a tab of its own, because nobody's frame holds the site. */
  link: { readonly label: string; readonly href: SafeHref };
}

const notice = css`
  gap: ${space[3]};
  height: 100%;
  padding: ${space[5]};
  ${media.mobile} {
    gap: ${space[2]};
    padding: ${space[3]};
  }
`;

const heading = css`
  font: ${font.title};
  overflow-wrap: anywhere;
  ${media.mobile} {
    font: ${font.leadStrong};
  }
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[1]};
`;

/** In the place of a player on somebody's page: why the video does not play here, and the way to where it does. */
export function EmbedNotice({ title, text, confirm, link }: EmbedNoticeProps) {
  return (
    <div className={cx(playerPlace, notice)}>
      <h1 className={cx(placeHeading, heading)} dir="auto">
        {title}
      </h1>
      {text === undefined ? null : <p className={placeWords}>{text}</p>}
      <div className={ways}>
        {confirm === undefined ? null : (
          <button type="button" className={nativeButton} data-variant="lightOnPlayer" onClick={confirm.onPress}>
            {confirm.label}
          </button>
        )}
        <a className={nativeButton} data-variant="onPlayer" href={link.href} target="_blank" rel="noopener">
          {link.label}
        </a>
      </div>
    </div>
  );
}
