import { css } from "linaria";
import { encode } from "uqr";
import { Button } from "../../primitives/Button/index.ts";
import { CopyIcon } from "../../primitives/Icon/index.ts";
import { LinkButton } from "../../primitives/LinkButton/index.ts";
import type { SafeHref } from "../../primitives/SafeAddress/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { color, font, radius, space } from "../../tokens/index.ts";

export interface SbpCodeProps {
  /** The address in the code; null while it comes. */
  address: string | null;
  /** The bank's app is on this very device: its link comes first, the code below. */
  appHref?: SafeHref | undefined;
  /** How long the code can be paid by, seconds; null says nothing. */
  secondsLeft: number | null;
  onCopy: () => void;
  /** The address has been copied. */
  isCopied: boolean;
  texts: {
    /** Instruction for the code. */
    hint: string;
    /** Name of the picture. */
    code: string;
    openApp: string;
    copy: string;
    copied: string;
    /** «Код действует ещё 14:59» */
    left: (seconds: number) => string;
  };
}

const place = css`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  text-align: center;
`;

const words = css`
  max-width: 44ch;
  color: ${color.textMuted};
  font: ${font.body};
`;

/* A camera needs dark on light, whatever the theme. */
const frame = css`
  width: 224px;
  padding: ${space[3]};
  border-radius: ${radius.popup};
  background: ${color.textOnPlayer};
  color: ${color.player};
  forced-color-adjust: none;
  > svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const waiting = css`
  width: 224px;
  height: 224px;
`;

const time = css`
  font: ${font.bodyStrong};
  font-variant-numeric: tabular-nums;
`;

const written = css`
  display: block;
  max-width: 100%;
  color: ${color.textMuted};
  font: ${font.caption};
  overflow-wrap: anywhere;
  user-select: all;
`;

/** The squares of the code as one path. */
function pathOf(address: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(address, { ecc: "M", border: 0 });
  const path = data.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}

function Code({ address, label }: { address: string; label: string }) {
  const { size, path } = pathOf(address);
  return (
    <div className={frame}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
      </svg>
    </div>
  );
}

/** Paying by the fast payment system: a code for the phone's camera, the same address in words, the bank's app where it is on this device. */
export function SbpCode({ address, appHref, secondsLeft, onCopy, isCopied, texts }: SbpCodeProps) {
  return (
    <div className={place}>
      <p className={words}>{texts.hint}</p>
      {appHref !== undefined && (
        <LinkButton href={appHref} variant="primary" opensNewTab>
          {texts.openApp}
        </LinkButton>
      )}
      {address === null ? <Skeleton className={waiting} /> : <Code address={address} label={texts.code} />}
      {secondsLeft !== null && (
        <p className={time} role="timer">
          {texts.left(secondsLeft)}
        </p>
      )}
      {address !== null && (
        <>
          <span className={written}>{address}</span>
          <Button icon={<CopyIcon size={20} />} onPress={onCopy}>
            {isCopied ? texts.copied : texts.copy}
          </Button>
        </>
      )}
    </div>
  );
}
