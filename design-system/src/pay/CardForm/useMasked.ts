import { useRef, useState } from "react";
import type { TextFieldProps } from "../../primitives/TextField/index.ts";
import { retyped, type Mask } from "./masks.ts";

type KeyboardEvent = Parameters<NonNullable<TextFieldProps["onKeyDown"]>>[0];

/** A field under a mask: what it is given, and the way to empty it. */
export function useMasked(mask: Mask) {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState("");
  const lastKey = useRef("");
  return {
    value,
    wipe: () => {
      // Also what React has not drawn yet: the page may be going.
      if (ref.current) ref.current.value = "";
      setValue("");
    },
    focus: () => ref.current?.focus(),
    props: {
      ref,
      value,
      onKeyDown: (event: KeyboardEvent) => {
        lastKey.current = event.key;
        // Escape is the popup's.
        event.continuePropagation();
      },
      onChange: (text: string) => {
        const input = ref.current;
        const caret = input?.selectionStart ?? text.length;
        const next = retyped(mask, value, { text, caret }, lastKey.current === "Delete");
        lastKey.current = "";
        if (input) {
          // Written here, the text is what React is about to write, and the caret stays.
          input.value = next.text;
          input.setSelectionRange(next.caret, next.caret);
        }
        setValue(next.text);
      },
    },
  };
}
