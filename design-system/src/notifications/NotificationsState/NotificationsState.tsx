import { css } from "linaria";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { BellIcon, WarningIcon } from "../../primitives/Icon/index.ts";
import { color, font, space } from "../../tokens/index.ts";

export interface NotificationsStateProps {
  /** empty: there are none; guest: who is here is not known; failed: the list did not come. */
  kind: "empty" | "guest" | "failed";
  title: string;
  text?: string | undefined;
  /** «Войти», «Повторить». */
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
}

const state = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[2]};
  min-height: 240px;
  padding: ${space[8]} ${space[6]};
  color: ${color.textMuted};
  font: ${font.body};
  text-align: center;
  text-wrap: balance;
`;

const heading = css`
  color: ${color.text};
  font: ${font.leadStrong};
`;

const words = css`
  max-width: 40ch;
`;

const act = css`
  margin-top: ${space[2]};
`;

/** In the place of the list: there is none, it is nobody's, or it did not come. */
export function NotificationsState({ kind, title, text, actionLabel, onAction }: NotificationsStateProps) {
  return (
    <div className={state} role={kind === "failed" ? "alert" : undefined}>
      {kind === "failed" ? <WarningIcon size={32} /> : <BellIcon size={32} />}
      <p className={heading}>{title}</p>
      {text !== undefined && <p className={words}>{text}</p>}
      {actionLabel !== undefined && (
        <span className={act}>
          <button
            type="button"
            className={nativeButton}
            data-variant={kind === "guest" ? "primary" : undefined}
            onClick={onAction}
          >
            {actionLabel}
          </button>
        </span>
      )}
    </div>
  );
}
