import { css, cx } from "linaria";
import { color, font } from "../../tokens/index.ts";

/** Seasons that add a small sign to the logo. */
export type LogoSeason = "winter" | "march" | "spring" | "event";

export interface LogoProps {
  /** Default: none, the sign as it is. */
  season?: LogoSeason | undefined;
  /** The written name beside the sign; without it the sign stands alone. */
  name?: string | undefined;
  className?: string | undefined;
}

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  color: ${color.text};
  font: ${font.title};
  letter-spacing: -0.01em;
`;

const frame = css`
  color: ${color.accentText};
`;

const sign = css`
  color: ${color.premiumText};
`;

/** A small sign of the season in the corner of the frame, of 10 units around (25, 7): a snowflake, a flower, a shoot, a star. */
const seasons: Readonly<Record<LogoSeason, string>> = {
  winter: "M25 1.5v11M20.2 4.2l9.6 5.6M29.8 4.2l-9.6 5.6",
  march:
    "M25 7m-1.6 0a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0M25 5.4V2M26.5 6.5l3.2-1M26 8.3l2 2.8M24 8.3l-2 2.8M23.5 6.5l-3.2-1",
  spring: "M25 12.5V6M25 7.5c0-3 1.8-4.7 5-5 0 3.2-1.8 5-5 5M25 10c0-2.4-1.5-4-4.3-4.2C20.7 8.4 22.3 10 25 10",
  event: "m25 1.8 1.6 3.5 3.8.4-2.8 2.6.8 3.7-3.4-1.9-3.4 1.9.8-3.7-2.8-2.6 3.8-.4z",
};

/** The sign of Kadr: the corners of a viewfinder around a frame that plays. */
export function Logo({ name, season, className }: LogoProps) {
  return (
    <span className={cx(logo, className)} data-season={season}>
      <svg className={frame} width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
        <path
          d={`M4 11V8a4 4 0 0 1 4-4h3${season === undefined ? "M21 4h3a4 4 0 0 1 4 4v3" : ""}M28 21v3a4 4 0 0 1-4 4h-3M11 28H8a4 4 0 0 1-4-4v-3`}
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M12.5 11.2c0-1 1.1-1.7 2-1.1l7 4.8c.8.5.8 1.7 0 2.2l-7 4.8c-.9.6-2 0-2-1.1z" fill="currentColor" />
        {season !== undefined && (
          <path
            className={sign}
            d={seasons[season]}
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      {name !== undefined && <span data-name>{name}</span>}
    </span>
  );
}
