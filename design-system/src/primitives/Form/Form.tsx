import { css, cx } from "linaria";
import { type ReactNode, useEffect, useRef } from "react";
import { Form as AriaForm } from "react-aria-components/Form";
import { color, font, radius, space } from "../../tokens/index.ts";
import { DangerIcon, SuccessIcon } from "../Icon/index.ts";

export interface FormProps {
  children: ReactNode;
  onSubmit: () => void;
  /** The name of the form, where it has no heading of its own. */
  "aria-label"?: string;
  /** The id of the heading above it. */
  "aria-labelledby"?: string;
  /** Changes with every response that found something wrong: the first field with an error is focused then. */
  failure?: unknown;
  className?: string | undefined;
}

const form = css`
  display: grid;
  gap: ${space[5]};
`;

/** Fields and the button that sends them. What is wrong stands at its field, and the first such field gets the focus. */
export function Form({ children, onSubmit, failure, className, ...named }: FormProps) {
  const own = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure == null) return;
    const wrong = own.current?.querySelector<HTMLElement>(
      "input[aria-invalid=true], textarea[aria-invalid=true], [role=spinbutton][aria-invalid=true], [role=radiogroup][aria-invalid=true] input",
    );
    wrong?.focus();
  }, [failure]);
  return (
    <AriaForm
      {...named}
      ref={own}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className={cx(form, className)}
    >
      {children}
    </AriaForm>
  );
}

export interface FormNoteProps {
  children: ReactNode;
  /** danger interrupts who listens, success does not. Default "danger". */
  kind?: "danger" | "success" | undefined;
}

const note = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.text};
  font: ${font.body};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    color: ${color.danger};
  }
  &[data-kind="success"] {
    background: ${color.successSoft};
    & > svg {
      color: ${color.success};
    }
  }
`;

/** Outcome of the whole form, beside its button. */
export function FormNote({ children, kind = "danger" }: FormNoteProps) {
  return (
    <div className={note} data-kind={kind} role={kind === "danger" ? "alert" : "status"}>
      {kind === "danger" ? <DangerIcon size={20} /> : <SuccessIcon size={20} />}
      <span>{children}</span>
    </div>
  );
}
