import { css } from "linaria";
import { color, font, layer, radius, space } from "../../tokens/index.ts";

export interface SkipLinkProps {
  children: string;
  /** The address of the main part. Default "#main". */
  href?: string | undefined;
}

const skipLink = css`
  position: fixed;
  inset: ${space[2]} auto auto ${space[2]};
  z-index: ${layer.skipLink};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.textOnAccent};
  font: ${font.bodyStrong};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink({ children, href = "#main" }: SkipLinkProps) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  );
}
