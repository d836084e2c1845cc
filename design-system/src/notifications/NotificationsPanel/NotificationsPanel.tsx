import { css } from "linaria";
import { useRef, useState, type RefObject } from "react";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { CheckIcon, CloseIcon, SettingsIcon, TrashIcon } from "../../primitives/Icon/index.ts";
import { MenuPopover, type MenuPopoverItem } from "../../primitives/MenuPopover/index.ts";
import { useIsSheet } from "../../primitives/Overlay/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { SkeletonRegion } from "../../primitives/Skeleton/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import {
  NotificationItem,
  NotificationSkeleton,
  notificationSkeletons,
  type NotificationItemTexts,
  type NotificationLook,
} from "../NotificationItem/index.ts";
import { NotificationsState } from "../NotificationsState/index.ts";
import { MoreRow } from "./MoreRow.tsx";
import { PanelSurface } from "./PanelSurface.tsx";

/** One row of the list, and what its menu offers. */
export interface NotificationRow {
  item: NotificationLook;
  /** Hidden, and can still be brought back. */
  isHidden: boolean;
  actions: readonly MenuPopoverItem[];
}

export interface NotificationsPanelTexts extends NotificationItemTexts {
  title: string;
  close: string;
  readAll: string;
  deleteAll: string;
  settings: string;
  loading: string;
  more: string;
  moreFailed: string;
  retry: string;
  empty: { title: string; text: string };
  failed: { title: string; text: string };
  guest: { title: string; text: string; action: string };
}

