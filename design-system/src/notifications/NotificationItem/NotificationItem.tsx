import { css } from "linaria";
import { useEffect, useRef, type ReactNode } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import {
  CommentIcon,
  InfoIcon,
  LikeIcon,
  LiveIcon,
  MoreVerticalIcon,
  PinIcon,
  PlayIcon,
  ReplyIcon,
  TvIcon,
  UserIcon,
} from "../../primitives/Icon/index.ts";
import { Image } from "../../primitives/Image/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import type { SafeHref, SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

/** Kind of event: each has a mark of its own on the picture. */
export type NotificationMark = "answer" | "comment" | "like" | "pin" | "video" | "live" | "tv" | "person" | "news";

export interface NotificationLook {
  id: string;
  /** Where it leads; without one its title is only words. */
  href?: SafeHref | undefined;
  /** Event in words. */
  title: string;
  /** The beginning of the comment, or further words. */
  text?: string | undefined;
  /** The title of the video that it is about. */
  videoName?: string | undefined;
  /** How long ago, in words, and the same for machines, ISO 8601. */
  time: string;
  dateTime: string;
  isUnread: boolean;
  mark: NotificationMark;
  /** The person who did it: the initial stands in for a missing picture. */
  name: string;
  picture?: SafeMediaUrl | undefined;
  /** A still of the video, 16:9; mobile screens have no room for it. */
  thumbnail?: SafeMediaUrl | undefined;
}

export interface NotificationItemTexts {
  /** Heard before the title: «Не прочитано». */
  unread: string;
  /** Name of the button of the menu, followed by the title: «Действия». */
  actions: string;
  /** In place of what was hidden: «Уведомление скрыто». */
  hidden: string;
  undo: string;
}

export interface NotificationItemProps {
  item: NotificationLook;
  /** Hidden, and can still be brought back. Default false. */
  isHidden?: boolean | undefined;
  /** It was pressed; the link itself is followed by the host. */
  onOpen: () => void;
  /** The list's one menu is wanted, beside this button. */
  onMenu: (trigger: HTMLButtonElement) => void;
  onUndo: () => void;
  texts: NotificationItemTexts;
}

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto 32px;
  align-items: start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[2]} ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  transition: background-color ${motion.state};
  ${media.hover} {
    &[data-leads]:hover {
      background: ${color.surfaceHover};
    }
  }
  &[data-leads]:active {
    background: ${color.surfacePressed};
  }
  ${media.mobile} {
    grid-template-columns: 48px minmax(0, 1fr) 44px;
    gap: ${space[3]};
    padding: ${space[3]} ${space[1]} ${space[3]} ${space[4]};
  }
  ${media.coarse} {
    grid-template-columns: 48px minmax(0, 1fr) auto 44px;
  }
`;

/** Beside the picture, where nothing else ever stands: read and unread rows keep one line of text. */
const dot = css`
  position: absolute;
  inset: 32px auto auto 4px;
  width: 8px;
  height: 8px;
  border-radius: ${radius.full};
  background: ${color.accent};
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

const face = css`
  position: relative;
  width: 48px;
  height: 48px;
`;

const markPlace = css`
  position: absolute;
  inset: auto -4px -4px auto;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.surfaceRaised};
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentText};
  &[data-mark="live"] {
    background: ${color.live};
    color: ${color.textOnLive};
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** For news of the service itself, which has no face. */
const sign = css`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const words = css`
  display: grid;
  gap: ${space[0.5]};
  min-width: 0;
`;

const title = css`
  color: ${color.text};
  font: ${font.body};
  [data-unread] > * > & {
    font: ${font.bodyStrong};
  }
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  &[href]::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.inset};
  }
`;

const more = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.textMuted};
  font: ${font.body};
  overflow-wrap: anywhere;
`;

const when = css`
  color: ${color.textMuted};
  font: ${font.caption};
`;

const still = css`
  width: 88px;
  overflow: hidden;
  border-radius: ${radius.thumbnail};
  ${media.mobile} {
    display: none;
  }
`;

const menu = css`
  z-index: 1;
  grid-column: -2;
  margin-top: -4px;
