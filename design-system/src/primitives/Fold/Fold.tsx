import { css, cx } from "linaria";
import type { ComponentProps } from "react";
import { fingerArea, font, media, motion, radius } from "../../tokens/index.ts";

export interface FoldProps extends Omit<ComponentProps<"button">, "type" | "onClick" | "children"> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Label while the rest is hidden: «Ещё», «Показать полностью». */
  more: string;
  /** Label while all is shown: «Свернуть». */
  less: string;
  /** Whose text it is, heard after the words: for a list that has many of them. Default none. */
  owner?: string | undefined;
}

const fold = css`
  position: relative;
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.badge};
  background: none;
  color: inherit;
  font: ${font.bodyStrong};
  cursor: pointer;
  transition: color ${motion.state};
  -webkit-tap-highlight-color: transparent;
  ${media.coarse} {
    &::after {
      ${fingerArea}
    }
  }
`;

/** The words under a text that is cut: they show the rest of it, and hide it again. What is cut and how is its place's. */
export function Fold({ isOpen, onOpenChange, more, less, owner, className, ...rest }: FoldProps) {
  const words = isOpen ? less : more;
  return (
    <button
      {...rest}
      type="button"
      className={cx(fold, className)}
      aria-expanded={isOpen}
      aria-label={owner === undefined ? undefined : `${words}, ${owner}`}
      onClick={() => onOpenChange(!isOpen)}
    >
      {words}
    </button>
  );
}
