import { css } from "linaria";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { Form, FormNote } from "../../primitives/Form/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { color, font, space } from "../../tokens/index.ts";
import { BrandMark, type CardBrand } from "../CardMark/index.ts";
import { codeMask, expiryMask, numberMask } from "./masks.ts";
import { brandOf, fieldOfRefusal, isPlainRefusal, isRight, type CardDetails, type CardField } from "./rules.ts";
import { useMasked } from "./useMasked.ts";

export type { CardDetails } from "./rules.ts";

export interface CardFormTexts {
  number: string;
  expiry: string;
  expiryPlaceholder: string;
  code: string;
  /** Said by the code's field. */
  codeHint: string;
  /** Errors of the fields; that of the whole card under `processing` (`card.error.*`). */
  errors: Readonly<Record<CardField | "processing", string>>;
  /** How a scheme is called on screen. */
  brands: Readonly<Record<CardBrand, string>>;
  submit: string;
  /** Heard while the card is looked at. */
  pending: string;
}

export interface CardFormHandle {
  /** To the first field that is empty or wrong. */
  focus: () => void;
}

export interface CardFormProps {
  /** Takes the card; resolves with the types of what was wrong, none when it was taken (`card.tokenizationError`). */
  onSubmit: (card: CardDetails) => Promise<readonly string[]>;
  /** A type that has no message of the form's. */
  onError?: ((type: string) => void) | undefined;
  /** Under the button: what is agreed to, and what becomes of the card. */
  disclaimer: ReactNode;
  texts: CardFormTexts;
  ref?: Ref<CardFormHandle> | undefined;
}

const pair = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${space[4]};
`;

const numberPlace = css`
  position: relative;
  & input {
    padding-inline-end: 60px;
    font-variant-numeric: tabular-nums;
  }
`;

/** Beside the digits, in the middle of the field: 20 px of label and 6 px of gap are above it. */
const brandPlace = css`
  position: absolute;
  inset-block-start: 34px;
  inset-inline-end: ${space[2]};
  display: grid;
  pointer-events: none;
  @media (pointer: coarse) {
    inset-block-start: 36px;
  }
`;

const line = css`
  display: block;
`;

const terms = css`
  color: ${color.textMuted};
  font: ${font.caption};
  & a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`;

const order: readonly CardField[] = ["number", "expiry", "code"];

/** A card is typed in here and handed to whoever turns it into a token: nothing of it is kept (docs/invariants.md, S7). */
export function CardForm({ onSubmit, onError, disclaimer, texts, ref }: CardFormProps) {
  const fields = {
    number: useMasked(numberMask),
    expiry: useMasked(expiryMask),
    code: useMasked(codeMask),
  };
  const { number, expiry, code } = fields;
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const isWrong = (name: CardField): boolean => !isRight[name](fields[name].value);
  const errorOf = (name: CardField): string | undefined =>
    left.has(name) && isWrong(name) && !isPending ? texts.errors[name] : undefined;
  const focusFirst = () => fields[order.find(isWrong) ?? "number"].focus();
  useImperativeHandle(ref, () => ({ focus: focusFirst }));

  const empty = () => {
    for (const name of order) fields[name].wipe();
    setLeft(new Set());
  };
  const onLeave = useEffectEvent(empty);
  useEffect(() => {
    // The browser may keep the page for Back: not with a card in it.
    const leave = () => onLeave();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);

  const submit = async () => {
    if (isPending) return;
    setRefusals([]);
    if (order.some(isWrong)) {
      setLeft(new Set(order));
      setAttempt((count) => count + 1);
      return;
    }
    setPending(true);
    const types = await onSubmit({ number: number.value, expiry: expiry.value, code: code.value });
    if (types.length === 0) {
      // Taken: the button goes on turning until the next step is here.
      empty();
      return;
    }
    setPending(false);
    const other = types.find((type) => fieldOfRefusal[type] === undefined && !isPlainRefusal(type));
    if (other !== undefined) return onError?.(other);
    setRefusals([...new Set(types.map((type) => texts.errors[fieldOfRefusal[type] ?? "processing"]))]);
    const first = order.find((name) => types.some((type) => fieldOfRefusal[type] === name));
    if (first !== undefined) fields[first].focus();
  };

  const of = (name: CardField) => ({
    ...fields[name].props,
    error: errorOf(name),
    isRequired: true,
    isReadOnly: isPending,
    onChange: (text: string) => {
      setRefusals([]);
      fields[name].props.onChange(text);
    },
    // A person who goes to another window, or out of this frame, has not left the field.
    onBlur: () => {
      if (document.hasFocus()) setLeft((was) => new Set(was).add(name));
    },
  });
  const brand = brandOf(number.value);

  return (
    <Form onSubmit={() => void submit()} failure={attempt === 0 ? null : attempt}>
      <div className={numberPlace}>
        <TextField
          {...of("number")}
          label={texts.number}
          placeholder="0000 0000 0000 0000"
          autoComplete="cc-number"
          inputMode="numeric"
        />
        <span className={brandPlace}>
          <BrandMark brand={brand} label={brand === null ? undefined : texts.brands[brand]} />
        </span>
      </div>
      <div className={pair}>
        <TextField
          {...of("expiry")}
          label={texts.expiry}
          placeholder={texts.expiryPlaceholder}
          autoComplete="cc-exp"
          inputMode="numeric"
        />
        <TextField
          {...of("code")}
          label={texts.code}
          placeholder="000"
          description={texts.codeHint}
          type="password"
          autoComplete="cc-csc"
          inputMode="numeric"
        />
      </div>
      {refusals.length > 0 && (
        <FormNote>
          {refusals.map((text) => (
            <span key={text} className={line}>
              {text}
            </span>
          ))}
        </FormNote>
      )}
      <Button type="submit" variant="primary" size="l" isWide isPending={isPending} pendingLabel={texts.pending}>
        {texts.submit}
      </Button>
      <p className={terms}>{disclaimer}</p>
    </Form>
  );
}
