import { css } from "linaria";
import { useRef } from "react";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { useNearScreen } from "../../primitives/near/index.ts";
import { color, font, space } from "../../tokens/index.ts";
import { NotificationSkeleton } from "../NotificationItem/index.ts";

export interface MoreRowProps {
  /** ready: there is a further page; failed: it did not come. */
  phase: "ready" | "loading" | "failed";
  onMore: () => void;
  texts: { more: string; moreFailed: string; retry: string; loading: string };
}

const place = css`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  color: ${color.textMuted};
  font: ${font.body};
`;

/** The end of what is here: it asks for more as soon as it is on screen, and by its button. */
export function MoreRow({ phase, onMore, texts }: MoreRowProps) {
  const end = useRef<HTMLDivElement>(null);
  useNearScreen(end, onMore, { isWanted: phase === "ready" });
  if (phase === "loading")
    return (
      <div aria-busy>
        <NotificationSkeleton index={0} />
        <NotificationSkeleton index={1} />
      </div>
    );
  return (
    <div ref={end} className={place} role={phase === "failed" ? "alert" : undefined}>
      {phase === "failed" && <p>{texts.moreFailed}</p>}
      <button type="button" className={nativeButton} onClick={onMore}>
        {phase === "failed" ? texts.retry : texts.more}
      </button>
    </div>
  );
}
