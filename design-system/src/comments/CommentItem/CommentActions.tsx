import { css, cx } from "linaria";
import { DislikeFilledIcon, DislikeIcon, LikeFilledIcon, LikeIcon } from "../../primitives/Icon/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, font, media, numerals, radius, space } from "../../tokens/index.ts";

export type CommentReaction = "like" | "dislike";

export interface CommentActionsTexts {
  /** The name of the button with its count: «Нравится, 148». */
  like: (count: string) => string;
  dislike: (count: string) => string;
  /** «Ответить». */
  reply: string;
}

export interface CommentActionsProps {
  /** Counts in their short form: «1,2 тыс.»; empty for none or where the product hides them. */
  likes: string;
  dislikes: string;
  /** The same as they are heard: «1,2 тысячи». Default: as they are seen. */
  likesInWords?: string | undefined;
  dislikesInWords?: string | undefined;
  reaction: CommentReaction | null;
  /** Buttons that the product leaves out. Default none. */
  hiddenButtons?: readonly CommentReaction[] | undefined;
  canReply: boolean;
  /** The author who is replied to, for the name of the reply button. */
  authorName: string;
  texts: CommentActionsTexts;
  onReact: (reaction: CommentReaction) => void;
  onReply: () => void;
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: -8px;
`;

const quietButton = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1.5]};
  min-width: 32px;
  min-height: 32px;
  padding: 0 ${space[2]};
  border-radius: ${radius.full};
  color: ${color.textMuted};
  font: ${font.bodyStrong};
  font-variant-numeric: ${numerals.tabular};
  &:hover {
    color: ${color.text};
  }
  &[aria-pressed="true"] {
    color: ${color.accentText};
  }
  &:disabled {
    color: ${color.textDisabled};
    cursor: default;
  }
  ${media.coarse} {
    min-width: 44px;
    min-height: 44px;
  }
  ${media.forcedColors} {
    &[aria-pressed="true"] {
      outline: 1px solid Highlight;
    }
  }
`;

const accent = css`
  color: ${color.text};
`;

/** Reactions and the reply: plain buttons, since a list has hundreds of them. */
export function CommentActions({
  likes,
  dislikes,
  likesInWords = likes,
  dislikesInWords = dislikes,
  reaction,
  hiddenButtons = [],
  canReply,
  authorName,
  texts,
  onReact,
  onReply,
}: CommentActionsProps) {
  return (
    <div className={row}>
      {!hiddenButtons.includes("like") && (
        <PlainButton className={quietButton} aria-pressed={reaction === "like"} onClick={() => onReact("like")}>
          {reaction === "like" ? <LikeFilledIcon size={20} /> : <LikeIcon size={20} />}
          {likes !== "" && <span aria-hidden>{likes}</span>}
          <VisuallyHidden>{texts.like(likesInWords)}</VisuallyHidden>
        </PlainButton>
      )}
      {!hiddenButtons.includes("dislike") && (
        <PlainButton className={quietButton} aria-pressed={reaction === "dislike"} onClick={() => onReact("dislike")}>
          {reaction === "dislike" ? <DislikeFilledIcon size={20} /> : <DislikeIcon size={20} />}
          {dislikes !== "" && <span aria-hidden>{dislikes}</span>}
          <VisuallyHidden>{texts.dislike(dislikesInWords)}</VisuallyHidden>
        </PlainButton>
      )}
      {canReply && (
        <PlainButton className={cx(quietButton, accent)} aria-label={`${texts.reply}, ${authorName}`} onClick={onReply}>
          {texts.reply}
        </PlainButton>
      )}
    </div>
  );
}
