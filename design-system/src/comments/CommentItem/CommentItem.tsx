import { css, cx } from "linaria";
import { memo, type ReactNode } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { MoreVerticalIcon, PinIcon } from "../../primitives/Icon/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import type { WrittenPart } from "../../primitives/WrittenText/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import { CommentActions, type CommentActionsTexts, type CommentReaction } from "./CommentActions.tsx";
import { CommentText } from "./CommentText.tsx";
import type { SafeHref, SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";

export interface CommentItemTexts extends CommentActionsTexts {
  /** «Автор» beside the name of the channel's author. */
  author: string;
  /** «Закреплено автором». */
  pinned: string;
  /** Heard before the author of a reply: «Ответ». */
  replyPrefix: string;
  /** Heard after the date, whose link leads to the comment: «к комментарию». */
  permalink: string;
  /** «Автор ответил». */
  authorReplied: string;
  /** «Показать полностью». */
  more: string;
  /** «Свернуть». */
  less: string;
  /** Heard after a time of the text: «смотреть с этого момента». */
  time: string;
  /** Tooltip of the menu button: «Действия». */
  menuTooltip: string;
  /** The name of the menu button: «Действия с комментарием, Ольга». */
  menu: (authorName: string) => string;
}

export interface CommentItemProps {
  /** Given back to every callback; also the base of the ids inside. */
  id: string;
  authorName: string;
  /** Address of the author's channel. */
  authorHref?: SafeHref | undefined;
  avatarSrc?: SafeMediaUrl | undefined;
  /** «3 дня назад». */
  when: string;
  /** ISO 8601. */
  dateTime: string;
  /** Address of this comment. */
  href?: SafeHref | undefined;
  text: readonly WrittenPart[];
  /** Whom a reply speaks to. */
  addressee?: string | undefined;
  /** Short counts, see `CommentActions`. */
  likes: string;
  dislikes: string;
  likesInWords?: string | undefined;
  dislikesInWords?: string | undefined;
  reaction: CommentReaction | null;
  hiddenButtons?: readonly CommentReaction[] | undefined;
  /** A reply is smaller and indented. Default false. */
  isReply?: boolean | undefined;
  /** Written by the author of the video. Default false. */
  isByAuthor?: boolean | undefined;
  /** Default false. */
  isPinned?: boolean | undefined;
  /** The author of the video replied below. Default false. */
  hasAuthorReplied?: boolean | undefined;
  /** The one a link leads to. Default false. */
  isFocused?: boolean | undefined;
  /** Default true. */
  canReply?: boolean | undefined;
  /** Default true. */
  hasMenu?: boolean | undefined;
  texts: CommentItemTexts;
  /** Stands in the place of the text: the form while it is changed. */
  editor?: ReactNode;
  /** Below the actions: the reply form, the controls of the replies. */
  children?: ReactNode;
  /** Goes to a moment of the video, in seconds. Default: a time of the text is a link to its address. */
  onTime?: ((seconds: number) => void) | undefined;
  onReact: (id: string, reaction: CommentReaction) => void;
  onReply: (id: string) => void;
  /** The button is where the shared menu opens. */
  onMenu: (id: string, button: HTMLButtonElement) => void;
}

const item = css`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  column-gap: ${space[3]};
  padding-block: ${space[3]};
  border-radius: ${radius.control};
  &[data-reply] {
    grid-template-columns: 28px minmax(0, 1fr) auto;
    margin-inline-start: 52px;
    padding-block: ${space[2]};
  }
  &[data-focused]::before {
    content: "";
    position: absolute;
    inset: 0 -12px;
    border-radius: ${radius.control};
    background: ${color.accentSoft};
    z-index: -1;
  }
  isolation: isolate;
  ${media.mobile} {
    grid-template-columns: 32px minmax(0, 1fr) auto;
    &[data-reply] {
      margin-inline-start: 44px;
    }
  }
  ${media.forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
    }
  }
`;

const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-width: 0;
  ${media.mobile} {
    /* only the first line makes room for the menu: a narrow screen has no column to spare */
    grid-area: 1 / 2 / auto / -1;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[2]};
  min-height: 24px;
  ${media.mobile} {
    &:first-child {
      padding-inline-end: 44px;
    }
  }
`;

const link = css`
  min-width: 0;
  max-width: 100%;
  overflow: hidden;
  border-radius: ${radius.badge};
  color: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-decoration: none;
  &:any-link:hover {
    text-decoration: underline;
  }
  ${media.coarse} {
    /* 44 px for a finger, without moving the words below */
    position: relative;
    z-index: 1;
    min-width: 44px;
    margin-block: -10px;
    padding-block: 10px;
  }
`;

/* only names: the link in it stays the flex item */
const naming = css`
  display: contents;
`;

const nameText = css`
  font: ${font.bodyStrong};
  line-height: 1.5rem;
  unicode-bidi: isolate;
`;

const time = css`
  color: ${color.textMuted};
  font: ${font.caption};
  line-height: 1.5rem;
`;

const badge = css`
  padding: 0 ${space[1.5]};
  border-radius: ${radius.badge};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font: ${font.captionStrong};
  line-height: 1.25rem;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const mark = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.textMuted};
  font: ${font.caption};
