import { css } from "linaria";
import type { ReactNode } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { CheckIcon, CopyIcon, MailIcon } from "../../primitives/Icon/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

export type ShareTargetId = "email" | "ok" | "telegram" | "vk" | "whatsapp";

export interface ShareTarget {
  id: ShareTargetId;
  /** The name of the place, as it calls itself. */
  label: string;
  /** Where sharing happens; opens in a new tab. */
  href: string;
}

export interface ShareDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The link, already with the time where it is chosen. */
  url: string;
  targets: readonly ShareTarget[];
  /** The link begins at this moment of the video. Leave out where there is no time to begin at. */
  startTime?: { label: string; isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined;
  /** The embed code, shown and copied as text. */
  embedCode?: string | undefined;
  /** What was copied last. */
  copied?: "link" | "embed" | undefined;
  onCopy: (what: "link" | "embed") => void;
  onTarget?: ((id: ShareTargetId) => void) | undefined;
  texts: { title: string; close: string; link: string; copy: string; copied: string; embed: string; places: string };
}

const places = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
  gap: ${space[1]};
`;

const place = css`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[2]};
  border-radius: ${radius.control};
  color: ${color.text};
  font: ${font.caption};
  text-decoration: none;
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }
  &:active {
    background: ${color.surfacePressed};
  }
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
`;

const mark = css`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${color.control};
  color: ${color.text};
  font: ${font.leadStrong};
`;

const row = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: ${space[3]};
  margin-top: ${space[5]};
  ${media.mobile} {
    grid-template-columns: 1fr;
  }
`;

const check = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  margin-top: ${space[2]};
  font: ${font.body};
  cursor: pointer;
  > input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;

/** Initials and plain signs instead of the places' trade marks. */
const marks: Record<ShareTargetId, ReactNode> = {
  email: <MailIcon />,
  ok: "OK",
  telegram: "Tg",
  vk: "VK",
  whatsapp: "Wa",
};

/** Where a video can be shared to, its link and its embed code. */
export function ShareDialog({ isOpen, onOpenChange, url, targets, startTime, embedCode, copied, onCopy, onTarget, texts }: ShareDialogProps) {
  // two buttons of one word are told apart by the field beside them
  const copyButton = (what: "link" | "embed") => (
    <Button
      icon={copied === what ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
      aria-label={`${copied === what ? texts.copied : texts.copy}: ${texts[what]}`}
      onPress={() => onCopy(what)}
    >
      {copied === what ? texts.copied : texts.copy}
    </Button>
  );
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={texts.title} closeLabel={texts.close}>
      <ul className={places} aria-label={texts.places}>
        {targets.map(({ id, label, href }) => (
          <li key={id}>
            <a className={place} href={href} target="_blank" rel="noopener noreferrer" onClick={() => onTarget?.(id)}>
              <span className={mark} aria-hidden>
                {marks[id]}
              </span>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className={row}>
        <TextField label={texts.link} value={url} isReadOnly />
        {copyButton("link")}
      </div>
      {startTime !== undefined && (
        <label className={check}>
          <input type="checkbox" checked={startTime.isSelected} onChange={(event) => startTime.onChange(event.target.checked)} />
          {startTime.label}
        </label>
      )}
      {embedCode !== undefined && (
        <div className={row}>
          <TextField label={texts.embed} value={embedCode} isReadOnly />
          {copyButton("embed")}
        </div>
      )}
    </Dialog>
  );
}