export interface NotificationsPanelProps {
  /** The bell. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** guest: nobody is signed in. A list that is here stays while it is asked for anew. */
  phase: "guest" | "loading" | "failed" | "ready";
  rows: readonly NotificationRow[];
  /** The further page. Default "none". */
  more?: "none" | "ready" | "loading" | "failed" | undefined;
  onMore: () => void;
  onRetry: () => void;
  onSignIn: () => void;
  /** Something is unread. */
  hasUnread: boolean;
  onReadAll: () => void;
  onDeleteAll: () => void;
  onOpenItem: (id: string) => void;
  onAction: (id: string, action: string) => void;
  onUndo: (id: string) => void;
  /** Where the switches are. */
  settingsHref: SafeHref;
  texts: NotificationsPanelTexts;
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${space[1]};
  flex: none;
  padding: ${space[3]} ${space[3]} ${space[2]} ${space[6]};
  ${media.mobile} {
    gap: 0;
    padding: ${space[1.5]} ${space[1]} ${space[1.5]} ${space[5]};
  }
`;

const heading = css`
  flex: 1 1 auto;
  max-width: 100%;
  font: ${font.title};
`;

const body = css`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${space[1]} ${space[2]} ${space[2]};
  overflow: auto;
  overscroll-behavior: contain;
  border-top: 1px solid ${color.line};
  /* the rows of a list on its way go on below what is seen, and nobody scrolls to them */
  &[data-waiting] {
    overflow: hidden;
  }
  ${media.mobile} {
    padding-inline: ${space[1]} 0;
  }
`;

const foot = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line};
  ${media.mobile} {
    /* the whole zone in which the drag that closes it begins */
    position: relative;
    box-sizing: border-box;
    min-height: 100px;
    padding: ${space[7]} ${space[4]} ${space[2]};
    touch-action: none;
    &::before {
      content: "";
      position: absolute;
      inset: ${space[2]} auto auto calc(50% - 18px);
      width: 36px;
      height: 4px;
      border-radius: ${radius.full};
      background: ${color.lineStrong};
      ${media.forcedColors} {
        background: CanvasText;
      }
    }
  }
`;

const settings = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 40px;
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  color: ${color.accentText};
  font: ${font.bodyStrong};
  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

const putAway = css`
  display: none;
  ${media.mobile} {
    display: inline-flex;
  }
`;

/** What is new for the person: a list with its states, one menu for all its rows, and the ways to be done with all of it at once. */
export function NotificationsPanel({ triggerRef, isOpen, onOpenChange, ...content }: NotificationsPanelProps) {
  const isMobile = useIsSheet();
  const close = () => onOpenChange(false);
  const { phase, rows, hasUnread, onReadAll, onDeleteAll, settingsHref, texts } = content;
  const visible = rows.some(({ isHidden }) => !isHidden);
  return (
    <PanelSurface
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isMobile={isMobile}
      label={texts.title}
    >
      <div className={head}>
        <h2 className={heading}>{texts.title}</h2>
        {phase !== "guest" && (
          <>
            <PlainIconButton
              variant="muted"
              icon={<CheckIcon />}
              label={texts.readAll}
              aria-disabled={!hasUnread}
              onClick={() => hasUnread && onReadAll()}
            />
            <PlainIconButton
              variant="muted"
              icon={<TrashIcon />}
              label={texts.deleteAll}
              aria-disabled={!visible}
              onClick={() => visible && onDeleteAll()}
            />
          </>
        )}
        <PlainIconButton variant="muted" icon={<CloseIcon />} label={texts.close} onClick={close} />
      </div>
      <div className={body} data-waiting={(phase === "loading" && rows.length === 0) || undefined}>
        <Content {...content} isMobile={isMobile} />
      </div>
      <div className={foot}>
        {phase === "guest" ? (
          <span />
        ) : (
          <a className={settings} href={settingsHref} onClick={close}>
            <SettingsIcon size={20} />
            {texts.settings}
          </a>
        )}
        <span className={putAway}>
          <button type="button" className={nativeButton} onClick={close}>
            {texts.close}
          </button>
        </span>
      </div>
    </PanelSurface>
  );
}

type ContentProps = Omit<NotificationsPanelProps, "triggerRef" | "isOpen" | "onOpenChange"> & { isMobile: boolean };

function Content({ phase, rows, more = "none", isMobile, onMore, onRetry, onSignIn, texts, ...row }: ContentProps) {
  if (phase === "guest")
    return (
      <NotificationsState
        kind="guest"
        title={texts.guest.title}
        text={texts.guest.text}
        actionLabel={texts.guest.action}
        onAction={onSignIn}
      />
    );
  if (rows.length === 0 && phase === "loading")
    return (
      <SkeletonRegion isLoading label={texts.loading}>
        {Array.from({ length: notificationSkeletons[isMobile ? "mobile" : "desktop"] }, (_, index) => (
          <NotificationSkeleton key={index} index={index} />
        ))}
      </SkeletonRegion>
    );
  if (rows.length === 0 && phase === "failed")
    return (
      <NotificationsState
        kind="failed"
        title={texts.failed.title}
        text={texts.failed.text}
        actionLabel={texts.retry}
        onAction={onRetry}
      />
    );
  if (rows.length === 0 && more === "none")
    return <NotificationsState kind="empty" title={texts.empty.title} text={texts.empty.text} />;
  return (
    <>
      <Rows rows={rows} texts={texts} {...row} />
      {more !== "none" && <MoreRow phase={more} onMore={onMore} texts={texts} />}
    </>
  );
}

type RowsProps = Pick<NotificationsPanelProps, "rows" | "onOpenItem" | "onAction" | "onUndo" | "texts">;

function Rows({ rows, onOpenItem, onAction, onUndo, texts }: RowsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const row = rows.find(({ item }) => item.id === menuOf);
  return (
    <>
      <ul>
        {rows.map(({ item, isHidden }) => (
          <li key={item.id}>
            <NotificationItem
              item={item}
              isHidden={isHidden}
              onOpen={() => onOpenItem(item.id)}
              onMenu={(button) => {
                trigger.current = button;
                setMenuOf(item.id);
              }}
              onUndo={() => onUndo(item.id)}
              texts={texts}
            />
          </li>
        ))}
      </ul>
      <MenuPopover
        label={`${texts.actions}: ${row?.item.title ?? ""}`}
        items={row?.actions ?? []}
        triggerRef={trigger}
        isOpen={row !== undefined}
        onOpenChange={(next) => {
          if (!next) setMenuOf(null);
        }}
        onAction={(action) => row !== undefined && onAction(row.item.id, action)}
      />
    </>
  );
}
