import { Button, type ButtonProps } from "@kadr/design-system/primitives/Button";
import { FormNote } from "@kadr/design-system/primitives/Form";
import { profileTexts } from "../../texts/profile.ts";

export interface SendRowProps extends Pick<ButtonProps, "variant" | "isDisabled"> {
  /** How far its form is. */
  form: { readonly note: string | null; readonly isSending: boolean };
  /** Words of the button. Default «Сохранить». */
  children?: string;
}

/** Last row of a form: the outcome of the last try, and the button that sends it. */
export function SendRow({ form, children = profileTexts.save, ...button }: SendRowProps) {
  return (
    <>
      {form.note !== null && <FormNote>{form.note}</FormNote>}
      <div>
        <Button {...button} type="submit" isPending={form.isSending} pendingLabel={profileTexts.saving}>
          {children}
        </Button>
      </div>
    </>
  );
}
