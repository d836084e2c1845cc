import { css } from "linaria";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { DangerIcon, InfoIcon, SuccessIcon } from "../../primitives/Icon/index.ts";
import { color, font, space } from "../../tokens/index.ts";
import type { ToastType } from "../Toasts/index.ts";

export interface PastToast {
  id: string;
  type: ToastType;
  text: string;
  /** When it was shown, in words: «14:05». */
  time: string;
  /** The same for machines, ISO 8601. */
  dateTime?: string | undefined;
}

export interface ToastHistoryProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Newest first. */
  toasts: readonly PastToast[];
  texts: { title: string; close: string; empty: string };
}

const row = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[3]};
  padding: ${space[3]} 0;
  border-top: 1px solid ${color.line};
  font: ${font.body};
  &:first-child {
    border-top: 0;
  }
`;

const mark = css`
  color: ${color.textMuted};
  [data-type="success"] > & {
    color: ${color.success};
  }
  [data-type="danger"] > & {
    color: ${color.danger};
  }
`;

const when = css`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const nothing = css`
  padding: ${space[6]} 0;
  color: ${color.textMuted};
  text-align: center;
`;

const icons = {
  danger: <DangerIcon size={20} />,
  success: <SuccessIcon size={20} />,
  info: <InfoIcon size={20} />,
  notice: <InfoIcon size={20} />,
} as const;

/** Every message of this visit, for who was too slow to read it while it was shown. */
export function ToastHistory({ isOpen, onOpenChange, toasts, texts }: ToastHistoryProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={texts.title} closeLabel={texts.close}>
      {toasts.length === 0 ? (
        <p className={nothing}>{texts.empty}</p>
      ) : (
        <ul>
          {toasts.map(({ id, type, text, time, dateTime }) => (
            <li key={id} className={row} data-type={type}>
              <span className={mark}>{icons[type]}</span>
              <span>{text}</span>
              <time className={when} dateTime={dateTime}>
                {time}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
