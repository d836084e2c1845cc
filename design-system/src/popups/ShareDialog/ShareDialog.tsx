import { css } from "linaria";
import { Button } from "../../primitives/Button/index.ts";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { CheckIcon, CopyIcon } from "../../primitives/Icon/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";
import { shareMarks } from "./shareMarks.tsx";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import type { ShareTargetId } from "./shareTargets.ts";

export interface ShareTarget {
  id: ShareTargetId;
  /** The name of the place, as it calls itself. */
  label: string;
  /** Where sharing happens; opens in a new tab. */
  href: SafeHref;
}

export interface ShareDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The link, already with the time where it is chosen. */
  link: string;
  targets: readonly ShareTarget[];
  /** The link begins at this moment of the video. Leave out where there is no time to begin at. */
  startTime?: { label: string; isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined;
  /** The embed code, shown and copied as text. */
  embedCode?: string | undefined;
  /** Text that was copied last. */
  copied?: "link" | "embed" | undefined;
  onCopy: (what: "link" | "embed") => void;
  onTarget?: ((id: ShareTargetId) => void) | undefined;
  texts: { title: string; close: string; link: string; copy: string; copied: string; embed: string; places: string };
}

/* In rem: with larger text there are fewer in a row, and their names do not run into each other. */
const places = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4rem, 1fr));
  row-gap: ${space[1]};
`;

const place = css`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[2]} ${space[0.5]};
  border-radius: ${radius.control};
  color: ${color.text};
  font: ${font.caption};
  text-align: center;
  text-decoration: none;
  & > span:last-child {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
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
  &[data-place="vk"] {
    background: ${color.brandVk};
  }
  &[data-place="telegram"] {
    background: ${color.brandTelegram};
  }
  &[data-place="whatsapp"] {
    background: ${color.brandWhatsapp};
  }
  &[data-place="ok"] {
    background: ${color.brandOk};
  }
  &:not([data-place="email"]) {
    color: ${color.textOnBrand};
  }
  ${media.forcedColors} {
    border-color: CanvasText;
    &[data-place] {
      color: CanvasText;
    }
  }
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

/** Where a video can be shared to, its link and its embed code. */
export function ShareDialog({
  isOpen,
  onOpenChange,
  link,
  targets,
  startTime,
  embedCode,
  copied,
  onCopy,
  onTarget,
  texts,
}: ShareDialogProps) {
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
            <a
              className={place}
              href={href}
              data-chosen
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => onTarget?.(id)}
            >
              <span className={mark} data-place={id} aria-hidden>
                {shareMarks[id]}
              </span>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={row}>
        <TextField label={texts.link} value={link} isReadOnly />
        {copyButton("link")}
      </div>
      {startTime !== undefined && (
        <label className={check}>
          <input
            type="checkbox"
            checked={startTime.isSelected}
            onChange={(event) => startTime.onChange(event.target.checked)}
          />
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
