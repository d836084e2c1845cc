import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { OfflineIcon } from "../../primitives/Icon/index.ts";
import { createLate, LateHint } from "../../primitives/Late/index.ts";
import { color, font, radius, space } from "../../tokens/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";

export interface ErrorPageProps {
  /** 403 and 404 share a picture, 500 has its own; any other code is shown as the number itself. Null: no response came, the network is gone. */
  code: number | null;
  title: string;
  text?: ReactNode;
  /** The way on: a link where it leads somewhere, else a press (reload). */
  action: { label: string; href?: SafeHref | undefined; onPress?: (() => void) | undefined };
  /** Under it: what one may tell the support, or recommendations. */
  children?: ReactNode;
  className?: string | undefined;
}

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  min-height: min(640px, calc(100dvh - var(--k-header-height)));
  padding: ${space[10]} var(--k-gutter);
  text-align: center;
`;

const picture = css`
  width: min(360px, 80vw);
  height: auto;
  aspect-ratio: 360 / 200;
  margin-bottom: ${space[4]};
  color: ${color.text};
`;

const number = css`
  margin-bottom: ${space[2]};
  color: ${color.accentText};
  font: 600 min(6rem, 28vw)/1 var(--k-font);
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
`;

const sign = css`
  display: grid;
  place-items: center;
  width: 120px;
  height: 120px;
  margin-bottom: ${space[4]};
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
  color: ${color.accentText};
`;

const heading = css`
  max-width: min(24ch, 100%);
  overflow-wrap: anywhere;
  font: ${font.heading};
  text-wrap: balance;
`;

const words = css`
  max-width: min(52ch, 100%);
  overflow-wrap: anywhere;
  color: ${color.textMuted};
  font: ${font.lead};
  text-wrap: balance;
`;

const wayOn = css`
  margin-top: ${space[4]};
`;

const latePictures = createLate(() => import("./pictures.tsx"));

/** The drawing comes with the page that needs it: nobody waits for it before, and where it does not come its place stays. */
function Picture({ of }: { of: "lost" | "broken" }) {
  return (
    <LateHint of={{ pictures: latePictures }} otherwise={<div className={picture} />}>
      {({ pictures: { LostPicture, BrokenPicture } }) =>
        of === "lost" ? <LostPicture className={picture} /> : <BrokenPicture className={picture} />
      }
    </LateHint>
  );
}

/** A page that could not be shown. Native inside: it must stand when much else has failed. */
export function ErrorPage({ code, title, text, action, children, className }: ErrorPageProps) {
  return (
    <div className={cx(page, className)} data-code={code ?? undefined}>
      {code === 404 || code === 403 ? (
        <Picture of="lost" />
      ) : code === 500 ? (
        <Picture of="broken" />
      ) : code === null ? (
        <span className={sign}>
          <OfflineIcon size={48} />
        </span>
      ) : (
        <span className={number} aria-hidden>
          {code}
        </span>
      )}
      <h1 className={heading}>{title}</h1>
      {text !== undefined && <p className={words}>{text}</p>}
      {action.href !== undefined ? (
        <a className={cx(nativeButton, wayOn)} data-variant="primary" href={action.href} onClick={action.onPress}>
          {action.label}
        </a>
      ) : (
        <button type="button" className={cx(nativeButton, wayOn)} data-variant="primary" onClick={action.onPress}>
          {action.label}
        </button>
      )}
      {children}
    </div>
  );
}
