import { Dialog } from "@kadr/design-system/primitives/Dialog";
import { shortsTexts } from "../../texts/shorts.ts";
import Comments, { type CommentsProps } from "../VideoPage/Comments.tsx";
import * as styles from "./ShortComments.styles.ts";

export interface ShortCommentsProps extends CommentsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The discussion of a short in a sheet: beside the picture on a desktop, from the lower edge on a telephone. */
export default function ShortComments({ isOpen, onOpenChange, ...comments }: ShortCommentsProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={shortsTexts.comments}
      closeLabel={shortsTexts.closeComments}
      className={styles.sheet}
    >
      <Comments {...comments} />
    </Dialog>
  );
}
