import { useState } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { Form } from "@kadr/design-system/primitives/Form";
import { TextField } from "@kadr/design-system/primitives/TextField";
import { isEmail } from "../../stores/profile/checks.ts";
import { promoTexts } from "../../texts/purchase.ts";

export interface PromoFormProps {
  /** Error of the last code; another object with every response. */
  failure: { readonly text: string; readonly of: "code" | "email" } | null;
  /** The field of the e-mail is there only for who has no confirmed one, with what the profile says. */
  email: { readonly prefilled: string } | null;
  isPending: boolean;
  onSubmit: (code: string, email: string | null) => void;
}

/** A code is no longer than that, characters (`promo.maxLength`). */
const maxCodeLength = 32;

/** The form of promo codes, of both systems (PROMO-FORM-01 to -08). */
export function PromoForm({ failure, email, isPending, onSubmit }: PromoFormProps) {
  const [code, setCode] = useState("");
  const [address, setAddress] = useState(email?.prefilled ?? "");
  const [hasTyped, setTyped] = useState(false);
  /** The failure that was typed over: it is said no more. */
  const [answered, setAnswered] = useState<PromoFormProps["failure"]>(null);
  const [isAddressChecked, setAddressChecked] = useState(false);

  const trimmed = code.trim();
  const said = failure === answered ? null : failure;
  const ownError = !hasTyped
    ? undefined
    : trimmed === ""
      ? promoTexts.required
      : trimmed.length > maxCodeLength
        ? promoTexts.failures.notFound
        : undefined;
  const codeError = ownError ?? (said?.of === "code" ? said.text : undefined);
  const wrongAddress =
    email === null
      ? undefined
      : address.trim() === ""
        ? promoTexts.required
        : isEmail(address)
          ? undefined
          : promoTexts.invalidEmail;
  const addressError = (isAddressChecked ? wrongAddress : undefined) ?? (said?.of === "email" ? said.text : undefined);

  const submit = () => {
    if (!hasTyped || codeError !== undefined || isPending) return;
    setAddressChecked(true);
    if (wrongAddress === undefined) onSubmit(trimmed, email === null ? null : address.trim());
  };
  return (
    <Form aria-label={promoTexts.title} onSubmit={submit} failure={isAddressChecked ? (wrongAddress ?? said) : said}>
      <TextField
        autoFocus
        label={promoTexts.code}
        autoComplete="off"
        spellCheck="false"
        isRequired
        value={code}
        onChange={(text) => {
          setCode(text);
          setTyped(true);
          setAnswered(failure);
        }}
        error={codeError}
      />
      {email !== null && (
        <TextField
          label={promoTexts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired
          description={promoTexts.emailHint}
          value={address}
          onChange={(text) => {
            setAddress(text);
            if (said?.of === "email") setAnswered(failure);
          }}
          onBlur={() => setAddressChecked(isAddressChecked || address !== "")}
          error={addressError}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="l"
        isWide
        isDisabled={!hasTyped || codeError !== undefined}
        isPending={isPending}
        pendingLabel={promoTexts.pending}
      >
        {promoTexts.submit}
      </Button>
    </Form>
  );
}