`;

const menuButton = css`
  grid-area: 1 / 3;
  align-self: start;
  /* its dots on the line of the name, 24 px high */
  margin-block-start: -4px;
  margin-inline-end: -6px;
  ${media.coarse} {
    width: 44px;
    height: 44px;
    margin-block-start: -10px;
  }
`;

const avatarLink = css`
  display: block;
  align-self: start;
  height: max-content;
  border-radius: ${radius.full};
`;

/** One comment or reply. A row is drawn again only when one of its own props changes. */
export const CommentItem = memo(function CommentItem({
  id,
  authorName,
  authorHref,
  avatarSrc,
  when,
  dateTime,
  href,
  text,
  addressee,
  likes,
  dislikes,
  likesInWords,
  dislikesInWords,
  reaction,
  hiddenButtons,
  isReply = false,
  isByAuthor = false,
  isPinned = false,
  hasAuthorReplied = false,
  isFocused = false,
  canReply = true,
  hasMenu = true,
  texts,
  editor,
  children,
  onTime,
  onReact,
  onReply,
  onMenu,
}: CommentItemProps) {
  const picture = <Avatar name={authorName} src={avatarSrc} size={isReply ? 28 : 32} />;
  return (
    <div className={item} data-reply={isReply || undefined} data-focused={isFocused || undefined}>
      <span className={avatarLink}>{picture}</span>
      <div className={content}>
        {isPinned && (
          <span className={mark}>
            <PinIcon size={16} />
            {texts.pinned}
          </span>
        )}
        <div className={head}>
          {/* the name of the row in the list: a reply stands beside comments there, told apart by its indent */}
          <span id={`comment-${id}-author`} className={naming}>
            {isReply && <VisuallyHidden>{texts.replyPrefix}: </VisuallyHidden>}
            <a className={cx(link, nameText)} href={authorHref}>
              {authorName}
            </a>
          </span>
          {isByAuthor && <span className={badge}>{texts.author}</span>}
          <a className={cx(link, time)} href={href} aria-label={`${when}, ${texts.permalink}`}>
            <time dateTime={dateTime}>{when}</time>
          </a>
        </div>
        {editor ?? (
          <>
            <CommentText
              id={`comment-${id}-text`}
              text={text}
              addressee={addressee}
              authorName={authorName}
              moreLabel={texts.more}
              lessLabel={texts.less}
              timeLabel={texts.time}
              onTime={onTime}
            />
            <CommentActions
              likes={likes}
              dislikes={dislikes}
              likesInWords={likesInWords}
              dislikesInWords={dislikesInWords}
              reaction={reaction}
              hiddenButtons={hiddenButtons}
              canReply={canReply}
              authorName={authorName}
              texts={texts}
              onReact={(wanted) => onReact(id, wanted)}
              onReply={() => onReply(id)}
            />
          </>
        )}
        {hasAuthorReplied && <span className={mark}>{texts.authorReplied}</span>}
        {children}
      </div>
      {hasMenu && editor === undefined && (
        <PlainIconButton
          size={32}
          variant="muted"
          icon={<MoreVerticalIcon size={20} />}
          label={texts.menu(authorName)}
          tooltip={texts.menuTooltip}
          className={menuButton}
          aria-haspopup="menu"
          data-comment-menu={id}
          onClick={(event) => onMenu(id, event.currentTarget)}
        />
      )}
    </div>
  );
});
