import { css } from "linaria";
import type { ReactNode } from "react";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { color, font, space } from "../../tokens/index.ts";

export interface WaitingProps {
  /** Words for the awaited event. */
  text: string;
  /** Advice to the person meanwhile. */
  note?: string | undefined;
  /** A way on that does not wait. */
  children?: ReactNode;
}

const place = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[4]};
  min-height: 200px;
  padding: ${space[4]} 0;
  text-align: center;
`;

const words = css`
  font: ${font.leadStrong};
`;

const quiet = css`
  max-width: 44ch;
  color: ${color.textMuted};
  font: ${font.body};
`;

/** A wait for another party: the bank, the server. A screen reader is told of it, since the page does not change otherwise. */
export function Waiting({ text, note, children }: WaitingProps) {
  return (
    <div className={place}>
      <Spinner size={40} />
      <p className={words} role="status">
        {text}
      </p>
      {note !== undefined && <p className={quiet}>{note}</p>}
      {children}
    </div>
  );
}
