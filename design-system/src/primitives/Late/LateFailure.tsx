import { css, cx } from "linaria";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { nativeButton } from "../Button/nativeButton.ts";
import { color, font, space } from "../../tokens/index.ts";
import type { BoundaryFailure } from "./Boundary.tsx";

export interface LateTexts {
  /** Heard and seen while it comes. */
  pending: string;
  /** There is no network. */
  offline: string;
  offlineText: string;
  /** It did not come, or broke. */
  failed: string;
  failedText: string;
  retry: string;
  /** Offered as well after a second failure with a network: a page older than the server needs a new document. */
  reload: string;
  close: string;
}

export interface LateFailureProps extends Omit<BoundaryFailure, "error"> {
  texts: LateTexts;
  /** Takes the place of loading the page anew; for tests and stories. */
  onReload?: (() => void) | undefined;
  className?: string | undefined;
}

const place = css`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[6]} ${space[4]};
  color: ${color.text};
  text-align: center;
`;

const title = css`
  max-width: 36ch;
  font: ${font.leadStrong};
  text-wrap: balance;
`;

const words = css`
  max-width: 44ch;
  margin-bottom: ${space[2]};
  color: ${color.textMuted};
  font: ${font.body};
  text-wrap: pretty;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;

/** So often the same chunk is asked for before a new page is offered as well. */
const triesBeforeReload = 2;

/** Failure in the place of a late part that did not come: why, and the way on. A lost network that comes back tries by itself. */
export function LateFailure({
  times,
  retry,
  texts,
  onReload = () => window.location.reload(),
  className,
}: LateFailureProps) {
  const [isOffline, setOffline] = useState(() => !navigator.onLine);
  const wordsId = useId();
  const onChange = useEffectEvent(() => {
    setOffline(!navigator.onLine);
    if (navigator.onLine) retry();
  });
  useEffect(() => {
    window.addEventListener("online", onChange);
    window.addEventListener("offline", onChange);
    return () => {
      window.removeEventListener("online", onChange);
      window.removeEventListener("offline", onChange);
    };
  }, []);
  const isOld = !isOffline && times >= triesBeforeReload;
  return (
    <div className={cx(place, className)} role="alert">
      <p className={title}>{isOffline ? texts.offline : texts.failed}</p>
      <p className={words} id={wordsId}>
        {isOffline ? texts.offlineText : texts.failedText}
      </p>
      <div className={ways}>
        <button type="button" className={nativeButton} aria-describedby={wordsId} onClick={retry}>
          {texts.retry}
        </button>
        {isOld && (
          <button type="button" className={nativeButton} onClick={onReload}>
            {texts.reload}
          </button>
        )}
      </div>
    </div>
  );
}
