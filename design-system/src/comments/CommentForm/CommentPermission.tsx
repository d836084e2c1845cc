import { css } from "linaria";
import type { ReactNode } from "react";
import { LockIcon, UserIcon } from "../../primitives/Icon/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";

export interface CommentGuestProps {
  /** «Войдите, чтобы оставить комментарий». */
  label: string;
  onPress: () => void;
}

const guest = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  ${media.mobile} {
    grid-template-columns: 32px minmax(0, 1fr);
  }
`;

const nobody = css`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.full};
  background: ${color.control};
  color: ${color.textMuted};
`;

const field = css`
  min-height: 40px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  color: ${color.textMuted};
  font: ${font.body};
  text-align: start;
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
  ${media.coarse} {
    min-height: 44px;
  }
`;

/** Place of the form for a guest: one button that looks like where it leads. */
export function CommentGuest({ label, onPress }: CommentGuestProps) {
  return (
    <div className={guest}>
      <span className={nobody}>
        <UserIcon size={20} />
      </span>
      <PlainButton className={field} onClick={onPress}>
        {label}
      </PlainButton>
    </div>
  );
}

export interface CommentBlockedProps {
  /** Why one may not comment here. */
  message: string;
  /** The words of the message that carry the link; the whole message when it does not have them. */
  linkText?: string | undefined;
  /** Address of the rules. */
  href?: SafeHref | undefined;
}

const blocked = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.surfaceBlock};
  color: ${color.text};
  font: ${font.body};
  text-wrap: pretty;
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const mark = css`
  flex: none;
  color: ${color.textMuted};
`;

const link = css`
  color: ${color.accentText};
  /* inside a sentence colour alone does not tell a link */
  text-decoration: underline;
  text-underline-offset: 2px;
  &:focus-visible {
    border-radius: ${radius.badge};
  }
`;

/** Place of the form for a banned person, with the rules behind the words the server names. */
export function CommentBlocked({ message, linkText, href }: CommentBlockedProps) {
  return (
    <p className={blocked}>
      <span className={mark}>
        <LockIcon size={20} />
      </span>
      <span>{linked(message, linkText, href)}</span>
    </p>
  );
}

function linked(message: string, linkText: string | undefined, href: SafeHref | undefined): ReactNode {
  if (href === undefined) return message;
  const at = linkText === undefined || linkText === "" ? -1 : message.indexOf(linkText);
  if (at < 0 || linkText === undefined)
    return (
      <a className={link} href={href}>
        {message}
      </a>
    );
  return (
    <>
      {message.slice(0, at)}
      <a className={link} href={href}>
        {linkText}
      </a>
      {message.slice(at + linkText.length)}
    </>
  );
}