`;

const removedRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: 72px;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.surfaceBlock};
  color: ${color.textMuted};
  font: ${font.body};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const undo = css`
  padding: ${space[2]} ${space[3]};
  color: ${color.accentText};
  font: ${font.bodyStrong};
`;

const marks: Readonly<Record<NotificationMark, ReactNode>> = {
  answer: <ReplyIcon size={16} />,
  comment: <CommentIcon size={16} />,
  like: <LikeIcon size={16} />,
  pin: <PinIcon size={16} />,
  video: <PlayIcon size={16} />,
  live: <LiveIcon size={16} />,
  tv: <TvIcon size={16} />,
  person: <UserIcon size={16} />,
  news: null,
};

/** One notification: the whole row leads to its target, and beside it stands a plain button for the list's one menu. */
export function NotificationItem({ item, isHidden = false, onOpen, onMenu, onUndo, texts }: NotificationItemProps) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    // The element that had the focus has gone with the other look of the row.
    if (wasHidden.current !== isHidden) (isHidden ? undoButton : link).current?.focus({ preventScroll: true });
    wasHidden.current = isHidden;
  }, [isHidden]);
  if (isHidden)
    return (
      <div className={removedRow}>
        <span role="status">{texts.hidden}</span>
        <PlainButton ref={undoButton} className={undo} onClick={onUndo}>
          {texts.undo}
        </PlainButton>
      </div>
    );
  const { href, title: heading, text, videoName, time, dateTime, isUnread, mark, name, picture, thumbnail } = item;
  const about = text !== undefined && text !== "" ? text : videoName;
  const said = (
    <>
      {isUnread && <VisuallyHidden>{`${texts.unread}. `}</VisuallyHidden>}
      <span>{heading}</span>
    </>
  );
  return (
    <article className={row} data-unread={isUnread || undefined} data-leads={href === undefined ? undefined : true}>
      {isUnread && <span className={dot} aria-hidden />}
      <span className={face} aria-hidden>
        {mark === "news" && picture === undefined ? (
          <span className={sign}>
            <InfoIcon />
          </span>
        ) : (
          <Avatar name={name} src={picture} size={48} />
        )}
        {marks[mark] !== null && (
          <span className={markPlace} data-mark={mark}>
            {marks[mark]}
          </span>
        )}
      </span>
      <div className={words}>
        {href === undefined ? (
          <p className={title}>{said}</p>
        ) : (
          <a ref={link} className={title} href={href} onClick={onOpen}>
            {said}
          </a>
        )}
        {about !== undefined && about !== "" && <p className={more}>{about}</p>}
        <time className={when} dateTime={dateTime}>
          {time}
        </time>
      </div>
      {thumbnail !== undefined && (
        <span className={still} aria-hidden>
          <Image src={thumbnail} width={88} alt="" />
        </span>
      )}
      <PlainIconButton
        size={32}
        variant="muted"
        className={menu}
        icon={<MoreVerticalIcon size={20} />}
        label={`${texts.actions}: ${heading}`}
        tooltip={texts.actions}
        aria-haspopup="menu"
        onClick={(event) => onMenu(event.currentTarget)}
      />
    </article>
  );
}

/** Rows while the list is on its way (`notifications.skeletonRows.*`). */
export const notificationSkeletons = { desktop: 6, mobile: 11 } as const;

const lines = css`
  display: grid;
  gap: ${space[0.5]};
  font: ${font.body};
`;

const widths = ["92%", "76%", "84%", "64%", "88%", "72%"] as const;

/** A row in its final geometry while the list is on its way. */
export function NotificationSkeleton({ index }: { index: number }) {
  return (
    <div className={row} data-skeleton>
      <Skeleton shape="circle" width="48px" height="48px" />
      <div className={lines}>
        <Skeleton shape="text" width={widths[index % widths.length]} />
        <Skeleton shape="text" width="56%" />
        <Skeleton shape="text" width="88px" height="12px" />
      </div>
      <span className={still}>
        <Skeleton height="49.5px" />
      </span>
    </div>
  );
}
