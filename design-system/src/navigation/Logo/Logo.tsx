import { css, cx } from "linaria";
import { color, font } from "../../tokens/index.ts";

export interface LogoProps {
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

/** The sign of Kadr: the corners of a viewfinder around a frame that plays. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span className={cx(logo, className)}>
      <svg className={frame} width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
        <path
          d="M4 11V8a4 4 0 0 1 4-4h3M21 4h3a4 4 0 0 1 4 4v3M28 21v3a4 4 0 0 1-4 4h-3M11 28H8a4 4 0 0 1-4-4v-3"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M12.5 11.2c0-1 1.1-1.7 2-1.1l7 4.8c.8.5.8 1.7 0 2.2l-7 4.8c-.9.6-2 0-2-1.1z" fill="currentColor" />
      </svg>
      {name}
    </span>
  );
}
