import { css } from "linaria";
import { useEffect, useRef } from "react";
import { CardForm, type CardDetails, type CardFormHandle } from "@kadr/design-system/pay/CardForm";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { color } from "@kadr/design-system/tokens";
import { ownOriginHref } from "../links/ownHref.ts";
import type { FrameBus, Say, Tokenizer } from "../platform/frames/paymentScripts.ts";
import { cardTexts } from "../texts/card.ts";

export interface CardPageProps {
  bus: FrameBus;
  tokenizer: Tokenizer;
  purpose: "pay" | "add";
  /** Where the terms can be read. */
  shellOrigin: string;
}

/* The ground of the popup that the frame stands in; the ring of a field needs room. */
const page = css`
  padding: 4px;
  background: ${color.surfaceRaised};
  :global() {
    html,
    body {
      background: ${color.surfaceRaised};
    }
  }
`;

/** Errors by the tokeniser, as words of its own; one that cannot be read is a failure of processing. */
function refusalsOf(error: unknown): readonly string[] {
  const errors: unknown = (error as { errors?: unknown } | null)?.errors;
  const types = (Array.isArray(errors) ? errors : []).flatMap((one: { type?: unknown } | null) =>
    typeof one?.type === "string" ? [one.type] : [],
  );
  return types.length > 0 ? types : ["processing_error"];
}

/** The form, and what is said of it to the page around. A card goes to the tokeniser; out of here goes what it gave. */
export function CardPage({ bus, tokenizer, purpose, shellOrigin }: CardPageProps) {
  const form = useRef<CardFormHandle>(null);
  const say = useRef<Say>(() => undefined);

  useEffect(() => {
    const opened = bus.openBus(
      "kadr-card",
      {
        theme: (data) => void bus.takeTheme(data, []),
        // A person who has pressed something here meanwhile stays there.
        focus: () => {
          if (document.activeElement === document.body) form.current?.focus();
        },
      },
      () => bus.followHeight(opened),
    );
    say.current = opened;
    bus.closeBy(opened);
  }, [bus]);

  const take = async ({ number, expiry, code }: CardDetails): Promise<readonly string[]> => {
    const [month = "", year = ""] = expiry.split("/");
    try {
      const token = await tokenizer.tokenize({ number, month, year, cvc: code });
      say.current("token", { token });
      return [];
    } catch (error) {
      return refusalsOf(error);
    }
  };

  const [before, link, after] = cardTexts.disclaimer[purpose];
  return (
    <div className={page}>
      <VisuallyHidden as="h1">{cardTexts.frame.title}</VisuallyHidden>
      <CardForm
        ref={form}
        onSubmit={take}
        onError={(type) => say.current("error", { type: type.slice(0, 40) })}
        texts={{ ...cardTexts.form, submit: cardTexts.submit[purpose] }}
        disclaimer={
          <>
            {before}
            <a href={ownOriginHref(shellOrigin, "/info/agreement/")} target="_blank" rel="noopener">
              {link}
            </a>
            {after}
          </>
        }
      />
    </div>
  );
}
