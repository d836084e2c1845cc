import { css } from "linaria";
import { Button } from "@kadr/design-system/primitives/Button";
import { PlayIcon } from "@kadr/design-system/primitives/Icon";
import { media } from "@kadr/design-system/tokens";
import { trailerTexts } from "../../texts/trailer.ts";

export interface TrailerButtonProps {
  onPress: () => void;
  /** A pointer or the focus is on it. */
  onNear: () => void;
}

const long = css`
  ${media.mobile} {
    display: none;
  }
`;

const short = css`
  display: none;
  ${media.mobile} {
    display: inline;
  }
`;

/** Opens the trailer; its words are shorter on mobile, by the styles, so that a server can draw them. */
export function TrailerButton({ onPress, onNear }: TrailerButtonProps) {
  return (
    <Button
      icon={<PlayIcon size={20} />}
      onHoverStart={onNear}
      onFocus={onNear}
      onPress={onPress}
      aria-haspopup="dialog"
    >
      <span className={long}>{trailerTexts.watch}</span>
      <span className={short}>{trailerTexts.short}</span>
    </Button>
  );
}
