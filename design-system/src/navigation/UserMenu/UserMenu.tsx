import { css } from "linaria";
import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { EditIcon } from "../../primitives/Icon/index.ts";
import { AnchoredSurface } from "../../primitives/AnchoredSurface/index.ts";
import { color, font, media, motion, radius, space } from "../../tokens/index.ts";
import type { SafeHref, SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { MenuRow } from "../../primitives/MenuRow/index.ts";

export interface UserMenuItem {
  id: string;
  label: string;
  /** 20 px */
  icon?: ReactNode;
  /** A link; without it `onAction` is called. */
  href?: SafeHref | undefined;
}

export interface UserMenuProps {
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The channel's name, and where it is: /channel/{id}/. */
  name: string;
  channelHref: SafeHref;
  avatarUrl?: SafeMediaUrl | null | undefined;
  email: string;
  /** Where the pencil leads: /profile/info/edit/. */
  editHref: SafeHref;
  /** Only while the e-mail is not confirmed: «Завершите регистрацию», to /profile/. */
  finish?: { text: string; href: SafeHref } | undefined;
  items: readonly UserMenuItem[];
  onAction: (id: string) => void;
  /** `channel` is heard after the name, whose link leads there: «мой канал». */
  texts: { menu: string; edit: string; channel: string };
}

const popover = css`
  width: min(320px, calc(100vw - 32px));
  overflow: auto;
`;

const dialog = css`
  padding: ${space[2]};
  outline: none;
`;

const person = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[3]};
`;

const channel = css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.text};
  font: ${font.leadStrong};
  border-radius: ${radius.badge};
  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
  ${media.coarse} {
    position: relative;
    min-width: 44px;
    margin-block: -10px;
    padding-block: 10px;
  }
`;

const mail = css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textMuted};
  font: ${font.body};
`;

const pencil = css`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.full};
  color: ${color.textMuted};
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }
  ${media.coarse} {
    width: 44px;
    height: 44px;
  }
`;

const finishing = css`
  display: block;
  margin: 0 ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.accentSoft};
  color: ${color.accentText};
  font: ${font.bodyStrong};
  ${media.coarse} {
    padding-block: ${space[3]};
  }
`;

const list = css`
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
`;

/** The account's name and links to what belongs to it; links, so a dialog and not a menu. */
export function UserMenu({
  triggerRef,
  isOpen,
  onOpenChange,
  name,
  channelHref,
  avatarUrl,
  email,
  editHref,
  finish,
  items,
  onAction,
  texts,
}: UserMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <AnchoredSurface
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={8}
      className={popover}
    >
      <Dialog aria-label={texts.menu} className={dialog}>
        <div className={person}>
          <Avatar name={name} src={avatarUrl} size={56} loading="eager" />
          <div>
            <a className={channel} href={channelHref} aria-label={`${name}, ${texts.channel}`} onClick={close}>
              {name}
            </a>
            <span className={mail}>{email}</span>
          </div>
          <a className={pencil} href={editHref} aria-label={texts.edit} onClick={close}>
            <EditIcon size={20} />
          </a>
        </div>
        {finish !== undefined && (
          <a className={finishing} href={finish.href} onClick={close}>
            {finish.text}
          </a>
        )}
        <ul className={list}>
          {items.map(({ id, label, icon, href }) => (
            <li key={id}>
              <MenuRow
                href={href}
                onClick={() => {
                  close();
                  if (href === undefined) onAction(id);
                }}
              >
                {icon}
                {label}
              </MenuRow>
            </li>
          ))}
        </ul>
      </Dialog>
    </AnchoredSurface>
  );
}
