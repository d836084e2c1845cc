import { css } from "linaria";
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { CheckIcon, SettingsIcon, TrashIcon } from "../../primitives/Icon/index.ts";
import { MenuPopover, type MenuPopoverItem } from "../../primitives/MenuPopover/index.ts";
import { useIsSheet } from "../../primitives/Overlay/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
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
import { PanelView } from "./PanelView.tsx";
import { SettingsView } from "./SettingsView.tsx";

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
  /** Heading of the view of the switches, and its way back to the list. */
  settingsTitle: string;
  back: string;
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
  /** A notification is unread. */
  hasUnread: boolean;
  onReadAll: () => void;
  onDeleteAll: () => void;
  onOpenItem: (id: string) => void;
  onAction: (id: string, action: string) => void;
  onUndo: (id: string) => void;
  /** The switches of notifications, in a view of their own behind the list. */
  settings: ReactNode;
  texts: NotificationsPanelTexts;
}

const toSettings = css`
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

/** Notifications of the person: a list with its states, one menu for all its rows, the actions for all of them at once, and behind it the switches. */
export function NotificationsPanel({ triggerRef, isOpen, onOpenChange, ...content }: NotificationsPanelProps) {
  const isMobile = useIsSheet();
  const [isTurned, setTurned] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setTurned(false);
  }
  return (
    <PanelSurface
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isMobile={isMobile}
      label={content.texts.title}
    >
      <Views
        {...content}
        isOpen={isOpen}
        isMobile={isMobile}
        isInSettings={isTurned && content.phase !== "guest"}
        onTurn={setTurned}
        onClose={() => onOpenChange(false)}
      />
    </PanelSurface>
  );
}

type ContentProps = Omit<NotificationsPanelProps, "triggerRef" | "isOpen" | "onOpenChange"> & { isMobile: boolean };

interface ViewsProps extends ContentProps {
  isOpen: boolean;
  isInSettings: boolean;
  onTurn: (toSettings: boolean) => void;
  onClose: () => void;
}

/** The list stays under the switches, where it was scrolled to. */
function Views({ isOpen, isInSettings, onTurn, onClose, ...content }: ViewsProps) {
  const { phase, rows, hasUnread, onReadAll, onDeleteAll, settings, texts } = content;
  const opener = useRef<HTMLButtonElement>(null);
  const isGuest = phase === "guest";
  const wasInSettings = useRef(false);
  useLayoutEffect(() => {
    if (wasInSettings.current && !isInSettings) opener.current?.focus({ preventScroll: true });
    wasInSettings.current = isInSettings;
  }, [isInSettings]);
  const hasRows = rows.some(({ isHidden }) => !isHidden);
  return (
    <>
      <PanelView
        title={texts.title}
        isHidden={isInSettings}
        isWaiting={phase === "loading" && rows.length === 0}
        actions={
          !isGuest && (
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
                aria-disabled={!hasRows}
                onClick={() => hasRows && onDeleteAll()}
              />
            </>
          )
        }
        foot={
          !isGuest && (
            <PlainButton ref={opener} className={toSettings} onClick={() => onTurn(true)}>
              <SettingsIcon size={20} />
              {texts.settings}
            </PlainButton>
          )
        }
        closeLabel={texts.close}
        onClose={onClose}
      >
        <Content {...content} />
      </PanelView>
      {isInSettings && (
        <SettingsView isOpen={isOpen} texts={texts} onBack={() => onTurn(false)} onClose={onClose}>
          {settings}
        </SettingsView>
      )}
    </>
  );
}

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
