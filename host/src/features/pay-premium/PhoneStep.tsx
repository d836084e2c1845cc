import { css } from "linaria";
import { useState } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { Form, FormNote } from "@kadr/design-system/primitives/Form";
import { TextField } from "@kadr/design-system/primitives/TextField";
import { space } from "@kadr/design-system/tokens";
import { phoneOf } from "../../stores/profile/checks.ts";
import { premiumTexts } from "../../texts/premium.ts";

const { phone: texts } = premiumTexts;

const submit = css`
  margin-top: ${space[4]};
`;

export interface PhoneStepProps {
  isSaving: boolean;
  hasFailed: boolean;
  onSave: (phone: string) => void;
}

/** A person without a number in the profile is asked for one (PAY-FLOW-25). */
export function PhoneStep({ isSaving, hasFailed, onSave }: PhoneStepProps) {
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const phone = phoneOf(text);
  const save = () => {
    setWrong(phone === undefined);
    if (phone !== undefined) onSave(phone);
  };
  return (
    <Form aria-label={texts.title} onSubmit={save}>
      <TextField
        label={texts.label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        autoFocus
        description={texts.hint}
        value={text}
        isReadOnly={isSaving}
        onChange={(next) => {
          setText(next);
          setWrong(false);
        }}
        error={isWrong ? texts.invalid : undefined}
      />
      {hasFailed && <FormNote>{texts.failed}</FormNote>}
      <Button
        type="submit"
        variant="primary"
        size="l"
        isWide
        className={submit}
        isPending={isSaving}
        pendingLabel={texts.pending}
      >
        {texts.next}
      </Button>
    </Form>
  );
}
