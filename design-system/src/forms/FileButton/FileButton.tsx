import type { ReactNode } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button, type ButtonProps } from "../../primitives/Button/index.ts";

export interface FileButtonProps extends Pick<ButtonProps, "variant" | "size" | "icon" | "isWide" | "isDisabled"> {
  /** The words of the button. */
  children: ReactNode;
  /** Media types of the files that are taken: `["image/png"]`. The browser's own dialog shows no others, and lets others be asked for. */
  accept: readonly string[];
  /** The most that a file may have, bytes. */
  maxBytes: number;
  /** One file that is of these types and of this size. What is in it nobody has looked at yet. */
  onChoose: (file: File) => void;
  /** A file that is too large or of another type; of both it is too large. */
  onRefuse: (problem: FileProblem) => void;
}

export type FileProblem = "type" | "size";

/** Asks for one file, by the browser's own dialog. */
export function FileButton({ children, accept, maxBytes, onChoose, onRefuse, ...button }: FileButtonProps) {
  const take = (file: File) => {
    if (file.size > maxBytes) onRefuse("size");
    else if (accept.includes(file.type)) onChoose(file);
    else onRefuse("type");
  };
  return (
    <FileTrigger acceptedFileTypes={accept} onSelect={(files) => files?.[0] && take(files[0])}>
      <Button {...button}>{children}</Button>
    </FileTrigger>
  );
}
