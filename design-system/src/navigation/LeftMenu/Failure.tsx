import { css } from "linaria";
import { useId } from "react";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { color, font, space } from "../../tokens/index.ts";

/** Part of the menu that did not come, and another try of it. */
export interface LeftMenuFailure {
  text: string;
  onRetry: () => void;
  /** It is asked for again. Default false. */
  isTrying?: boolean | undefined;
}

const failed = css`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]};
  color: ${color.textMuted};
  font: ${font.body};
`;

const waiting = css`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]} ${space[3]};
`;

/** Why something is not there, with its button. */
export function Failure({ text, retry, onRetry }: { text: string; retry: string; onRetry?: (() => void) | undefined }) {
  const id = useId();
  return (
    <div className={failed} role="alert">
      <p id={id}>{text}</p>
      <button type="button" className={nativeButton} aria-describedby={id} onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}

/** Lines of these widths, in place of what is on its way. */
export function Waiting({ label, widths }: { label: string; widths: readonly string[] }) {
  return (
    <div className={waiting} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {widths.map((width) => (
        <Skeleton key={width} shape="text" width={width} />
      ))}
    </div>
  );
}
